import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageToolAnswer } from '../../src/services/languagetool/check.ts';
import { joinTestServer, type TestServer } from '../http/test-server.ts';
import { type RawAnswer, SENTENCE, send, told } from './languagetool-client.ts';

const FOUND = ['apple → apples', 'recieved → received', 'a → an'];
const FORM = 'application/x-www-form-urlencoded';
const encode = encodeURIComponent;

/** A request as a client sends it, and the text in which its offsets count. */
interface Recorded {
  readonly client: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly source?: string;
}

/** Markdown: `# Fruit`, then the sentence with emphasis. */
const MARKDOWN = '# Fruit\n\nThese *apple* are recieved by a aunt.\n';
const markdown = (extra: (start: number, end: number) => object = () => ({})) => {
  const pieces: [kind: 'text' | 'markup', written: string, read?: string][] = [
    ['markup', '# ', ''],
    ['text', 'Fruit'],
    ['markup', '\n\n', '\n\n'],
    ['text', 'These '],
    ['markup', '*', ''],
    ['text', 'apple'],
    ['markup', '*', ''],
    ['text', ' are recieved by a aunt.'],
    ['markup', '\n', '\n'],
  ];
  let at = 0;
  const annotation = pieces.map(([kind, written, read]) => {
    const start = at;
    at += written.length;
    return { [kind]: written, ...(read === undefined ? {} : { interpretAs: read }), ...extra(start, at) };
  });
  return JSON.stringify({ annotation });
};

/** Written after what each client's source sends, in the order and the encoding in which it does. */
const RECORDED: readonly Recorded[] = [
  {
    client: 'LibreOffice 7.4',
    headers: { 'content-type': FORM, accept: '*/*' },
    body: `text=${SENTENCE}&language=en-US`,
  },
  {
    client: 'LibreOffice 24, Collabora',
    headers: { 'content-type': FORM, accept: '*/*' },
    body: `text=${encode(SENTENCE)}&language=en-US`,
  },
  {
    client: 'LTeX+',
    headers: { accept: 'application/json', 'content-type': `${FORM}; charset=UTF-8` },
    body: `language=en-US&data=${encode(markdown())}&level=picky&motherTongue=de-DE&enabledRules=FIRST,SECOND`,
    source: MARKDOWN,
  },
  {
    client: 'Obsidian (wrenger)',
    headers: { 'content-type': FORM, accept: 'application/json' },
    body: `data=${encode(markdown())}&language=auto&enabledOnly=false&level=default&motherTongue=&enabledRules=&disabledRules=&enabledCategories=&disabledCategories=&preferredVariants=en-US`,
    source: MARKDOWN,
  },
  {
    client: 'VS Code LanguageTool Linter',
    headers: { 'content-type': FORM, accept: 'application/json' },
    body: `data=${encode(markdown((start, end) => ({ offset: { start, end } })))}&language=en-US&disabledRules=`,
    source: MARKDOWN,
  },
  {
    client: 'languagetool-cli (twilio)',
    headers: { 'content-type': FORM },
    body: `data=${encode(markdown((start, end) => ({ offset: { start, end } })))}&language=en-US&motherTongue=&disabledRules=${encode('WHITESPACE_RULE,EN_UNPAIRED_BRACKETS')}`,
    source: MARKDOWN,
  },
  {
    client: 'Zettlr',
    headers: { 'content-type': FORM },
    body: `language=auto&data=${encode(markdown())}&level=default&disabledRules=&motherTongue=de-DE&preferredVariants=de-DE,en-US`,
    source: MARKDOWN,
  },
  {
    client: 'TeXstudio',
    headers: { 'content-type': 'text/json', 'user-agent': 'Mozilla/5.0' },
    body: `language=en-US&text=${encode(SENTENCE).replaceAll('%20', ' ')}\n`,
    source: `${SENTENCE}\n`,
  },
  {
    client: 'ONLYOFFICE',
    headers: { 'content-type': `${FORM}; charset=UTF-8`, 'x-requested-with': 'XMLHttpRequest' },
    body: `text=${encode(SENTENCE).replaceAll('%20', '+')}&language=en-US&enabledOnly=false`,
  },
  {
    client: 'flycheck-languagetool',
    headers: { 'content-type': FORM },
    body: `language=en-US&text=${encode(SENTENCE)}&disabledRules=${encode('WHITESPACE_RULE,EN_QUOTES')}`,
  },
  {
    client: 'languagetool-http-client (Java)',
    headers: { charset: 'utf-8', 'content-type': FORM },
    body: `text=${encode(SENTENCE).replaceAll('%20', '+')}&language=en-US&useragent=java-http-client`,
  },
  {
    client: 'browser add-on, first call',
    headers: { 'content-type': FORM, origin: 'chrome-extension://oldceeleldhonbafppcapldpdifcinji' },
    body: `data=${encode(JSON.stringify({ text: SENTENCE }))}&textSessionId=4711&enableHiddenRules=true&enableTempOffRules=false&toneTags=general&level=default&language=auto&preferredVariants=en-US,de-DE&noopLanguages=de,en&preferredLanguages=en&disabledRules=WHITESPACE_RULE&useragent=browser-extension&mode=allButTextLevelOnly&allowIncompleteResults=true&instanceId=1&tokenV2=`,
  },
];

describe('what a client sends', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await joinTestServer({ EMEND_MODELS: 'off' });
  });
  afterAll(() => server.stop());

  const replay = ({ headers, body }: Recorded): Promise<RawAnswer> =>
    send(server, 'POST', '/v2/check', { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body);

  it.each(RECORDED)('is answered with what it reads: $client', async (recorded) => {
    const { status, headers, body } = await replay(recorded);
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
    const answer = JSON.parse(body) as LanguageToolAnswer;
    const source = recorded.source ?? SENTENCE;
    expect(told(answer, source).filter((it) => FOUND.includes(it))).toEqual(FOUND);
    for (const { context, offset, length, shortMessage, sentence, rule } of answer.matches) {
      // Some read `undefined` where a text is missing and fail on it.
      for (const text of [shortMessage, sentence, rule.description, rule.category.name]) expect(text).not.toBe('');
      // TeXstudio looks for the context in its text, from a little before the offset.
      const slice = context.text.replace(/^\.{3}|\.{3}$/g, '');
      expect(source.slice(offset, offset + length)).toBe(
        context.text.slice(context.offset, context.offset + context.length),
      );
      expect(source).toContain(slice);
    }
  });

  it('is answered in the second call of the browser add-on with what the first left out', async () => {
    const first = RECORDED.at(-1)!;
    const body = first.body.replace('mode=allButTextLevelOnly', 'mode=textLevelOnly');
    const { status, headers, body: answer } = await replay({ ...first, body });
    expect([status, (JSON.parse(answer) as LanguageToolAnswer).matches]).toEqual([200, []]);
    expect(headers['access-control-allow-origin']).toBe(first.headers['origin']);
  });

  it('is answered on a connection that langtool of Emacs has half closed', async () => {
    const body = `language=en-US&text=${encode(SENTENCE)}`;
    const { port } = new URL(server.server.address);
    const answer = await new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
      socket.on('data', (part) => {
        received += part;
      });
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
      const head = [
        'POST /v2/check HTTP/1.1',
        `Host: localhost:${port}`,
        'Accept: application/json',
        'User-Agent: Emacs',
      ];
      const lines = [
        ...head,
        'Connection: close',
        `Content-Type: ${FORM}; charset=utf-8`,
        `Content-Length: ${body.length}`,
      ];
      socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
    });
    const [head, json] = answer.split('\r\n\r\n') as [string, string];
    // It compares the header with this string.
    expect(head.split('\r\n').map((line) => line.toLowerCase())).toContain('content-type: application/json');
    expect(told(JSON.parse(json) as LanguageToolAnswer, SENTENCE)).toEqual(FOUND);
  });

  it('adds a word from Obsidian by the address alone', async () => {
    const { status, body } = await send(server, 'POST', '/v2/words/add?word=Emendix', { accept: 'application/json' });
    expect([status, JSON.parse(body)]).toEqual([200, { added: true }]);
    // other tests of the same server put words into the team's dictionary
    const { words } = (await (await server.get('/v2/words?limit=1000')).json()) as { words: string[] };
    expect(words).toContain('Emendix');
  });
});
