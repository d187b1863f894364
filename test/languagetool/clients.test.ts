// @module-tag program
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from '../../src/platform/programs/find-program.ts';
import { LIBREOFFICE } from '../../src/services/documents/convert-doc.ts';
import { startTestServer, type TestServer } from '../http/test-server.ts';
import { SENTENCE } from './languagetool-client.ts';

const judges = process.env['EMEND_JUDGES'] ?? join(homedir(), '.cache/emend-judges');
const bin = join(judges, 'languagetool-clients', 'bin');
const hasPythonClients = existsSync(join(bin, 'mkdocs'));
const soffice = findProgram(LIBREOFFICE.names, LIBREOFFICE.places);
const script = (name: string): string => fileURLToPath(new URL(`./clients/${name}`, import.meta.url));
const run = promisify(execFile);
const LIMIT = { timeout: 120_000 };

/** The programs themselves, as people install them, against the service as it is started. */
describe('a client of LanguageTool', () => {
  let server: TestServer;
  const folder = mkdtempSync(join(tmpdir(), 'emend-clients-'));
  beforeAll(async () => {
    server = await startTestServer({ EMEND_MODELS: 'off' });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  });
  const inFolder = { cwd: folder, timeout: 110_000 };

  it.runIf(process.env['CI'] === 'true')(
    'is installed: scripts/install-judges.sh, LibreOffice Writer, python3-uno',
    () => expect({ hasPythonClients, soffice }).toEqual({ hasPythonClients: true, soffice: expect.any(String) }),
  );

  it.skipIf(!hasPythonClients)('finds what we find: language_tool_python', LIMIT, async () => {
    const text = `😀 ${SENTENCE}`;
    const arguments_ = [script('language-tool-python.py'), server.server.address, text];
    const { stdout } = await run(join(bin, 'python3'), arguments_, inFolder);
    expect(JSON.parse(stdout)).toEqual({
      found: [
        ['apple', 'apples', 'determiner-number/plural', 'GRAMMAR'],
        ['recieved', 'received', 'MORFOLOGIK_RULE_EN_US', 'TYPOS'],
        ['a', 'an', 'indefinite-article', 'GRAMMAR'],
      ],
      corrected: '😀 These apples are received by an aunt.',
    });
  });

  it.skipIf(!hasPythonClients)('prints what we find: pylanguagetool', LIMIT, async () => {
    writeFileSync(join(folder, 'text.txt'), SENTENCE);
    const arguments_ = ['-a', `${server.server.address}/v2/`, '-l', 'en-US', '--input-type', 'txt', '--no-color'];
    // It ends with 1 where it found something.
    const { stdout } = await run(join(bin, 'pylanguagetool'), [...arguments_, 'text.txt'], inFolder).catch(
      (error: { stdout: string }) => error,
    );
    for (const replacement of ['apples', 'received', 'an']) expect(stdout).toContain(replacement);
    expect(stdout).toContain(SENTENCE);
  });

  it.skipIf(!hasPythonClients)('reads LaTeX and asks us: YaLafi', LIMIT, async () => {
    writeFileSync(join(folder, 'text.tex'), `\\section{Fruit}\n\\emph{These} apple are recieved by  $x$.\n`);
    const { stdout } = await run(
      join(bin, 'python3'),
      [script('run-yalafi.py'), server.server.address, '--server', 'my', '--language', 'en-US', 'text.tex'],
      inFolder,
    );
    expect(stdout).toMatch(/apples/);
    expect(stdout).toMatch(/received/);
    // It disables WHITESPACE_RULE: what markup leaves behind is no mistake.
    expect(stdout).not.toMatch(/space/i);
  });

  it.skipIf(!hasPythonClients)('checks a site while it is built: mkdocs-languagetool-plugin', LIMIT, async () => {
    const site = join(folder, 'site');
    mkdirSync(join(site, 'docs'), { recursive: true });
    writeFileSync(join(site, 'docs', 'index.md'), `# Fruit\n\n${SENTENCE}\n`);
    const { port } = new URL(server.server.address);
    writeFileSync(
      join(site, 'mkdocs.yml'),
      `site_name: Fruit\nplugins:\n  - languagetool:\n      languagetool_port: ${port}\n      async_threads: 0\n`,
    );
    const { stdout, stderr } = await run(join(bin, 'mkdocs'), ['build'], { ...inFolder, cwd: site });
    const printed = stdout + stderr;
    for (const rule of ['determiner-number/plural', 'MORFOLOGIK_RULE_EN_US', 'indefinite-article'])
      expect(printed).toContain(rule);
  });

  it.skipIf(!soffice)('underlines what we find: LibreOffice', LIMIT, async () => {
    const paragraphs = [`😀 ${SENTENCE}`, 'R&D is 50% done + these apple are red.', 'All is well.'];
    const address = `${server.server.address}/v2`;
    const { stdout } = await run(
      '/usr/bin/python3',
      [script('libreoffice.py'), soffice!, join(folder, 'office'), address, ...paragraphs],
      inFolder,
    );
    const found = JSON.parse(stdout) as [start: number, length: number, replacements: string[], comments: string[]][][];
    const shown = found.map((errors, i) =>
      errors.map(([start, length, [first]]) => `${paragraphs[i]!.slice(start, start + length)} → ${first}`),
    );
    expect(shown).toEqual([['apple → apples', 'recieved → received', 'a → an'], ['apple → apples'], []]);
    expect(found[0]![0]![3].join()).toContain('followed by a plural noun');
  });
});
