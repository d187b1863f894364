import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ParagraphAnswer } from '../../src/contract/paragraph.ts';
import { joinTestServer, PARAGRAPH_PATH, type TestServer } from './test-server.ts';

const TEXT = 'The results of the study shows a clear effect. We recieved them yesterday, and he have a apple.';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('POST /api/v2/plugin/check/paragraph', () => {
  let server: TestServer;
  let key: string;
  beforeAll(async () => {
    server = await joinTestServer();
  });
  afterAll(() => server.stop());
  // A key of its own for each test, so that none meets another's rate limit.
  beforeEach(async () => {
    key = await server.key();
  });

  async function checked(body: object): Promise<ParagraphAnswer> {
    const response = await server.check(key, body);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    return (await response.json()) as ParagraphAnswer;
  }

  async function refused(body: unknown, status: number, message: RegExp, headers: Record<string, string> = {}) {
    const response = await server.check(key, body, headers);
    expect(response.status).toBe(status);
    const answer = (await response.json()) as { message: string };
    expect(answer).toEqual({
      status: false,
      message: expect.stringMatching(message),
      data: null,
      service_type: null,
      input: null,
      response: [],
    });
    return response;
  }

  it('shows fewer corrections to careful writers and never more', async () => {
    const paragraph = 'He go to school. There was a apple, and we recieved the letters in March.';
    const places = async (certainty?: string) =>
      (await checked({ paragraph, ...(certainty === undefined ? {} : { certainty }) })).response.flatMap(
        ({ sentence_result }) => sentence_result.map(({ covered_text }) => covered_text),
      );
    const [careful, balanced, standard, thorough] = [
      await places('careful'),
      await places('balanced'),
      await places(),
      await places('thorough'),
    ];
    expect(standard).toEqual(balanced);
    expect(careful).toContain('recieved');
    expect(balanced).toEqual(expect.arrayContaining(careful));
    expect(thorough).toEqual(expect.arrayContaining(balanced));
    await refused({ paragraph, certainty: 'sure' }, 400, /certainty/);
  });

  it('answers in the shape of the contract', async () => {
    const answer = await checked({ paragraph: TEXT, style_guide: 'APA' });
    expect(answer).toMatchObject({ status: true, input: TEXT, language: 'US', style_guide: 'APA' });
    expect(answer.message).toMatch(/^Checked/);
    expect(answer.response.map(({ sentence }) => sentence).join(' ')).toBe(TEXT);
    const alerts = answer.response.flatMap(({ sentence_result }) => sentence_result);
    expect(alerts.length).toBeGreaterThan(0);
    const ids = new Set<string>();
    for (const alert of alerts) {
      expect(alert.category_details_v2).toEqual({
        id: expect.any(Number),
        category: expect.any(String),
        sub_category: expect.any(String),
        lang_category: expect.any(String),
        critical_error: false,
      });
      expect(alert.output.length).toBeGreaterThan(0);
      expect(alert.output.length).toBeLessThanOrEqual(5);
      for (const suggestion of alert.output) {
        expect(suggestion.cta_present).toBe(suggestion.revised_text !== '');
        expect(suggestion.error_id).toMatch(UUID);
        expect(suggestion.comment).not.toBe('');
        expect([1, 2, 3, 4, 5]).toContain(suggestion.type);
        expect(suggestion.error_category).toBe(alert.category_details_v2.lang_category);
        ids.add(suggestion.error_id);
      }
    }
    expect(ids.size).toBe(alerts.reduce((sum, { output }) => sum + output.length, 0));
  });

  it('has defaults, echoes the style guide as given and knows the former names of pipelines', async () => {
    expect(await checked({ paragraph: 'Fine.' })).toMatchObject({ language: 'US', style_guide: null });
    expect(await checked({ paragraph: 'Fine.', style_guide: '' })).toMatchObject({ style_guide: '' });
    expect(await checked({ paragraph: 'Fine.', style_guide: 'Chicago' })).toMatchObject({ style_guide: 'Chicago' });
    expect(await checked({ paragraph: 'Fine.', style_guide: null })).toMatchObject({ style_guide: null });
    expect(await checked({ paragraph: 'Fine.', language: 'UK' })).toMatchObject({ language: 'UK' });
    for (const pipeline of ['panini1', 'panini2', 'eagles'])
      expect(await checked({ paragraph: 'Fine.', pipeline })).toMatchObject({ status: true });
  });

  it('ignores fields that it does not know', async () => {
    await checked({ paragraph: 'Fine.', colour: 'red', nested: { a: [1] } });
    const response = await server.check(key, '{"paragraph":"Fine.","__proto__":{"polluted":true},"constructor":1}');
    expect(response.status).toBe(200);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('takes null in an optional field as no value', async () => {
    const nothing = { language: null, pipeline: null, is_sensitive_data: null, style_guide: null };
    expect(await checked({ paragraph: 'Fine.', ...nothing })).toMatchObject({ language: 'US', style_guide: null });
  });

  it('names the field that is wrong', async () => {
    await refused({ paragraph: 5 }, 400, /^paragraph must be a string/);
    await refused({ paragraph: null }, 400, /^paragraph is missing or empty/);
    await refused({ paragraph: ['a'] }, 400, /^paragraph must be a string/);
    await refused({ paragraph: 'a', language: 'FR' }, 400, /^language must be one of US, UK/);
    await refused({ paragraph: 'a', language: 'us' }, 400, /^language/);
    await refused({ paragraph: 'a', language: 1 }, 400, /^language/);
    await refused({ paragraph: 'a', pipeline: 'panini3' }, 400, /^pipeline must be one of basic, advanced/);
    await refused({ paragraph: 'a', is_sensitive_data: 'true' }, 400, /^is_sensitive_data must be a boolean/);
    await refused({ paragraph: 'a', style_guide: 7 }, 400, /^style_guide must be a string/);
  });

  it('names the limit and the count of words', async () => {
    await refused({}, 400, /^paragraph is missing or empty.*0 words.*500/);
    await refused({ paragraph: '' }, 400, /0 words.*500/);
    await refused({ paragraph: ' \n\t\u00a0' }, 400, /0 words.*500/);
    await refused({ paragraph: 'word '.repeat(501) }, 400, /501 words.*500/);
    const { response } = await checked({ paragraph: 'It works — … ! '.repeat(250) });
    expect(response.length).toBeGreaterThan(0);
  });

  it('refuses what is no JSON object without quoting it', async () => {
    const quoted = await refused('{"paragraph": canary', 400, /not valid JSON/);
    expect(quoted.headers.get('x-request-id')).toMatch(UUID);
    await refused('[]', 400, /^The body must be an object/);
    await refused('"text"', 400, /^The body must be an object/);
    await refused('', 400, /body/);
    await refused(`${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400, /^The body must be an object/);
    await refused(`${'['.repeat(10_000)}`, 400, /not valid JSON/);
    await refused('{"paragraph":"a"}', 400, /Content-Type: application\/json/, { 'content-type': 'text/plain' });
    await refused('paragraph=a', 400, /Content-Type/, { 'content-type': 'application/x-www-form-urlencoded' });
  });

  it('refuses bytes that are no UTF-8', async () => {
    const key = await server.key();
    for (const type of ['application/json', 'application/json; charset=iso-8859-1']) {
      const response = await fetch(`${server.server.address}${PARAGRAPH_PATH}`, {
        method: 'POST',
        headers: { 'content-type': type, 'x-api-key': key },
        body: Buffer.from('{"paragraph":"The caf\xe9 is closed."}', 'latin1'),
      });
      expect(response.status).toBe(400);
      expect(((await response.json()) as { message: string }).message).toMatch(/UTF-8/);
    }
  });

  it('takes a byte order mark and a charset', async () => {
    const type = { 'content-type': 'application/json; charset=utf-8' };
    expect((await server.check(key, '\uFEFF{"paragraph":"Fine."}', type)).status).toBe(200);
  });

  it.each([
    ['NUL', 'a\0b was\0 here'],
    ['lone surrogates', 'a \ud800 b \udfff c'],
    ['brackets', '('.repeat(10_000)],
    ['right to left', 'שלום עולם. مرحبا بالعالم.'],
    ['CJK', '這是一個測試。これはテストです。'],
    ['emoji', '😀👩‍👩‍👧‍👦🇬🇧'],
    ['one long word', 'a'.repeat(100_000)],
    ['nothing but brackets', '('.repeat(100_000)],
    ['combining marks', `e${'\u0301'.repeat(5_000)}`],
    ['line breaks', '\n\r\n\u2028\u2029x\v\f'],
  ])('survives %s', async (_name, paragraph) => {
    const { input, response } = await checked({ paragraph });
    expect(input).toBe(paragraph);
    for (const { sentence, start_index, end_index } of response)
      expect(paragraph.slice(start_index, end_index) === sentence).toBe(true);
  });

  it('bounds the characters of what is one word', async () => {
    await refused({ paragraph: 'a'.repeat(5_000_000) }, 400, /5000000 characters.*100000/);
  });

  it('refuses a body over the limit with 413', async () => {
    await refused({ paragraph: 'a'.repeat(11 * 1024 * 1024) }, 413, /too large: at most 10485760 bytes/);
  });

  it('asks for a key: 401 in the shape of the service', async () => {
    for (const wrong of [null, '', 'x', '0'.repeat(32), key.toLowerCase(), `${key}a`]) {
      const response = await server.check(wrong, { paragraph: 'Fine.' });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ status: false, input: null, response: [] });
    }
  });

  it('answers 403 to a key without the scope', async () => {
    const other = await server.key({ scopes: ['proofread', 'ai-detection'] });
    const response = await server.check(other, { paragraph: 'Fine.' });
    expect(response.status).toBe(403);
    expect(((await response.json()) as { message: string }).message).toContain('"paragraph"');
  });

  it('asks for the key before it reads the body', async () => {
    expect((await server.check(null, 'not json')).status).toBe(401);
    expect((await server.check(null, 'x'.repeat(11 * 1024 * 1024)).catch(() => ({ status: 401 }))).status).toBe(401);
  });

  it('answers other paths in the shape of the service', async () => {
    const response = await server.get('/api/v2/plugin/check/paragraph/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: false, input: null, response: [] });
  });
});
