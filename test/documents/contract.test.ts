import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocumentClient, formOf, joinDocumentServer, REQUIRED } from './document-client.ts';
import { docxOf, docxOfWords, docxWithMistakes } from './sample-documents.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const envelope = { status: false, data: null, service_type: null, message: expect.any(String) };

describe('the proofreading flow', () => {
  let client: DocumentClient;
  beforeAll(async () => {
    client = await joinDocumentServer();
  });
  afterAll(() => client.stop());

  it('answers with the whole record from the first answer on', async () => {
    const before = Date.now();
    const { status, body } = await client.submit(docxOf('He go to school every day.'), {}, 'My paper.docx');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, service_type: null, message: expect.any(String) });
    const { created_on, modified_on, progress, ...rest } = body.data;
    expect(rest).toEqual({
      id: expect.stringMatching(UUID),
      filename: 'My paper.docx',
      status: 'WAITING_IN_QUEUE',
      message: null,
      credits: 0,
      words: 6,
      word_count: 6,
      language: 'US',
      lang_code: 'en',
      parentExtension: 'docx',
      deleted: false,
      error_id: -1,
      error_report: null,
      scoring_report: {},
      category_mapping: {},
      statistics_in_document: false,
      writing_advisor_as_comments: false,
      revisions_as_tracks: true,
      revisions_as_comments: false,
      inclusive_lang: false,
      process_start_time: null,
      process_end_time: null,
      style_guide: 'NONE',
      word_limit: 0,
      readonly: false,
      pipeline: 'advanced',
      editing_mode: 'Power',
      scoring_version: 'v3',
      doc_type: 3,
      correctness: true,
      spellings: true,
      Clarity: true,
      Fluency: true,
      Style: true,
      author: 'Emend',
      step: null,
    });
    expect(progress).toBe(0);
    for (const time of [created_on, modified_on]) {
      expect(Number.isInteger(time)).toBe(true);
      expect(Math.abs((time as number) - before)).toBeLessThan(60_000);
    }
    const done = await client.finished(rest.id as string);
    expect(done).toMatchObject({ status: 'SUCCESS', message: null, error_id: -1, credits: 6, words: 6, word_count: 6 });
    expect(Object.keys(done).sort()).toEqual(Object.keys(body.data).sort());
    expect(done['process_start_time']).toBeGreaterThanOrEqual(created_on as number);
    expect(done['process_end_time']).toBeGreaterThanOrEqual(done['process_start_time'] as number);
    expect(done['modified_on']).toBeGreaterThanOrEqual(done['process_end_time'] as number);
  });

  it('gives back what was chosen', async () => {
    const fields = {
      doc_type: '2',
      pipeline: 'eagles',
      language: 'UK',
      style_guide: 'APA',
      author: 'Ann Lee',
      Style: 'FALSE',
      inclusive_lang: 'true',
      writing_advisor_as_comments: 'true',
    };
    const { body } = await client.submit(docxOf('Fine.'), fields, 'C:\\texts\\old.DOCX');
    expect(body.data).toMatchObject({
      filename: 'old.DOCX',
      parentExtension: 'docx',
      doc_type: 2,
      pipeline: 'basic',
      editing_mode: 'Lite',
      language: 'UK',
      style_guide: 'APA',
      author: 'Ann Lee',
      Style: false,
      inclusive_lang: true,
      writing_advisor_as_comments: true,
    });
  });

  it('reports in full on success', async () => {
    const { record } = await client.proofread(docxWithMistakes());
    const { error_report, scoring_report, category_mapping } = record;
    const counters =
      'style_guide, pronoun_and_determiner, complexity, other, symbols_notations, redundancy_conciseness, enhancement, conjunction, word_choice, preposition, writing_advisor, capitalization_and_spacing, word_form, abbreviations, sva, plain_language, spelling, verb, noun, word_order, number_style, article, fragment, adverb_and_adjective, punctuation, idioms, syntax, style, sensitive_language, tense, run_on'.split(
        ', ',
      );
    for (const name of counters) expect([name, Number.isInteger(error_report![name])]).toEqual([name, true]);
    for (const name of ['language_score', 'total_corrections', 'total_suggestions', 'total_sentences'])
      expect([name, typeof error_report![name]]).toEqual([name, 'number']);
    expect(error_report!['ce_label']).toBe(-1);
    const total = error_report!['total_corrections']! + error_report!['total_suggestions']!;
    expect(total).toBeGreaterThanOrEqual(5);
    expect(counters.reduce((sum, name) => sum + error_report![name]!, 0)).toBe(total);
    const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
    expect(sum(Object.values(error_report!.categories))).toBe(total);
    expect(Object.values(error_report!.categories).every((count) => count > 0)).toBe(true);

    const kinds = ['correctness', 'clarity', 'fluency', 'style', 'inclusive_language', 'style_guide_complaince'];
    expect(Object.keys(scoring_report).sort()).toEqual(
      [
        ...kinds.flatMap((kind) => [`${kind}_count`, `${kind}_score`]),
        ...['ce_label', 'total_score', 'total_count', 'total_corrections', 'total_suggestions', 'total_sentences'],
      ].sort(),
    );
    expect(scoring_report['total_count']).toBe(total);
    expect(sum(kinds.map((kind) => scoring_report[`${kind}_count`]!))).toBe(total);
    expect(scoring_report['total_sentences']).toBe(6);
    expect(scoring_report['total_score']).toBe(error_report!['language_score']);
    for (const kind of kinds) {
      const score = scoring_report[`${kind}_score`]!;
      expect(score).toBeGreaterThanOrEqual(scoring_report['total_score']!);
      expect(score === 100).toBe(scoring_report[`${kind}_count`] === 0);
    }

    const categories = ['Correctness', 'Clarity', 'Fluency', 'Style', 'Inclusivity', 'Style Guide Compliance'];
    expect(Object.keys(category_mapping).sort()).toEqual([...categories].sort());
    const entries = Object.entries(category_mapping).flatMap(([category, list]) =>
      list.map((e) => ({ ...e, in: category })),
    );
    for (const entry of entries)
      expect(entry).toEqual({
        id: categoryId(entry.in),
        category: entry.in,
        sub_category: expect.any(String),
        lang_category: expect.any(String),
        critical_error: false,
        count: error_report!.categories[entry.lang_category],
        in: entry.in,
      });
    expect(sum(entries.map(({ count }) => count))).toBe(total);
  });

  it('is described in full', async () => {
    const description = (await (await client.get('/openapi.json')).json()) as {
      paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>>;
      components: { schemas: Record<string, object> };
    };
    const operation = description.paths['/autoedit/v2/submission/{id}']!['post']!;
    const schema = { $ref: '#/components/schemas/DocumentSubmission' };
    expect(operation.requestBody!.content['multipart/form-data']!.schema).toEqual(schema);
    expect(description.components.schemas['DocumentSubmission']).toMatchObject({
      required: ['file', 'doc_type', 'pipeline'],
      properties: { Clarity: { type: 'boolean', default: true }, author: { default: 'Emend' } },
    });
  });

  it.each([
    ['application/x-www-form-urlencoded', ''],
    ['text/plain', ''],
    ['application/json', ''],
    ['application/json', '{}'],
  ])('creates an address whatever type a client names for no body (%s, "%s")', async (type, body) => {
    const headers = { 'x-api-key': await client.key(), 'content-type': type };
    const response = await fetch(`${client.server.address}/autoedit/v3/document/create`, {
      method: 'POST',
      headers,
      body,
    });
    expect([response.status, await response.json()]).toMatchObject([200, { status: true }]);
  });

  it('takes an upload address once, from the account that made it', async () => {
    const address = await client.create();
    expect(address).toMatch(/\/autoedit\/v2\/submission\/[0-9a-f-]{36}$/);
    const stranger = await client.key({ account: 'stranger@example.org' });
    const form = () => formOf(docxOf('Fine.'), REQUIRED);
    const gone = { ...envelope, message: expect.stringMatching(/create a new one/i) };
    expect(await client.send(address, form(), stranger)).toMatchObject({ status: 404, body: gone });
    expect((await client.send(address, form())).status).toBe(200);
    expect(await client.send(address, form())).toMatchObject({ status: 404, body: gone });
    const unknown = address.replace(/[^/]*$/, '00000000-0000-4000-8000-000000000000');
    expect(await client.send(unknown, form())).toMatchObject({ status: 404, body: gone });
    expect(await client.send(address.replace(/[^/]*$/, 'nothing'), form())).toMatchObject({ status: 404, body: gone });
  });

  it('wants a key with the scope at every step', async () => {
    const narrow = await client.key({ scopes: ['paragraph'] });
    const id = '00000000-0000-4000-8000-000000000000';
    const requests: [string, string][] = [
      ['POST', '/autoedit/v3/document/create'],
      ['POST', `/autoedit/v2/submission/${id}`],
      ['GET', `/autoedit/v3/document/${id}`],
      ['GET', `/autoedit/v3/document/${id}/final`],
    ];
    for (const [method, path] of requests)
      for (const [key, status] of [
        ['', 401],
        ['x'.repeat(32), 401],
        [narrow, 403],
      ] as const) {
        const response = await fetch(client.server.address + path, {
          method,
          headers: key ? { 'x-api-key': key } : {},
        });
        expect([path, response.status]).toEqual([path, status]);
        expect(await response.json()).toEqual(envelope);
      }
  });

  it('counts requests per key and operation', async () => {
    const key = await client.key();
    const url = `${client.server.address}/autoedit/v3/document/create`;
    const create = () => fetch(url, { method: 'POST', headers: { 'x-api-key': key } });
    const responses = await Promise.all([create(), create(), create(), create()]);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(refused[0]!.headers.get('retry-after')).toBe('1');
    expect(refused[0]!.headers.get('ratelimit-limit')).toBe('2');
    expect(await refused[0]!.json()).toEqual(envelope);
    const other = await fetch(`${client.server.address}/autoedit/v3/document/x`, { headers: { 'x-api-key': key } });
    expect(other.status).toBe(404);
  });

  it('hides documents of others and those that do not exist', async () => {
    const { record } = await client.proofread(docxOf('Fine.'));
    for (const path of [
      record.id,
      `${record.id}/final`,
      'nothing',
      `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`,
    ]) {
      // a key for each, whose rate nothing limits
      const stranger = { 'x-api-key': await client.key({ account: 'stranger@example.org' }) };
      const response = await client.get(`/autoedit/v3/document/${path}`, stranger);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toEqual(envelope);
    }
  });

  it('has no final file before SUCCESS, and names the status', async () => {
    const { body } = await client.submit(docxOfWords(4_000));
    const early = await client.final(body.data.id);
    expect(early).toMatchObject({ status: 404, body: envelope });
    expect(early.body.message).toMatch(/WAITING_IN_QUEUE|IN_PROGRESS/);
    expect((await client.finished(body.data.id)).status).toBe('SUCCESS');
    expect((await client.final(body.data.id)).body.data).toMatch(/\/download\/[0-9a-f-]{36}$/);
  });
});

function categoryId(name: string): number {
  return ['Correctness', 'Clarity', 'Fluency', 'Style', 'Style Guide Compliance', 'Inclusivity'].indexOf(name) + 1;
}
