/** Longest pause at one point where a thread stands aside, in ms. Long work keeps at least a fifth of its speed. */
const LONGEST_MS = 150;
/** The pause is divided into pieces of this length, in ms, to check whether the short work has ended. */
const LOOK_MS = 5;

/**
 * Lets short work go before long work on a machine that cannot do both at full speed. The pool of short work counts its
 * running tasks in shared memory. Threads with long work read that count between two steps and wait a little while it
 * is not zero. Lowering the threads' priority (setpriority) was tried instead and made checks slower, because a thread
 * that is suspended in the middle of a step may hold what others wait for.
 */
export interface RightOfWay {
  /** Int32Array of one element. */
  readonly counter: SharedArrayBuffer;
}

export function createRightOfWay(): RightOfWay {
  return { counter: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) };
}

/** Marks the start of short work; call the returned function when it has ended. */
export function takeRightOfWay({ counter }: RightOfWay): () => void {
  const count = new Int32Array(counter);
  Atomics.add(count, 0, 1);
  return () => {
    if (Atomics.sub(count, 0, 1) === 1) Atomics.notify(count, 0);
  };
}

/** Blocks this thread while short work is running, for 150 ms at most. Only for worker threads. */
export function standAside({ counter }: RightOfWay): void {
  const count = new Int32Array(counter);
  const until = performance.now() + LONGEST_MS;
  for (let value = Atomics.load(count, 0); value !== 0 && performance.now() < until; value = Atomics.load(count, 0))
    Atomics.wait(count, 0, value, LOOK_MS);
}
