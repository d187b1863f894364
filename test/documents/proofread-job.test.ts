import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problem } from '../../src/platform/errors.ts';
import type { Job } from '../../src/platform/jobs/job-queue.ts';
import type { WorkerPool } from '../../src/platform/workers/worker-pool.ts';
import { getDocument } from '../../src/services/documents/get-document.ts';
import { createProofreadHandler } from '../../src/services/documents/proofread-job.ts';
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
      pool: { run, stats: () => ({ threads: 1, busy: 0, waiting: 0 }) } as unknown as WorkerPool,
      convertDoc: async () => ({ fault: 'damaged', message: 'No file of Word 97 comes here.' }),
    });
  const recordOf = (id: string) => getDocument(stored.database.db, stored.accountId, id);

  it('gives up on what takes too long: 7', async () => {
    const id = await stored.add('WAITING_IN_QUEUE', 0, docxOf('He go to school.'));
    await handler(() => Promise.reject(problem('work.timeout'))).run(job(id));
    expect(await recordOf(id)).toMatchObject({
      status: 'FAILED',
      error_id: 7,
      message: expect.stringMatching(/took too long/),
    });
  });

  it('is tried again after a fault of ours, and fails after the last attempt: 8', async () => {
    const id = await stored.add('WAITING_IN_QUEUE', 0, docxOf('He go to school.'));
    const failing = handler(() => Promise.reject(new TypeError('fault')));
    await expect(failing.run(job(id))).rejects.toThrow(TypeError);
    expect(await recordOf(id)).toMatchObject({ status: 'IN_PROGRESS', error_id: -1 });
    await failing.exhausted({ documentId: id });
    expect(await recordOf(id)).toMatchObject({ status: 'FAILED', error_id: 8 });
  });

  it('leaves a document alone that is final', async () => {
    const id = await stored.add('SUCCESS');
    await handler(() => Promise.reject(new TypeError('never called'))).run(job(id));
    expect((await recordOf(id)).status).toBe('SUCCESS');
  });
});
