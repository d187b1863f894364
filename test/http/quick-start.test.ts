// @module-tag program
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { examples } from '../../src/web/docs/examples.ts';
import { MIXED, pdfOf } from '../ai-report/sample-files.ts';
import { inspectDocx } from '../documents/inspect-docx.ts';
import { docxOf } from '../documents/sample-documents.ts';
import { joinTestServer, type TestServer } from './test-server.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** The very blocks that the page shows, pasted whole into a shell. */
describe('the curl examples of the quick start', () => {
  let server: TestServer;
  const folder = mkdtempSync(join(tmpdir(), 'emend-curl-'));
  beforeAll(async () => {
    server = await joinTestServer({ EMEND_MODELS: 'off' });
    writeFileSync(join(folder, 'paper.docx'), docxOf('He go to school every day.'));
    writeFileSync(join(folder, 'paper.pdf'), await pdfOf(MIXED));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function paste(id: string, key: string) {
    const { code } = examples(server.server.address, key).find((example) => example.id === id)!;
    return promisify(execFile)('sh', ['-c', code.curl], { cwd: folder, timeout: 240_000 });
  }

  it('check a paragraph', async () => {
    const { stdout } = await paste('paragraph', await server.key());
    expect(JSON.parse(stdout)).toMatchObject({ status: true, language: 'UK' });
  });

  it('wait for a document and save it', async () => {
    await paste('document', await server.key({ kind: 'test' }));
    const { insertions } = inspectDocx(readFileSync(join(folder, 'paper-edited.docx')));
    expect(insertions).toBeGreaterThan(0);
  });

  it('wait for a report and say where it is', async () => {
    const { stdout } = await paste('report', await server.key({ kind: 'test' }));
    const [address] = stdout.match(/http:\S+\/download\/[0-9a-f-]{36}/)!;
    const report = await fetch(address);
    expect([report.status, report.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('end and say why when the service refuses', async () => {
    for (const id of ['document', 'report'])
      expect((await paste(id, 'x'.repeat(32))).stdout).toMatch(/"message":"[^"]*key/);
  });
});
