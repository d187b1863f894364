import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocumentClient, formOf, REQUIRED, startDocumentServer } from './document-client.ts';
import { docxOf } from './sample-documents.ts';

/** Nobody else's word; the mistake around it makes a correction, whose comment could quote it. */
const CANARY = 'zebrafishcanary';
const TEXT = `He go to the ${CANARY} every day. It is a apple of the the ${CANARY}.`;

describe('the text of a document', () => {
  let client: DocumentClient;
  beforeAll(async () => {
    client = await startDocumentServer();
  });
  afterAll(() => client.stop());

  it('is in its own files alone: not in the database, the log, the metrics or another file', async () => {
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
    const files = readdirSync(client.dataDir, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(100);
    // what the review shows of a document, and what it is written again from, are files of its own, deleted with it
    const own = ['details', 'plans'].map((folder) => join(client.dataDir, 'files', folder));
    const others = files.filter((file) => !own.some((folder) => file.startsWith(folder)));
    expect(others.filter((file) => readFileSync(file).includes(CANARY))).toEqual([]);
    const pglite = new PGlite(join(client.dataDir, 'pgdata'));
    try {
      const { rows } = await pglite.query<{ name: string }>(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
         where table_schema not in ('pg_catalog', 'information_schema')`,
      );
      let contents = '';
      for (const { name } of rows)
        contents += JSON.stringify((await pglite.query(`select t::text from ${name} t`)).rows);
      expect(contents).toContain(record.id);
      expect(contents).not.toContain(CANARY);
    } finally {
      await pglite.close();
    }
  });
});
