import { whenIdle } from '../parts/when-idle.ts';

/** Figures and list follow the findings after this time, in ms; they follow typing once the writer has paused for as long. */
const REFRESH_MS = 150;
/**
 * Longest delay of figures and list, in ms, while somebody types without a pause. Drawing them costs a frame of its own, and the next key may
 * have to wait for it: drawn every 150 ms, they took a frame for every second key of a fast typist.
 */
const LONGEST_MS = 2_000;

export interface DrawingPace {
  /** Draws when the page has time. */
  soon(): void;
  /** The same once the writer has paused, and now and then while the writer does not. */
  afterTyping(): void;
  /** Forgets what is scheduled: it has been drawn, or the page is left. */
  cancel(): void;
}

/** Decides when figures and list are drawn. */
export function paceDrawing(draw: () => void): DrawingPace {
  let unschedule: (() => void) | undefined;
  /** The time until which the figures may lag behind the typing. */
  let latest: number | undefined;
  return {
    soon() {
      unschedule ??= whenIdle(draw, REFRESH_MS);
    },
    afterTyping() {
      const now = performance.now();
      latest ??= now + LONGEST_MS;
      if (now >= latest) return;
      unschedule?.();
      unschedule = whenIdle(draw, Math.min(REFRESH_MS, latest - now));
    },
    cancel() {
      unschedule?.();
      unschedule = undefined;
      latest = undefined;
    },
  };
}
