import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../src/platform/blobs/blob-store.ts';
import { createFileBlobs } from '../../src/platform/blobs/file-blobs.ts';
import { packageRoot } from '../../src/platform/config/root.ts';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { problem } from '../../src/platform/errors.ts';
import type { Job } from '../../src/platform/jobs/job-queue.ts';
import { createLog } from '../../src/platform/log.ts';
import type { WorkerPool } from '../../src/platform/workers/pool-options.ts';
import { createWorkerPool } from '../../src/platform/workers/worker-pool.ts';
import { createDetectorSource } from '../../src/services/ai-report/detector-file.ts';
import type { JudgedDraft } from '../../src/services/ai-report/report-drafts.ts';
import { createReportHandler } from '../../src/services/ai-report/report-job.ts';
import type { ReportArgs } from '../../src/services/ai-report/report-task.ts';
import { createConvertDoc } from '../../src/services/documents/convert-doc.ts';
import { resultKey, uploadKey } from '../../src/services/records/record-files.ts';
import { embeddedDatabase, type TestDatabase } from '../fixtures/databases.ts';
import { docxOf, MIXED } from './sample-files.ts';

describe('the job of a report', () => {
  let test: TestDatabase;
  let database: Database;
  let blobs: BlobStore;
  let pool: WorkerPool;
  const detectorFile = createDetectorSource(join(packageRoot, 'models'));
  let account: { account_id: string; key_id: string };
  beforeAll(async () => {
    test = await embeddedDatabase();
    database = await openDatabase(test.settings);
    blobs = await createFileBlobs(join(test.settings.dataDir, 'files'));
    const { id } = await database.db
      .insertInto('accounts')
      .values({ email: 'a@example.org' })
      .returning('id')
      .executeTakeFirstOrThrow();
    account = { account_id: id, key_id: randomUUID() };
    pool = createWorkerPool({
      name: 'documents',
      threads: 1,
      queueLimit: 10,
      timeoutMs: 60_000,
      maxHeapMb: 512,
      log: createLog('silent'),
    });
  });
  afterAll(async () => {
    await pool.close();
    await database.close();
    await test.drop();
  });

  async function uploaded(content: Uint8Array, filename = 'essay.docx'): Promise<string> {
    const id = randomUUID();
    await blobs.put(uploadKey(id), Readable.from([content]));
    await database.db
      .insertInto('records')
      .values({ id, kind: 'ai_report', status: 'IN_PROGRESS', report_id: randomUUID(), filename, ...account })
      .execute();
    return id;
  }
  const row = (id: string) =>
    database.db.selectFrom('records').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const jobOf = (fileId: string): Job<{ fileId: string }> => ({
    id: randomUUID(),
    payload: { fileId },
    attempt: 1,
    signal: new AbortController().signal,
  });
  const handler = (over: Partial<WorkerPool> = {}) =>
    createReportHandler({
      db: database.db,
      blobs,
      pool: { ...pool, ...over },
      readPdf: () => Promise.reject(new Error('there are no PDFs here')),
      detectorFile,
      convertDoc: createConvertDoc('required'),
    });
  const digest = async (id: string) =>
    createHash('sha256')
      .update(await blobs.readAll(resultKey(id)))
      .digest('hex');

  it('gives the same bytes when a worker that died in the last moment is followed by another', async () => {
    const id = await uploaded(docxOf(...MIXED));
    const dying = handler({
      run: async (task, options) => {
        await pool.run(task, options);
        throw new Error('the worker died');
      },
    });
    await expect(dying.run(jobOf(id))).rejects.toThrow('died');
    const begun = await row(id);
    expect(begun).toMatchObject({ status: 'IN_PROGRESS', result: null, process_end_time: null });
    expect(begun.process_start_time).toBeInstanceOf(Date);

    await handler().run(jobOf(id));
    const done = await row(id);
    expect(done).toMatchObject({ status: 'SUCCESS', progress: 1, process_start_time: begun.process_start_time });
    const first = await digest(id);

    // The same job once more, as after a crash between the file and the statement that makes it final.
    await database.db.updateTable('records').set({ status: 'IN_PROGRESS' }).where('id', '=', id).execute();
    await handler().run(jobOf(id));
    expect(await digest(id)).toBe(first);
    expect((await row(id)).result).toEqual(done.result);
  });

  it('sets the drafts that were judged before beside the document, by their names', async () => {
    const [first, other, second] = [
      await uploaded(docxOf(...MIXED.slice(0, 2)), 'thesis.docx'),
      await uploaded(docxOf(...MIXED), 'another thesis.docx'),
      await uploaded(docxOf(...MIXED), 'thesis-v2.docx'),
    ];
    await handler().run(jobOf(first));
    await handler().run(jobOf(other));
    let earlier: readonly JudgedDraft[] = [];
    const watched = handler({
      run: async (task, options) => {
        earlier = (task.args as ReportArgs).earlier;
        return pool.run(task, options);
      },
    });
    await watched.run(jobOf(second));
    expect(earlier).toEqual([
      {
        ...{ fileName: 'thesis.docx', created: (await row(first)).created_on.toISOString() },
        ...{ words: (await row(first)).words, outcome: expect.any(String) },
        ...{ shareOfWords: expect.any(Number), score: expect.any(Number) },
        paragraphs: MIXED.slice(0, 2).map((text) => ({ text })),
      },
    ]);
    // what was judged later is no earlier draft when the report is made again
    await database.db.updateTable('records').set({ status: 'IN_PROGRESS' }).where('id', '=', first).execute();
    await watched.run(jobOf(first));
    expect(earlier).toEqual([]);
  });

  it('leaves alone what is final or gone', async () => {
    const id = await uploaded(docxOf(...MIXED));
    await handler().run(jobOf(id));
    const done = await row(id);
    const idle = handler({ run: () => Promise.reject(new Error('it was asked to work')) });
    await idle.run(jobOf(id));
    await idle.exhausted({ fileId: id });
    expect(await row(id)).toEqual(done);
    await idle.run(jobOf(randomUUID()));
  });

  it('fails for good after the last attempt and when time is up', async () => {
    const worn = await uploaded(docxOf(...MIXED));
    await handler().exhausted({ fileId: worn });
    expect(await row(worn)).toMatchObject({ status: 'FAILED', message: expect.stringContaining('three attempts') });

    const slow = await uploaded(docxOf(...MIXED));
    const late = handler({ run: () => Promise.reject(problem('work.timeout')) });
    await expect(late.run(jobOf(slow))).rejects.toMatchObject({ code: 'work.timeout' });
    expect(await late.failed!({ fileId: slow }, problem('work.timeout'), 1)).toBe(true);
    expect(await row(slow)).toMatchObject({ status: 'FAILED', message: expect.stringContaining('too long') });
    expect(await blobs.size(resultKey(slow))).toBeNull();
  });

  it('writes down how far it is, never less than before', async () => {
    const id = await uploaded(docxOf(...MIXED));
    const seen: number[] = [];
    const stepping = handler({
      run: async (task, options) => {
        for (const share of [0.3, 0.6, 0.2]) {
          options?.onProgress?.(share);
          await new Promise((resolve) => setTimeout(resolve, 600));
          seen.push((await row(id)).progress);
        }
        return pool.run(task);
      },
    });
    await stepping.run(jobOf(id));
    expect(seen.map((share) => Math.round(share * 10))).toEqual([3, 6, 6]);
    expect((await row(id)).progress).toBe(1);
  });
});
