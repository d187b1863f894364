import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bandOf } from '../../src/detection/types.ts';
import { createZip } from '../../src/documents/zip/write-zip.ts';
import { countWords } from '../../src/text/words.ts';
import { joinReportServer, type ReportClient } from './report-client.ts';
import { docxOf, docxOfWords, MIXED, pdfOf } from './sample-files.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const words = MIXED.reduce((sum, text) => sum + countWords(text), 0);

describe('the flow of an AI-content report', () => {
  let client: ReportClient;
  beforeAll(async () => {
    client = await joinReportServer();
  });
  afterAll(() => client.stop());

  const refusal = { status: false, data: { message: expect.any(String) }, service_type: null };

  it('answers every step with every field', async () => {
    const created = await client.create();
    expect(created.status).toBe(200);
    expect(created.body).toEqual({
      status: true,
      data: {
        message: expect.any(String),
        submission_id: expect.stringMatching(UUID),
        upload_url: `${client.server.address}/api/v4/aicd/report/submission/${created.body.data.submission_id}`,
        created_at: expect.stringMatching(TIME),
      },
    });

    const submitted = await client.send(created.body.data.upload_url, docxOf(...MIXED), 'My essay.docx');
    expect(submitted.status).toBe(200);
    expect(submitted.body).toEqual({
      status: true,
      data: {
        file_id: expect.stringMatching(UUID),
        file_name: 'My essay.docx',
        file_status: 'IN_PROGRESS',
        word_count: words,
        created_at: expect.stringMatching(TIME),
        status: true,
      },
    });

    const { file_id } = submitted.body.data;
    let status = await client.fileStatus(file_id);
    expect(status.status).toBe(200);
    while (status.body.file_status === 'IN_PROGRESS') {
      expect(status.body).toMatchObject({ status: true, process_end_time: null, message: null, word_count: words });
      await sleep(50);
      status = await client.fileStatus(file_id);
    }
    expect(status.body).toEqual({
      report_id: expect.stringMatching(UUID),
      file_id,
      file_name: 'My essay.docx',
      file_status: 'SUCCESS',
      word_count: words,
      uploaded_at: submitted.body.data.created_at,
      process_start_time: expect.stringMatching(TIME),
      process_end_time: expect.stringMatching(TIME),
      status: true,
      message: null,
      progress: 1,
      deleted: false,
    });
    const { uploaded_at, process_start_time, process_end_time, report_id } = status.body;
    expect([uploaded_at, process_start_time!, process_end_time!].sort()).toEqual([
      uploaded_at,
      process_start_time,
      process_end_time,
    ]);

    const { status: code, body } = await client.information(file_id);
    expect(code).toBe(200);
    expect(body).toMatchObject({ status: true, data: { file_id, report_id, file_name: 'My essay.docx' } });
    const { overall_score, expires_at, paragraphs } = body.data;
    expect(Number.isInteger(overall_score)).toBe(true);
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.now());
    expect(expires_at).toMatch(TIME);
    expect(paragraphs.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    expect(paragraphs.reduce((sum, paragraph) => sum + paragraph.words, 0)).toBe(words);
    for (const { score, band } of paragraphs) expect(band).toBe(bandOf(score!));
    // Half of it is machine-made: neither called human nor green.
    const flagged = paragraphs.filter(({ score }) => score! >= 36).reduce((sum, paragraph) => sum + paragraph.words, 0);
    expect(body.data.outcome).toBe('mixed');
    expect(body.data.share_of_words).toBeCloseTo(flagged / words, 4);
    expect(overall_score).toBeGreaterThan(0);
    // What assistants write stands out from what is told plainly.
    expect(Math.min(paragraphs[1]!.score!, paragraphs[2]!.score!)).toBeGreaterThan(
      Math.max(paragraphs[0]!.score!, paragraphs[3]!.score!),
    );
  });

  it('serves the report without a key, whole and in parts', async () => {
    const { file_id } = await client.finished(docxOf(...MIXED), 'Résumé of (it).docx');
    const { body } = await client.information(file_id, 'aicd');
    const { report_url } = body.data;
    expect(report_url.startsWith(`${client.server.address}/download/`)).toBe(true);
    const response = await fetch(report_url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="R_sum_ of (it)-ai-report.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20of%20%28it%29-ai-report.pdf`,
    );
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const part = await fetch(report_url, { headers: { range: 'bytes=1-3' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${pdf.length}`);
    expect(await part.text()).toBe('PDF');
    expect((await client.information(file_id)).body.data.report_url).not.toBe(report_url);
  });

  it('serves every step under both spellings of its path', async () => {
    const key = { 'x-api-key': await client.key() };
    const at = (path: string) => `${client.server.address}${path}`;
    const created = await fetch(at('/api/v1/aicd/report/create/token'), {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/json' },
    });
    expect(created.status).toBe(200);
    const { submission_id } = ((await created.json()) as { data: { submission_id: string } }).data;
    const sent = await client.send(at(`/api/v4/ai-cd/report/submission/${submission_id}`), docxOf(...MIXED));
    expect(sent.status).toBe(200);
    const { file_id } = sent.body.data;
    for (const segment of ['aicd', 'ai-cd']) {
      while ((await client.fileStatus(file_id, segment)).body.file_status === 'IN_PROGRESS') await sleep(50);
      expect((await client.information(file_id, segment)).status).toBe(200);
    }
    const description = (await (await client.get('/openapi.json')).json()) as {
      paths: Record<string, object>;
      components: { schemas: Record<string, object> };
    };
    for (const segment of ['aicd', 'ai-cd'])
      expect(Object.keys(description.paths)).toEqual(
        expect.arrayContaining([
          `/api/v1/${segment}/report/create/token`,
          `/api/v4/${segment}/report/submission/{id}`,
          `/api/v1/${segment}/report/status/{id}`,
          `/api/v1/${segment}/report/information/{id}`,
        ]),
      );
    expect(description.paths['/api/v4/aicd/report/submission/{id}']).toMatchObject({
      post: {
        requestBody: {
          required: true,
          content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/FileSubmission' } } },
        },
      },
    });
    expect(description.components.schemas['FileSubmission']).toMatchObject({
      required: ['file'],
      properties: { file: { format: 'binary' } },
    });
  });

  it('goes by the content, not by the name', async () => {
    const record = await client.finished(await pdfOf(MIXED), 'essay.docx');
    expect(record).toMatchObject({ file_status: 'SUCCESS', file_name: 'essay.docx', word_count: words });
    const { data } = (await client.information(record.file_id)).body;
    expect(data.overall_score).not.toBeNull();
    const xps = createZip([
      ['[Content_Types].xml', Buffer.from('<Types/>')],
      ['FixedDocumentSequence.fdseq', Buffer.from('<FixedDocumentSequence/>')],
    ]);
    const ods = createZip([['mimetype', Buffer.from('application/vnd.oasis.opendocument.spreadsheet')]]);
    for (const content of ['just a text', '\\documentclass{article}', '{}', xps, ods])
      expect(await client.submit(Buffer.from(content), 'essay.docx')).toMatchObject({
        status: 400,
        body: { ...refusal, message: expect.stringContaining('docx, doc') },
      });
  });

  it.each(['md', 'html', 'rst', 'adoc', 'org', 'typ', 'txt'])('takes a text by its name: %s', async (ending) => {
    const content = ending === 'html' ? MIXED.map((text) => `<p>${text}</p>`).join('\n') : MIXED.join('\n\n');
    const record = await client.finished(Buffer.from(content), `essay.${ending}`);
    expect(record).toMatchObject({ file_status: 'SUCCESS', file_name: `essay.${ending}`, word_count: words });
    expect((await client.information(record.file_id)).body.data).toMatchObject({ overall_score: expect.any(Number) });
  });

  it('leaves the code of a text out, and takes no text by an unknown name', async () => {
    const text = Buffer.from(`# A heading\n\n${MIXED.join('\n\n')}\n\n    code = 1\n`);
    expect(await client.finished(text, 'essay.md')).toMatchObject({ file_status: 'SUCCESS', word_count: words + 2 });
    expect(await client.submit(text, 'essay.xyz')).toMatchObject({ status: 400 });
  });

  it('takes an upload address once, within its time, from the account that made it', async () => {
    const { upload_url } = (await client.create()).body.data;
    const expired = {
      status: 404,
      body: { ...refusal, data: { message: expect.stringMatching(/new one.* 30 seconds/) } },
    };
    const stranger = await client.key({ account: 'stranger@example.org' });
    expect(await client.send(upload_url, docxOf('Mine.'), 'a.docx', stranger)).toMatchObject(expired);
    expect((await client.send(upload_url, docxOf(...MIXED))).status).toBe(200);
    expect(await client.send(upload_url, docxOf(...MIXED))).toMatchObject(expired);
    for (const id of [NOBODY, 'x'])
      expect(
        await client.send(`${client.server.address}/api/v4/aicd/report/submission/${id}`, docxOf('Mine.')),
      ).toMatchObject(expired);
    // An address of the other service is none of this one.
    const proofreading = await fetch(`${client.server.address}/autoedit/v3/document/create`, {
      method: 'POST',
      headers: { 'x-api-key': await client.key() },
    });
    const other = ((await proofreading.json()) as { data: string }).data.split('/').pop();
    expect(
      await client.send(`${client.server.address}/api/v4/aicd/report/submission/${other}`, docxOf('Mine.')),
    ).toMatchObject(expired);
  });

  it('refuses a submission without a file, with an empty one, or of another type', async () => {
    const missing = { status: 400, body: { ...refusal, message: expect.stringContaining('file') } };
    expect(await client.send((await client.create()).body.data.upload_url, undefined)).toMatchObject(missing);
    expect(await client.submit(new Uint8Array())).toMatchObject(missing);
    const { upload_url } = (await client.create()).body.data;
    const headers = { 'x-api-key': await client.key(), 'content-type': 'application/json' };
    const json = await fetch(upload_url, { method: 'POST', headers, body: '{"file": "x"}' });
    expect([json.status, await json.json()]).toMatchObject([400, refusal]);
  });

  it('shows nobody what belongs to another, and all that is not there alike', async () => {
    const { body } = await client.submit(docxOf(...MIXED));
    for (const step of ['status', 'information']) {
      const answers = [];
      for (const id of [body.data.file_id, NOBODY, 'x']) {
        // a key for each, whose rate nothing limits
        const stranger = { 'x-api-key': await client.key({ account: 'stranger@example.org' }) };
        const response = await client.get(`/api/v1/ai-cd/report/${step}/${id}`, stranger);
        answers.push([response.status, await response.json()]);
      }
      expect(answers[0]).toMatchObject([404, refusal]);
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    }
  });

  it('has no information before the report is there', async () => {
    const { body } = await client.submit(docxOfWords(20_000));
    expect(await client.information(body.data.file_id)).toMatchObject({
      status: 404,
      body: { ...refusal, message: expect.stringContaining('IN_PROGRESS') },
    });
    while ((await client.fileStatus(body.data.file_id)).body.file_status === 'IN_PROGRESS') await sleep(100);
    expect((await client.information(body.data.file_id)).status).toBe(200);
  });

  it('needs a key with the scope at every step', async () => {
    const wrong = await client.key({ scopes: ['proofread', 'paragraph'] });
    for (const segment of ['ai-cd', 'aicd'])
      for (const [method, path] of [
        ['POST', `/api/v1/${segment}/report/create/token`],
        ['POST', `/api/v4/${segment}/report/submission/${NOBODY}`],
        ['GET', `/api/v1/${segment}/report/status/${NOBODY}`],
        ['GET', `/api/v1/${segment}/report/information/${NOBODY}`],
      ] as const)
        for (const [key, code] of [
          [undefined, 401],
          ['wrong', 401],
          [wrong, 403],
        ] as const) {
          const headers = key ? { 'x-api-key': key } : {};
          const response = await fetch(`${client.server.address}${path}`, { method, headers });
          expect([path, response.status, await response.json()]).toMatchObject([path, code, refusal]);
        }
  });

  it('counts the two spellings of a step together, and the steps apart', async () => {
    const headers = { 'x-api-key': await client.key({ kind: 'test' }) };
    const create = (segment: string) =>
      fetch(`${client.server.address}/api/v1/${segment}/report/create/token`, { method: 'POST', headers });
    const first = await create('ai-cd');
    expect([first.status, first.headers.get('ratelimit-limit')]).toEqual([200, '1']);
    const second = await create('aicd');
    expect([second.status, await second.json()]).toMatchObject([429, refusal]);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await client.get(`/api/v1/ai-cd/report/status/${NOBODY}`, headers)).status).toBe(404);
    expect((await client.get(`/api/v1/ai-cd/report/information/${NOBODY}`, headers)).status).toBe(404);
  });
});
