// @module-tag process
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  damagedCrossReference,
  doublingForms,
  emptyPages,
  emptyPassword,
  encrypted,
  inflatingBomb,
  nestedContent,
  nestedObjects,
  oddBox,
  scripted,
  truncated,
  unmappedFont,
} from '../pdf/hostile-files.ts';
import { show, textPdf } from '../pdf/make-pdf.ts';
import { type PdfServer, refusal, startPdfServer } from './pdf-server.ts';

/** Every file must be answered within this time. */
const LIMIT_MS = 20_000;
const hello = textPdf([show('Hello there, reader.', 72, 700)]);

describe('hostile files, with uploads running beside', () => {
  let pdf: PdfServer;
  beforeAll(async () => {
    pdf = await startPdfServer({ EMEND_PDF_WORKERS: '2', EMEND_PDF_TIMEOUT_MS: String(LIMIT_MS) });
  });
  afterAll(() => pdf.stop());

  it('are answered, each with its own type, while all others are served', async () => {
    const bomb = inflatingBomb();
    expect(bomb.length).toBeLessThan(8_000);
    const hostile: [readonly string[], Uint8Array][] = [
      [['pdf_too_complex', 'pdf_timeout'], bomb],
      [['pdf_too_complex', 'pdf_timeout'], doublingForms()],
      [['pdf_damaged'], truncated()],
      [['pdf_encrypted'], encrypted()],
      [['pdf_too_many_pages'], emptyPages()],
      [['pdf_wrong_format'], Buffer.from('Not a PDF at all.')],
      [['pdf_empty'], new Uint8Array()],
      [['pdf_wrong_format'], Buffer.from('PK\x03\x04 a zip, perhaps a docx', 'latin1')],
      [['pdf_wrong_format'], Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ];
    const readable: [string, Uint8Array][] = [
      ['Rebuilt.', damagedCrossReference('Rebuilt.')],
      ['Nested.', nestedContent('Nested.')],
      ['Deep.', nestedObjects('Deep.')],
      ['Huge.', oddBox('Huge.', '0 0 1000000000 1000000000')],
      ['Scripted.', scripted('Scripted.')],
      ['', unmappedFont()],
      ['A protected page says hello.', emptyPassword()],
    ];
    let ended = false;
    const beside = (async () => {
      const answers: unknown[] = [];
      while (!ended) {
        const response = await pdf.post('/convert', hello);
        answers.push(response.status === 200 ? ((await response.json()) as { html: string }).html : response.status);
        expect((await pdf.get('/health')).status).toBe(200);
      }
      return answers;
    })();
    const odd = Promise.all(
      readable.map(async ([text, file]) => {
        const response = await pdf.post('/convert', file);
        const { html } = (await response.json()) as { html?: string };
        return [text, response.status, html?.includes(text)];
      }),
    );
    const answers = await Promise.all(
      hostile.map(async ([types, file]) => {
        const response = await pdf.post('/convert', file);
        return { types, status: response.status, body: (await response.json()) as { detail: { type: string }[] } };
      }),
    );
    const read = await odd;
    ended = true;
    expect(read).toEqual(readable.map(([text]) => [text, 200, true]));
    for (const { types, status, body } of answers) {
      expect([types, status]).toEqual([types, 422]);
      expect(body).toEqual(refusal(types.find((type) => type === body.detail[0]!.type) ?? types[0]!));
    }
    const served = await beside;
    expect(served.length).toBeGreaterThan(0);
    expect(new Set(served)).toEqual(new Set(['<p data-page="1">Hello there, reader.</p>']));
    expect(pdf.uploads()).toEqual([]);
    expect(await (await pdf.get('/readyz')).json()).toMatchObject({ status: 'ok' });
  });

  it('fill no memory for good', async () => {
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 3; round++) {
      await Promise.all([pdf.post('/convert', doublingForms()), pdf.post('/convert', doublingForms())]);
      expect((await pdf.post('/convert', hello)).status).toBe(200);
    }
    // Six instances of 256 MB were filled; two threads of that size may be alive.
    expect(process.memoryUsage().rss - before).toBeLessThan(600 * 2 ** 20);
  });
});
