// @module-tag process
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findServer } from '../../src/cli/admin-client.ts';
import { giveDatabase } from '../fixtures/made-database.ts';
import { emendProgram } from '../fixtures/program.ts';
import { dataFolder } from '../fixtures/temporary-folder.ts';
import { spareKeys } from '../http/spare-keys.ts';
import { type DocumentRecord, formOf, REQUIRED } from './document-client.ts';
import { inspectDocx } from './inspect-docx.ts';
import { docxOfWords } from './sample-documents.ts';

/** A server in a process of its own, which can be killed; the next one takes up what it left. */
describe('a document whose process ends in the middle', () => {
  const dataDir = dataFolder('workers');
  const running: ChildProcess[] = [];
  beforeAll(() => giveDatabase(dataDir));
  afterAll(async () => {
    for (const child of running) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function serve() {
    const child = spawn(process.execPath, [await emendProgram(), 'serve'], {
      env: {
        ...process.env,
        EMEND_DATA_DIR: dataDir,
        EMEND_PORT: '0',
        EMEND_WORKERS: '1',
        EMEND_DOCUMENT_WORKERS: '1',
        EMEND_MODELS: 'off',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    const out: string[] = [];
    const err: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => void out.push(String(chunk)));
    child.stderr.on('data', (chunk: Buffer) => void err.push(String(chunk)));
    const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(out.join(''))?.[0];
    await vi.waitFor(() => expect(address(), err.join('')).toBeDefined(), { timeout: 60_000, interval: 50 });
    const { create } = (await findServer(dataDir))!;
    const key = async () => (await create({ account: 'a@example.org', kind: 'production' })).key;
    const withKey = spareKeys({ key });
    const call = (path: string, method = 'GET', body?: FormData) =>
      withKey(async (key) => {
        const url = path.startsWith('http') ? path : address()! + path;
        const response = await fetch(url, { method, headers: { 'x-api-key': key }, ...(body ? { body } : {}) });
        return (await response.json()) as { data: never };
      });
    const record = async (id: string): Promise<DocumentRecord> => (await call(`/autoedit/v3/document/${id}`)).data;
    const until = async (id: string, wanted: (record: DocumentRecord) => boolean) => {
      for (let i = 0; i < 600; i++) {
        const found = await record(id);
        if (wanted(found)) return found;
        await sleep(100);
      }
      throw new Error('the document did not get there');
    };
    return {
      child,
      until,
      log: () => err.join(''),
      async submit(file: Uint8Array) {
        const { data: upload } = await call('/autoedit/v3/document/create', 'POST');
        const { data } = await call(upload, 'POST', formOf(file, REQUIRED));
        return (data as DocumentRecord).id;
      },
      async download(id: string) {
        const { data } = await call(`/autoedit/v3/document/${id}/final`);
        return new Uint8Array(await (await fetch(data)).arrayBuffer());
      },
    };
  }

  /** Some seconds of work, so that the middle is seen. */
  const WORDS = 4_000;
  const inTheMiddle = ({ status, progress }: DocumentRecord) => status === 'IN_PROGRESS' && (progress as number) > 0.1;
  const ended = ({ status }: DocumentRecord) => status === 'SUCCESS' || status === 'FAILED';

  /** What finished the document of the test before, which the next takes: a start is 3 s of a processor. */
  let next: Awaited<ReturnType<typeof serve>> | undefined;

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'by %s is finished once by the next',
    async (signal) => {
      const first = next ?? (await serve());
      const begun = first.log().length;
      const id = await first.submit(docxOfWords(WORDS));
      const before = await first.until(id, inTheMiddle);
      first.child.kill(signal);
      await once(first.child, 'exit');
      const second = await serve();
      next = second;
      const record = await second.until(id, ended);
      expect(record).toMatchObject({ status: 'SUCCESS', error_id: -1, credits: WORDS });
      expect(record['process_start_time']).toBe(before['process_start_time']);
      const { changes, text } = inspectDocx(await second.download(id));
      expect(changes).toBe(record.error_report!['total_corrections']);
      expect(changes).toBeGreaterThanOrEqual(WORDS / 10);
      expect(text).not.toContain('He go ');
      // A stop waits some seconds for what is under way, so the first may have finished it.
      expect((first.log().slice(begun) + second.log()).match(/"msg":"job done"/g)).toHaveLength(1);
    },
    240_000,
  );
});
