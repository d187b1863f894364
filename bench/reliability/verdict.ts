import { sql } from 'kysely';
import { limitsOf } from '../../src/accounts/limits.ts';
import type { BlobStore } from '../../src/platform/blobs/blob-store.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { deleteOrphanedFiles } from '../../src/services/records/orphaned-files.ts';
import { EXHAUSTED_REFUSAL } from '../../src/services/records/refusal.ts';
import type { Accepted } from './authors.ts';

/** Folders of the store with one file per record. */
const FOLDERS = ['uploads', 'results', 'details', 'plans', 'converted', 'readings'];
const DAY_MS = 24 * 3_600_000;

export interface Evidence {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly accepted: ReadonlyMap<string, Accepted>;
  /** Ids of accounts, by the index of their author. */
  readonly accounts: readonly string[];
}

/** Checks that all accepted documents ended exactly once, with words and files, and that nothing else exists after the sweep a day later. */
export async function verdictOf({ db, blobs, accepted, accounts }: Evidence) {
  const faults: string[] = [];
  const rows = await db.selectFrom('records').selectAll().execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const states: Record<string, number> = {};
  for (const row of rows) {
    const state = row.status === 'FAILED' ? `FAILED: ${row.message}` : row.status;
    states[state] = (states[state] ?? 0) + 1;
    const known = accepted.get(row.id);
    if (row.status !== 'SUCCESS' && row.status !== 'FAILED') faults.push(`${row.id} is ${row.status}`);
    if (!known) continue;
    const gaveUp = row.message === EXHAUSTED_REFUSAL.message;
    if (row.words !== known.words && !gaveUp) faults.push(`${row.id}: ${row.words} words, not ${known.words}`);
    if ((row.status === 'FAILED') !== known.isDamaged && !gaveUp)
      faults.push(`${row.id}: ${row.status} ${row.message}`);
    if (row.status === 'SUCCESS' && !known.isDeleting && known.downloads === 0) faults.push(`${row.id}: no download`);
  }
  for (const [id, one] of accepted) {
    if (!byId.has(id)) faults.push(`${id} has no record`);
    if (one.end && byId.get(id)?.status !== one.end['status']) faults.push(`${id}: another end than an author saw`);
  }
  for (const [author, id] of accounts.entries()) {
    const own = rows.filter((row) => row.account_id === id && row.status === 'SUCCESS');
    const expected = own.reduce((sum, row) => sum + (accepted.get(row.id)?.words ?? row.words), 0);
    const { creditsUsed } = await limitsOf(db, id);
    if (creditsUsed !== expected) faults.push(`author ${author}: ${creditsUsed} credits, not ${expected}`);
  }
  const swept = await deleteOrphanedFiles(db, blobs, new Date(Date.now() + 2 * DAY_MS));
  const files: Record<string, number> = {};
  for (const folder of FOLDERS)
    for await (const key of blobs.olderThan(folder, new Date(Date.now() + 2 * DAY_MS))) {
      files[folder] = (files[folder] ?? 0) + 1;
      const row = byId.get(key.slice(folder.length + 1));
      if (!row || row.deleted) faults.push(`${key} belongs to ${row ? 'a deleted record' : 'no record'}`);
    }
  for (const row of rows)
    if (row.status === 'SUCCESS' && !row.deleted && (await blobs.size(`results/${row.id}`)) === null)
      faults.push(`${row.id}: SUCCESS without a result`);
  const { rows: jobs } = await sql<{ state: string; count: number }>`
    select state, count(*) from pgboss.job where state in ('created', 'retry', 'active') group by state`.execute(db);
  for (const { state, count } of jobs) faults.push(`${count} jobs are ${state}`);
  const deleted = rows.filter((row) => row.deleted).length;
  return { faults, figures: { accepted: accepted.size, records: rows.length, states, deleted, swept, files } };
}
