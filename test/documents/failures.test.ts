// @module-tag program
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createZip } from '../../src/documents/zip/write-zip.ts';
import { hasLibreOffice } from '../doc/office.ts';
import { buildDocx, p, r } from '../docx/build-docx.ts';
import { type DocumentClient, startDocumentServer } from './document-client.ts';
import { inspectDocx } from './inspect-docx.ts';
import { docxOf, docxOfWords, docxWithMistakes } from './sample-documents.ts';

const fixture = (name: string) => readFileSync(fileURLToPath(new URL(`../docx/fixtures/${name}`, import.meta.url)));

const letter = readFileSync(fileURLToPath(new URL('../doc/fixtures/letter.doc', import.meta.url)));

/** A compound file (MS-CFB) of one empty sector with the name of a stream in it: enough for what it is, not to be read. */
function compoundFile(stream: string): Uint8Array {
  const bytes = Buffer.alloc(4096);
  bytes.writeUInt32BE(0xd0cf11e0, 0);
  bytes.writeUInt32BE(0xa1b11ae1, 4);
  bytes.write(stream, 1024, 'utf16le');
  return bytes;
}

/** Made before the service is there, whose connections end while this process can answer nothing for seconds. */
const bomb = buildDocx({ body: '', extra: { 'word/document.xml': Buffer.alloc(300_000_000, 'a') } });

describe('documents that cannot be proofread', () => {
  let client: DocumentClient;
  beforeAll(async () => {
    client = await startDocumentServer();
  });
  afterAll(async () => {
    // Whatever came before, the service is up and none of it was a fault of ours.
    expect((await client.proofread(docxOf('He go to school.'))).record.status).toBe('SUCCESS');
    expect(client.log.filter((line) => line.includes('"level":50')).map((line) => JSON.parse(line).msg)).toEqual(
      expect.not.arrayContaining(['fault']),
    );
    await client.stop();
  });

  async function failure(file: Uint8Array, name = 'paper.docx') {
    const { status, body } = await client.submit(file, {}, name);
    expect([name, status, body.data?.status]).toEqual([name, 200, 'WAITING_IN_QUEUE']);
    const record = await client.finished(body.data.id);
    expect(record).toMatchObject({ status: 'FAILED', credits: 0, error_report: null, scoring_report: {} });
    expect(record['process_end_time']).toEqual(expect.any(Number));
    expect((await client.final(record.id)).status).toBe(404);
    return { id: record.error_id, message: record.message, words: record.words };
  }

  it('are damaged: 1', async () => {
    const whole = Buffer.from(docxWithMistakes());
    const flipped = Buffer.from(whole);
    flipped.fill(0x55, 400, 700);
    const files: Record<string, Uint8Array> = {
      truncated: whole.subarray(0, whole.length - 200),
      'a third of it': whole.subarray(0, whole.length / 3),
      'bytes overwritten': flipped,
      'no document part': createZip([
        ['[Content_Types].xml', Buffer.from('<Types/>')],
        ['word/x.xml', Buffer.from('<a/>')],
      ]),
      'markup that does not end': buildDocx({ body: p(r('x')).replace('</w:p>', '') }),
      'a document type declaration': buildDocx({
        body: '',
        extra: {
          'word/document.xml': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><w:document>&b;</w:document>',
        },
      }),
    };
    for (const [what, file] of Object.entries(files)) {
      const { id, message } = await failure(file, `${what}.docx`);
      expect([what, id, message]).toEqual([what, expect.toBeOneOf([1, 6]), expect.stringMatching(/\w+/)]);
    }
  });

  it('are zip bombs: 1', async () => {
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await failure(bomb)).toMatchObject({
      id: 1,
      message: expect.stringMatching(/unpacks to more data/),
    });
  });

  it('have a password: 3', async () => {
    expect(await failure(compoundFile('EncryptedPackage'))).toMatchObject({
      id: 3,
      message: expect.stringMatching(/protected by a password.*File, Info, Protect Document/),
    });
  });

  it('have no text: 4', async () => {
    for (const file of [docxOf(), docxOf(''), docxOf('12 345', '—')])
      expect(await failure(file)).toMatchObject({ id: 4, message: expect.stringMatching(/no English text/) });
  });

  it('have 100,001 words: 2', async () => {
    const over = docxOf('word '.repeat(100_001).trim());
    const message = 'The document has 100001 words; at most 100000 are proofread at once. Send it in smaller parts.';
    expect(await failure(over)).toEqual({ id: 2, message, words: 100_001 });
  });

  it('are of the old format where LibreOffice is missing: 6', async () => {
    vi.stubEnv('PATH', '/nowhere');
    const { id, message } = await failure(letter, 'paper.doc').finally(() => vi.unstubAllEnvs());
    expect([id, message]).toEqual([6, expect.stringMatching(/package libreoffice-writer/)]);
  });

  it('are of the old format and have a password: 3', async () => {
    const locked = Buffer.from(letter);
    const fib = locked.indexOf(Buffer.from([0xec, 0xa5]), 512);
    locked.writeUInt16LE(locked.readUInt16LE(fib + 10) | 0x0100, fib + 10);
    expect(await failure(locked, 'paper.doc')).toMatchObject({ id: 3, message: expect.stringMatching(/password/) });
  });

  it('fail at once when their upload is gone: 8', async () => {
    // The first keeps the worker busy while the upload of the second disappears.
    const first = await client.submit(docxOfWords(6_000));
    const second = await client.submit(docxOf('Fine.'));
    rmSync(join(client.dataDir, 'files/uploads', second.body.data.id));
    const record = await client.finished(second.body.data.id);
    expect(record).toMatchObject({ status: 'FAILED', error_id: 8, credits: 0 });
    expect(record.message).toMatch(/no longer on the server/);
    expect(client.log.filter((line) => line.includes('"job failed"'))).toHaveLength(1);
    expect((await client.finished(first.body.data.id)).status).toBe('SUCCESS');
  });
});

describe('documents that need care', () => {
  let client: DocumentClient;
  beforeAll(async () => {
    client = await startDocumentServer();
  });
  afterAll(() => client.stop());

  it('says that a signature no longer holds', async () => {
    const { record } = await client.proofread(fixture('hello-world-signed.docx'));
    expect(record.message).toMatch(/signature no longer holds/);
  });

  it.skipIf(!hasLibreOffice)('gives a file of Word 97 back as docx (LibreOffice)', { timeout: 120_000 }, async () => {
    const { body } = await client.submit(letter, {}, 'letter.doc');
    expect(body.data).toMatchObject({ words: 59, parentExtension: 'doc' });
    expect(await client.finished(body.data.id)).toMatchObject({ status: 'SUCCESS', parentExtension: 'doc' });
    const response = await fetch((await client.final(body.data.id)).body.data);
    expect(response.headers.get('content-disposition')).toContain('letter-edited.docx');
    const { changes, comments } = inspectDocx(new Uint8Array(await response.arrayBuffer()));
    expect([changes, comments.length]).toEqual([6, 0]);
  });

  it('keeps macros and the content type that goes with them', async () => {
    const { body } = await client.submit(fixture('SimpleMacro.docm'), {}, 'macro.docm');
    expect((await client.finished(body.data.id)).status).toBe('SUCCESS');
    const response = await fetch((await client.final(body.data.id)).body.data);
    expect(response.headers.get('content-type')).toContain('macroEnabled');
    expect(response.headers.get('content-disposition')).toContain('macro-edited.docm');
  });

  it('gives back a document without mistakes as it came', async () => {
    const file = docxOf('All of this is fine.');
    const { record, file: result } = await client.proofread(file);
    expect(Buffer.from(result).equals(Buffer.from(file))).toBe(true);
    expect(record.scoring_report['total_score']).toBe(100);
    expect(inspectDocx(result).changes).toBe(0);
  });
});
