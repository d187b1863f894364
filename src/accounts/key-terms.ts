import { problem } from '../platform/errors.ts';

/**
 * What a key may be used for; a request to another service is answered with 403. `pdf` counts only where the PDF service
 * asks for a key at all (PARSER_REQUIRE_KEY).
 */
export const SCOPES = ['paragraph', 'proofread', 'ai-detection', 'pdf'] as const;
export type Scope = (typeof SCOPES)[number];

/** The contract's two kinds, with different rate limits. */
export const KEY_KINDS = ['test', 'production'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

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
