/** Longest wait, in ms, for a moment without work: who types on without a pause sees the figures and keeps the text all the same. */
const LONGEST_MS = 500;

/**
 * Does something after a time, at a moment in which the browser has nothing else to do: between the frame of one key and the next key. A timer comes at any moment,
 * and a key that is pressed meanwhile waits for what it does.
 * @returns takes it back
 */
export function whenIdle(work: () => void, afterMs: number): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Safari has none
    if (typeof requestIdleCallback === 'undefined') work();
    else idle = requestIdleCallback(work, { timeout: LONGEST_MS });
  }, afterMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
