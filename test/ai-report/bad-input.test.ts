import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PERSONAL } from '../detection-texts.ts';
import { buildDocx, p, r } from '../docx/build-docx.ts';
import { type ReportClient, startReportServer } from './report-client.ts';
import { docxOf, docxOfWords, MIXED, pdfOf, scannedPdf } from './sample-files.ts';

/** A compound file (MS-CFB) as far as its kind is told: signature and the name of a stream. */
function compoundFile(stream: string): Buffer {
  const file = Buffer.alloc(1536);
  file.writeUInt32BE(0xd0cf11e0, 0);
  file.writeUInt32BE(0xa1b11ae1, 4);
  file.write(stream, 1024, 'utf16le');
  return file;
}

/** Bytes of an upload; half a million words are 3 MB. */
const LIMIT = 8_000_000;

describe('files that give no score', () => {
  let client: ReportClient;
  beforeAll(async () => {
    client = await startReportServer({ EMEND_MAX_UPLOAD_BYTES: String(LIMIT) });
  });
  afterAll(() => client.stop());

  const failed = async (file: Uint8Array, message: RegExp) => {
    const record = await client.finished(file);
    expect(record).toMatchObject({
      status: false,
      file_status: 'FAILED',
      message: expect.stringMatching(message),
      process_start_time: expect.any(String),
      process_end_time: expect.any(String),
    });
    expect(await client.information(record.file_id)).toMatchObject({
      status: 404,
      body: { status: false, data: { message: expect.stringContaining('FAILED') } },
    });
    return record;
  };

  it('a scan without text: the message names OCR', async () => {
    expect(await failed(await scannedPdf(), /no text.*OCR/)).toMatchObject({ word_count: 0 });
  });

  it('a file under a password', async () => {
    await failed(await pdfOf(MIXED, 'secret'), /password/);
    await failed(compoundFile('EncryptedPackage'), /password/);
    const known = readFileSync(join(import.meta.dirname, '../pdf/fixtures/needs-password.pdf'));
    await failed(known, /password/);
  });

  it('a damaged file', async () => {
    const whole = docxOf(...MIXED);
    await failed(whole.slice(0, whole.length - 100), /damaged/);
    await failed(Buffer.from('%PDF-1.7\nnothing more'), /PDF/);
    const pdf = await pdfOf(MIXED);
    await failed(Buffer.concat([pdf.slice(0, 12), Buffer.alloc(2_000, 120)]), /PDF/);
  });

  it('an old Word file where LibreOffice is missing: the message names the package', async () => {
    vi.stubEnv('PATH', '/nowhere');
    await failed(compoundFile('WordDocument'), /libreoffice-writer/).finally(() => vi.unstubAllEnvs());
  });

  it('a document without text', async () => {
    await failed(docxOf('', ' '), /no text/);
    await failed(buildDocx({ body: p(r('\u2014 \u2026')) }), /no text/);
  });

  it('half a million words', async () => {
    const record = await failed(docxOfWords(500_000), /500000 words; at most 100000/);
    expect(record.word_count).toBe(500_000);
  });

  const unscored = async (file: Uint8Array, message: RegExp) => {
    const record = await client.finished(file);
    expect(record).toMatchObject({ status: true, file_status: 'SUCCESS', message: expect.stringMatching(message) });
    const { data } = (await client.information(record.file_id)).body;
    expect(data).toMatchObject({
      overall_score: null,
      outcome: 'not judged',
      share_of_words: null,
      message: record.message,
    });
    for (const paragraph of data.paragraphs) expect(paragraph).toMatchObject({ score: null, band: null });
    const report = Buffer.from(await (await fetch(data.report_url)).arrayBuffer());
    expect(report.subarray(0, 5).toString()).toBe('%PDF-');
    return data;
  };

  it('twenty words: a report that says why there is no score', async () => {
    const { paragraphs } = await unscored(docxOfWords(20), /20 words.*80/);
    expect(paragraphs).toEqual([{ index: 0, score: null, band: null, words: 20, not_scored: 'too short' }]);
  });

  it('another language: a report that says that it is not judged', async () => {
    const chinese = '在这个快速发展的时代，我们需要不断学习新的知识。每个人都应该努力工作，关心身边的人。'.repeat(8);
    const german = `${'Die Kinder gehen am Morgen mit dem Hund in den Wald und suchen dort nach Pilzen, die sie nicht kennen. '.repeat(12)}`;
    for (const text of [chinese, german]) {
      const { paragraphs } = await unscored(docxOf(text, text), /not supported.*English/);
      expect(paragraphs[0]!.not_scored).toBe('not English');
    }
  });

  it('disguised letters change no score and are told', async () => {
    const [plain, disguised] = await Promise.all(
      [MIXED, MIXED.map((text) => text.replace(/e/g, '\u0435').replace(/ /g, ' \u200b'))].map(async (texts) => {
        const record = await client.finished(docxOf(...texts));
        return (await client.information(record.file_id)).body.data;
      }),
    );
    expect(disguised!.overall_score).toBe(plain!.overall_score);
    expect(plain!.warnings).not.toContain('disguised characters');
    expect(disguised!.warnings).toContain('disguised characters');
  });

  it('too large a file is refused with 413, and nothing is kept; its address takes another one, once', async () => {
    const stored = () => readdirSync(join(client.dataDir, 'files'), { recursive: true, withFileTypes: true });
    const before = stored().filter((entry) => entry.isFile()).length;
    const { upload_url } = (await client.create()).body.data;
    for (const segment of ['aicd', 'ai-cd']) {
      const address = segment === 'aicd' ? upload_url : (await client.create()).body.data.upload_url;
      expect(await client.send(address.replace('aicd', segment), Buffer.alloc(LIMIT + 1, 32))).toMatchObject({
        status: 413,
        body: {
          status: false,
          message: expect.stringContaining(String(LIMIT)),
          data: { message: expect.stringContaining(String(LIMIT)) },
          service_type: null,
        },
      });
    }
    expect(stored().filter((entry) => entry.isFile())).toHaveLength(before);
    expect((await client.send(upload_url, Buffer.from('Only a plain text.'))).status).toBe(400);
    const keys = [await client.key(), await client.key(), await client.key()];
    const answers = await Promise.all(keys.map((key) => client.send(upload_url, docxOf(...MIXED), 'a.docx', key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('the service goes on', async () => {
    expect(await client.finished(docxOf(...PERSONAL))).toMatchObject({ file_status: 'SUCCESS' });
    expect((await client.get('/readyz')).status).toBe(200);
  });
});
