// @module-tag server
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSharedRateLimiter } from '../../src/platform/shared-rate-limit.ts';
import {
  createUploadAddress,
  removeOldUploadAddresses,
  requireUploadAddress,
  takeUploadAddress,
} from '../../src/platform/uploads/upload-addresses.ts';
import { createDownload, findDownload } from '../../src/services/records/downloads.ts';
import { deleteOrphanedFiles } from '../../src/services/records/orphaned-files.ts';
import { resultKey, uploadKey } from '../../src/services/records/record-files.ts';
import { deleteExpiredFiles } from '../../src/services/records/retention.ts';
import { serverDatabase } from '../fixtures/databases.ts';
import { withClockStepped } from '../fixtures/stepped-clock.ts';
import { openStoredDocuments, type StoredDocuments } from './stored-documents.ts';

const DAY = 24;

// PostgreSQL has its own clock; the embedded database has the machine's, as everything has there.
describe.skipIf(!process.env['TEST_DATABASE_URL'] && !process.env['CI'])('on a machine whose clock was set', () => {
  let stored: StoredDocuments;
  beforeAll(async () => {
    stored = await openStoredDocuments(await serverDatabase());
  });
  afterAll(() => stored.close());

  it.each([-40 * DAY, 40 * DAY])('files are kept as long as promised, and no longer (%i hours)', async (hours) => {
    const { db } = stored.database;
    const [old, young] = [await stored.add('SUCCESS', 31), await stored.add('SUCCESS', 29)];
    const alone = uploadKey(crypto.randomUUID());
    await stored.blobs.put(alone, Readable.from(['a record is about to follow']));
    await withClockStepped(hours, async () => {
      expect(await deleteExpiredFiles(db, stored.blobs, 30)).toBe(1);
      expect(await deleteOrphanedFiles(db, stored.blobs)).toBe(0);
    });
    expect(await stored.blobs.size(resultKey(old))).toBeNull();
    expect(await stored.blobs.size(resultKey(young))).toBe(6);
    expect(await stored.blobs.size(alone)).not.toBeNull();
  });

  it.each([-3, 3])('addresses for uploads and downloads live as long as promised (%i hours)', async (hours) => {
    const { db } = stored.database;
    const { accountId } = stored;
    const id = await stored.add('SUCCESS');
    const target = { accountId, blobKey: resultKey(id), filename: 'a.docx', contentType: 'text/plain' };
    const before = await createDownload(db, target);
    const { id: address } = await createUploadAddress(db, 'proofread', { accountId, keyId: accountId });
    const use = { service: 'proofread', id: address, accountId };
    await withClockStepped(hours, async () => {
      await deleteExpiredFiles(db, stored.blobs, 30);
      await removeOldUploadAddresses(db);
      expect(await findDownload(db, before.id)).toMatchObject({ filename: 'a.docx' });
      const { expiresAt } = await createDownload(db, target);
      expect(Math.abs(expiresAt.getTime() - before.expiresAt.getTime())).toBeLessThan(60_000);
      await requireUploadAddress(db, use);
      await takeUploadAddress(db, use);
      await expect(takeUploadAddress(db, use)).rejects.toMatchObject({ code: 'upload.expired' });
    });
  });

  it('a rate stays what it is', () =>
    withClockStepped(0, async () => {
      const limiter = createSharedRateLimiter(stored.database.db);
      const policy = { perSecond: 1, burst: 2 };
      const take = async () => (await limiter.take('key', policy)).allowed;
      expect([await take(), await take(), await take()]).toEqual([true, true, false]);
      for (const hours of [-3, 3])
        await withClockStepped(hours, async () => {
          expect(await take()).toBe(false);
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          expect(await take()).toBe(true);
        });
    }));
});
