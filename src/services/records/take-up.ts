import type { Db } from '../../platform/db/database.ts';
import type { NewRecord, RecordKind, RecordOf } from '../../platform/db/record-tables.ts';
import type { JobKind, JobQueue } from '../../platform/jobs/job-queue.ts';
import { type AddressUse, takeUploadAddress } from '../../platform/uploads/upload-addresses.ts';
import { allowanceOf } from './allowance.ts';
import { addRecord, fail } from './record-life.ts';
import type { Allowance, Refusal } from './refusal.ts';

/** Who sent a file, and to which address. */
export interface Sent {
  /** Used up when the submission is accepted. */
  readonly address: AddressUse;
  readonly accountId: string;
  readonly keyId: string;
  readonly filename: string;
}

/** The work to do on a submitted file. */
export interface Work<Kind extends RecordKind, Payload extends object> {
  readonly id: string;
  readonly kind: Kind;
  /** What it costs if it succeeds. */
  readonly words: number;
  /** Other fields that its record holds from the beginning. */
  readonly record: (allowance: Allowance) => Omit<NewRecord, 'id' | 'kind' | 'account_id' | 'filename' | 'words'>;
  /** Why the account may not submit it. */
  readonly refuse: (allowance: Allowance) => Refusal | undefined;
  readonly job: JobKind<Payload>;
  readonly payload: Payload;
}

export interface TakenUp<Kind extends RecordKind> {
  readonly row: RecordOf[Kind];
  /** The number of words that the account pays for: none if the file was refused. */
  readonly credits: number;
  readonly refused: boolean;
}

/**
 * Takes a stored upload into the queue. The record and the job are stored in one transaction, which also uses up the
 * upload address. A file that the account may not submit is recorded as FAILED at once, without a job.
 * @throws EmendError `upload.expired` when another submission took the address
 */
export async function takeUp<Kind extends RecordKind, Payload extends object>(
  { db, queue }: { readonly db: Db; readonly queue: JobQueue },
  { address, accountId, keyId, filename }: Sent,
  { id, kind, words, record, refuse, job, payload }: Work<Kind, Payload>,
): Promise<TakenUp<Kind>> {
  return await db.transaction().execute(async (tx) => {
    await takeUploadAddress(tx, address);
    const allowance = await allowanceOf(tx, accountId);
    const refusal = refuse(allowance);
    const sent = { id, kind, account_id: accountId, key_id: keyId, filename, words };
    const row = await addRecord(tx, { ...record(allowance), ...sent });
    if (refusal) await fail(tx, id, refusal);
    else await queue.enqueue(job, payload, { tx, share: { account: accountId, cost: costOf(words) } });
    return { row, credits: refusal ? 0 : words, refused: refusal !== undefined };
  });
}

/** What a file takes of its account's share: one for the file itself, which is read and written, and one per 1,000 words. */
function costOf(words: number): number {
  return 1 + Math.floor(words / 1_000);
}
