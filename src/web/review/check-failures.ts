import { ApiError, explain } from '../api/request.ts';
import type { ReviewView } from './review-view.ts';
import { REVIEW as phrases } from './words.ts';

/** Busy, too fast or gone for a moment: tried again. Everything else would fail again. */
export function mayPass(error: unknown): { readonly afterMs?: number } | null {
  if (!(error instanceof ApiError)) return null;
  const { status, retryAfter } = error;
  if (status !== 0 && status !== 429 && status < 500) return null;
  return retryAfter === null ? {} : { afterMs: retryAfter * 1000 };
}

/** What the page says about a check that failed; null while checking works, or while it is slowed down and goes on by itself. */
export function troubleOf(view: ReviewView | null): string | null {
  if (!view?.trouble) return null;
  const { error, again } = view.trouble;
  if (error instanceof ApiError && error.status === 429) return null;
  if (again === null) return explain(error);
  const gone = error instanceof ApiError && error.status === 0;
  const reason = gone ? phrases.cannotReach : phrases.cannotCheck;
  return phrases.goesOn(reason);
}
