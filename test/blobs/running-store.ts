import { connect, createServer } from 'node:net';
import type { S3Place } from '../../src/platform/blobs/s3-client.ts';

export interface RunningStore {
  readonly place: S3Place;
  stop(): Promise<void>;
}

/**
 * Below the ports that a system hands out to whoever asks for any: from 32,768 on most, from 16,000 in some sandboxes, where a port from these had
 * gone to a connection of another test by the time that the service came to it.
 */
const LOWEST_PORT = 10_240;
const PORTS = 16_000 - LOWEST_PORT;

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
