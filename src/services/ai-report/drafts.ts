import type { Db } from '../../platform/db/database.ts';
import type { AiReportRow } from '../../platform/db/record-tables.ts';
import { draftName } from './draft-name.ts';

/** Reports among which drafts are looked for, the newest. */
const MOST_NAMES = 2_000;

export interface Drafts {
  readonly accountId: string;
  /** Of a file; other files of its document have the same but for a version. */
  readonly filename: string;
  /** How many, the newest. */
  readonly most: number;
  /** Only what was done by then. */
  readonly until?: Date;
  /** Not this one. */
  readonly except?: string;
}

/** Reports that an account had made on files with the same name but for a version (`draftName`), the oldest first. */
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
