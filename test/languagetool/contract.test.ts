import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageToolAnswer } from '../../src/services/languagetool/check.ts';
import { joinTestServer, type TestServer } from '../http/test-server.ts';
import { check, postCheck, SENTENCE, send, told } from './languagetool-client.ts';

const FOUND = ['apple → apples', 'recieved → received', 'a → an'];

describe('/v2/check', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await joinTestServer({ EMEND_MODELS: 'off' });
  });
  afterAll(() => server.stop());

  it('answers with every field that the strictest client asks for', async () => {
    const response = await postCheck(server, { text: SENTENCE, language: 'en-US' });
    expect(response.headers.get('content-type')).toBe('application/json');
    const answer = (await response.json()) as LanguageToolAnswer;
    expect(answer).toMatchObject({
      software: {
        name: 'Emend',
        version: expect.any(String),
        buildDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0000$/),
        apiVersion: 1,
        premium: false,
        premiumHint: '',
        status: '',
      },
      warnings: { incompleteResults: false },
      language: {
        name: 'English (US)',
        code: 'en-US',
        detectedLanguage: { name: 'English (US)', code: 'en-US', confidence: expect.any(Number) },
      },
      sentenceRanges: [[0, SENTENCE.length]],
    });
    expect(told(answer, SENTENCE)).toEqual(FOUND);
    expect(answer.matches[0]).toEqual({
      message: '“These” is followed by a plural noun: “apples”.',
      shortMessage: 'Singular-Plural Nouns',
      replacements: [{ value: 'apples' }],
      offset: 6,
      length: 5,
      context: { text: SENTENCE, offset: 6, length: 5 },
      sentence: SENTENCE,
      type: { typeName: 'Other' },
      rule: {
        id: 'determiner-number/plural',
        description: 'Singular-Plural Nouns',
        issueType: 'grammar',
        urls: [{ value: `${server.server.address}/docs/rules/determiner-number/plural` }],
        category: { id: 'GRAMMAR', name: 'Grammar' },
        isPremium: false,
      },
      ignoreForIncompleteSentence: false,
      contextForSureMatch: 0,
    });
  });

  it('gives spelling the ids by which clients offer their dictionary', async () => {
    const idsIn = async (language: string) =>
      (await check(server, { text: 'They recieved it.', language })).matches.map(({ rule, type }) => [
        rule.id,
        rule.subId,
        rule.issueType,
        rule.category.id,
        type.typeName,
      ]);
    expect(await idsIn('en-US')).toEqual([
      ['MORFOLOGIK_RULE_EN_US', 'spelling/known', 'misspelling', 'TYPOS', 'UnknownWord'],
    ]);
    expect((await idsIn('en-GB'))[0]![0]).toBe('MORFOLOGIK_RULE_EN_GB');
    expect((await idsIn('en'))[0]![0]).toBe('MORFOLOGIK_RULE_EN_US');
  });

  it('links to a page for each rule', async () => {
    const { matches } = await check(server, { text: SENTENCE });
    for (const { rule } of matches) {
      const page = new URL(rule.urls[0]!.value);
      const told = await server.get(page.pathname.replace('/docs/rules/', '/api/portal/rules/'));
      expect(await told.json()).toMatchObject({ category: 'Correctness', corrects: expect.any(Array) });
    }
    expect((await server.get('/api/portal/rules/nothing/at-all')).status).toBe(404);
  });

  it('counts offsets in UTF-16 and gives contexts that are slices of the text', async () => {
    const text = `${'👩‍👩‍👧 😀 It is good. '.repeat(6)}He go home. ${'All of it is fine. 😀'.repeat(6)}`;
    const answer = await check(server, { text });
    expect(told(answer, text)).toContain('go → goes');
    for (const { context, offset, length } of answer.matches) {
      const slice = context.text.replace(/^\.\.\.|\.\.\.$/g, '');
      expect(text).toContain(slice);
      expect(context.text.slice(context.offset, context.offset + context.length)).toBe(
        text.slice(offset, offset + length),
      );
      expect(slice).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/);
    }
  });

  it('takes a form in parts, as scripts send it', async () => {
    const form = new FormData();
    form.set('language', 'en-US');
    form.set('text', SENTENCE);
    const response = await fetch(`${server.server.address}/v2/check`, { method: 'POST', body: form });
    expect(told((await response.json()) as LanguageToolAnswer, SENTENCE)).toEqual(FOUND);
  });

  it('takes a form whatever its content type says', async () => {
    const body = new URLSearchParams({ text: SENTENCE, language: 'en-US' }).toString();
    const types = ['text/json', 'application/json', 'text/plain;charset=UTF-8', 'nonsense', 'a/b/c; d', ''];
    for (const type of types) {
      const headers = { 'content-type': type, 'content-length': String(body.length) };
      const { status, body: answer } = await send(server, 'POST', '/v2/check', headers, body);
      expect([type, status]).toEqual([type, 200]);
      expect(told(JSON.parse(answer), SENTENCE)).toEqual(FOUND);
    }
    const { status } = await send(server, 'POST', '/v2/check', { 'content-length': String(body.length) }, body);
    expect(status).toBe(200);
  });

  it('takes a short text in the address', async () => {
    const response = await server.get(`/v2/check?language=en-US&text=${encodeURIComponent(SENTENCE)}`);
    expect(told((await response.json()) as LanguageToolAnswer, SENTENCE)).toEqual(FOUND);
  });

  it('takes a text with its markup and counts offsets in both', async () => {
    const annotation = [
      { text: 'He ', offset: { start: 0, end: 3 } },
      { markup: '<b>' },
      { text: 'go' },
      { markup: '</b>' },
      { text: ' to ' },
      { markup: '\\cite{x}', interpretAs: 'Dummy0' },
      { text: '. They recieved it.' },
    ];
    const source = 'He <b>go</b> to \\cite{x}. They recieved it.';
    const answer = await check(server, { data: JSON.stringify({ annotation }) });
    expect(told(answer, source)).toEqual(['go → goes', 'recieved → received']);
    expect(answer.matches[0]!.context.text).toBe(source);
    expect(answer.matches[0]!.sentence).toBe('He go to Dummy0.');
    expect(answer.sentenceRanges[0]).toEqual([0, source.indexOf('.') + 1]);
  });

  it('offers nothing that would overwrite markup, and the part that would not', async () => {
    const data = (...annotation: object[]) => JSON.stringify({ annotation });
    const across = await check(server, {
      data: data({ text: 'We came to the ' }, { markup: '*' }, { text: 'the' }, { markup: '*' }, { text: ' house.' }),
    });
    for (const { replacements, offset, length } of across.matches)
      if ('We came to the *the* house.'.slice(offset, offset + length).includes('*')) expect(replacements).toEqual([]);
    const plain = await check(server, { data: JSON.stringify({ text: SENTENCE }) });
    expect(told(plain, SENTENCE)).toEqual(FOUND);
  });

  it('shows advice at the level picky alone, as style', async () => {
    const text = 'In order to see it, the experiment was performed due to the fact that it was very unique.';
    const shown = async (level: string) => (await check(server, { text, level })).matches;
    const issueTypes = (matches: LanguageToolAnswer['matches']) => new Set(matches.map(({ rule }) => rule.issueType));
    const picky = await shown('picky');
    expect((await shown('default')).length).toBeLessThan(picky.length);
    expect([...issueTypes(picky)]).toContain('style');
    expect((await shown('')).length).toBe((await shown('default')).length);
  });

  it('follows what is enabled and disabled, by our names and LanguageTool’s', async () => {
    const ask = async (parameters: Record<string, string>) =>
      told(await check(server, { text: SENTENCE, ...parameters }), SENTENCE);
    expect(await ask({ disabledRules: 'EN_A_VS_AN,MORFOLOGIK_RULE_EN_US' })).toEqual([FOUND[0]]);
    expect(await ask({ disabledRules: 'determiner-number , indefinite-article' })).toEqual([FOUND[1]]);
    expect(await ask({ disabledRules: 'determiner-number/plural' })).toEqual(FOUND.slice(1));
    expect(await ask({ disabledRules: 'constructor,__proto__' })).toEqual(FOUND);
    expect(await ask({ disabledCategories: 'TYPOS' })).toEqual([FOUND[0], FOUND[2]]);
    expect(await ask({ enabledRules: 'indefinite-article', enabledOnly: 'true' })).toEqual([FOUND[2]]);
    expect(await ask({ enabledCategories: 'TYPOS', enabledOnly: 'yes' })).toEqual([FOUND[1]]);
    expect(await ask({ enabledRules: '', disabledRules: '', disabledCategories: '', enabledOnly: 'false' })).toEqual(
      FOUND,
    );
    const advice = { text: 'It was done in order to see it.', enabledCategories: 'REDUNDANCY' };
    const style = (await check(server, { ...advice, enabledCategories: 'REDUNDANCY,STYLE,PLAIN_ENGLISH' })).matches;
    expect(style.length).toBeGreaterThan((await check(server, { text: advice.text })).matches.length);
  });

  it('answers the two halves of a check apart', async () => {
    expect(told(await check(server, { text: SENTENCE, mode: 'allButTextLevelOnly' }), SENTENCE)).toEqual(FOUND);
    expect((await check(server, { text: SENTENCE, mode: 'textLevelOnly' })).matches).toEqual([]);
    const document =
      'The colour was grey. The colour was bright. The colour was red. We use e-mail and email, e-mail, e-mail.';
    const [whole, half, rest] = await Promise.all(
      ['all', 'textLevelOnly', 'allButTextLevelOnly'].map((mode) =>
        check(server, { text: document, mode, level: 'picky', language: 'en-GB' }),
      ),
    );
    expect(half!.matches.length + rest!.matches.length).toBe(whole!.matches.length);
  });

  it('detects the language and the variety', async () => {
    const british = 'The colour of the theatre was analysed. He go home.';
    const auto = (text: string, preferredVariants = '') => check(server, { text, language: 'auto', preferredVariants });
    expect((await auto(british)).language).toMatchObject({
      code: 'en-GB',
      detectedLanguage: { code: 'en-GB', name: 'English (GB)' },
    });
    expect((await auto('The color was gray. He go home.')).language.code).toBe('en-US');
    expect((await auto('He go home.', 'de-DE,en-AU')).language).toMatchObject({
      code: 'en-AU',
      name: 'English (Australian)',
    });
    const german = 'Das ist ein Text, der nicht auf Englisch geschrieben ist und deshalb nicht geprüft wird.';
    expect(await auto(german)).toMatchObject({
      language: { code: 'de', name: 'German', detectedLanguage: { code: 'de' } },
      matches: [],
    });
    expect((await check(server, { text: german })).matches).toEqual([]);
  });

  it('leaves other languages alone instead of refusing them', async () => {
    const answer = await check(server, { text: SENTENCE, language: 'de-DE' });
    expect([answer.language.name, answer.language.code, answer.matches]).toEqual(['German (Germany)', 'de-DE', []]);
    expect(answer.language.detectedLanguage).toMatchObject({ code: 'de-DE', confidence: 0 });
    expect((await check(server, { text: SENTENCE, language: 'pt_BR' })).language.code).toBe('pt-BR');
    expect(told(await check(server, { text: SENTENCE, language: 'en_ZA' }), SENTENCE)).toEqual(FOUND);
  });

  it('takes Canadian spelling from both sides', async () => {
    const text = 'The colour of the center was analyzed.';
    expect(
      (await check(server, { text, language: 'en-CA', level: 'picky' })).matches.map(({ rule }) => rule.id),
    ).toEqual([]);
  });

  it('takes an empty text and unknown parameters', async () => {
    expect((await check(server, { text: '' })).matches).toEqual([]);
    expect((await check(server, { data: '{"annotation":[]}' })).matches).toEqual([]);
    const unknown = { textSessionId: '7', callback: 'x', toneTags: '', tokenV2: 'z', motherTongue: 'de-DE' };
    expect(told(await check(server, { text: SENTENCE, ...unknown }), SENTENCE)).toEqual(FOUND);
  });

  it('says in plain text what is wrong', async () => {
    const refused = async (parameters: Record<string, string>) => {
      const response = await postCheck(server, parameters);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      return [response.status, await response.text()];
    };
    const text = 'Fine.';
    expect(await refused({ language: 'en-US' })).toEqual([400, expect.stringMatching(/^Error: There is no text/)]);
    expect(await refused({ text })).toEqual([400, expect.stringMatching(/^Error: .*language=en-US/)]);
    expect(await refused({ text, language: '!' })).toEqual([400, expect.stringMatching(/^Error: /)]);
    expect(await refused({ text, data: '{"text":"x"}', language: 'en' })).toEqual([400, expect.stringMatching(/both/)]);
    for (const data of ['{', '[]', '{"annotation":[{"other":1}]}', 'null', '{"annotation":{}}'])
      expect(await refused({ data, language: 'en' })).toEqual([400, expect.stringMatching(/annotation/)]);
    expect(await refused({ text: 'x'.repeat(250_001), language: 'en' })).toEqual([
      413,
      expect.stringMatching(/250001/),
    ]);
    expect(await refused({ text, language: 'en', apiKey: 'none' })).toEqual([403, expect.stringMatching(/apiKey/)]);
    const lost = await server.get('/v2/nothing');
    expect([lost.status, await lost.text()]).toEqual([404, expect.stringMatching(/^Error: /)]);
    const wrong = await fetch(`${server.server.address}/v2/check`, { method: 'PUT', body: 'x' });
    expect([wrong.status, wrong.headers.get('allow'), await wrong.text()]).toEqual([
      405,
      'GET, HEAD, POST',
      expect.stringMatching(/^Error: /),
    ]);
  });

  it('checks a long text in pieces and answers others meanwhile', async () => {
    const paragraph = `${'This sentence is fine and it says a little more. '.repeat(15)}${SENTENCE}`;
    const text = Array.from({ length: 40 }, () => paragraph).join('\n\n');
    let longIsDone = false;
    const long = check(server, { text }).then((answer) => {
      longIsDone = true;
      return answer;
    });
    const short = await check(server, { text: SENTENCE });
    expect(longIsDone).toBe(false);
    expect(told(short, SENTENCE)).toEqual(FOUND);
    const { matches } = await long;
    const expected = paragraph.indexOf('apple');
    const places = matches.filter(({ rule }) => rule.id === 'determiner-number/plural').map(({ offset }) => offset);
    expect(places).toEqual(Array.from({ length: 40 }, (_, i) => i * (paragraph.length + 2) + expected));
  });

  it('is found with /v2 twice and without', async () => {
    for (const address of ['/check', '/v2/v2/check', '/v2/check/']) {
      const response = await fetch(server.server.address + address, {
        method: 'POST',
        body: new URLSearchParams({ text: SENTENCE, language: 'en-US' }),
      });
      expect([address, response.status]).toEqual([address, 200]);
    }
    expect((await server.get('/languages')).status).toBe(200);
  });

  it('tells who it is', async () => {
    const text = async (path: string) => (await server.get(path)).text();
    expect([await text('/v2/healthcheck'), await text('/v2'), await text('/v2/maxtextlength')]).toEqual([
      'OK',
      'OK',
      '250000',
    ]);
    const languages = (await (await server.get('/v2/languages')).json()) as Record<string, string>[];
    expect(languages).toContainEqual({ name: 'English (US)', code: 'en', longCode: 'en-US' });
    for (const code of ['en', 'en-GB', 'en-AU', 'en-CA', 'en-NZ', 'en-ZA'])
      expect(languages.map(({ longCode }) => longCode)).toContain(code);
    expect(await (await server.get('/v2/info')).json()).toMatchObject({ software: { name: 'Emend' } });
  });

  it('keeps nothing of a text and records what a key used', async () => {
    const key = await server.key();
    const canary = 'Zyxxqualm recieved it.';
    await check(server, { text: canary, apiKey: key });
    expect(server.log.join('')).not.toMatch(/zyxxqualm/i);
    expect(server.log.some((line) => line.includes('"/v2/check"'))).toBe(true);
  });
});
