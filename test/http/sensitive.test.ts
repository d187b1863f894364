import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docxOf } from '../documents/sample-documents.ts';
import { dumpDatabase, filesUnder } from '../fixtures/traces.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** Misspelled on purpose, so that corrections of it would show up as well. */
const CANARY = 'zebrafishcanary';
const CORRECTED = 'recieved';

describe('the text of a check', () => {
  let server: TestServer;
  let metrics = '';
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  async function sendManuscript(key: string, file: Uint8Array, name: string): Promise<number> {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(file)]), name);
    const address = `${server.server.address}/api/v1/manuscript/check`;
    for (;;) {
      const { status } = await fetch(address, { method: 'POST', headers: { 'x-api-key': key }, body });
      if (status !== 429) return status;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }

  it('is nowhere afterwards: not in the data folder, the database, the log or the metrics', async () => {
    const key = await server.key();
    const paragraph = `The ${CANARY} was ${CORRECTED}. It are a ${CANARY}.`;
    for (const is_sensitive_data of [true, false]) {
      expect((await server.check(key, { paragraph, is_sensitive_data })).status).toBe(200);
      // Requests that fail must not leave it either.
      expect((await server.check(key, `{"paragraph": "${CANARY}`)).status).toBe(400);
      expect((await server.check(key, { paragraph, language: CANARY, is_sensitive_data })).status).toBe(400);
      expect((await server.check(key, { paragraph: `${CANARY} `.repeat(501), is_sensitive_data })).status).toBe(400);
      expect((await server.check(CANARY, { paragraph, is_sensitive_data })).status).toBe(401);
      await server.get(`/${CANARY}?q=${CANARY}`);
    }
    const manuscript = `# The ${CANARY}\n\n## Introduction\n\nIt was ${CORRECTED}, t(28) = 1.20, p = .036, by the ${CANARY} (Smith, 2019).\n`;
    expect(await sendManuscript(key, Buffer.from(manuscript), `${CANARY}.md`)).toBe(200);
    const damaged = docxOf(`The ${CANARY} was ${CORRECTED}.`).subarray(0, -100);
    expect(await sendManuscript(key, damaged, `${CANARY}.docx`)).toBe(422);
    expect(await sendManuscript(CANARY, Buffer.from(manuscript), `${CANARY}.md`)).toBe(401);
    const form = new URLSearchParams({ text: `The ${CANARY} was ${CORRECTED}.`, language: 'en-US', apiKey: key });
    for (const language of ['en-US', CANARY]) {
      form.set('language', language);
      await (await fetch(`${server.server.address}/v2/check`, { method: 'POST', body: form })).text();
    }
    metrics = await (await server.get('/metrics')).text();
    // Usage is written once a second; closing writes the rest and a checkpoint.
    await server.server.close();

    expect(server.log.length).toBeGreaterThan(5);
    expect(server.log.join('')).not.toContain(CANARY);
    expect(server.log.join('')).not.toContain(key);
    expect(metrics).toContain('emend_http_request_duration_seconds');
    expect(metrics).not.toContain(CANARY);
    const files = filesUnder(server.dataDir);
    expect(files.length).toBeGreaterThan(100);
    for (const word of [CANARY, CORRECTED, key]) {
      const found = files.filter((file) => readFileSync(file).includes(word));
      expect(found, `files that hold ${word}`).toEqual([]);
    }
    const rows = await dumpDatabase(join(server.dataDir, 'pgdata'));
    expect(rows).toContain('writer@example.org');
    for (const word of [CANARY, CORRECTED, key]) expect(rows).not.toContain(word);
  });
});
