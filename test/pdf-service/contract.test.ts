import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doublingForms, emptyPages, encrypted, truncated } from '../pdf/hostile-files.ts';
import { show, showLines, textPdf } from '../pdf/make-pdf.ts';
import { type PdfServer, refusal, startPdfServer } from './pdf-server.ts';

const LINES = [
  'The committee met in the morning and heard the report of the treasurer, who had',
  'spent the summer in the archive & found that the accounts of the society were',
  'kept with great care until the year of the flood.',
];
const MORE = [
  'In the afternoon the members walked along the river to see the new bridge, which',
  'had been opened in the spring and was already in need of some repair.',
];
const PARAGRAPH = LINES.join(' ');
const TITLE = show('A Canary Title', 72, 740, 20, 'F2');
const paper = textPdf([TITLE + showLines(LINES, 72, 700), showLines(MORE, 72, 700)]);
const wordsOf = (text: string) => text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;

describe('the PDF service', () => {
  let pdf: PdfServer;
  beforeAll(async () => {
    pdf = await startPdfServer({ EMEND_MAX_UPLOAD_BYTES: String(20 * 1024 * 1024) });
  });
  afterAll(() => pdf.stop());

  it('says that it lives and is ready, with no database at all', async () => {
    expect(await (await pdf.get('/health')).json()).toEqual({ status: 'ok', version: '0.1.0' });
    expect(await (await pdf.get('/readyz')).json()).toEqual({ status: 'ok', checks: {} });
    expect(existsSync(join(pdf.dataDir, 'database'))).toBe(false);
    expect((await pdf.send('/api/v2/plugin/check/paragraph', '{"paragraph":"Fine."}')).status).toBe(404);
  });

  it('converts to paragraphs', async () => {
    const response = await pdf.post('/convert', paper);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const escaped = PARAGRAPH.replace('&', '&amp;');
    expect(await response.json()).toEqual({
      filename: 'paper.pdf',
      page_count: 2,
      word_count: wordsOf(`A Canary Title ${PARAGRAPH} ${MORE.join(' ')}`),
      html: [
        '<p data-page="1" class="heading" role="heading" aria-level="1">A Canary Title</p>',
        `<p data-page="1">${escaped}</p>`,
        `<p data-page="2">${MORE.join(' ')}</p>`,
      ].join('\n'),
    });
  });

  it('converts to elements of their own when asked to', async () => {
    const { html } = (await (await pdf.post('/convert?structure=semantic', paper)).json()) as { html: string };
    expect(html).toMatch(/^<h1 data-page="1">A Canary Title<\/h1>\n<p data-page="1">The committee/);
    const plain = await pdf.post('/convert?structure=paragraphs', paper);
    expect(await plain.json()).toEqual(await (await pdf.post('/convert', paper)).json());
  });

  it('extracts the text of each page, numbered from 1', async () => {
    const response = await pdf.post('/extract-text', textPdf([TITLE, showLines(LINES, 72, 700), '']));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      filename: 'paper.pdf',
      page_count: 3,
      pages: [
        { page: 1, text: 'A Canary Title' },
        { page: 2, text: LINES.join('\n') },
        { page: 3, text: '' },
      ],
    });
  });

  it('gives a file without text as what it is', async () => {
    const blank = textPdf(['q 612 0 0 792 0 0 cm 0 0 1 1 re f Q']);
    expect(await (await pdf.post('/convert', blank)).json()).toMatchObject({ page_count: 1, word_count: 0, html: '' });
  });

  it('gives the name as it was sent, without folders', async () => {
    const named = async (filename: string) =>
      ((await (await pdf.post('/convert', paper, { filename })).json()) as { filename: string }).filename;
    expect(await named('Über \u{1f4c4} “quotes”.pdf')).toBe('Über \u{1f4c4} “quotes”.pdf');
    expect(await named('C:\\docs\\paper.pdf')).toBe('paper.pdf');
    expect(await named('../../etc/passwd')).toBe('passwd');
  });

  it('answers a missing part as FastAPI does, whatever the body', async () => {
    const missing = { detail: [{ type: 'missing', loc: ['body', 'file'], msg: 'Field required' }] };
    const form = new FormData();
    form.append('other', 'text');
    const answers = [
      await pdf.post('/convert', paper, { part: 'document' }),
      await pdf.post('/extract-text', paper, { part: 'document' }),
      await pdf.send('/convert', form),
      await pdf.send('/convert', null),
      await pdf.send('/convert', '{"file":"x"}', { 'content-type': 'application/json' }),
      await pdf.send('/convert', '{broken', { 'content-type': 'application/json' }),
      await pdf.send('/convert', paper, { 'content-type': 'application/pdf' }),
      await pdf.send('/convert', 'file=x', { 'content-type': 'application/x-www-form-urlencoded' }),
      await pdf.send('/extract-text', 'file', { 'content-type': 'text/plain' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual(missing);
    }
  });

  it('names what is wrong with a file, each with its own type', async () => {
    const wrong: [string, Uint8Array][] = [
      ['pdf_empty', new Uint8Array()],
      ['pdf_wrong_format', Buffer.from('Just some text.')],
      ['pdf_wrong_format', Buffer.from('PK\x03\x04 a zip, perhaps a docx', 'latin1')],
      ['pdf_damaged', truncated()],
      ['pdf_encrypted', encrypted()],
      ['pdf_too_many_pages', emptyPages()],
    ];
    for (const [type, file] of wrong)
      for (const path of ['/convert', '/extract-text']) {
        const response = await pdf.post(path, file);
        expect([type, response.status]).toEqual([type, 422]);
        expect(await response.json()).toEqual(refusal(type));
      }
  });

  it('refuses options that do not exist, and says where they stand', async () => {
    const response = await pdf.post('/convert?structure=tree', paper);
    expect(response.status).toBe(422);
    const body = (await response.json()) as { detail: { msg: string }[] };
    expect(body).toEqual(refusal('literal_error', ['query', 'structure']));
    expect(body.detail[0]!.msg).toContain("'paragraphs' or 'semantic'");
    const ocr = await pdf.post('/extract-text?ocr=always', paper);
    expect(await ocr.json()).toEqual(refusal('literal_error', ['query', 'ocr']));
    expect((await pdf.post('/convert?unknown=1&structure=tree&structure=semantic', paper)).status).toBe(200);
  });

  it('refuses what is too large, announced or not', async () => {
    const large = Buffer.alloc(21 * 1024 * 1024, '%PDF-1.7 ');
    const response = await pdf.post('/convert', large);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual(refusal('request_too_large', ['body']));
    const boundary = 'x-x-x';
    const chunks = async function* () {
      yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`);
      for (let at = 0; at < large.length; at += 65_536) yield large.subarray(at, at + 65_536);
      yield Buffer.from(`\r\n--${boundary}--\r\n`);
    };
    const streamed = await fetch(`${pdf.server.address}/convert`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: chunks(),
      duplex: 'half',
    } as unknown as RequestInit);
    expect(streamed.status).toBe(413);
    expect(await streamed.json()).toEqual(refusal('request_too_large', ['body']));
  });

  it('refuses a form that cannot be read', async () => {
    const broken = [
      await pdf.send('/convert', 'x', { 'content-type': 'multipart/form-data' }),
      await pdf.send('/convert', 'no form', { 'content-type': 'multipart/form-data; boundary=abc' }),
      await pdf.send(
        '/convert',
        '--abc\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and no end',
        { 'content-type': 'multipart/form-data; boundary=abc' },
      ),
    ];
    for (const response of broken) {
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual(refusal('pdf_unreadable_form', ['body']));
    }
  });

  it('takes other parts before and after the file', async () => {
    const form = new FormData();
    form.append('note', 'text');
    form.append('cover', new Blob(['not a PDF']), 'cover.txt');
    form.append('file', new Blob([new Uint8Array(paper)]), 'paper.pdf');
    form.append('after', new Blob(['something']), 'after.txt');
    const response = await pdf.send('/convert', form);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ filename: 'paper.pdf', page_count: 2 });
  });

  it('keeps nothing of a file', async () => {
    await pdf.post('/convert', paper, { filename: 'canary-name.pdf' });
    await pdf.post('/convert', truncated(), { filename: 'canary-name.pdf' });
    expect(pdf.uploads()).toEqual([]);
    const seen = pdf.log.join('') + (await (await pdf.get('/metrics')).text());
    expect(seen).not.toMatch(/canary|treasurer|committee/i);
    expect(seen).toContain('/convert');
    expect(seen).toMatch(/emend_pool_wait_seconds_count\{pool="pdf"\} \d/);
  });

  it('gives up a file whose sender went away', async () => {
    const controller = new AbortController();
    const slow = pdf.post('/convert', doublingForms(), { signal: controller.signal });
    while (pdf.uploads().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    controller.abort();
    await expect(slow).rejects.toThrow();
    while (pdf.uploads().length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await pdf.post('/convert', paper)).status).toBe(200);
  });

  it('describes itself', async () => {
    const { paths, components } = (await (await pdf.get('/openapi.json')).json()) as {
      components: { schemas: Record<string, object> };
      paths: Record<string, { post: { requestBody: object; responses: Record<string, object>; security?: object } }>;
    };
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/health', '/convert', '/extract-text']));
    for (const path of ['/convert', '/extract-text']) {
      const { requestBody, responses, security } = paths[path]!.post;
      expect(requestBody).toEqual({
        required: true,
        content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/PdfForm' } } },
      });
      expect(Object.keys(responses).sort()).toEqual(['200', '413', '422', '500', '503']);
      expect(JSON.stringify(responses['422'])).toContain('HTTPValidationError');
      expect(security).toBeUndefined();
    }
    expect(components.schemas['PdfForm']).toMatchObject({
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    });
  });
});

describe('the time limit of a PDF', () => {
  it('ends the thread, not the service', async () => {
    const pdf = await startPdfServer({ EMEND_PDF_TIMEOUT_MS: '300', EMEND_PDF_WORKERS: '1' });
    try {
      const response = await pdf.post('/convert', doublingForms());
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual(refusal('pdf_timeout'));
      expect((await pdf.post('/convert', paper)).status).toBe(200);
    } finally {
      await pdf.stop();
    }
  });
});
