import type { Log } from '../platform/log.ts';

/** What a start has opened. Whoever opens a part says at once how it is closed. */
export interface Scope {
  onClose(close: () => unknown): void;
  /** Closes everything in the reverse order of opening: first what takes work, last what it is written to. Never rejects. */
  close(): Promise<void>;
}

/** A part that cannot be closed is logged, and the parts below it are closed all the same. */
export function createScope(log: Log): Scope {
  const closers: (() => unknown)[] = [];
  return {
    onClose: (close) => void closers.push(close),
    async close() {
      for (const close of closers.splice(0).reverse()) {
        try {
          await close();
        } catch (err) {
          log.error({ err }, 'a part could not be closed');
        }
      }
    },
  };
}
