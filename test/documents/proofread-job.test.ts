import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problem } from '../../src/platform/errors.ts';
import type { Job } from '../../src/platform/jobs/job-queue.ts';
import type { WorkerPool } from '../../src/platform/workers/pool-options.ts';
import { createLatexConverter } from '../../src/services/documents/latex-converter.ts';
import { createProofreadHandler } from '../../src/services/documents/proofread-job.ts';
import { findRecord } from '../../src/services/records/find-record.ts';
import { docxOf } from './sample-documents.ts';
import { openStoredDocuments, type StoredDocuments } from './stored-documents.ts';

describe('the job of a document', () => {
  let stored: StoredDocuments;
  beforeAll(async () => {
    stored = await openStoredDocuments();
  });
  afterAll(() => stored.close());

  const job = (documentId: string): Job<{ documentId: string }> => ({
    id: documentId,
    payload: { documentId },
    attempt: 1,
    signal: new AbortController().signal,
  });
  const handler = (run: () => Promise<never>) =>
    createProofreadHandler({
      db: stored.database.db,
      blobs: stored.blobs,
      pool: { run, size: 1 } as unknown as WorkerPool,
      convertDoc: async () => ({ fault: 'damaged', message: 'No file of Word 97 comes here.' }),
      latexConverter: createLatexConverter('required', '/nowhere'),
    });
  const recordOf = (id: string) => findRecord(stored.database.db, 'document', stored.accountId, id);

  /** One attempt as the queue makes it. */
  async function attempt(id: string, error: unknown): Promise<boolean> {
    const failing = handler(() => Promise.reject(error));
    await expect(failing.run(job(id))).rejects.toBe(error);
    return failing.failed!({ documentId: id }, error, 1);
  }

  it('gives up on what takes too long: 7', async () => {
    const id = await stored.add('WAITING_IN_QUEUE', 0, docxOf('He go to school.'));
    expect(await attempt(id, problem('work.timeout'))).toBe(true);
    expect(await recordOf(id)).toMatchObject({
      status: 'FAILED',
      error_id: 7,
      message: expect.stringMatching(/took too long/),
    });
  });

  it('is tried again after a thread that ended, and fails after the last attempt: 8', async () => {
    const id = await stored.add('WAITING_IN_QUEUE', 0, docxOf('He go to school.'));
    expect(await attempt(id, new Error('The worker thread ended'))).toBe(false);
    expect(await recordOf(id)).toMatchObject({ status: 'IN_PROGRESS', error_id: -1 });
    await handler(() => Promise.reject(new Error())).exhausted({ documentId: id });
    expect(await recordOf(id)).toMatchObject({ status: 'FAILED', error_id: 8 });
  });

  it('leaves a document alone that is final', async () => {
    const id = await stored.add('SUCCESS');
    await handler(() => Promise.reject(new TypeError('never called'))).run(job(id));
    expect((await recordOf(id)).status).toBe('SUCCESS');
  });
});
