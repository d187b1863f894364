import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../../src/platform/config/load.ts';
import { spareKeys } from '../http/spare-keys.ts';
import { joinTestServer, startTestServer, type TestServer } from '../http/test-server.ts';

/** The contract's document record as these tests read it. */
export interface DocumentRecord {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly status: 'WAITING_IN_QUEUE' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';
  readonly message: string | null;
  readonly error_id: number;
  readonly words: number;
  readonly error_report: (Record<string, number> & { categories: Record<string, number> }) | null;
  readonly scoring_report: Record<string, number>;
  readonly category_mapping: Record<string, { lang_category: string; count: number }[]>;
}

export interface Answer<Data = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { status: boolean; message: string; data: Data; service_type: null };
}

export type Fields = Readonly<Record<string, string>>;
export const REQUIRED: Fields = { doc_type: '3', pipeline: 'advanced' };
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The proofreading flow as a client of one account sees it. Keys take turns, so no rate limit is met. */
export interface DocumentClient extends TestServer {
  /** A full upload address. */
  create(): Promise<string>;
  send(address: string, form: FormData, key?: string): Promise<Answer<DocumentRecord>>;
  /** Creates an address and submits; `fields` come after the required ones. */
  submit(file: Uint8Array, fields?: Fields, name?: string): Promise<Answer<DocumentRecord>>;
  record(id: string): Promise<DocumentRecord>;
  /** Waits until the document is final. */
  finished(id: string): Promise<DocumentRecord>;
  final(id: string): Promise<Answer<string>>;
  /** Submits, waits for SUCCESS and downloads. */
  proofread(file: Uint8Array, fields?: Fields, name?: string): Promise<{ record: DocumentRecord; file: Uint8Array }>;
}

export function formOf(file: Uint8Array | undefined, fields: Fields, name = 'paper.docx'): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (file) form.set('file', new Blob([new Uint8Array(file)], { type: DOCX_TYPE }), name);
  return form;
}

/** Rules alone: what is tested here is the service, and the mistakes in its documents are certain ones. */
export async function startDocumentServer(environment: Environment = {}): Promise<DocumentClient> {
  return documentClient(await startTestServer({ EMEND_MODELS: 'off', ...environment }));
}

/** The same on the service that this worker's files of tests share. */
export async function joinDocumentServer(): Promise<DocumentClient> {
  return documentClient(await joinTestServer({ EMEND_MODELS: 'off' }));
}

export function documentClient(server: TestServer): DocumentClient {
  const answer = async <Data>(response: Response): Promise<Answer<Data>> => ({
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer<Data>['body'],
  });
  const withKey = spareKeys(server);
  const get = <Data>(path: string) =>
    withKey(async (key) => answer<Data>(await server.get(path, { 'x-api-key': key })));
  const client: DocumentClient = {
    ...server,
    create: () =>
      withKey(async (key) => {
        const url = `${server.server.address}/autoedit/v3/document/create`;
        return (await answer<string>(await fetch(url, { method: 'POST', headers: { 'x-api-key': key } }))).body.data;
      }),
    send(address, form, key) {
      const post = async (its: string) =>
        answer<DocumentRecord>(await fetch(address, { method: 'POST', headers: { 'x-api-key': its }, body: form }));
      return key === undefined ? withKey(post) : post(key);
    },
    async submit(file, fields = {}, name) {
      return client.send(await client.create(), formOf(file, { ...REQUIRED, ...fields }, name));
    },
    async record(id) {
      return (await get<DocumentRecord>(`/autoedit/v3/document/${id}`)).body.data;
    },
    async finished(id) {
      for (let i = 0; i < 1_000; i++) {
        const record = await client.record(id);
        if (record.status === 'SUCCESS' || record.status === 'FAILED') return record;
        await sleep(100);
      }
      throw new Error('the document did not come to an end');
    },
    final: (id) => get<string>(`/autoedit/v3/document/${id}/final`),
    async proofread(file, fields, name) {
      const { body } = await client.submit(file, fields, name);
      const record = await client.finished(body.data.id);
      if (record.status !== 'SUCCESS') throw new Error(`${record.error_id}: ${record.message}`);
      const { body: final } = await client.final(record.id);
      const response = await fetch(final.data);
      return { record, file: new Uint8Array(await response.arrayBuffer()) };
    },
  };
  return client;
}
