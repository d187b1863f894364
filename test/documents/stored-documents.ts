import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BlobStore } from '../../src/platform/blobs/blob-store.ts';
import { createFileBlobs } from '../../src/platform/blobs/file-blobs.ts';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import type { RecordStatus } from '../../src/platform/db/record-tables.ts';
import { proofreadingOptions } from '../../src/services/documents/proofreading-options.ts';
import { resultKey, uploadKey } from '../../src/services/records/record-files.ts';
import { embeddedDatabase, type TestDatabase } from '../fixtures/databases.ts';

/** A database with one account, and a store of files, without a server. */
export interface StoredDocuments {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly accountId: string;
  /** A record with its upload and, when it is a success, its result. */
  add(status: RecordStatus, ageDays?: number, upload?: Uint8Array): Promise<string>;
  close(): Promise<void>;
}

export const OPTIONS = proofreadingOptions({ doc_type: '3', pipeline: 'advanced' });

export async function openStoredDocuments(given?: TestDatabase): Promise<StoredDocuments> {
  const test = given ?? (await embeddedDatabase());
  const database = await openDatabase(test.settings);
  const blobs = await createFileBlobs(join(test.settings.dataDir, 'files'));
  const { id: accountId } = await database.db
    .insertInto('accounts')
    .values({ email: 'writer@example.org' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    database,
    blobs,
    accountId,
    async add(status, ageDays = 0, upload = Buffer.from('upload')) {
      const id = randomUUID();
      await blobs.put(uploadKey(id), Readable.from([upload]));
      if (status === 'SUCCESS') await blobs.put(resultKey(id), Readable.from(['result']));
      await database.db
        .insertInto('records')
        .values({
          id,
          kind: 'document',
          account_id: accountId,
          key_id: accountId,
          filename: 'paper.docx',
          extension: 'docx',
          status,
          options: JSON.stringify(OPTIONS),
          created_on: new Date(Date.now() - ageDays * 86_400_000),
        })
        .execute();
      return id;
    },
    async close() {
      await database.close();
      await test.drop();
    },
  };
}
