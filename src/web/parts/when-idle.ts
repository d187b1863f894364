/** Longest wait for an idle moment, in ms: a person who types without a pause still sees the figures, and the text is still saved. */
const LONGEST_MS = 500;

/**
 * Calls `work` after a time, when the browser has nothing else to do: between the frame of one key and the next key. A timer may fire at any moment,
 * and a key that is pressed meanwhile waits for the timer's work.
 * @returns a function that cancels the call
 */
export function whenIdle(work: () => void, afterMs: number): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') work();
    else idle = requestIdleCallback(work, { timeout: LONGEST_MS });
  }, afterMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
