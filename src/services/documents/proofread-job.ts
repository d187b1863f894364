import { Readable } from 'node:stream';
import type { SourceFormat } from '../../documents/source/formats.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DocumentRow } from '../../platform/db/record-tables.ts';
import type { Job, JobHandler } from '../../platform/jobs/job-queue.ts';
import type { WorkerPool } from '../../platform/workers/pool-options.ts';
import { vouchedWords, wordsOfTeam } from '../dictionaries/word-lists.ts';
import { certainRefusal } from '../records/certain-fault.ts';
import { progressWriter } from '../records/progress-writer.ts';
import { deleteFilesOfDeleted, saveDetails } from '../records/record-details.ts';
import { resultKey, uploadKey } from '../records/record-files.ts';
import { begin, fail, succeed } from '../records/record-life.ts';
import { EXHAUSTED_REFUSAL, type Refusal, wordLimitOf } from '../records/refusal.ts';
import { BATCH_TASK_MODULE, LATEX_TASK_MODULE, SOURCE_TASK_MODULE, TRACKED_TASK_MODULE } from '../task-modules.ts';
import type { ConvertDoc } from './convert-doc.ts';
import type { LatexConverter } from './latex-converter.ts';
import { type LatexSteps, withLatex } from './latex-steps.ts';
import { overallShare } from './progress-steps.ts';
import { type ProofreadingSteps, proofreadDocument } from './proofread-document.ts';
import type { StoredOptions } from './proofreading-options.ts';
import { storedSource } from './source-kind.ts';
import { type SourceSteps, withSource } from './source-steps.ts';
import { convertedKey, savePlan } from './stored-plan.ts';

const SIGNATURE_LOST = 'The document was signed; its signature no longer holds for the edited file.';

export interface ProofreadParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  /** The pool for documents, separate from the pool for paragraphs. */
  readonly pool: WorkerPool;
  readonly convertDoc: ConvertDoc;
  readonly latexConverter: LatexConverter;
}

/** Proofreads one queued document. It is safe to run twice, because only the last statement makes the result final. */
export function createProofreadHandler(parts: ProofreadParts): JobHandler<{ documentId: string }> {
  const { db } = parts;
  return {
    async run(job) {
      const row = await begin(db, 'document', job.payload.documentId);
      if (!row) return;
      const refusal = await proofread(parts, row, job);
      if (refusal) await fail(db, row.id, refusal);
    },
    async failed({ documentId }, error, attempt) {
      const refusal = certainRefusal(error, attempt);
      if (refusal) await fail(db, documentId, refusal);
      return refusal !== undefined;
    },
    async exhausted({ documentId }) {
      await fail(db, documentId, EXHAUSTED_REFUSAL);
    },
  };
}

async function proofread(
  parts: ProofreadParts,
  row: DocumentRow,
  { signal }: Job<unknown>,
): Promise<Refusal | undefined> {
  const { db, blobs } = parts;
  const options = row.options as StoredOptions;
  const input = {
    bytes: await blobs.readAll(uploadKey(row.id)),
    filename: row.filename,
    options,
    wordLimit: wordLimitOf(options.word_limit ?? 0),
    // The user's own dictionary applies to documents sent by the pages, where it is kept. Programs get what the
    // contract says, and their team’s words.
    dictionary: await (row.key_id === row.account_id ? vouchedWords : wordsOfTeam)(db, row.account_id),
  };
  const progress = progressWriter(db, row.id);
  try {
    const result = await proofreadDocument(
      stepsInPool(parts, { signal, group: row.account_id, format: storedSource(options.kind) }),
      input,
      {
        onRead: (words) => recordWords(db, row.id, words),
        onProgress: (step, share) => progress.note(overallShare(step, share), share === 0 ? 'step' : undefined),
      },
    );
    if ('errorId' in result) return result;
    await blobs.put(resultKey(row.id), Readable.from([result.bytes]));
    if (result.converted) await blobs.put(convertedKey(row.id), Readable.from([result.converted]));
    await savePlan(blobs, row.id, result.plan);
    const { changes, view, unknownWords } = result;
    await saveDetails(blobs, row.id, { changes, unknown_words: unknownWords, ...(view && { view }) });
    const { error_report, scoring_report, category_mapping } = result.reports;
    await succeed(db, row.id, {
      message: [result.signed ? SIGNATURE_LOST : null, result.message].filter(Boolean).join(' ') || null,
      result: JSON.stringify({ error_report, scoring_report, category_mapping }),
    });
    await deleteFilesOfDeleted(db, blobs, row.id);
    return undefined;
  } finally {
    await progress.settled();
  }
}

interface PoolOptions {
  readonly signal: AbortSignal;
  readonly group: string;
  /** The format of a text with markup. */
  readonly format: SourceFormat | undefined;
}

/** The steps of a document, run in the threads of a pool. */
export function stepsInPool(
  { pool, convertDoc, latexConverter }: Pick<ProofreadParts, 'pool' | 'convertDoc' | 'latexConverter'>,
  { format, ...options }: PoolOptions,
): ProofreadingSteps {
  const { signal } = options;
  const run = <Result>(module: string, fn: string, args: unknown, onProgress?: (value: unknown) => void) =>
    pool.run<Result>({ module, fn, args }, { ...options, ...(onProgress && { onProgress }) });
  const steps: ProofreadingSteps = {
    convert: (bytes) => convertDoc(bytes, signal),
    prepare: (bytes) => run(TRACKED_TASK_MODULE, 'prepareTracked', bytes),
    check: (args, onProgress) =>
      run(BATCH_TASK_MODULE, 'checkBatch', args, (paragraphs) => onProgress?.(paragraphs as number)),
    write: (args) => run(TRACKED_TASK_MODULE, 'writeTracked', args),
    // One thread stays free for others; see the pool's groups.
    width: Math.max(1, pool.size - 1),
  };
  const latex: LatexSteps = {
    prepare: (bytes) => run(LATEX_TASK_MODULE, 'prepareLatex', bytes),
    sources: (args) => run(LATEX_TASK_MODULE, 'latexSources', args),
    finish: (args) => run(LATEX_TASK_MODULE, 'finishLatex', args),
  };
  const source: SourceSteps = {
    prepare: (args) => run(SOURCE_TASK_MODULE, 'prepareSourceFile', args),
    write: (args) => run(SOURCE_TASK_MODULE, 'writeSourceFile', args),
  };
  if (format) return withSource(steps, source, format);
  return withLatex(steps, latex, latexConverter, signal);
}

async function recordWords(db: Db, id: string, words: number): Promise<void> {
  await db.updateTable('records').set({ words }).where('id', '=', id).execute();
}
