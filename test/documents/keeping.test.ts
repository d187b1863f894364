import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteOldUsage } from '../../src/accounts/delete-usage.ts';
import { problem } from '../../src/platform/errors.ts';
import { createLog } from '../../src/platform/log.ts';
import { createUploadAddress } from '../../src/platform/uploads/upload-addresses.ts';
import { saveReading, storedReading } from '../../src/services/ai-report/stored-reading.ts';
import { getFinal } from '../../src/services/documents/get-final.ts';
import { createDownload, DOWNLOAD_SECONDS, findDownload } from '../../src/services/records/downloads.ts';
import { findRecord } from '../../src/services/records/find-record.ts';
import { deleteOrphanedFiles } from '../../src/services/records/orphaned-files.ts';
import { saveDetails } from '../../src/services/records/record-details.ts';
import { resultKey, uploadKey } from '../../src/services/records/record-files.ts';
import { deleteRefusedUpload } from '../../src/services/records/refused-upload.ts';
import { deleteExpiredFiles, keepRetention } from '../../src/services/records/retention.ts';
import { openStoredDocuments, type StoredDocuments } from './stored-documents.ts';

describe('how long things are kept', () => {
  let stored: StoredDocuments;
  beforeAll(async () => {
    stored = await openStoredDocuments();
  });
  afterAll(() => stored.close());
  const sizes = async (id: string) => [await stored.blobs.size(uploadKey(id)), await stored.blobs.size(resultKey(id))];

  it('lets a download address work for an hour', async () => {
    const { db } = stored.database;
    const target = { blobKey: 'results/x', filename: 'paper.docx', contentType: 'text/plain' };
    const { id, expiresAt } = await createDownload(db, { accountId: stored.accountId, ...target });
    expect(Math.abs(expiresAt.getTime() - Date.now() - DOWNLOAD_SECONDS * 1000)).toBeLessThan(60_000);
    expect(await findDownload(db, id)).toEqual(target);
    await db
      .updateTable('downloads')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute();
    await expect(findDownload(db, id)).rejects.toMatchObject({ code: 'download.expired', status: 404 });
  });

  it('deletes the files of old documents, and the records say so', async () => {
    const { db } = stored.database;
    const [old, failed, running, young] = [
      await stored.add('SUCCESS', 31),
      await stored.add('FAILED', 31),
      await stored.add('IN_PROGRESS', 31),
      await stored.add('SUCCESS', 29),
    ];
    const download = await getFinal(db, stored.accountId, old);
    expect(await deleteExpiredFiles(db, stored.blobs, 30)).toBe(2);
    expect(await deleteExpiredFiles(db, stored.blobs, 30)).toBe(0);
    for (const id of [old, failed]) {
      expect(await sizes(id)).toEqual([null, null]);
      expect((await findRecord(db, 'document', stored.accountId, id)).deleted).toBe(true);
    }
    await expect(getFinal(db, stored.accountId, old)).rejects.toMatchObject({ code: 'record.not-found', status: 404 });
    const { blobKey } = await findDownload(db, download);
    await expect(stored.blobs.read(blobKey)).rejects.toMatchObject({ status: 404 });
    expect(await sizes(running)).toEqual([6, null]);
    expect(await sizes(young)).toEqual([6, 6]);
  });

  it('forgets upload addresses a day after they expired, in the hourly round', async () => {
    const { db } = stored.database;
    const owner = { accountId: stored.accountId, keyId: stored.accountId };
    const { id: old } = await createUploadAddress(db, 'proofread', owner);
    const { id: young } = await createUploadAddress(db, 'proofread', owner);
    const expires_at = new Date(Date.now() - 25 * 3_600_000);
    await db.updateTable('upload_addresses').set({ expires_at }).where('id', '=', old).execute();
    const stop = keepRetention(db, stored.blobs, { fileDays: 30, usageDays: 400 }, createLog('silent'));
    const left = async () => (await db.selectFrom('upload_addresses').select('id').execute()).map(({ id }) => id);
    await vi.waitFor(async () => expect(await left()).toEqual([young]), { timeout: 10_000 });
    stop();
  });

  it('deletes records of requests past their age', async () => {
    const { db } = stored.database;
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    const row = { account_id: stored.accountId, key_id: stored.accountId, service: 'paragraph', operation: 'check' };
    const numbers = { status: 200, words: 5, latency_ms: 3 };
    await db
      .insertInto('usage')
      .values([1, 399, 401, 900].map((days) => ({ ...row, ...numbers, at: daysAgo(days) })))
      .execute();
    expect(await deleteOldUsage(db, 400)).toBe(2);
    expect(await deleteOldUsage(db, 400)).toBe(0);
    const left = await db.selectFrom('usage').select('at').where('account_id', '=', stored.accountId).execute();
    expect(left.every(({ at }) => at > daysAgo(400))).toBe(true);
    expect(left).toHaveLength(2);
  });

  it('deletes uploads that no record knows, and what was read of them, once they are a day old', async () => {
    const known = await stored.add('WAITING_IN_QUEUE');
    const orphan = randomUUID();
    await stored.blobs.put(uploadKey(orphan), Readable.from(['left']));
    await saveReading(stored.blobs, orphan, { paragraphs: [], words: 0 });
    const { db } = stored.database;
    const before = await stored.blobs.total();
    expect(await deleteOrphanedFiles(db, stored.blobs)).toBe(0);
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    expect(await deleteOrphanedFiles(db, stored.blobs, tomorrow)).toBe(2);
    expect(await stored.blobs.size(uploadKey(orphan))).toBeNull();
    expect(await storedReading(stored.blobs, orphan)).toBeUndefined();
    expect(await stored.blobs.size(uploadKey(known))).toBe(6);
    expect((await stored.blobs.total()).files).toBe(before.files - 2);
  });

  it('deletes what a killed process left of a deleted record, and keeps the files of others', async () => {
    const [kept, deleted] = [await stored.add('SUCCESS'), await stored.add('SUCCESS')];
    const { db } = stored.database;
    await db.updateTable('records').set({ deleted: true }).where('id', '=', deleted).execute();
    await saveDetails(stored.blobs, randomUUID(), { changes: [] });
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    expect(await deleteOrphanedFiles(db, stored.blobs, tomorrow)).toBe(3);
    expect(await sizes(deleted)).toEqual([null, null]);
    expect(await sizes(kept)).toEqual([6, 6]);
  });

  it('deletes the upload of a refused submission, but not where the record may have been written', async () => {
    const key = uploadKey(randomUUID());
    await stored.blobs.put(key, Readable.from(['upload']));
    await deleteRefusedUpload(stored.blobs, key, problem('db.away'));
    expect(await stored.blobs.size(key)).toBe(6);
    await deleteRefusedUpload(stored.blobs, key, problem('document.missing-file'));
    expect(await stored.blobs.size(key)).toBeNull();
  });
});
