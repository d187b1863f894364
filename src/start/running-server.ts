import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { completeSettings, type RawSettings, type Settings } from '../platform/config/settings.ts';
import { problem } from '../platform/errors.ts';
import type { StartContext } from './context.ts';

export interface RunningServer {
  readonly settings: Settings;
  /** Where it listens, with the port that was bound. */
  readonly address: string;
  /** Resolves when the worker threads are warm; rejects if they cannot start. */
  readonly ready: Promise<void>;
  /** Stops accepting requests, finishes those in progress, writes waiting data and closes the database. */
  close(): Promise<void>;
}

/**
 * @returns the port that was bound
 * @throws EmendError `http.port-taken`, `http.port-denied` or `http.cannot-listen`
 */
export async function listen(app: FastifyInstance, { host, port }: RawSettings): Promise<number> {
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw problem('http.port-taken', { host, port });
    if (error.code === 'EACCES') throw problem('http.port-denied', { port });
    throw problem('http.cannot-listen', { host, problem: error.code ?? 'unknown' });
  });
  return (app.server.address() as AddressInfo).port;
}

/** What the caller of the start receives; closing it closes everything that the start has opened. */
export function running({ raw, scope }: StartContext, port: number, ready: Promise<void>): RunningServer {
  const shownHost = raw.host === '0.0.0.0' || raw.host === '::' ? 'localhost' : raw.host;
  return {
    settings: completeSettings(raw, port),
    address: `http://${shownHost}:${port}`,
    ready,
    close: () => scope.close(),
  };
}
