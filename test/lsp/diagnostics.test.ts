// @module-tag process
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic, DocumentDiagnosticReport } from 'vscode-languageserver-protocol';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { type Editor, startEditor } from './editor.ts';

const folder = temporaryFolder('lsp');
const TEXT = '# Fruit\n\nIt is 🙂 *a* egg.\r\n\r\nHe go home.\n\n`a egg`\n';
const places = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ range: { start, end }, code }) => `${start.line}:${start.character}-${end.character} ${code}`);
const at = (line: number, character: number, endCharacter = character) => ({
  range: { start: { line, character }, end: { line, character: endCharacter } },
});

const COMMENT = '// It is a egg, and nobody has eaten it.\n';

describe('an editor that is sent diagnostics', () => {
  let editor: Editor;
  beforeAll(async () => {
    editor = await startEditor(folder);
  });
  afterAll(() => editor.close());

  it('is told what it can do', () => {
    expect(editor.initialized).toMatchObject({
      serverInfo: { name: 'Emend' },
      capabilities: { positionEncoding: 'utf-16', textDocumentSync: { openClose: true, change: 2 } },
    });
    expect(editor.initialized.capabilities).not.toHaveProperty('diagnosticProvider');
  });

  it('sees what is found where it stands, with its level, its reason and the page of its rule', async () => {
    const uri = editor.open('a.md', TEXT);
    const found = await editor.diagnosed(uri, ({ diagnostics }) => diagnostics.length === 2);
    expect(places(found)).toEqual([
      '2:10-11 indefinite-article',
      expect.stringMatching(/^4:3-5 subject-verb-agreement/),
    ]);
    expect(found[0]).toMatchObject({
      severity: 1,
      source: 'Emend',
      message: expect.stringContaining('“an”'),
      codeDescription: { href: 'http://127.0.0.1:8080/docs/rules/indefinite-article' },
    });
  });

  it('sees at once what its edits leave, and where it moved', async () => {
    const uri = editor.open('edited.md', TEXT);
    await editor.diagnosed(uri, ({ diagnostics }) => diagnostics.length === 2);
    editor.change(uri, 2, [
      { ...at(4, 3, 5), text: 'goes' },
      { ...at(0, 0), text: 'He go away.\n\n' },
    ]);
    const found = await editor.diagnosed(uri, ({ version, diagnostics }) => version === 2 && diagnostics.length === 2);
    expect(places(found).map((place) => place.split(' ')[0])).toEqual(['0:3-5', '4:10-11']);
    editor.change(uri, 3, [{ text: 'All is well.\n' }]);
    expect(await editor.diagnosed(uri, ({ version }) => version === 3)).toEqual([]);
  });

  it('sees nothing of what it closed', async () => {
    const uri = editor.open('closed.md', TEXT);
    await editor.diagnosed(uri, ({ diagnostics }) => diagnostics.length === 2);
    void editor.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
    expect(await editor.diagnosed(uri, ({ diagnostics }) => diagnostics.length === 0)).toEqual([]);
  });

  it.each([
    ['python', 'a.py', 'x = "a egg"\n\n# It is a egg, and nobody has eaten it.\ny = 1\n', '2:8-9'],
    ['latex', 'a.txt', 'It is \\emph{a} egg, $a egg$.\n', '0:12-13'],
    ['gitcommit', 'COMMIT_EDITMSG', 'Add it\n\nIt is a egg.\n# a egg\n', '2:6-7'],
    ['plaintext', 'a.html', '<p title="a egg">It is a egg.</p>\n', '0:23-24'],
    ['unheard-of', 'a.typ', 'It is _a_ egg.\n', '0:7-8'],
    ['restructuredtext', 'any', 'It is *a* egg, ``a egg``.\n', '0:7-8'],
    ['plaintext', 'b.txt', 'It is a egg.\n', '0:6-7'],
    ['markdown', 'as-markdown', 'It is *a* egg, `a egg`.\n', '0:7-8'],
    ['html', 'as-html', '<p>It is <b>a</b> egg.</p>\n', '0:12-13'],
    ['asciidoc', 'as-asciidoc', 'It is _a_ egg, `a egg`.\n', '0:7-8'],
    ['org', 'as-org', 'It is /a/ egg, =a egg=.\n', '0:7-8'],
    ['typst', 'as-typst', 'It is _a_ egg, `a egg`.\n', '0:7-8'],
    ['javascript', 'b.js', `x = 'a egg';\n${COMMENT}`, '1:9-10'],
    ['typescriptreact', 'b.tsx', `x = 'a egg';\n${COMMENT}`, '1:9-10'],
    ['java', 'b.java', `String x = "a egg";\n${COMMENT}`, '1:9-10'],
    ['cpp', 'b.cpp', `auto x = "a egg";\n${COMMENT}`, '1:9-10'],
    ['csharp', 'b.cs', `var x = "a egg";\n${COMMENT}`, '1:9-10'],
    ['go', 'b.go', `var x = "a egg"\n${COMMENT}`, '1:9-10'],
    ['rust', 'b.rs', `let x = "a egg";\n${COMMENT}`, '1:9-10'],
    ['ruby', 'b.rb', `x = 'a egg'\n# It is a egg, and nobody has eaten it.\n`, '1:8-9'],
    ['shellscript', 'b.sh', `x='a egg'\n# It is a egg, and nobody has eaten it.\n`, '1:8-9'],
  ])('has %s read as what it is', async (languageId, path, text, place) => {
    const uri = editor.open(path, text, languageId);
    const found = await editor.diagnosed(uri, ({ diagnostics }) => diagnostics.length > 0);
    expect(places(found)).toEqual([`${place} indefinite-article`]);
  });

  it('is told of what is wrong in the settings, and of their changes', async () => {
    const said = new Promise<{ message: string }>((resolve) =>
      editor.connection.onNotification('window/showMessage', resolve),
    );
    mkdirSync(join(folder, 'project'));
    const uri = editor.open('project/a.md', TEXT);
    await editor.diagnosed(uri, ({ diagnostics }) => diagnostics.length === 2);
    writeFileSync(join(folder, 'project/.emend.toml'), 'ignore-classes = ["article"]\n');
    const found = await editor.diagnosed(uri, ({ diagnostics }) => diagnostics.length === 1);
    expect(places(found)).toEqual([expect.stringMatching(/^4:3-5/)]);
    writeFileSync(join(folder, 'project/.emend.toml'), 'exclude = ["*.md"]\n');
    await editor.diagnosed(uri, ({ diagnostics }) => diagnostics.length === 0);
    writeFileSync(join(folder, 'project/.emend.toml'), 'exclud = ["*.md"]\n');
    await editor.diagnosed(uri, ({ diagnostics }) => diagnostics.length === 2);
    expect((await said).message).toContain('.emend.toml:1: "exclud" is not a key');
  });
});

describe('an editor that says at the start how to check', () => {
  it('is heard, although it has no settings when it is asked for them', async () => {
    const options = { emend: { 'ignore-rules': ['indefinite-article'] } };
    const editor = await startEditor(folder, { capabilities: { workspace: { configuration: true } }, options });
    await new Promise<void>((resolve) =>
      editor.connection.onRequest('workspace/configuration', () => {
        setImmediate(resolve);
        return [null];
      }),
    );
    const uri = editor.open('said.md', TEXT);
    const found = await editor.diagnosed(uri, ({ diagnostics }) => diagnostics.length > 0);
    expect(places(found)).toEqual([expect.stringMatching(/^4:3-5/)]);
    expect(await editor.close()).toBe(0);
  });
});

describe('an editor that asks', () => {
  it('gets all of a document, and nothing twice', async () => {
    const capabilities = {
      textDocument: { diagnostic: { dynamicRegistration: false } },
      workspace: { diagnostics: { refreshSupport: true }, configuration: true },
    };
    const settings = { 'ignore-rules': ['indefinite-article'], language: null, level: 'strict' };
    const editor = await startEditor(folder, { capabilities, settings });
    const said = new Promise<{ message: string }>((resolve) =>
      editor.connection.onNotification('window/showMessage', resolve),
    );
    const refreshed = new Promise<void>((resolve) =>
      editor.connection.onRequest('workspace/diagnostic/refresh', () => resolve()),
    );
    expect(editor.initialized.capabilities).toMatchObject({ diagnosticProvider: { interFileDependencies: false } });
    const uri = editor.open('asked/a.md', TEXT);
    const ask = (previousResultId?: string) =>
      editor.connection.sendRequest('textDocument/diagnostic', {
        textDocument: { uri },
        ...(previousResultId === undefined ? {} : { previousResultId }),
      }) as Promise<DocumentDiagnosticReport & { resultId: string; items: Diagnostic[] }>;
    expect((await said).message).toContain('"level" must be one of');
    // the first answer may come before the settings of the editor did
    const first = await ask();
    expect(first.kind).toBe('full');
    const found = await ask();
    expect(places(found.items)).toEqual([expect.stringMatching(/^4:3-5/)]);
    expect(await ask(found.resultId)).toEqual({ kind: 'unchanged', resultId: found.resultId });
    mkdirSync(join(folder, 'asked'));
    writeFileSync(join(folder, 'asked/.emend.toml'), 'ignore-classes = ["correctness"]\n');
    await refreshed;
    // on a busy machine it was told of an earlier change by then
    await expect.poll(async () => (await ask(found.resultId)).items, { timeout: 60_000 }).toEqual([]);
    expect(await editor.close()).toBe(0);
  });
});
