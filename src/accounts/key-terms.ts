import { KEY_KINDS, type KeyKind, SCOPES, type Scope } from '../contract/terms.ts';
import { problem } from '../platform/errors.ts';

/** @throws EmendError `keys.invalid-kind` */
export function parseKind(kind: string): KeyKind {
  const found = KEY_KINDS.find((known) => known === kind);
  if (!found) throw problem('keys.invalid-kind', { kind });
  return found;
}

/** @throws EmendError `keys.invalid-scope` for the first unknown one, or if there is none */
export function parseScopes(scopes: readonly string[]): Scope[] {
  const unknown = scopes.length === 0 ? '' : scopes.find((scope) => !SCOPES.some((known) => known === scope));
  if (unknown !== undefined) throw problem('keys.invalid-scope', { scope: unknown, scopes: SCOPES.join(', ') });
  return SCOPES.filter((known) => scopes.includes(known));
}

/** Maximum length of a name in characters. */
const LONGEST_NAME = 60;
/** Ten years. For a longer time, a key can have no expiry. */
const MOST_DAYS = 3_650;
/** The longest time that a key can stay valid beside its replacement. */
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
