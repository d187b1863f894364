import type { RequestState } from '../contract/terms.ts';
import type { ListedRequest } from '../contract/usage.ts';
import type { Db } from '../platform/db/database.ts';

export interface RequestQuery {
  readonly accountId: string;
  readonly state: RequestState;
  /** Only records before the one with this id. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Requests of an account, newest first. */
export async function listRequests(db: Db, query: RequestQuery): Promise<ListedRequest[]> {
  const { accountId, state, before, limit } = query;
  const rows = await db
    .selectFrom('usage')
    .leftJoin('api_keys', 'api_keys.id', 'usage.key_id')
    .select(['usage.id', 'at', 'request_id', 'service', 'operation', 'status', 'refused', 'requests', 'words'])
    .select(['latency_ms', 'usage.key_id', 'usage.account_id', 'public_id'])
    .where('usage.account_id', '=', accountId)
    .$if(state === 'failed', (rest) => rest.where('status', '>=', 400).where('refused', '=', false))
    .$if(state === 'refused', (rest) => rest.where('refused', '=', true))
    .$if(before !== undefined, (rest) => rest.where('usage.id', '<', before!))
    .orderBy('usage.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    at: row.at.toISOString(),
    requestId: row.request_id,
    service: row.service,
    operation: row.operation,
    key: row.key_id === row.account_id ? 'browser' : (row.public_id ?? 'deleted'),
    status: row.status,
    refused: row.refused,
    requests: row.requests,
    words: row.words,
    ms: row.latency_ms,
  }));
}

const COLUMNS = [
  'at',
  'requestId',
  'service',
  'operation',
  'key',
  'status',
  'refused',
  'requests',
  'words',
  'ms',
] as const;

/**
 * Returns the same as CSV (RFC 4180). Every value is a number, a time, an id or one of our own names, so none needs
 * quotes and none begins with a character that a spreadsheet treats as a formula.
 */
export function requestsAsCsv(requests: readonly ListedRequest[]): string {
  const lines = requests.map((request) => COLUMNS.map((column) => String(request[column] ?? '')).join(','));
  return [COLUMNS.join(','), ...lines, ''].join('\r\n');
}
