// @module-tag program
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { examples, type Language } from '../../src/web/docs/examples.ts';
import { MIXED, pdfOf } from '../ai-report/sample-files.ts';
import { inspectDocx } from '../documents/inspect-docx.ts';
import { docxOf } from '../documents/sample-documents.ts';
import { joinTestServer, type TestServer } from './test-server.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const hasRequests = spawnSync('python3', ['-c', 'import requests']).status === 0;
const others: readonly Language[] = hasRequests ? ['JavaScript', 'Python'] : ['JavaScript'];

/** The very blocks that the page shows, pasted whole into a shell or a file. */
describe('the examples of the quick start', () => {
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

  /** What they write, errors included. */
  async function paste(id: string, key: string, language: Language = 'curl') {
    const { code } = examples(server.server.address, key).find((example) => example.id === id)!;
    const file = join(folder, 'example.mjs');
    writeFileSync(file, code[language]);
    const [program, ...args] = {
      curl: ['sh', '-c', code.curl],
      JavaScript: [process.execPath, file],
      Python: ['python3', file],
    }[language] as [string, ...string[]];
    const done = promisify(execFile)(program, args, { cwd: folder, timeout: 240_000 });
    return done.catch((error: { stdout: string; stderr: string }) => error);
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

  it.each(others)('of %s do the same', async (language) => {
    const key = await server.key({ kind: 'test' });
    expect((await paste('paragraph', key, language)).stdout).toMatch(/^informations → information$/m);
    rmSync(join(folder, 'paper-edited.docx'), { force: true });
    await paste('document', key, language);
    expect(inspectDocx(readFileSync(join(folder, 'paper-edited.docx'))).insertions).toBeGreaterThan(0);
    expect((await paste('report', key, language)).stdout).toMatch(/^\d+ http:\S+\/download\/[0-9a-f-]{36}$/m);
    expect((await paste('pdf', key, language)).stdout).toMatch(/^1 /m);
  });

  it.each(['curl', ...others] as const)('of %s end and say why when the service refuses', async (language) => {
    for (const id of ['paragraph', 'document', 'report']) {
      const { stdout, stderr } = await paste(id, 'x'.repeat(32), language);
      expect(stdout + stderr).toMatch(/The key in x-api-key is unknown/);
    }
  });

  it.each(['curl', ...others] as const)('of %s say why a file cannot be processed', async (language) => {
    const key = await server.key();
    for (const [id, name] of [
      ['document', 'paper.docx'],
      ['report', 'paper.pdf'],
      ...(language === 'curl' ? [] : [['pdf', 'paper.pdf'] as const]),
    ] as const) {
      const whole = readFileSync(join(folder, name));
      writeFileSync(join(folder, name), whole.subarray(0, whole.length / 2));
      const { stdout, stderr } = await paste(id, key, language);
      writeFileSync(join(folder, name), whole);
      expect(stdout + stderr).toMatch(/is damaged/);
    }
  });
});
