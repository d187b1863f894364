import { ApiError, explain } from '../api/request.ts';
import type { ReviewView } from './review-view.ts';
import { REVIEW as phrases } from './words.ts';

/** When to try a failed check again: the service was busy or unavailable for a moment, or requests came too fast. Null for lasting errors. */
export function mayPass(error: unknown): { readonly afterMs?: number } | null {
  if (!(error instanceof ApiError)) return null;
  const { status, retryAfter } = error;
  if (status !== 0 && status !== 429 && status < 500) return null;
  return retryAfter === null ? {} : { afterMs: retryAfter * 1000 };
}

/** The page's message about a failed check; null while checks work, or while they are slowed down and go on by themselves. */
export function troubleOf(view: ReviewView | null): string | null {
  if (!view?.trouble) return null;
  const { error, again } = view.trouble;
  if (error instanceof ApiError && error.status === 429) return null;
  if (again === null) return explain(error);
  const gone = error instanceof ApiError && error.status === 0;
  const reason = gone ? phrases.cannotReach : phrases.cannotCheck;
  return phrases.goesOn(reason);
}
