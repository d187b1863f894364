import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docxOf } from '../documents/sample-documents.ts';
import { startTestServer, type TestServer } from './test-server.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}
interface Operation {
  readonly operationId?: string;
  readonly servers?: readonly { readonly url: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<
      string,
      { readonly description: string; readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }
    >
  >;
}
interface Description {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const HOSTS = {
  EMEND_BASE_URL: 'https://api.example.org',
  EMEND_UPLOAD_URL: 'https://upload.example.org',
  EMEND_DOWNLOAD_URL: 'https://download.example.org',
  EMEND_PARSER_URL: 'https://pdf.example.org',
};

/** For those who make clients of it without a running service. */
const COMMITTED = new URL('../../docs/openapi.json', import.meta.url);

describe('the OpenAPI description', () => {
  let server: TestServer;
  let description: Description;
  let operations: [string, Operation][];
  beforeAll(async () => {
    server = await startTestServer({ EMEND_MODELS: 'off', ...HOSTS });
    description = (await (await server.get('/openapi.json')).json()) as Description;
    operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
    );
  });
  afterAll(() => server.stop());

  const schemaOf = (name: string) => description.components.schemas[name]!;

  it('is the one that is committed; EMEND_UPDATE_OPENAPI=1 writes it anew', () => {
    const served = `${JSON.stringify(description, null, 2)}\n`;
    if (process.env['EMEND_UPDATE_OPENAPI'] === '1') writeFileSync(COMMITTED, served);
    expect(JSON.parse(readFileSync(COMMITTED, 'utf8'))).toEqual(description);
  });

  it('gives every operation an id of its own', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names the schemas of all JSON, and every reference leads to one', () => {
    for (const [name, { requestBody, responses }] of operations)
      for (const { content = {} } of [requestBody ?? {}, ...Object.values(responses)] as { content?: object }[])
        for (const [type, { schema }] of Object.entries(content as Record<string, { schema: Schema }>))
          if (type !== 'text/plain' && type !== 'application/octet-stream')
            expect([name, schema.$ref]).toEqual([name, expect.stringMatching(/^#\/components\/schemas\/[A-Z]\w+$/)]);
    const references = JSON.stringify(description).match(/"#\/components\/schemas\/\w+"/g)!;
    for (const reference of references) {
      const name = (JSON.parse(reference) as string).split('/').pop()!;
      expect(Object.keys(description.components.schemas)).toContain(name);
    }
  });

  it('has the schemas of the PDF contract under their names', () => {
    expect(schemaOf('HTTPValidationError').required).toBeUndefined();
    expect(schemaOf('HTTPValidationError').properties).toHaveProperty('detail');
    expect(schemaOf('ValidationError').required!.toSorted()).toEqual(['loc', 'msg', 'type']);
    expect(schemaOf('ConvertResponse').required).toEqual(['filename', 'page_count', 'word_count', 'html']);
    expect(schemaOf('ExtractTextResponse').required).toEqual(['filename', 'page_count', 'pages']);
    expect(schemaOf('PageText').required).toEqual(['page', 'text']);
  });

  it('describes every counter and score that a document has', async () => {
    const key = () => server.key();
    const local = (address: string) => address.replace(/^https:\/\/\w+\.example\.org/, server.server.address);
    const ask = async (path: string, options: RequestInit = {}) => {
      const response = await fetch(local(path), { ...options, headers: { 'x-api-key': await key() } });
      return ((await response.json()) as { data: unknown }).data as Record<string, Record<string, unknown>>;
    };
    const base = `${HOSTS.EMEND_BASE_URL}/autoedit/v3/document`;
    const form = new FormData();
    form.set('doc_type', '3');
    form.set('pipeline', 'advanced');
    form.set('file', new Blob([new Uint8Array(docxOf('He go home and recieved a apple.'))]), 'a.docx');
    const upload = (await ask(`${base}/create`, { method: 'POST' })) as unknown as string;
    expect(upload).toMatch(/^https:\/\/upload\.example\.org\//);
    let record = await ask(upload, { method: 'POST', body: form });
    while (!['SUCCESS', 'FAILED'].includes(String(record['status'])))
      record = await ask(`${base}/${String(record['id'])}`);
    expect(record['status']).toBe('SUCCESS');
    for (const [field, schema] of [
      ['error_report', 'ErrorReport'],
      ['scoring_report', 'ScoringReport'],
      ['category_mapping', 'CategoryMapping'],
    ] as const) {
      expect(Object.keys(schemaOf(schema).properties!).sort()).toEqual(Object.keys(record[field]!).sort());
      for (const [name, { type }] of Object.entries(schemaOf(schema).properties!))
        if (typeof record[field]![name] === 'number')
          expect([name, type]).toEqual([name, expect.stringMatching(/integer|number/)]);
    }
    expect(record['error_report']!['spelling']).toBe(1);
    expect((record['category_mapping']!['Correctness'] as { count: number }[]).length).toBeGreaterThan(0);
  });

  it('says which host an operation belongs to', () => {
    const hostOf = (name: string) => new Map(operations).get(name)!.servers?.map(({ url }) => url);
    expect(description.servers).toEqual([{ url: HOSTS.EMEND_BASE_URL }]);
    for (const path of ['/autoedit/v2/submission/{id}', '/api/v4/aicd/report/submission/{id}'])
      expect(hostOf(`post ${path}`)).toEqual([HOSTS.EMEND_UPLOAD_URL]);
    expect(hostOf('get /download/{id}')).toEqual([HOSTS.EMEND_DOWNLOAD_URL]);
    for (const name of ['post /convert', 'post /extract-text', 'get /health'])
      expect(hostOf(name)).toEqual([HOSTS.EMEND_PARSER_URL]);
    expect(hostOf('post /autoedit/v3/document/create')).toBeUndefined();
  });

  it('lists the answers that an operation gives', () => {
    const answersOf = (name: string) => Object.keys(new Map(operations).get(name)!.responses);
    const keyed = ['200', '400', '401', '403', '429', '500', '503'];
    expect(answersOf('post /api/v2/plugin/check/paragraph')).toEqual([...keyed, '413'].sort());
    for (const name of ['post /autoedit/v2/submission/{id}', 'post /api/v4/aicd/report/submission/{id}'])
      expect(answersOf(name)).toEqual([...keyed, '404', '413'].sort());
    for (const name of ['get /autoedit/v3/document/{id}', 'get /api/v1/ai-cd/report/status/{id}'])
      expect(answersOf(name)).toEqual(['200', '401', '403', '404', '429', '500', '503']);
    expect(answersOf('get /download/{id}')).toEqual(['200', '206', '404', '416', '500']);
    expect(answersOf('post /convert')).toEqual(['200', '413', '422', '500', '503']);
    for (const [name, { responses }] of operations)
      for (const [status, { description: about }] of Object.entries(responses))
        expect([name, status, about]).toEqual([name, status, expect.not.stringMatching(/^(Default Response)?$/)]);
  });
});
