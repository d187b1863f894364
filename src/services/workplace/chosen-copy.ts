import type { CopyQuery } from '../../contract/document-review.ts';
import { createZip } from '../../documents/zip/write-zip.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DocumentRow } from '../../platform/db/record-tables.ts';
import { problem } from '../../platform/errors.ts';
import type { WorkerPool } from '../../platform/workers/pool-options.ts';
import type { CopyWish } from '../documents/chosen-edit.ts';
import { namedFile, stemOf } from '../documents/get-final.ts';
import type { LatexConverter } from '../documents/latex-converter.ts';
import { stepsInPool } from '../documents/proofread-job.ts';
import type { StoredOptions } from '../documents/proofreading-options.ts';
import { storedSource } from '../documents/source-kind.ts';
import { convertedKey, readPlan, type StoredPlan } from '../documents/stored-plan.ts';
import type { WriteArgs, WrittenDocument } from '../documents/tracked-tasks.ts';
import { findRecord } from '../records/find-record.ts';
import { uploadKey } from '../records/record-files.ts';
import { readDecisions } from './decisions.ts';

export interface ChosenCopy {
  readonly bytes: Uint8Array;
  readonly filename: string;
  readonly contentType: string;
  /** The number of accepted changes that could not be made, in the copy that lacks most. */
  readonly unmade: number;
}

export interface CopyParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  /** Separate threads, so that neither checks nor submissions wait while a file is written again. */
  readonly pool: WorkerPool;
  readonly latexConverter: LatexConverter;
}

const ZIP = 'application/zip';
const SUFFIX = { clean: 'clean', tracked: 'tracked' } as const;

/**
 * Writes a document again with its reader's decisions, without what was rejected.
 * @throws EmendError `record.not-found`, `review.no-plan` for documents from before plans were stored
 */
export async function chosenCopy(
  parts: CopyParts,
  { accountId, id, signal }: { readonly accountId: string; readonly id: string; readonly signal: AbortSignal },
  { form, ...wish }: CopyQuery,
): Promise<ChosenCopy> {
  const { db, blobs, pool, latexConverter } = parts;
  const decisions = await readDecisions(db, accountId, id);
  const row = await findRecord(db, 'document', accountId, id);
  const plan = await readPlan(blobs, id);
  if (!plan) throw problem('review.no-plan');
  const args = await argumentsOf(blobs, row, plan);
  const format = storedSource(args.options.kind);
  const steps = stepsInPool({ pool, latexConverter, convertDoc: notConverted }, { signal, group: accountId, format });
  const write = async (of: CopyWish['form']) => {
    const written = await steps.write({ ...args, chosen: { decisions, wish: { ...wish, form: of } } });
    return { ...copyOf(row, of, written), unmade: written.unmade ?? 0 };
  };
  if (form !== 'both') return write(form);
  const copies = [await write('clean'), await write('tracked')] as const;
  return {
    bytes: createZip(copies.map(({ filename, bytes }) => [filename, bytes] as const)),
    filename: `${stemOf(row)}-clean-and-tracked.zip`,
    contentType: ZIP,
    unmade: Math.max(...copies.map(({ unmade }) => unmade)),
  };
}

async function argumentsOf(
  blobs: BlobStore,
  row: DocumentRow,
  plan: StoredPlan,
): Promise<WriteArgs & { readonly options: StoredOptions }> {
  const converted = (await blobs.size(convertedKey(row.id))) !== null;
  const bytes = await blobs.readAll(converted ? convertedKey(row.id) : uploadKey(row.id));
  return { bytes, options: row.options as StoredOptions, filename: row.filename, ...plan };
}

function copyOf(row: DocumentRow, form: CopyWish['form'], { bytes }: WrittenDocument): Omit<ChosenCopy, 'unmade'> {
  return { bytes, ...namedFile(row, SUFFIX[form]) };
}

/** The converted file is stored, so nothing is converted again. */
const notConverted = () => Promise.reject(new Error('a plan is written from what can be written'));
