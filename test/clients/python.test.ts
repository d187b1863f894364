// @module-tag program
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { MIXED, pdfOf } from '../ai-report/sample-files.ts';
import { docxOf } from '../documents/sample-documents.ts';
import { startTestServer } from '../http/test-server.ts';

const PYTHON = '/usr/bin/python3';
/** Run where nothing but the wheel is installed. */
const IMPORTED = `
import json, pathlib, sys, importlib.metadata as metadata
sys.path.insert(0, sys.argv[1])
import emend_client
folder = pathlib.Path(emend_client.__file__).parent
files = sorted(file.name for file in folder.iterdir() if file.is_file())
try:
    refused = emend_client.Client("nowhere")
except ValueError as error:
    refused = type(error).__name__
licence = any(file.name == "LICENSE" for file in metadata.files("emend-client"))
print(json.dumps({"files": files, "licence": licence, "refused": refused}))
`;
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
      expect(stderr).toMatch(/Ran 14 tests[\s\S]*\nOK\n/);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

/** Of the environment that scripts/install-judges.sh makes. */
const PIP = join(process.env['EMEND_JUDGES'] ?? join(homedir(), '.cache/emend-judges'), 'languagetool-clients/bin/pip');

describe.runIf(existsSync(PIP) || process.env['CI'] !== undefined)('the wheel of emend-client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emend-wheel-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const pip = (...args: string[]) =>
    promisify(execFile)(PIP, ['--quiet', '--disable-pip-version-check', ...args], { cwd: folder });

  it('is built, holds the package alone, and is imported where nothing else is', { timeout: 600_000 }, async () => {
    const source = join(folder, 'source');
    // the build leaves folders of its own in the source
    cpSync(join(import.meta.dirname, '../../clients/python'), source, { recursive: true });
    await pip('wheel', '--no-deps', '--wheel-dir', 'wheels', source);
    const [wheel] = readdirSync(join(folder, 'wheels'));
    expect(wheel).toMatch(/^emend_client-\d+\.\d+\.\d+-py3-none-any\.whl$/);
    await pip('install', '--no-index', '--target', 'fresh', join(folder, 'wheels', wheel!));
    const { stdout } = await promisify(execFile)(PYTHON, ['-I', '-c', IMPORTED, join(folder, 'fresh')]);
    expect(JSON.parse(stdout)).toEqual({
      files: ['__init__.py', 'client.py', 'contract.py', 'errors.py', 'follow.py', 'forms.py', 'py.typed', 'send.py'],
      licence: true,
      refused: 'ValueError',
    });
  });
});

it.skipIf(canRun)('python3 is missing', ({ skip }) => skip());
