import { useState } from 'preact/hooks';
import { explain } from '../api/request.ts';
import { usePolling } from './use-polling.ts';

/** Records of one kind, a page at a time, newest first. */
export interface Source<T> {
  /** Records made before a time in epoch milliseconds; the newest when no time is given. */
  readonly list: (before?: number) => Promise<readonly T[]>;
  readonly idOf: (record: T) => string;
  /** Epoch milliseconds. */
  readonly timeOf: (record: T) => number;
  readonly isFinal: (record: T) => boolean;
}

export interface History<T> {
  /** Null until the newest records have arrived. */
  readonly records: readonly T[] | null;
  readonly failure: string | null;
  /** Records older than this may be missing; null when all records are there. */
  readonly horizon: number | null;
  /** Fetches the page below the horizon. */
  readonly more: () => Promise<void>;
  /** Removes a record that was deleted. */
  readonly drop: (id: string) => void;
}

/** Number of records on one page of the service's lists. */
const PAGE = 50;

/** Everything sent so far: fetches the newest page again while a record on it is in progress, and older pages on demand. */
export function useHistory<T>({ list, idOf, timeOf, isFinal }: Source<T>, key: string): History<T> {
  const [older, setOlder] = useState<readonly T[]>([]);
  const [ended, setEnded] = useState(false);
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const { value: newest, failure } = usePolling(
    () => list(),
    (page) => page.every(isFinal),
    key,
  );
  // Files sent meanwhile move records from the newest page to older ones; the map keeps each record once.
  const all = newest && [...new Map([...older, ...newest].map((record) => [idOf(record), record])).values()];
  const records = all?.filter((record) => !dropped.has(idOf(record))).sort((a, b) => timeOf(b) - timeOf(a)) ?? null;
  const full = newest !== null && newest.length === PAGE && !ended;
  const horizon = full ? Math.min(...all!.map(timeOf)) : null;
  return {
    records,
    failure: failure ?? problem,
    horizon,
    async more() {
      if (horizon === null) return;
      try {
        const page = await list(horizon);
        setOlder((before) => [...before, ...page]);
        setEnded(page.length < PAGE);
        setProblem(null);
      } catch (error) {
        setProblem(explain(error));
      }
    },
    drop: (id) => setDropped((before) => new Set(before).add(id)),
  };
}
