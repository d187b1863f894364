import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ClientOptions,
  createClient,
  type EmendApiError,
  EmendFailedError,
  type Progress,
  type Retry,
} from '../../clients/typescript/src/index.ts';
import { retryAfter } from '../../clients/typescript/src/send.ts';
import { MIXED, pdfOf } from '../ai-report/sample-files.ts';
import { inspectDocx } from '../documents/inspect-docx.ts';
import { docxOf } from '../documents/sample-documents.ts';
import { joinTestServer, type TestServer } from '../http/test-server.ts';

const docx = (...paragraphs: string[]) => ({ name: 'paper.docx', data: docxOf(...paragraphs) });

describe('@emend/client with the service', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await joinTestServer({ EMEND_MODELS: 'off' });
  });
  afterAll(() => server.stop());

  const clientOf = async (kind: 'production' | 'test' = 'production', more: ClientOptions = {}) =>
    createClient({ baseUrl: `${server.server.address}/`, apiKey: await server.key({ kind }), ...more });

  it('checks a paragraph', async () => {
    const paragraph = 'He go to school every day.';
    const { response } = await (await clientOf()).checkParagraph({ paragraph, language: 'UK', pipeline: 'basic' });
    const [alert] = response[0]!.sentence_result;
    expect(paragraph.slice(alert!.start_index, alert!.end_index)).toBe('go');
    expect(alert!.output[0]!.revised_text).toBe('goes');
  });

  it('checks a text as LanguageTool does', async () => {
    const { matches } = await (await clientOf()).checkText({ text: 'He go home.', language: 'en-US' });
    expect(matches.map(({ offset, length, replacements }) => [offset, length, replacements[0]!.value])).toEqual([
      [3, 2, 'goes'],
    ]);
  });

  it('proofreads a document and tells how far it is', async () => {
    const told: Progress[] = [];
    const { record, file } = await (await clientOf()).proofread(
      docx('He go home and recieved a apple.'),
      { language: 'US', author: 'Ada', revisions_as_comments: undefined },
      { onProgress: (progress) => told.push(progress), pollInterval: 500 },
    );
    expect(record).toMatchObject({ status: 'SUCCESS', filename: 'paper.docx', doc_type: 3, pipeline: 'advanced' });
    expect(record.error_report!.spelling).toBe(1);
    const { authors, text } = inspectDocx(file);
    expect([...authors]).toEqual(['Ada']);
    expect(text).toBe('He went home and received an apple.');
    expect(told[0]).toEqual({ stage: 'uploading', share: 0 });
    expect(told.at(-1)).toEqual({ stage: 'done', share: 1 });
    expect([...new Set(told.map(({ stage }) => stage))]).toEqual(['uploading', 'processing', 'downloading', 'done']);
    expect(told.at(-2)).toEqual({ stage: 'downloading', share: 1 });
    expect(told.filter(({ stage }) => stage === 'processing').at(-1)!.share).toBe(1);
  });

  it('takes a File, and says why a document failed', async () => {
    const client = await clientOf();
    const file = new File([new Uint8Array(docxOf('', ' '))], 'empty.docx');
    const failed = await client.proofread(file, {}, { pollInterval: 500 }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(EmendFailedError);
    expect(failed).toMatchObject({ message: expect.stringMatching(/holds no/), record: { error_id: 4 } });
  });

  it('gets an AI-content report', async () => {
    const { information, report } = await (await clientOf()).aiReport(docx(...MIXED), { pollInterval: 500 });
    expect(information).toMatchObject({ file_name: 'paper.docx', overall_score: expect.any(Number) });
    expect(information.paragraphs).toHaveLength(MIXED.length);
    expect(new TextDecoder().decode(report.subarray(0, 5))).toBe('%PDF-');
  });

  it('reads a PDF', async () => {
    const client = await clientOf();
    const file = { name: 'paper.pdf', data: await pdfOf(['One short paragraph.', 'And another one.']) };
    const converted = await client.convertPdf(file, { structure: 'semantic', ocr: 'off' });
    expect(converted).toMatchObject({ filename: 'paper.pdf', page_count: 1, word_count: 6 });
    expect(converted.html).toBe('<p data-page="1">One short paragraph. And another one.</p>');
    expect((await client.extractPdfText(file)).pages[0]).toMatchObject({
      page: 1,
      text: expect.stringContaining('And another one.'),
    });
    expect(await client.getHealth()).toEqual({ status: 'ok', version: '0.1.0' });
  });

  it('sends again what a test key sent too fast', async () => {
    const retries: Retry[] = [];
    const client = await clientOf('test', { onRetry: (retry) => void retries.push(retry) });
    const answers = await Promise.all(['One.', 'Two.'].map((paragraph) => client.checkParagraph({ paragraph })));
    expect(answers.map(({ input }) => input)).toEqual(['One.', 'Two.']);
    expect(retries[0]).toEqual({ attempt: 1, milliseconds: 1_000, status: 429 });
  });

  it('throws what the service says of a mistake', async () => {
    const client = await clientOf();
    const errorOf = (call: Promise<unknown>) => call.catch((error: unknown) => error as EmendApiError);
    expect(await errorOf(client.checkParagraph({ paragraph: '' }))).toMatchObject({
      name: 'EmendApiError',
      status: 400,
      code: 'paragraph.missing',
      message: expect.stringContaining('0 words'),
      requestId: expect.stringMatching(/\S/),
    });
    const unknown = createClient({ baseUrl: server.server.address, apiKey: 'x'.repeat(32) });
    expect(await errorOf(unknown.createReportUpload())).toMatchObject({ status: 401, code: 'auth.invalid-key' });
    expect(await errorOf(client.convertPdf(docx('A text.')))).toMatchObject({
      status: 422,
      message: expect.stringContaining('PDF'),
    });
    expect(await errorOf(client.checkText({ text: 'A.' }))).toMatchObject({
      status: 400,
      message: expect.not.stringContaining('Error:'),
    });
    expect(await errorOf(client.getDocument('../../health'))).toMatchObject({ status: 404 });
    const narrow = createClient({
      baseUrl: server.server.address,
      apiKey: await server.key({ scopes: ['paragraph'] }),
    });
    expect(await errorOf(narrow.proofread(docx('A text.')))).toMatchObject({ status: 403, code: 'auth.missing-scope' });
  });

  it('stops in the middle of polling', async () => {
    const control = new AbortController();
    const stages: string[] = [];
    const call = (await clientOf()).proofread(
      docx('He go home.'),
      {},
      {
        signal: control.signal,
        pollInterval: 60_000,
        onProgress: ({ stage }) => {
          stages.push(stage);
          if (stage === 'processing') setTimeout(() => control.abort(new Error('enough')), 10);
        },
      },
    );
    await expect(call).rejects.toThrow('enough');
    expect(stages).toEqual(['uploading', 'processing']);
    await expect((await clientOf()).checkParagraph({ paragraph: 'A.' }, control)).rejects.toThrow('enough');
  });
});

describe('@emend/client with a network that fails', () => {
  let stub: Server;
  /** What the stub does with the next requests; asked for more, it answers with an empty object. */
  let script: ('reset' | { status: number; headers?: Record<string, string>; body?: unknown })[];
  let seen: string[];
  beforeAll(async () => {
    stub = createServer((request, response) => {
      request.resume().once('end', () => {
        seen.push(`${request.method} ${request.url}`);
        const next = script.shift() ?? { status: 200 };
        if (next === 'reset') return request.socket.destroy();
        const { status, headers = {}, body = {} } = next;
        response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => stub.close(resolve)));

  const stubbed = (answers: typeof script, options: ClientOptions = {}) => {
    script = answers;
    seen = [];
    const baseUrl = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
    return { baseUrl, client: createClient({ baseUrl, apiKey: 'k', ...options }) };
  };
  const now = { 'retry-after': '0' };

  it('sends again after a broken connection and a 503, and gives up after so many times', async () => {
    const { client } = stubbed(['reset', { status: 503, headers: now }, { status: 200, body: { input: 'A.' } }]);
    expect(await client.checkParagraph({ paragraph: 'A.' })).toEqual({ input: 'A.' });
    const busy = { status: 503, headers: { ...now, 'x-error-code': 'service.busy' }, body: '<html>busy</html>' };
    const { client: patient } = stubbed(Array(9).fill(busy), { retries: 2 });
    await expect(patient.checkParagraph({ paragraph: 'A.' })).rejects.toMatchObject({
      status: 503,
      code: 'service.busy',
      message: 'The service answered with status 503.',
    });
    expect(seen).toHaveLength(3);
    const { client: hasty } = stubbed(['reset'], { retries: 0 });
    await expect(hasty.checkParagraph({ paragraph: 'A.' })).rejects.toThrow('fetch failed');
  });

  it('does not send again what is wrong', async () => {
    const { client } = stubbed([{ status: 500 }, { status: 200 }]);
    await expect(client.checkParagraph({ paragraph: 'A.' })).rejects.toMatchObject({ status: 500, code: null });
    expect(seen).toHaveLength(1);
    expect(() => createClient({ baseUrl: 'nowhere' })).toThrow(TypeError);
  });

  it('makes a new upload address where one expired while the service was busy, never after a lost answer', async () => {
    const { client, baseUrl } = stubbed([]);
    const address = { status: 200, body: { data: `${baseUrl}/up` } };
    const gone = { status: 404, body: { message: 'This address has expired.' } };
    const done = { status: 200, body: { data: { id: 'd', status: 'SUCCESS', progress: 1 } } };
    script = [
      address,
      { status: 429, headers: now },
      gone,
      address,
      done,
      done,
      address,
      { status: 200, body: 'file' },
    ];
    const { file } = await client.proofread(docx('A.'));
    expect(new TextDecoder().decode(file)).toBe('file');
    expect(seen.filter((line) => line.endsWith('/create'))).toHaveLength(2);
    for (const lost of ['reset', { status: 504, headers: now }] as const) {
      seen = [];
      script = [address, lost, gone, address, done, done, address];
      await expect(client.proofread(docx('A.'))).rejects.toMatchObject({ status: 404 });
      expect(seen.filter((line) => line.endsWith('/create'))).toHaveLength(1);
    }
  });

  it('ends the wait for another try when it is aborted', async () => {
    const control = new AbortController();
    const busy = { status: 503, headers: { 'retry-after': '600' } };
    const { client } = stubbed([busy], { onRetry: () => control.abort(new Error('enough')) });
    await expect(client.checkParagraph({ paragraph: 'A.' }, control)).rejects.toThrow('enough');
  });

  it('reads Retry-After as seconds and as a date', () => {
    expect(retryAfter('3')).toBe(3_000);
    expect(retryAfter('Sun, 06 Nov 1994 08:49:37 GMT', Date.UTC(1994, 10, 6, 8, 49, 30))).toBe(7_000);
    expect(retryAfter('Sun, 06 Nov 1994 08:49:37 GMT')).toBe(0);
    expect(retryAfter('soon')).toBeNull();
    expect(retryAfter(null)).toBeNull();
  });
});
