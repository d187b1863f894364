// @module-tag program
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { MIXED, pdfOf } from '../ai-report/sample-files.ts';
import { docxOf } from '../documents/sample-documents.ts';
import { startTestServer } from '../http/test-server.ts';

const PYTHON = '/usr/bin/python3';
const canRun = existsSync(PYTHON) || process.env['CI'] !== undefined;

describe.runIf(canRun)('emend-client for Python', () => {
  it('passes its own tests against the service', async () => {
    const server = await startTestServer({ EMEND_MODELS: 'off' });
    const folder = mkdtempSync(join(tmpdir(), 'emend-python-'));
    try {
      const files = {
        'paper.docx': docxOf('He go home and recieved a apple.'),
        'empty.docx': docxOf('', ' '),
        'essay.docx': docxOf(...MIXED),
        'paper.pdf': await pdfOf(['One short paragraph.']),
      };
      for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
      const env = {
        ...process.env,
        PYTHONPATH: join(import.meta.dirname, '../../clients/python/src'),
        PYTHONDONTWRITEBYTECODE: '1',
        EMEND_ADDRESS: server.server.address,
        EMEND_FILES: folder,
        EMEND_KEY: await server.key(),
        EMEND_TEST_KEY: await server.key({ kind: 'test' }),
      };
      const test = join(import.meta.dirname, 'client_test.py');
      const { stderr } = await promisify(execFile)(PYTHON, [test], { env, timeout: 120_000 });
      expect(stderr).toMatch(/Ran 13 tests[\s\S]*\nOK\n/);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

it.skipIf(canRun)('python3 is missing', ({ skip }) => skip());
