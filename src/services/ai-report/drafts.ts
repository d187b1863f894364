import type { Db } from '../../platform/db/database.ts';
import type { AiReportRow } from '../../platform/db/record-tables.ts';
import { draftName } from './draft-name.ts';

/** Drafts are looked for among this many reports, the newest first. */
const MOST_NAMES = 2_000;

export interface Drafts {
  readonly accountId: string;
  /** Name of one file of the document; the names of its other files differ only in the version. */
  readonly filename: string;
  /** The most drafts to return; the newest are kept. */
  readonly most: number;
  /** Only reports that were finished by this time. */
  readonly until?: Date;
  /** The report to leave out. */
  readonly except?: string;
}

/** Reports of an account on files whose names differ only in the version (`draftName`), oldest first. */
export async function draftsOf(db: Db, { accountId, filename, most, until, except }: Drafts): Promise<AiReportRow[]> {
  const done = db
    .selectFrom('records')
    .where('kind', '=', 'ai_report')
    .where('account_id', '=', accountId)
    .where('deleted', '=', false)
    .where('status', '=', 'SUCCESS')
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .$if(until !== undefined, (query) => query.where('process_end_time', '<=', until!));
  const names = await done.select(['id', 'filename']).orderBy('created_on', 'desc').limit(MOST_NAMES).execute();
  const name = draftName(filename);
  const ids = names.filter((row) => draftName(row.filename) === name).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await done.selectAll().where('id', 'in', ids.slice(0, most)).orderBy('created_on', 'asc').execute();
  return rows as unknown as AiReportRow[];
}
