import { useState } from 'preact/hooks';
import { explain } from '../api/request.ts';

export interface Attempts {
  readonly problem: string | null;
  readonly busy: boolean;
  /** Starts `work`; if it fails, `problem` says why. */
  attempt(work: () => Promise<unknown>): void;
  /** For a component that stays after a success, because it may try something else. */
  readonly end: () => void;
}

/** Runs one action of a dialog at a time and keeps what went wrong. After a success the dialog usually disappears. */
export function useAttempt(): Attempts {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  function attempt(work: () => Promise<unknown>): void {
    setBusy(true);
    setProblem(null);
    work().catch((error: unknown) => {
      setProblem(explain(error));
      setBusy(false);
    });
  }
  return { problem, busy, attempt, end: () => setBusy(false) };
}

/** The fields of a form that was just sent; the browser does not leave the page. */
export function sentFields(event: SubmitEvent): FormData {
  event.preventDefault();
  return new FormData(event.currentTarget as HTMLFormElement);
}
