import type { Db } from '../../platform/db/database.ts';
import { advance } from './record-life.ts';

const PROGRESS_MS = 500;

export interface ProgressWriter {
  /** Writes the share of the work that is done. Skipped shortly after another write, unless it begins a `step`. */
  note(share: number, step?: 'step'): void;
  /** Resolves when no write is pending. */
  settled(): Promise<unknown>;
}

/** Writes the progress of a file that is being processed, at most twice a second and one statement at a time. */
export function progressWriter(db: Db, id: string): ProgressWriter {
  let writing: Promise<unknown> = Promise.resolve();
  let writtenAt = Number.NEGATIVE_INFINITY;
  return {
    note(share, step) {
      if (step === undefined && performance.now() - writtenAt < PROGRESS_MS) return;
      writtenAt = performance.now();
      // Lost progress is no reason to fail. The last statement would meet the same fault and report it.
      writing = writing.then(() => advance(db, id, share)).catch(() => undefined);
    },
    settled: () => writing,
  };
}
