/** Longest wait at one place where a thread stands aside, in ms: long work goes on at a fifth of its speed or better. */
const LONGEST_MS = 150;
/** The wait is cut into such pieces, in ms, to see whether the way is free. */
const LOOK_MS = 5;

/**
 * Lets short work go before long work on a machine that cannot do both at full speed. The pool of the short work counts in
 * shared memory what it has under way; threads with long work look there between two steps and wait a little while it is
 * not zero. A lower priority of the threads (setpriority) was tried instead and made checks slower: a thread that is put
 * aside in the middle of a step may hold what others wait for.
 */
export interface RightOfWay {
  /** Int32Array of one element. */
  readonly counter: SharedArrayBuffer;
}

export function createRightOfWay(): RightOfWay {
  return { counter: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) };
}

/** Something short begins; call the returned function when it has ended. */
export function takeRightOfWay({ counter }: RightOfWay): () => void {
  const count = new Int32Array(counter);
  Atomics.add(count, 0, 1);
  return () => {
    if (Atomics.sub(count, 0, 1) === 1) Atomics.notify(count, 0);
  };
}

/** Blocks this thread while something short is under way, for 150 ms at most. For worker threads alone. */
export function standAside({ counter }: RightOfWay): void {
  const count = new Int32Array(counter);
  const until = performance.now() + LONGEST_MS;
  for (let value = Atomics.load(count, 0); value !== 0 && performance.now() < until; value = Atomics.load(count, 0))
    Atomics.wait(count, 0, value, LOOK_MS);
}
