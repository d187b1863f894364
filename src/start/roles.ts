/**
 * What a process does. `all` is the default and all that the embedded database allows; the others share one PostgreSQL.
 * `parser` is the PDF service alone, and needs a database only where it asks for keys (PARSER_REQUIRE_KEY).
 * Every role answers /health, /readyz and /metrics.
 */
export const ROLES = ['all', 'api', 'worker', 'parser', 'web'] as const;
export type Role = (typeof ROLES)[number];

export interface Duties {
  /** Checks paragraphs, takes documents and answers about them. */
  readonly api: boolean;
  /** Works on documents and reports. */
  readonly jobs: boolean;
  /** Reads PDFs. */
  readonly pdf: boolean;
  /** Serves the pages and what they ask for. */
  readonly web: boolean;
}

export function dutiesOf(role: Role): Duties {
  const has = (duty: Role) => role === 'all' || role === duty;
  return { api: has('api'), jobs: has('worker'), pdf: has('parser'), web: has('web') };
}
