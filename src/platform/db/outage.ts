import type { Log } from '../log.ts';

/** Tracks whether the database or the file store is unavailable, so that an outage is one log line and its end another. */
export interface OutageWatch {
  /** Reports a fault of the connection. */
  note(error: unknown): void;
  /** Resolves when it answers, or with false when `signal` is aborted first. */
  answers(signal: AbortSignal): Promise<boolean>;
  close(): void;
}

/** A part that can become unavailable and return. */
export interface Watched {
  /** Throws if it does not answer. */
  ping(): Promise<void>;
  /** Calls `listener` whenever it is found to be unavailable. */
  onAway(listener: (error: unknown) => void): void;
}

const PING_MS = 500;

/** @param name its name in the log */
export function watchOutages(watched: Watched, log: Log, name = 'database'): OutageWatch {
  let since: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const waiting: (() => void)[] = [];

  function note(error: unknown): void {
    if (since !== undefined || closed) return;
    since = performance.now();
    const { code } = (error ?? {}) as { code?: unknown };
    log.warn(
      { ...(typeof code === 'string' ? { code } : {}) },
      `the ${name} does not answer; work goes on when it does`,
    );
    look();
  }

  function look(): void {
    timer = setTimeout(() => watched.ping().then(back, look), PING_MS);
    timer.unref();
  }

  function back(): void {
    if (closed || since === undefined) return;
    log.warn({ ms: Math.round(performance.now() - since) }, `the ${name} answers again`);
    since = undefined;
    for (const resolve of waiting.splice(0)) resolve();
  }

  watched.onAway(note);
  return {
    note,
    async answers(signal) {
      if (since === undefined) return true;
      if (signal.aborted) return false;
      const ended = await new Promise<boolean>((resolve) => {
        waiting.push(() => resolve(true));
        signal.addEventListener('abort', () => resolve(false), { once: true });
      });
      return ended && !closed;
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}
