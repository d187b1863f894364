/**
 * What a process does. `all` is the default and the only role for the embedded database. Processes with other roles
 * share one PostgreSQL. `parser` is only the PDF service; it needs a database only if it requires keys
 * (PARSER_REQUIRE_KEY).
 * Every role answers /health, /readyz and /metrics.
 */
export const ROLES = ['all', 'api', 'worker', 'parser', 'web'] as const;
export type Role = (typeof ROLES)[number];

export interface Duties {
  /** Checks paragraphs, accepts documents and answers requests about them. */
  readonly api: boolean;
  /** Works on documents and reports. */
  readonly jobs: boolean;
  /** Reads PDFs. */
  readonly pdf: boolean;
  /** Serves the pages and their requests. */
  readonly web: boolean;
}

export function dutiesOf(role: Role): Duties {
  const has = (duty: Role) => role === 'all' || role === duty;
  return { api: has('api'), jobs: has('worker'), pdf: has('parser'), web: has('web') };
}
