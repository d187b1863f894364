import { setTimeout as sleep } from 'node:timers/promises';
import { findServer } from '../../src/cli/admin-client.ts';

export interface BenchClient {
  /** Creates an address and submits. Returns the milliseconds of the submission alone, and the document's id. */
  submit(file: Uint8Array): Promise<{ id: string; ms: number }>;
  /** Waits for the end and returns the record. */
  finished(id: string): Promise<Record<string, number | string>>;
  /** Runs one paragraph check; returns milliseconds. */
  check(paragraph: string): Promise<number>;
}

/** A client that makes a key for each request, so that the rate limits are not measured. */
export async function benchClient(address: string, dataDir: string): Promise<BenchClient> {
  const keys = (await findServer(dataDir))!;
  const key = async () => (await keys.create({ account: 'bench@example.org', kind: 'production' })).key;
  const json = async (response: Response) => {
    const body = (await response.json()) as { data: never; message: string };
    if (!response.ok) throw new Error(`${response.status}: ${body.message}`);
    return body.data;
  };
  // It asks for the status at most twice a second, so one key is enough for all documents.
  const watching = await key();
  const checking = await Promise.all([key(), key(), key()]);
  let checks = 0;
  return {
    async submit(file) {
      const headers = { 'x-api-key': await key() };
      const create = `${address}/autoedit/v3/document/create`;
      const upload: string = await json(await fetch(create, { method: 'POST', headers }));
      const body = new FormData();
      body.set('doc_type', '3');
      body.set('pipeline', 'advanced');
      body.set('file', new Blob([new Uint8Array(file)]), 'paper.docx');
      const start = performance.now();
      const { id }: { id: string } = await json(await fetch(upload, { method: 'POST', headers, body }));
      return { id, ms: performance.now() - start };
    },
    async finished(id) {
      while (true) {
        const response = await fetch(`${address}/autoedit/v3/document/${id}`, { headers: { 'x-api-key': watching } });
        if (response.status === 429) {
          await sleep(500);
          continue;
        }
        const record: Record<string, number | string> = await json(response);
        if (record['status'] === 'SUCCESS' || record['status'] === 'FAILED') return record;
        await sleep(600);
      }
    },
    async check(paragraph) {
      const headers = { 'content-type': 'application/json', 'x-api-key': checking[checks++ % checking.length]! };
      const body = JSON.stringify({ paragraph });
      const start = performance.now();
      await (await fetch(`${address}/api/v2/plugin/check/paragraph`, { method: 'POST', headers, body })).arrayBuffer();
      return performance.now() - start;
    },
  };
}
