import { connect, createServer } from 'node:net';
import type { S3Place } from '../../src/platform/blobs/s3-client.ts';

export interface RunningStore {
  readonly place: S3Place;
  stop(): Promise<void>;
}

/** Below the ports that the system hands out (from 32,768): whoever asks for any port must not be given this one before it is used. */
const LOWEST_PORT = 10_240;
const PORTS = 20_000;

/** A port that nobody listens on, for a program that must be told its port before it starts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST_PORT + Math.floor(Math.random() * PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** @throws Error when nothing listens there within 60 s */
export async function untilOpen(port: number): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing listens on port ${port}`);
}
