import { KEY_KINDS, type KeyKind, SCOPES, type Scope } from '../contract/terms.ts';
import { problem } from '../platform/errors.ts';

/** @throws EmendError `keys.invalid-kind` */
export function parseKind(kind: string): KeyKind {
  const found = KEY_KINDS.find((known) => known === kind);
  if (!found) throw problem('keys.invalid-kind', { kind });
  return found;
}

/** @throws EmendError `keys.invalid-scope` for the first that is unknown, or when there is none */
export function parseScopes(scopes: readonly string[]): Scope[] {
  const unknown = scopes.length === 0 ? '' : scopes.find((scope) => !SCOPES.some((known) => known === scope));
  if (unknown !== undefined) throw problem('keys.invalid-scope', { scope: unknown, scopes: SCOPES.join(', ') });
  return SCOPES.filter((known) => scopes.includes(known));
}

/** Characters of a name. */
const LONGEST_NAME = 60;
/** Ten years: whoever wants longer wants a key without an end. */
const MOST_DAYS = 3_650;
/** How long a key may live on beside the one that takes its place. */
const MOST_OVERLAP_HOURS = 90 * 24;

/** @throws EmendError `keys.invalid-name` */
export function parseName(name: string): string {
  const trimmed = name.trim();
  if (trimmed.length > LONGEST_NAME || /\p{Cc}/u.test(trimmed))
    throw problem('keys.invalid-name', { limit: LONGEST_NAME });
  return trimmed;
}

/** @throws EmendError `keys.invalid-days` */
export function parseDays(days: number): number {
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) throw problem('keys.invalid-days', { limit: MOST_DAYS });
  return days;
}

/** @throws EmendError `keys.invalid-overlap` */
export function parseOverlap(hours: number): number {
  if (!Number.isInteger(hours) || hours < 0 || hours > MOST_OVERLAP_HOURS)
    throw problem('keys.invalid-overlap', { limit: MOST_OVERLAP_HOURS });
  return hours;
}
