import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../../src/platform/config/load.ts';
import { spareKeys } from '../http/spare-keys.ts';
import { joinTestServer, startTestServer, type TestServer } from '../http/test-server.ts';

/** The contract's status response, which is flat. */
export interface ReportStatus {
  readonly report_id: string;
  readonly file_id: string;
  readonly file_name: string;
  readonly file_status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';
  readonly word_count: number;
  readonly uploaded_at: string;
  readonly process_start_time: string | null;
  readonly process_end_time: string | null;
  readonly status: boolean;
  readonly message: string | null;
  readonly progress: number;
}

export interface Created {
  readonly message: string;
  readonly submission_id: string;
  readonly upload_url: string;
  readonly created_at: string;
}

export interface Submitted {
  readonly file_id: string;
  readonly file_name: string;
  readonly file_status: string;
  readonly word_count: number;
  readonly created_at: string;
  readonly status: boolean;
}

export interface Information {
  readonly file_id: string;
  readonly report_id: string;
  readonly file_name: string;
  readonly report_url: string;
  readonly outcome: string;
  readonly share_of_words: number | null;
  readonly overall_score: number | null;
  readonly expires_at: string;
  readonly message: string | null;
  readonly warnings: readonly string[];
  readonly paragraphs: readonly {
    readonly index: number;
    readonly score: number | null;
    readonly band: string | null;
    readonly words: number;
    readonly not_scored: string | null;
  }[];
}

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export type Enveloped<Data> = Answer<{ readonly status: boolean; readonly message?: string; readonly data: Data }>;

/** The report flow as a client of one account sees it. Keys take turns, so no rate limit is met. */
export interface ReportClient extends TestServer {
  create(): Promise<Enveloped<Created>>;
  send(address: string, file: Uint8Array | undefined, name?: string, key?: string): Promise<Enveloped<Submitted>>;
  /** Creates an address and submits. */
  submit(file: Uint8Array, name?: string): Promise<Enveloped<Submitted>>;
  fileStatus(id: string, segment?: string): Promise<Answer<ReportStatus>>;
  information(id: string, segment?: string): Promise<Enveloped<Information>>;
  /** Submits and waits until the file is final. */
  finished(file: Uint8Array, name?: string): Promise<ReportStatus>;
}

/** Rules alone: the engine's statistical models have no part in reports and take seconds to load. */
export async function startReportServer(environment: Environment = {}): Promise<ReportClient> {
  return reportClient(await startTestServer({ EMEND_MODELS: 'off', ...environment }));
}

/** The same on the service that this worker's files of tests share. */
export async function joinReportServer(): Promise<ReportClient> {
  return reportClient(await joinTestServer({ EMEND_MODELS: 'off' }));
}

export function reportClient(server: TestServer): ReportClient {
  const base = server.server.address;
  const answer = async <Body>(response: Response): Promise<Answer<Body>> => ({
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Body,
  });
  const withKey = spareKeys(server);
  const get = <Body>(path: string) =>
    withKey(async (key) => answer<Body>(await server.get(path, { 'x-api-key': key })));
  const client: ReportClient = {
    ...server,
    create: () =>
      withKey(async (key) => {
        const headers = { 'x-api-key': key };
        return answer(await fetch(`${base}/api/v1/ai-cd/report/create/token`, { method: 'POST', headers }));
      }),
    async send(address, file, name = 'essay.docx', key) {
      const form = new FormData();
      if (file) form.set('file', new Blob([new Uint8Array(file)]), name);
      const post = async (its: string) =>
        answer<Enveloped<Submitted>['body']>(
          await fetch(address, { method: 'POST', headers: { 'x-api-key': its }, body: form }),
        );
      return key === undefined ? withKey(post) : post(key);
    },
    submit: async (file, name) => client.send((await client.create()).body.data.upload_url, file, name),
    fileStatus: (id, segment = 'ai-cd') => get(`/api/v1/${segment}/report/status/${id}`),
    information: (id, segment = 'ai-cd') => get(`/api/v1/${segment}/report/information/${id}`),
    async finished(file, name) {
      const { body } = await client.submit(file, name);
      for (let i = 0; i < 1_000; i++) {
        const { body: record } = await client.fileStatus(body.data.file_id);
        if (record.file_status !== 'IN_PROGRESS') return record;
        await sleep(100);
      }
      throw new Error('the report did not come to an end');
    },
  };
  return client;
}
