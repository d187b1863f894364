import { readFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf } from '../ai-report/sample-files.ts';
import { docxOf } from '../documents/sample-documents.ts';
import { randomRuns } from '../fixtures/random-runs.ts';
import { createJudge, nameIn, type Schema, type Schemas, valuesOf } from './from-schema.ts';
import { joinTestServer, type TestServer } from './test-server.ts';

type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: 'path' | 'query'; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
interface Case {
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly key: 'none' | 'wrong' | number;
}

const DESCRIPTION = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas };
};
const { schemas } = DESCRIPTION.components;
const OPERATIONS = Object.entries(DESCRIPTION.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);
/** As many keys as keep the rate limits from answering for the services. */
const KEYS = 12;
const RUNS = randomRuns(24);
/** Of what makes a job each time. */
const RUNS_WITH_A_FILE = 8;
/** Which submission each address belongs to; where it is taken half of the cases ask for a real one. */
const ADDRESS_MAKERS: Readonly<Record<string, string>> = {
  submitDocument: '/autoedit/v3/document/create',
  submitReportFile: '/api/v1/aicd/report/create/token',
  submitReportFileAlias: '/api/v1/ai-cd/report/create/token',
};

const KEYED = { key: 0, parameters: {}, body: undefined } as const;
/** A sound request for each operation that chance seldom makes one of; what a file is stands below, at `files`. */
const SOUND: Readonly<Record<string, Case>> = {
  checkParagraph: { ...KEYED, body: { paragraph: 'He go home.' } },
  checkForm: { ...KEYED, body: { text: 'He go home.', language: 'en-US' } },
  checkQuery: { ...KEYED, parameters: { text: 'He go home.', language: 'auto' } },
  addWord: { ...KEYED, body: { word: 'Emendix' } },
  deleteWord: { ...KEYED, body: { word: 'Emendix' } },
  checkManuscript: { ...KEYED, body: { file: '' } },
  convertPdf: { ...KEYED, body: { file: 'x' } },
  extractPdfText: { ...KEYED, body: { file: 'x' } },
  submitDocument: { ...KEYED, parameters: { id: 'id' }, body: { file: '', doc_type: 3, pipeline: 'basic' } },
  submitReportFile: { ...KEYED, parameters: { id: 'id' }, body: { file: '' } },
  submitReportFileAlias: { ...KEYED, parameters: { id: 'id' }, body: { file: '' } },
};

/** What has neither a body nor an id in its path is sound with a key alone: eight cases by chance may all have a wrong one. */
const soundOf = ({ path, operationId, requestBody }: (typeof OPERATIONS)[number]): Case | undefined =>
  SOUND[operationId] ?? (requestBody || path.includes('{id}') ? undefined : KEYED);

const text = fc.oneof(
  fc.constantFrom(
    'He go home.',
    'It is a egg.',
    '',
    ' ',
    'en-US',
    'auto',
    'true',
    '{"annotation":[{"text":"A egg."}]}',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('the service, asked as its description says and otherwise', () => {
  let server: TestServer;
  let conforms: Awaited<ReturnType<typeof createJudge>>;
  let keys: string[];
  let files: [name: string, content: Uint8Array][];
  beforeAll(async () => {
    server = await joinTestServer({ EMEND_MODELS: 'off' });
    conforms = await createJudge(schemas);
    keys = [];
    for (let i = 0; i < KEYS; i++) keys.push(await server.key({ account: `a${i}@example.org` }));
    files = [
      ['a.docx', docxOf('He go home and recieved a apple.')],
      ['a.pdf', await pdfOf(['One short paragraph.'])],
      ['a.md', Buffer.from('# Title\n\nIt is a egg.\n')],
    ];
  });
  afterAll(() => server.stop());

  /** A third as described, a third with one field that is something else, a third with anything at all in its place. */
  function casesOf({ parameters = [], requestBody }: Operation): Arbitrary<Case> {
    const parametersGiven = Object.fromEntries(
      parameters.map(({ in: place, name, schema }) => [
        name,
        place === 'path' ? text.filter((value) => value !== '') : fc.oneof(valuesOf(schema, schemas, text), text),
      ]),
    );
    const required = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    const [content] = Object.values(requestBody?.content ?? {});
    const described = content ? valuesOf(content.schema, schemas, text) : fc.constant(undefined);
    const fields = content ? Object.keys(schemas[nameIn(content.schema)]!.properties!) : [];
    const damaged = fc
      .tuple(described, fc.constantFrom(...fields, 'other'), fc.jsonValue({ maxDepth: 2 }))
      .map(([body, field, value]) => ({ ...(body as object), [field]: value }));
    return fc.record({
      parameters: fc.record(parametersGiven, { requiredKeys: required }) as Arbitrary<Case['parameters']>,
      body: content ? fc.oneof(described, damaged, fc.jsonValue({ maxDepth: 2 })) : described,
      key: fc.oneof({ weight: 6, arbitrary: fc.nat(KEYS - 1) }, fc.constantFrom('none' as const, 'wrong' as const)),
    });
  }

  function formOf(body: unknown, type: string): URLSearchParams | FormData {
    const fields: [string, unknown][] = Object.entries((typeof body === 'object' && body) || { file: body });
    // Not `String(value)`: an object whose own `toString` is a number has no string.
    const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
    if (type !== 'multipart/form-data')
      return new URLSearchParams(fields.map(([name, value]) => [name, asText(value)] as [string, string]));
    const form = new FormData();
    for (const [name, value] of fields) {
      // by the length of what stands for it
      const [filename, content] = files[asText(value).length % files.length]!;
      if (name === 'file') form.set(name, new Blob([Uint8Array.from(content)]), filename);
      else form.set(name, asText(value));
    }
    return form;
  }

  async function ask({ path, method, operationId, requestBody }: (typeof OPERATIONS)[number], given: Case) {
    const headers: Record<string, string> = {};
    if (given.key !== 'none') headers['x-api-key'] = given.key === 'wrong' ? 'x'.repeat(32) : keys[given.key]!;
    const { id, ...query } = given.parameters;
    let address = server.server.address + path.replace('{id}', encodeURIComponent(id ?? ''));
    const maker = ADDRESS_MAKERS[operationId];
    if (maker && (id?.length ?? 0) % 2 === 0) {
      const made = await fetch(server.server.address + maker, { method: 'POST', headers });
      if (made.ok) {
        const { data } = (await made.json()) as { data: string | { upload_url: string } };
        address = typeof data === 'string' ? data : data.upload_url;
      }
    }
    const [type] = Object.keys(requestBody?.content ?? {});
    let body: string | URLSearchParams | FormData | null = null;
    if (type === 'application/json') {
      headers['content-type'] = type;
      body = JSON.stringify(given.body) ?? '';
    } else if (type) body = formOf(given.body, type);
    return fetch(`${address}?${new URLSearchParams(query)}`, { method, headers, body });
  }

  it.each(OPERATIONS)('$method $path answers as it is described', { timeout: 300_000 }, async (operation) => {
    const sound = soundOf(operation);
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(casesOf(operation), async (given) => {
        const response = await ask(operation, given);
        statuses.add(response.status);
        const described = operation.responses[response.status];
        const told = await response.text();
        expect([response.status, told.slice(0, 300), described !== undefined]).toEqual([
          expect.not.toBeOneOf([500]),
          expect.any(String),
          true,
        ]);
        const [type, { schema } = { schema: {} }] = Object.entries(described!.content ?? {})[0] ?? [''];
        if (type !== '') expect(response.headers.get('content-type')).toContain(type);
        if (type === 'application/json') expect(await conforms(nameIn(schema), JSON.parse(told))).toBeNull();
      }),
      {
        numRuns: operation.operationId in ADDRESS_MAKERS ? RUNS_WITH_A_FILE : RUNS,
        endOnFailure: true,
        examples: sound ? [[sound]] : [],
      },
    );
    // An account may ask for two addresses a second, and all operations share a few accounts: a sound request that met the limit is made again.
    // Where an address had to be made first the limit does not show: the request went to an address that nobody made, a 404.
    for (let tries = 0; sound && (statuses.has(429) || statuses.has(404)) && !statuses.has(200) && tries < 5; tries++) {
      await new Promise((wake) => setTimeout(wake, 1000));
      statuses.add((await ask(operation, sound)).status);
    }
    // What is found by id needs a real one; all else must have been done at least once.
    if (!/\{id\}/.test(operation.path) || ADDRESS_MAKERS[operation.operationId]) expect([...statuses]).toContain(200);
  });
});
