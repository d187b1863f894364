import { type Static, Type } from '@sinclair/typebox';
import type { ReadOnly } from './read-only.ts';
import { Count, nullable, oneOf, Time } from './shapes.ts';
import { REQUEST_STATES } from './terms.ts';

const Day = Type.String({ description: 'In UTC, 2026-01-31' });
const Key = Type.String({ description: 'Public id; `browser` for the pages, `deleted` for a key that is gone' });

/** What one key did with one service on one day. */
export const UsageEntry = Type.Object({
  day: Day,
  service: Type.String(),
  key: Key,
  requests: Count,
  errors: Type.Integer({ description: 'Answered with status 400 or above, without those that were refused' }),
  refused: Type.Integer({ description: 'Whose key or rate was refused' }),
  words: Count,
});
export type UsageEntry = ReadOnly<Static<typeof UsageEntry>>;

/** Usage of a number of days, including today. Days without an entry had no requests. */
export const UsageSummary = Type.Object({ from: Day, to: Day, entries: Type.Array(UsageEntry) });
export type UsageSummary = ReadOnly<Static<typeof UsageSummary>>;

/**
 * What an account may use. One credit is one word of a document or of a file for an AI-content report that did not
 * fail. The check of a paragraph and the reading of a PDF cost nothing.
 */
const Allowance = {
  wordLimit: Type.Integer({ description: 'Most words of one document; 0 for the service’s own limit' }),
  monthlyCredits: nullable(
    Type.Integer(),
    'Words of documents and AI reports a calendar month (UTC); null for no limit',
  ),
  creditsUsed: Count,
  since: Type.String({ format: 'date-time', description: 'When the month began' }),
  until: Type.String({ format: 'date-time', description: 'When the next begins' }),
};
export const AccountLimits = Type.Object(Allowance);
export type AccountLimits = ReadOnly<Static<typeof AccountLimits>>;

/** The account's limits and those of the installation. */
export const Limits = Type.Object({ ...Allowance, maxUploadBytes: Count, retentionDays: Type.Number() });
export type Limits = ReadOnly<Static<typeof Limits>>;

export const RequestsQuery = Type.Object({
  before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$', description: 'Id of the last one seen' })),
  state: Type.Optional(oneOf(REQUEST_STATES)),
});

/** One request, or the refusals of one second. Only numbers, names of operations and ids, never a text. */
export const ListedRequest = Type.Object({
  id: Type.Integer(),
  at: Time,
  requestId: nullable(Type.String(), 'As the header x-request-id had it; null in records of releases before'),
  service: Type.String(),
  operation: Type.String(),
  key: Key,
  status: Type.Integer({ description: 'HTTP status of the answer' }),
  refused: Type.Boolean(),
  requests: Type.Integer({ description: 'Requests that the record stands for' }),
  words: Count,
  ms: Type.Number({ description: 'How long the answer took' }),
});
export type ListedRequest = ReadOnly<Static<typeof ListedRequest>>;

export const RequestList = Type.Object({ requests: Type.Array(ListedRequest) });
export type RequestList = ReadOnly<Static<typeof RequestList>>;

export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Time,
  account: nullable(Type.String(), 'Address of the account; null when it was deleted'),
  actor: nullable(Type.String(), 'Who did it; null on the command line'),
  action: Type.String(),
  target: nullable(Type.String(), 'What it was done with: an id, a new value'),
  address: nullable(Type.String(), 'Network address of the request'),
});
export type AuditEntry = ReadOnly<Static<typeof AuditEntry>>;

/** One page of the log, newest first. */
export const AuditPage = Type.Object({ events: Type.Array(AuditEntry) });
export type AuditPage = ReadOnly<Static<typeof AuditPage>>;
