import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Place } from '../../src/platform/blobs/s3-client.ts';

/**
 * `away` drops every connection, `failing` answers 503 to half of the requests, `tearing` performs half of the requests
 * but cuts off the answer, `slow` waits up to three seconds.
 */
export const STORE_FAULTS = ['away', 'failing', 'tearing', 'slow'] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

export interface StoreProxy {
  /** The store's address for clients. Requests are signed for this address, and the proxy passes the name on. */
  readonly place: S3Place;
  /** The current fault; undefined for none. */
  fault: StoreFault | undefined;
  close(): void;
}

/** An S3 store that can be made to misbehave, between Emend and a real one. */
export async function openStoreProxy(place: S3Place): Promise<StoreProxy> {
  const target = new URL(place.endpoint);
  const server = createServer((asked, answer) => void serve(asked, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const proxy: StoreProxy = {
    place: { ...place, endpoint: `http://127.0.0.1:${port}` },
    fault: undefined,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };

  async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { fault } = proxy;
    const isHit = Math.random() < 0.5;
    if (fault === 'away') return void asked.socket.destroy();
    if (fault === 'failing' && isHit) {
      asked.resume();
      return void answer.writeHead(503, { connection: 'close' }).end();
    }
    if (fault === 'slow') await sleep(Math.random() * 3_000);
    const { method, url, headers } = asked;
    const options = { host: target.hostname, port: target.port, method, path: url, headers };
    const passed = request(options, (got) => {
      answer.writeHead(got.statusCode!, got.headers);
      if (fault === 'tearing' && isHit) {
        got.resume();
        answer.flushHeaders();
        return void setTimeout(() => asked.socket.destroy(), 20);
      }
      got.on('error', () => asked.socket.destroy());
      got.pipe(answer);
    });
    passed.on('error', () => asked.socket.destroy());
    asked.on('error', () => passed.destroy());
    asked.pipe(passed);
  }
  return proxy;
}
