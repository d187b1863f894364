/** Decides which texts are checked now, and reports the results. */
export interface CheckScheduler {
  /**
   * Declares all unchecked texts, the most urgent first. A text that is no longer among them is stale: it leaves the
   * queue, and its request is aborted. `typing` is the text under the cursor, which waits until the writer pauses.
   */
  want(texts: readonly string[], typing: string | null): void;
  /** Number of texts that wait or are being checked. */
  readonly open: number;
  /** Aborts everything. */
  stop(): void;
}

export interface SchedulerOptions<Found> {
  readonly check: (text: string, signal: AbortSignal) => Promise<Found>;
  readonly onFound: (text: string, found: Found) => void;
  /** `again` is the time until the next try, in ms; null when the text is given up. */
  readonly onFailed: (text: string, error: unknown, again: number | null) => void;
  /** Says whether an error may pass and, if the server said so, after how many ms. */
  readonly mayPass: (error: unknown) => { readonly afterMs?: number } | null;
  /** Number of requests at the same time. */
  readonly concurrency?: number;
  /** How long the text under the cursor must stay unchanged, in ms. */
  readonly restMs?: number;
}

const CONCURRENCY = 3;
const REST_MS = 450;
/** First pause after a failure that may pass; it doubles up to the longest pause. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Sends texts one paragraph at a time, keyed by the text itself: equal paragraphs are checked once. */
export function createCheckScheduler<Found>(options: SchedulerOptions<Found>): CheckScheduler {
  const { check, onFound, onFailed, mayPass, concurrency = CONCURRENCY, restMs = REST_MS } = options;
  /** Waiting texts in the order of urgency, with the time from which they may be sent. */
  let waiting = new Map<string, number>();
  const underWay = new Map<string, AbortController>();
  const givenUp = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pausedUntil = 0;
  let failures = 0;

  function pump(): void {
    clearTimeout(timer);
    const now = performance.now();
    let next = Number.POSITIVE_INFINITY;
    for (const [text, from] of waiting) {
      if (underWay.size >= concurrency) return;
      const due = Math.max(from, pausedUntil);
      if (due <= now) {
        waiting.delete(text);
        void send(text);
      } else next = Math.min(next, due);
    }
    if (next < Number.POSITIVE_INFINITY) timer = setTimeout(pump, next - now);
  }

  async function send(text: string): Promise<void> {
    const controller = new AbortController();
    underWay.set(text, controller);
    try {
      const found = await check(text, controller.signal);
      if (controller.signal.aborted) return;
      failures = 0;
      underWay.delete(text);
      onFound(text, found);
    } catch (error) {
      if (controller.signal.aborted) return;
      underWay.delete(text);
      const passing = mayPass(error);
      if (passing === null) {
        givenUp.add(text);
        onFailed(text, error, null);
      } else {
        const pause = passing.afterMs ?? Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++);
        pausedUntil = performance.now() + pause;
        waiting = new Map([[text, 0], ...waiting]);
        onFailed(text, error, pause);
      }
    }
    pump();
  }

  return {
    want(texts, typing) {
      const wanted = new Set(texts);
      for (const [text, controller] of underWay) {
        if (wanted.has(text)) continue;
        underWay.delete(text);
        controller.abort();
      }
      const rest = performance.now() + restMs;
      const before = waiting;
      waiting = new Map();
      for (const text of wanted) {
        if (underWay.has(text) || givenUp.has(text)) continue;
        // A text that already waits keeps its time; a text that the cursor has left is sent at once.
        waiting.set(text, text === typing ? (before.get(text) ?? rest) : 0);
      }
      pump();
    },
    get open() {
      return waiting.size + underWay.size;
    },
    stop() {
      clearTimeout(timer);
      waiting.clear();
      givenUp.clear();
      for (const controller of underWay.values()) controller.abort();
      underWay.clear();
    },
  };
}
