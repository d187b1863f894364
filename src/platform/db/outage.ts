import type { Log } from '../log.ts';
import type { Database } from './database.ts';

/** Knows whether the database is away, so that an outage is one line in the log and its end another. */
export interface OutageWatch {
  /** Tells it of a fault of the connection. */
  note(error: unknown): void;
  /** Fulfilled when the database answers; false when `signal` is aborted before. */
  answers(signal: AbortSignal): Promise<boolean>;
  close(): void;
}

const PING_MS = 500;

export function watchOutages(database: Pick<Database, 'ping' | 'onAway'>, log: Log): OutageWatch {
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
      'the database does not answer; work goes on when it does',
    );
    look();
  }

  function look(): void {
    timer = setTimeout(() => database.ping().then(back, look), PING_MS);
    timer.unref();
  }

  function back(): void {
    if (closed || since === undefined) return;
    log.warn({ ms: Math.round(performance.now() - since) }, 'the database answers again');
    since = undefined;
    for (const resolve of waiting.splice(0)) resolve();
  }

  database.onAway(note);
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
