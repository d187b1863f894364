import type { Log } from '../platform/log.ts';

/** Everything that a start has opened. Code that opens a part registers at once how to close it. */
export interface Scope {
  onClose(close: () => unknown): void;
  /** Closes everything in the reverse order of opening: first the parts that accept work, last those that they write to. Never rejects. */
  close(): Promise<void>;
}

/** If a part cannot be closed, this is logged and the parts below it are still closed. */
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
