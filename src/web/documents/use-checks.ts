import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError, explain } from '../api/request.ts';
import { checkForReview } from '../api/review.ts';
import type { ReviewAlert } from '../review/alert.ts';
import type { ReviewOptions } from '../review/check-options.ts';
import { createCheckScheduler } from '../review/check-scheduler.ts';
import { createParagraphChecker } from '../review/paragraph-checker.ts';

export interface Checks {
  /** Alerts by text. */
  readonly found: ReadonlyMap<string, readonly ReviewAlert[]>;
  /** Number of texts that are still to be checked. */
  readonly open: number;
  readonly failure: string | null;
}

/** How often the findings are shown while a long text is being checked, in ms. */
const SHOW_MS = 250;

/** Checks texts that do not change, in their order. */
export function useChecks(texts: readonly string[], options: ReviewOptions): Checks {
  const [checks, setChecks] = useState<Checks>({ found: new Map(), open: texts.length, failure: null });
  const gathered = useRef(new Map<string, readonly ReviewAlert[]>());

  useEffect(() => {
    const distinct = [...new Set(texts)];
    gathered.current = new Map();
    let failure: string | null = null;
    let failed = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      const open = distinct.length - gathered.current.size - failed;
      setChecks({ found: new Map(gathered.current), open, failure });
    };
    const later = () => {
      timer ??= setTimeout(show, SHOW_MS);
    };
    const check = createParagraphChecker((text, signal) => checkForReview(text, options, signal));
    const scheduler = createCheckScheduler<readonly ReviewAlert[]>({
      check,
      mayPass: (error) => (error instanceof ApiError && (error.status === 429 || error.status >= 500) ? {} : null),
      onFound(text, alerts) {
        gathered.current.set(text, alerts);
        later();
      },
      onFailed(_text, error, again) {
        if (again !== null) return;
        failed++;
        failure = explain(error);
        later();
      },
    });
    show();
    scheduler.want(distinct, null);
    return () => {
      scheduler.stop();
      clearTimeout(timer);
    };
  }, [texts, options]);

  return checks;
}
