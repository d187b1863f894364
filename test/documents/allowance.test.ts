import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitsOf } from '../../src/accounts/limits.ts';
import type { RecordStatus } from '../../src/platform/db/record-tables.ts';
import type { JobQueue } from '../../src/platform/jobs/job-queue.ts';
import { createUploadAddress } from '../../src/platform/uploads/upload-addresses.ts';
import type { WorkerPool } from '../../src/platform/workers/pool-options.ts';
import { readWord } from '../../src/services/ai-report/read-word-task.ts';
import { reportStatus } from '../../src/services/ai-report/report-status.ts';
import { createSubmitFile } from '../../src/services/ai-report/submit-file.ts';
import { countDocumentWords } from '../../src/services/documents/count-words-task.ts';
import { documentRecord } from '../../src/services/documents/document-record.ts';
import { createSubmitDocument } from '../../src/services/documents/submit-document.ts';
import { findRecord } from '../../src/services/records/find-record.ts';
import { newRecordId, uploadKey } from '../../src/services/records/record-files.ts';
import { onEachDatabase } from '../fixtures/databases.ts';
import { docxOfWords } from './sample-documents.ts';
import { OPTIONS, openStoredDocuments, type StoredDocuments } from './stored-documents.ts';

onEachDatabase('what an account may have done', (create) => {
  let stored: StoredDocuments;
  const queued: string[] = [];
  const queue = {
    enqueue: async (_kind: unknown, payload: Record<string, string>) => queued.push(...Object.values(payload)),
  } as unknown as JobQueue;
  beforeAll(async () => {
    stored = await openStoredDocuments(await create());
  });
  afterAll(() => stored.close());

  const poolThat = (whenCounted: () => Promise<void> = async () => {}) => {
    const run = async ({ fn, args }: { fn: string; args: Uint8Array }) => {
      const read = fn === 'readWord' ? readWord(args) : countDocumentWords(args);
      await whenCounted();
      return read;
    };
    return { run } as unknown as WorkerPool;
  };

  async function submit(words: number, whenCounted?: () => Promise<void>) {
    const { database, blobs, accountId } = stored;
    const documentId = newRecordId();
    await blobs.put(uploadKey(documentId), Readable.from([docxOfWords(words)]));
    const owner = { accountId, keyId: accountId };
    const { id } = await createUploadAddress(database.db, 'proofread', owner);
    const address = { service: 'proofread', id, accountId };
    const submission = { ...owner, address, filename: 'a.docx', uploadKey: uploadKey(documentId) };
    const submitDocument = createSubmitDocument({ db: database.db, blobs, queue, pool: poolThat(whenCounted) });
    const { row, credits } = await submitDocument({ ...submission, documentId, options: OPTIONS });
    const record = documentRecord(await findRecord(database.db, 'document', accountId, documentId));
    return { first: row.status, credits, record, queued: queued.includes(documentId) };
  }

  async function submitReport(words: number) {
    const { database, blobs, accountId } = stored;
    const fileId = randomUUID();
    await blobs.put(uploadKey(fileId), Readable.from([docxOfWords(words)]));
    const owner = { accountId, keyId: accountId };
    const { id } = await createUploadAddress(database.db, 'ai-detection', owner);
    const address = { service: 'ai-detection', id, accountId };
    const submitFile = createSubmitFile({
      db: database.db,
      blobs,
      queue,
      pool: poolThat(),
      readPdf: () => Promise.reject(new Error('there are no PDFs here')),
    });
    const { row, credits } = await submitFile({ ...owner, address, fileId, filename: 'a.docx' });
    const status = reportStatus(await findRecord(database.db, 'ai_report', accountId, fileId));
    return { first: row.status, credits, status, queued: queued.includes(fileId) };
  }

  const setLimits = (limits: { word_limit?: number; monthly_credits?: number | null }) =>
    stored.database.db.updateTable('accounts').set(limits).where('id', '=', stored.accountId).execute();

  it('is anything up to the service’s limit without limits of its own', async () => {
    expect(await submit(500)).toMatchObject({
      first: 'WAITING_IN_QUEUE',
      credits: 500,
      queued: true,
      record: { status: 'WAITING_IN_QUEUE', error_id: -1, word_limit: 0 },
    });
  });

  it('is no document over its own word limit: 2', async () => {
    await setLimits({ word_limit: 300 });
    expect(await submit(310)).toMatchObject({
      first: 'WAITING_IN_QUEUE',
      credits: 0,
      queued: false,
      record: {
        status: 'FAILED',
        error_id: 2,
        credits: 0,
        word_limit: 300,
        message: 'The document has 310 words; at most 300 are proofread at once. Send it in smaller parts.',
      },
    });
    expect(await submit(300)).toMatchObject({ queued: true, record: { word_limit: 300 } });
    await setLimits({ word_limit: 0 });
  });

  it('is no document or report that costs more than is left of the month: 5', async () => {
    // the 800 words that wait from above count as well
    await setLimits({ monthly_credits: 2_200 });
    const { database, accountId } = stored;
    const reports = (words: number, created_on: Date, status: RecordStatus = 'SUCCESS') =>
      database.db
        .insertInto('records')
        .values({
          id: randomUUID(),
          kind: 'ai_report',
          account_id: accountId,
          key_id: accountId,
          filename: 'a.pdf',
          words,
          created_on,
          status,
        })
        .execute();
    await reports(5_000, new Date(Date.now() - 40 * 86_400_000));
    await reports(5_000, new Date(), 'FAILED');
    await reports(600, new Date());
    expect(await submit(400)).toMatchObject({ queued: true, credits: 400 });
    expect(await submit(410)).toMatchObject({
      first: 'WAITING_IN_QUEUE',
      credits: 0,
      queued: false,
      record: { status: 'FAILED', error_id: 5, credits: 0, message: expect.stringMatching(/410 words.* 400 /) },
    });
    expect(await submitReport(410)).toMatchObject({
      first: 'IN_PROGRESS',
      credits: 0,
      queued: false,
      status: { status: false, file_status: 'FAILED', message: expect.stringMatching(/410 words.* 400 /) },
    });
    expect(await submitReport(400)).toMatchObject({
      credits: 400,
      queued: true,
      status: { status: true, file_status: 'IN_PROGRESS', message: null },
    });
    expect(await submit(10)).toMatchObject({ record: { error_id: 5 } });
    await setLimits({ monthly_credits: null });
    expect(await submit(410)).toMatchObject({ queued: true });
  });

  it('is one document for the words of one, also when two are sent at the same moment', async () => {
    const { creditsUsed } = await limitsOf(stored.database.db, stored.accountId);
    await setLimits({ monthly_credits: creditsUsed + 400 });
    // Both are counted at the same moment, so that neither is in the database while the other is judged.
    let counted = 0;
    const together = async () => {
      counted++;
      while (counted < 2) await setImmediate();
    };
    const both = await Promise.all([submit(400, together), submit(400, together)]);
    expect(both.map(({ queued }) => queued).toSorted()).toEqual([false, true]);
    expect((await limitsOf(stored.database.db, stored.accountId)).creditsUsed).toBe(creditsUsed + 400);
    await setLimits({ monthly_credits: null });
  });
});
