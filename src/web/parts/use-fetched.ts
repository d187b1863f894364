import { useCallback, useEffect, useState } from 'preact/hooks';
import { explain, isAbort } from '../api/request.ts';

export interface Fetched<T> {
  /** Undefined until the first answer arrives; stays while the next one is fetched. */
  readonly value: T | undefined;
  /** A sentence about what went wrong. */
  readonly problem: string | null;
  reload(): void;
}

/** Asks when the component appears and whenever `key` changes; drops answers that arrive too late. */
export function useFetched<T>(ask: () => Promise<T>, key: unknown = null): Fetched<T> {
  const [value, setValue] = useState<T>();
  const [problem, setProblem] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    ask().then(
      (answer) => {
        if (!current) return;
        setValue(answer);
        setProblem(null);
      },
      (error: unknown) => {
        if (current && !isAbort(error)) setProblem(explain(error));
      },
    );
    return () => {
      current = false;
    };
    // `ask` is a new function each time; `key` says when it asks for something else.
  }, [key, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { value, problem, reload };
}
