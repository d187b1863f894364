import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docxOf } from '../documents/sample-documents.ts';
import { textPdf } from '../pdf/make-pdf.ts';
import { joinTestServer, type TestServer } from './test-server.ts';

const TEXT = 'It grew, t(28) = 1.20, p = .036, as the plants of the garden did.';

describe('POST /api/v1/manuscript/check', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await joinTestServer({ EMEND_MODELS: 'off' });
  });
  afterAll(() => server.stop());

  async function check(file: Uint8Array | string, name: string, key?: string) {
    const form = new FormData();
    form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
    const headers = { 'x-api-key': key ?? (await server.key()) };
    const response = await fetch(`${server.server.address}/api/v1/manuscript/check`, {
      method: 'POST',
      headers,
      body: form,
    });
    return {
      status: response.status,
      body: (await response.json()) as { message: string; data: Record<string, unknown> },
    };
  }

  it.each([
    ['a docx', 'paper.docx', docxOf(TEXT)],
    ['Markdown', 'paper.md', TEXT],
  ])('checks %s', async (_, name, file) => {
    const { status, body } = await check(file, name);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: true,
      data: { findings: [{ group: 'numbers', check: 'p-value', covered: 't(28) = 1.20, p = .036' }] },
      service_type: null,
    });
  });
  it('refuses what cannot be read, in words', async () => {
    expect(await check('\u0001\u0002', 'paper.docx')).toMatchObject({
      status: 422,
      body: { status: false, data: null },
    });
    expect(await check('', 'paper.docx')).toMatchObject({ status: 400 });
  });
  it('asks for a key', async () => expect(await check(TEXT, 'paper.txt', 'none')).toMatchObject({ status: 401 }));
  it('names the pages of a PDF', async () => {
    const { status, body } = await check(
      textPdf([`BT /F1 11 Tf 72 700 Td (${TEXT.replace(/[()]/g, (sign) => `\\${sign}`)}) Tj ET`]),
      'paper.pdf',
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ findings: [{ check: 'p-value', place: 'page 1' }] });
  });
});
