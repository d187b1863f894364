import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DocumentDetails } from '../../src/contract/document-review.ts';
import { PdfReading, PdfRecord } from '../../src/contract/pdf-review.ts';
import { ReportDetails } from '../../src/contract/report-review.ts';
import { docxOf, MIXED, pdfOf } from '../ai-report/sample-files.ts';
import { formOf, REQUIRED } from '../documents/document-client.ts';
import { sendFromPage, signUp } from '../web/portal-client.ts';
import { createJudge, type Schemas } from './from-schema.ts';
import { joinTestServer, type TestServer } from './test-server.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** As a schema says it, and nothing besides. */
const closed = (schema: unknown) =>
  JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === 'object' ? { ...value, additionalProperties: false } : value,
  );

// The service sends these files as they are, so nothing drops what no schema names.
describe('what the review screens get as it was stored', () => {
  let test: TestServer;
  let address: string;
  let cookie: string;
  let conforms: Awaited<ReturnType<typeof createJudge>>;
  beforeAll(async () => {
    test = await joinTestServer({ EMEND_MODELS: 'off' });
    address = test.server.address;
    cookie = await signUp(address, 'details@example.org');
    conforms = await createJudge(closed({ DocumentDetails, ReportDetails, PdfReading, PdfRecord }) as Schemas);
  });
  afterAll(() => test.stop());

  const read = async <T>(path: string) =>
    (await (await sendFromPage(address, 'GET', path, undefined, { cookie })).json()) as T;
  const upload = async <T>(url: string, body: FormData) =>
    (await (await fetch(url, { method: 'POST', headers: { cookie, origin: address }, body })).json()) as T;
  const create = async <T>(path: string) =>
    ((await (await sendFromPage(address, 'POST', path, {}, { cookie })).json()) as { data: T }).data;
  const done = (list: string, isDone: (item: Record<string, unknown>) => boolean) =>
    vi.waitUntil(async () => (await read<{ items: Record<string, unknown>[] }>(list)).items.some(isDone), {
      timeout: 200_000,
      interval: 200,
    });

  it('is what the contract says of a document', async () => {
    const to = await create<string>('/autoedit/v3/document/create');
    const form = formOf(docxOf('He go home and recieved a apple.', 'Zorblat, the Zorblat and zorblats.'), REQUIRED);
    const { id } = (await upload<{ data: { id: string } }>(to, form)).data;
    await done('/api/portal/documents', (item) => item['id'] === id && item['status'] === 'SUCCESS');
    const details = await read<{ changes: unknown[] }>(`/api/review/documents/${id}/changes`);
    expect(details.changes.length).toBeGreaterThan(0);
    expect(await conforms('DocumentDetails', details)).toBeNull();
    expect(await conforms('DocumentDetails', { ...details, more: 1 })).not.toBeNull();
  });

  it('is what the contract says of a report', async () => {
    const { upload_url } = await create<{ upload_url: string }>('/api/v1/ai-cd/report/create/token');
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(docxOf(...MIXED))]), 'essay.docx');
    const id = (await upload<{ data: { file_id: string } }>(upload_url, form)).data.file_id;
    await done('/api/portal/reports', (item) => item['file_id'] === id && item['file_status'] === 'SUCCESS');
    const details = await read<{ paragraphs: unknown[] }>(`/api/review/reports/${id}/paragraphs`);
    expect(details.paragraphs.length).toBeGreaterThan(0);
    expect(await conforms('ReportDetails', details)).toBeNull();
  });

  it('is what the contract says of a PDF', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await pdfOf(['It is a egg.']))]), 'egg.pdf');
    const record = await upload<{ id: string }>(`${address}/api/review/pdfs`, form);
    expect(await conforms('PdfRecord', record)).toBeNull();
    expect((await read<{ items: unknown[] }>('/api/portal/pdfs')).items).toEqual([record]);
    const reading = await read<{ paragraphs: unknown[] }>(`/api/review/pdfs/${record.id}/paragraphs`);
    expect(reading.paragraphs.length).toBeGreaterThan(0);
    expect(await conforms('PdfReading', reading)).toBeNull();
  });
});
