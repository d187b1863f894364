// @module-tag program
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/platform/config/root.ts';
import { findProgram } from '../../src/platform/programs/find-program.ts';
import { emendProgram } from '../fixtures/program.ts';

const neovim = findProgram(['nvim']);
const emacs = findProgram(['emacs']);
/** Part of Emacs 29 and later, a package before. */
const eglot =
  emacs !== undefined &&
  spawnSync(emacs, ['--batch', '-q', '--eval', "(progn (package-initialize) (require 'eglot))"]).status === 0;
for (const [name, isThere] of Object.entries({ 'Neovim (nvim)': neovim, 'Emacs with Eglot': eglot }))
  if (!isThere && process.env['CI'] === 'true') throw new Error(`${name} is missing`);

/** Editors without a window that do what their users do: `clients` has what each is told. */
describe('emend lsp in', () => {
  let folder: string;
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'emend-editor-')));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What the editor printed, a line of JSON at a time. */
  async function drive(program: string, args: readonly string[], file: string, text: string) {
    writeFileSync(join(folder, file), text);
    const command = [process.execPath, await emendProgram(), 'lsp'];
    const { stdout, stderr, status } = spawnSync(program, args, {
      cwd: folder,
      env: { ...process.env, HOME: folder, EMEND_FILE: file, EMEND_COMMAND: JSON.stringify(command) },
      encoding: 'utf8',
      timeout: 150_000,
    });
    const lines = stdout.split(/\r?\n/).filter((line) => line.startsWith('{'));
    expect(lines.join('\n'), stderr).toContain('"stopped"');
    expect(status, stderr).toBe(0);
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }
  const client = (name: string) => join(packageRoot, 'test/lsp/clients', name);

  it.skipIf(!neovim)('Neovim: shows, replaces and ignores (nvim)', async () => {
    const text = '# Fruit\n\nIt is a egg.\n\nHe have recieved it.\n';
    const args = ['--clean', '--headless', '-c', `luafile ${client('neovim.lua')}`];
    const [found, fixes, others, left] = await drive(neovim!, args, 'a.md', text);
    expect(found).toEqual({
      diagnostics: [
        [2, 6, 7, 'indefinite-article', 'Emend', 1],
        [4, 8, 16, 'spelling/known', 'Emend', 1],
      ],
    });
    expect((fixes!['actions'] as string[])[0]).toBe('Replace with “an”');
    expect((others!['actions'] as string[])[0]).toBe('Replace with “received”');
    expect(left).toEqual({ lines: ['# Fruit', '', 'It is an egg.', '', 'He have recieved it.'] });
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe(text.replace('a egg', 'an egg'));
    expect(readFileSync(join(folder, '.emend.toml'), 'utf8')).toBe('ignore-rules = ["spelling/known"]\n');
  });

  it.skipIf(!eglot)('Emacs with Eglot: shows and replaces (emacs, elpa-eglot)', async () => {
    const [found, fixes, left] = await drive(
      emacs!,
      ['--batch', '-q', '-l', client('eglot.el')],
      'a.txt',
      'It is a egg.\n',
    );
    expect(found).toEqual({ diagnostics: [[7, 8, expect.stringContaining('Emend [indefinite-article]')]] });
    expect((fixes!['actions'] as string[])[0]).toBe('Replace with “an”');
    expect(left).toEqual({ text: 'It is an egg.\n' });
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('It is an egg.\n');
  });
});
