// @module-tag process
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CodeAction, TextEdit } from 'vscode-languageserver-protocol';
import { offsetAt } from '../../src/lsp/text-changes.ts';
import { type Editor, startEditor } from './editor.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'emend-actions-')));
const outside = realpathSync(mkdtempSync(join(tmpdir(), 'emend-outside-')));
afterAll(() => {
  for (const each of [folder, outside]) rmSync(each, { recursive: true });
});
const TEXT = 'It is *a* egg, and 🙂 he recieved it.\n\nWe saw a reggeon.\n\nIt is *a* egg, again.\n';
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const titles = (actions: readonly CodeAction[]) => actions.map(({ title }) => title);

function edited(text: string, edits: readonly TextEdit[]): string {
  let result = text;
  for (const { range, newText } of edits.toReversed())
    result = result.slice(0, offsetAt(text, range.start)) + newText + result.slice(offsetAt(text, range.end));
  return result;
}

describe('actions on what was found', () => {
  let editor: Editor;
  let uri: string;
  beforeAll(async () => {
    const environment = { XDG_CONFIG_HOME: join(outside, 'config') };
    const capabilities = { workspace: { workspaceEdit: { documentChanges: true } } };
    editor = await startEditor(folder, { environment, capabilities });
    uri = editor.open('a.md', TEXT);
  });
  afterAll(() => editor.close());
  const actions = (line: number, character: number, only?: string[], of = uri) =>
    editor.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri: of },
      range: { start: { line, character }, end: { line, character } },
      context: { diagnostics: [], ...(only ? { only } : {}) },
    }) as Promise<CodeAction[]>;
  const execute = (list: readonly CodeAction[], title: string | RegExp) => {
    const action = list.find((each) => (typeof title === 'string' ? each.title === title : title.test(each.title)));
    return editor.connection.sendRequest('workspace/executeCommand', action!.command!);
  };
  const codes = async (holds: (codes: string[]) => boolean) => {
    const found = await editor.diagnosed(uri, ({ diagnostics }) => holds(diagnostics.map(({ code }) => String(code))));
    return found.map(({ code, range }) => `${range.start.line} ${code}`);
  };

  it('are every replacement, the best one preferred, and what is to be ignored', async () => {
    const list = await actions(0, 7);
    expect(titles(list)).toEqual([
      'Replace with “an”',
      'Ignore this here',
      'Ignore the rule indefinite-article in this project',
      expect.stringMatching(/^Make all \d sure corrections in this file$/),
    ]);
    expect(list[0]).toMatchObject({
      kind: 'quickfix',
      isPreferred: true,
      diagnostics: [{ code: 'indefinite-article' }],
      edit: { documentChanges: [{ textDocument: { uri, version: 1 } }] },
    });
    const [change] = list[0]!.edit!.documentChanges as { edits: TextEdit[] }[];
    expect(edited(TEXT, change!.edits)).toBe(TEXT.replace('*a*', '*an*'));
    expect(await actions(2, 0, ['refactor'])).toEqual([]);
    expect(titles(await actions(2, 10, ['quickfix']))).toContain('Add “reggeon” to my dictionary');
  });

  it('are all that is sure at once', async () => {
    const [all] = await actions(2, 0, ['source.fixAll']);
    expect(all).toMatchObject({ kind: 'source.fixAll.emend' });
    const [change] = all!.edit!.documentChanges as { edits: TextEdit[] }[];
    expect(edited(TEXT, change!.edits)).toBe(TEXT.replaceAll('*a*', '*an*').replace('recieved', 'received'));
  });

  it('put a word into the dictionary of the user or of the project', async () => {
    await codes((list) => list.includes('spelling/unknown'));
    await execute(await actions(2, 10), /to my dictionary$/);
    expect(readFileSync(join(outside, 'config/emend/words.txt'), 'utf8')).toBe('reggeon\n');
    await codes((list) => !list.includes('spelling/unknown'));
    writeFileSync(join(outside, 'config/emend/words.txt'), '');
    await codes((list) => list.includes('spelling/unknown'));
    await execute(await actions(2, 10), /to the project’s dictionary$/);
    expect(read('.emend.toml')).toBe('words = ["reggeon"]\n');
    await codes((list) => !list.includes('spelling/unknown'));
  });

  it('ignore one place, which the baseline then knows', async () => {
    await execute(await actions(0, 7), 'Ignore this here');
    expect(read('.emend.toml')).toBe('words = ["reggeon"]\nbaseline = ".emend-baseline.json"\n');
    expect(Object.keys(JSON.parse(read('.emend-baseline.json')).files)).toEqual(['a.md']);
    const left = await codes((list) => list.filter((code) => code === 'indefinite-article').length === 1);
    expect(left).toContain('4 indefinite-article');
    expect(titles(await actions(0, 7))).not.toContain('Replace with “an”');
  });

  it('ignore a rule', async () => {
    await execute(await actions(4, 7), /^Ignore the rule/);
    expect(read('.emend.toml')).toContain('ignore-rules = ["indefinite-article"]\n');
    await codes((list) => !list.includes('indefinite-article'));
  });

  it('say so where a file cannot be changed', async () => {
    writeFileSync(join(folder, '.emend.toml'), 'ignore-rules = "all"\n');
    const said = new Promise<{ message: string }>((resolve) => {
      editor.connection.onNotification('window/showMessage', (message: { message: string }) => {
        if (message.message.includes('safely')) resolve(message);
      });
    });
    await codes((list) => list.includes('indefinite-article'));
    const refused = execute(await actions(0, 7), /^Ignore the rule/);
    await expect(refused).rejects.toThrow('Add "indefinite-article" to "ignore-rules" yourself. Nothing was written.');
    expect((await said).message).toContain('.emend.toml');
    expect(read('.emend.toml')).toBe('ignore-rules = "all"\n');
  });

  it('offer no project where there is none', async () => {
    const lone = editor.open(join('..', outside.split('/').at(-1)!, 'b.md'), TEXT);
    expect(titles(await actions(2, 10, ['quickfix'], lone))).toEqual([
      'Replace with “region”',
      'Add “reggeon” to my dictionary',
    ]);
    expect(existsSync(join(outside, '.emend.toml'))).toBe(false);
    await expect(
      editor.connection.sendRequest('workspace/executeCommand', { command: 'rm', arguments: [{ uri }] }),
    ).rejects.toThrow('no such command');
  });
});
