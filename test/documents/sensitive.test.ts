import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileBlobs } from '../../src/platform/blobs/file-blobs.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { deleteAccount } from '../../src/services/portal/delete-account.ts';
import { dumpDatabase, filesUnder } from '../fixtures/traces.ts';
import { type DocumentClient, formOf, REQUIRED, startDocumentServer } from './document-client.ts';
import { docxOf } from './sample-documents.ts';

/** Nobody else's word; the mistake around it makes a correction, whose comment could quote it. */
const CANARY = 'zebrafishcanary';
const TEXT = `He go to the ${CANARY} every day. It is a apple of the the ${CANARY}.`;

describe('the text of a document', () => {
  let client: DocumentClient;
  beforeAll(async () => {
    client = await startDocumentServer({ EMEND_FILES_KEY: randomBytes(32).toString('hex') });
  });
  afterAll(() => client.stop());

  it('is encrypted in its own files, and not in the database, the log, the metrics or another file', async () => {
    const fields = {
      revisions_as_comments: 'true',
      writing_advisor_as_comments: 'true',
      statistics_in_document: 'true',
    };
    const { record } = await client.proofread(docxOf(TEXT), fields);
    expect(record.error_report!['total_corrections']).toBeGreaterThan(0);
    // Those that fail must not leave it either: damaged, of a wrong format, with a wrong option.
    const damaged = Buffer.from(docxOf(TEXT)).subarray(0, -100);
    const failed = await client.submit(damaged);
    expect((await client.finished(failed.body.data.id)).status).toBe('FAILED');
    expect((await client.submit(Buffer.from(TEXT))).status).toBe(400);
    expect((await client.submit(docxOf(TEXT), { pipeline: CANARY })).status).toBe(400);
    expect((await client.submit(docxOf(TEXT), { doc_type: CANARY })).body.message).not.toContain(CANARY);
    expect((await client.send(await client.create(), formOf(docxOf(TEXT), { [CANARY]: CANARY }))).status).toBe(400);
    expect(JSON.stringify(await client.submit(docxOf(TEXT), { ...REQUIRED }))).not.toContain(CANARY);

    const metrics = await (await client.get('/metrics')).text();
    await client.server.close();
    expect(client.log.length).toBeGreaterThan(10);
    expect(client.log.join('')).not.toContain(CANARY);
    expect(metrics).toContain('emend_');
    expect(metrics).not.toContain(CANARY);
    const files = filesUnder(client.dataDir);
    expect(files.length).toBeGreaterThan(100);
    // What is stored of a document holds its words, and lies encrypted.
    expect(files.filter((file) => readFileSync(file).includes(CANARY))).toEqual([]);
    const stored = filesUnder(join(client.dataDir, 'files'));
    expect(stored.length).toBeGreaterThan(5);
    for (const file of stored) expect(readFileSync(file).subarray(0, 8).toString()).toBe('EMENDAE1');
    const contents = await dumpDatabase(join(client.dataDir, 'pgdata'));
    expect(contents).toContain(record.id);
    expect(contents).not.toContain(CANARY);
  });

  it('is gone with its account, and with it what the database says of both', async () => {
    const database = await openDatabase({ dataDir: client.dataDir, databaseUrl: null }, 'command');
    const blobs = await createFileBlobs(join(client.dataDir, 'files'));
    const { id } = await database.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    await deleteAccount(database.db, blobs, { actorId: id }, id);
    await database.close();
    expect(filesUnder(join(client.dataDir, 'files'))).toEqual([]);
    const contents = await dumpDatabase(join(client.dataDir, 'pgdata'));
    expect(contents).toContain('account.deleted');
    for (const trace of ['writer@example.org', 'paper.docx']) expect(contents).not.toContain(trace);
  });
});
