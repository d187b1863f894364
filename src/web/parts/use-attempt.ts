import { useState } from 'preact/hooks';
import { explain } from '../api/request.ts';

export interface Attempts {
  readonly problem: string | null;
  readonly busy: boolean;
  /** Starts something; what went wrong with it becomes `problem`. */
  attempt(work: () => Promise<unknown>): void;
  /** For a part that stays when it went well: it may try something else. */
  readonly end: () => void;
}

/** What a dialog does: one thing at a time, and what went wrong with it. The dialog is gone when it went well. */
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

/** The fields of a form that was just sent; the page stays. */
export function sentFields(event: SubmitEvent): FormData {
  event.preventDefault();
  return new FormData(event.currentTarget as HTMLFormElement);
}
