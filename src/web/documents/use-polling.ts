import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError, explain } from '../api/request.ts';

export interface Polled<T> {
  readonly value: T | null;
  readonly failure: string | null;
}

const FIRST_MS = 400;
const LONGEST_MS = 3_000;

/** Asks until `isFinal` holds, less often as time passes; asks again when the service is unavailable for a moment. */
export function usePolling<T>(ask: () => Promise<T>, isFinal: (value: T) => boolean, key: string): Polled<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef({ ask, isFinal });
  latest.current = { ask, isFinal };

  useEffect(() => {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_MS;
    const next = () => {
      pause = Math.min(LONGEST_MS, pause * 1.25);
      timer = setTimeout(turn, pause);
    };
    const turn = () => {
      latest.current.ask().then(
        (found) => {
          if (stopped) return;
          setValue(found);
          setFailure(null);
          if (!latest.current.isFinal(found)) next();
        },
        (error: unknown) => {
          if (stopped) return;
          setFailure(explain(error));
          const { status } = error instanceof ApiError ? error : { status: -1 };
          if (status === 0 || status === 429 || status >= 500) next();
        },
      );
    };
    turn();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [key]);

  return { value, failure };
}
