import type { Db } from '../../platform/db/database.ts';
import { advance } from './record-life.ts';

const PROGRESS_MS = 500;

export interface ProgressWriter {
  /** The share of the work that is done; left out where one was written just before, unless it begins a `step`. */
  note(share: number, step?: 'step'): void;
  /** Fulfilled when nothing is on its way to the database. */
  settled(): Promise<unknown>;
}

/** Writes how far a file in work is, twice a second at most and one statement at a time. */
export function progressWriter(db: Db, id: string): ProgressWriter {
  let writing: Promise<unknown> = Promise.resolve();
  let writtenAt = Number.NEGATIVE_INFINITY;
  return {
    note(share, step) {
      if (step === undefined && performance.now() - writtenAt < PROGRESS_MS) return;
      writtenAt = performance.now();
      // A progress that is lost is no reason to fail; the last statement would meet the same fault and say so.
      writing = writing.then(() => advance(db, id, share)).catch(() => undefined);
    },
    settled: () => writing,
  };
}
