import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '../../src/platform/jobs/job-queue.ts';
import type { RunOptions, WorkerPool } from '../../src/platform/workers/pool-options.ts';
import { documentRecord } from '../../src/services/documents/document-record.ts';
import { createLatexConverter } from '../../src/services/documents/latex-converter.ts';
import { createProofreadHandler } from '../../src/services/documents/proofread-job.ts';
import { prepareTracked, type WriteArgs, writeTracked } from '../../src/services/documents/tracked-tasks.ts';
import { findRecord } from '../../src/services/records/find-record.ts';
import { docxOf } from './sample-documents.ts';
import { openStoredDocuments, type StoredDocuments } from './stored-documents.ts';

/** What a page shows of a document that is in work. */
describe('the progress of a document', () => {
  let stored: StoredDocuments;
  beforeAll(async () => {
    stored = await openStoredDocuments();
  });
  afterAll(() => stored.close());

  const seenOf = async (id: string) => {
    const { status, step, progress } = documentRecord(
      await findRecord(stored.database.db, 'document', stored.accountId, id),
    );
    return { status, step, progress: progress as number };
  };
  const job = (documentId: string): Job<{ documentId: string }> => ({
    id: documentId,
    payload: { documentId },
    attempt: 1,
    signal: new AbortController().signal,
  });
  const pause = () => new Promise((resolve) => setTimeout(resolve, 600));

  it('names the step, moves within a document of one batch, and is 1 only at the end', async () => {
    const paragraphs = Array.from({ length: 10 }, () => 'He goes to school every day.');
    const id = await stored.add('WAITING_IN_QUEUE', 0, docxOf(...paragraphs));
    const seen: Record<string, Awaited<ReturnType<typeof seenOf>>> = { waiting: await seenOf(id) };
    const note = async (name: string) => {
      await pause();
      seen[name] = await seenOf(id);
    };
    const tasks: Record<string, (args: never, options: RunOptions) => Promise<unknown>> = {
      async prepareTracked(bytes: Uint8Array) {
        await note('reading');
        return prepareTracked(bytes);
      },
      async checkBatch(_args, { onProgress }) {
        await note('checking');
        onProgress?.(5);
        await note('half');
        return { alerts: [], sentences: 10 };
      },
      async writeTracked(args: WriteArgs) {
        await note('writing');
        return writeTracked(args);
      },
    };
    const handler = createProofreadHandler({
      db: stored.database.db,
      blobs: stored.blobs,
      pool: {
        run: ({ fn, args }: { fn: string; args: never }, options: RunOptions) => tasks[fn]!(args, options),
        size: 2,
      } as unknown as WorkerPool,
      convertDoc: async () => ({ fault: 'damaged', message: 'No file of Word 97 comes here.' }),
      latexConverter: createLatexConverter('required', '/nowhere'),
    });
    await handler.run(job(id));

    expect(seen['waiting']).toEqual({ status: 'WAITING_IN_QUEUE', step: null, progress: 0 });
    expect(seen['reading']).toEqual({ status: 'IN_PROGRESS', step: 'reading', progress: 0 });
    expect(seen['checking']).toMatchObject({ status: 'IN_PROGRESS', step: 'checking' });
    expect(seen['half']).toMatchObject({ status: 'IN_PROGRESS', step: 'checking' });
    expect(seen['writing']).toMatchObject({ status: 'IN_PROGRESS', step: 'writing' });
    const shares = ['reading', 'checking', 'half', 'writing'].map((name) => seen[name]!.progress);
    for (let i = 1; i < shares.length; i++) expect(shares[i]).toBeGreaterThan(shares[i - 1]!);
    expect(shares.at(-1)).toBeLessThan(1);
    expect(await seenOf(id)).toEqual({ status: 'SUCCESS', step: null, progress: 1 });
  });
});
