// @module-tag process
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ListRootsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/platform/config/root.ts';
import { docxOf, pdfOf } from '../ai-report/sample-files.ts';
import { emendProgram } from '../fixtures/program.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const root = temporaryFolder('mcp');
const [open, given, secret] = ['open', 'given', 'secret'].map((name) => join(root, name)) as [string, string, string];
const program = [await emendProgram(), 'mcp'];
const TEXT = 'It is 🙂 a egg. He go home.';

/** What a tool says: its result, or why there is none. */
async function call(client: Client, name: string, args: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name, arguments: args }, undefined, { timeout: 120_000 });
  const [{ text }] = content as [{ text: string }];
  return isError ? { refused: text } : (JSON.parse(text) as Record<string, unknown>);
}

// before the service of the last tests is started with one of them
for (const folder of [open, given, secret]) mkdirSync(folder);
beforeAll(async () => {
  writeFileSync(join(open, 'a.md'), `# Fruit\n\nIt is *a* egg, and he recieved it.\n\n\`a egg\`\n`);
  writeFileSync(join(open, 'a.pdf'), await pdfOf(['Rain fell on the harbour for three days.']));
  writeFileSync(join(given, 'b.docx'), docxOf('It is a egg, and nobody have eaten it.'));
  writeFileSync(join(secret, 'c.md'), 'It is a egg.\n');
  symlinkSync(join(secret, 'c.md'), join(open, 'link.md'));
});

describe('an assistant that starts emend mcp', () => {
  const client = new Client({ name: 'test', version: '1' }, { capabilities: { roots: {} } });
  let noise = '';
  beforeAll(async () => {
    client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: pathToFileURL(open).href }] }));
    const transport = new StdioClientTransport({
      ...{ command: process.execPath, args: [...program, '--allow', given], cwd: packageRoot, stderr: 'pipe' },
    });
    transport.stderr!.on('data', (chunk: Buffer) => {
      noise += String(chunk);
    });
    await client.connect(transport);
  });
  afterAll(() => client.close());

  it('is told of the tools', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'emend' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['check_text', 'proofread_file', 'detect_ai', 'pdf_to_text', 'explain_rule'],
    ]);
    expect(tools[0]).toMatchObject({ inputSchema: { required: ['text'] }, annotations: { readOnlyHint: true } });
    expect(tools[1]).toMatchObject({ annotations: { readOnlyHint: false, destructiveHint: false } });
  });

  it('has a text checked', async () => {
    const { found, findings } = await call(client, 'check_text', { text: TEXT, language: 'UK' });
    expect(found).toBe(2);
    expect((findings as unknown[])[0]).toEqual({
      sentence: 'It is 🙂 a egg.',
      ...{ start: 9, end: 10, text: 'a', replacements: ['an'] },
      reason: expect.stringContaining('“egg”'),
      ...{ rule: 'indefinite-article', level: 'correction' },
    });
    expect((findings as unknown[])[1]).toMatchObject({ sentence: 'He go home.', text: 'go' });
    const markdown = await call(client, 'check_text', { text: 'It is `a egg`, *a* egg.', format: 'markdown' });
    expect(markdown['findings']).toMatchObject([{ start: 16, end: 17, replacements: ['an'] }]);
    expect(await call(client, 'check_text', { text: ' ' })).toEqual({
      refused: '"text" must be a text that is not empty.',
    });
    expect(await call(client, 'check_text', { text: TEXT, language: 'FR' })).toEqual({
      refused: '"language" must be one of auto, US, UK.',
    });
  });

  it('has files proofread that it has open or may use, and no others', async () => {
    const markdown = await call(client, 'proofread_file', { path: join(open, 'a.md') });
    expect(markdown).toMatchObject({
      ...{ output: join(open, 'a-edited.md'), corrections: 2, suggestions: 0 },
      categories: { Articles: 1, 'Spellings & Typos': 1 },
    });
    expect(readFileSync(join(open, 'a-edited.md'), 'utf8')).toContain('It is *an* egg, and he received it.\n\n`a egg`');
    expect(await call(client, 'proofread_file', { path: join(open, 'a.md') })).toMatchObject({
      refused: expect.stringContaining('it exists already'),
    });
    const word = await call(client, 'proofread_file', { path: join(given, 'b.docx'), output: join(open, 'b.docx') });
    expect(word).toMatchObject({ output: join(open, 'b.docx') });
    expect(readFileSync(join(open, 'b.docx')).subarray(0, 2).toString()).toBe('PK');
    const refused = { refused: expect.stringContaining('lies in no folder that tools may use') };
    for (const path of [
      join(secret, 'c.md'),
      join(open, '../secret/c.md'),
      join(open, 'link.md'),
      join(open, 'none.md'),
    ])
      expect([path, await call(client, 'proofread_file', { path })]).toEqual([path, refused]);
    const outside = { path: join(open, 'a.md'), output: join(secret, 'd.md') };
    expect(await call(client, 'proofread_file', outside)).toEqual(refused);
    expect(existsSync(join(secret, 'd.md'))).toBe(false);
    expect(await call(client, 'proofread_file', { path: 'a.md' })).toEqual({ refused: '"path" must be absolute.' });
  });

  it('has a text and a file judged', async () => {
    const text = 'Rain fell on the harbour for three days, and nobody went out. '.repeat(20);
    const judged = await call(client, 'detect_ai', { text });
    expect(judged).toMatchObject({ words: 240, overall_score: expect.any(Number) });
    expect(await call(client, 'detect_ai', { path: join(open, 'a.pdf') })).toMatchObject({
      ...{ overall_score: null, message: expect.stringMatching(/words/) },
    });
    expect(await call(client, 'detect_ai', {})).toEqual({ refused: '"text" or path must be given, and not both.' });
  });

  it('has a PDF read and a rule explained', async () => {
    expect(await call(client, 'pdf_to_text', { path: join(open, 'a.pdf') })).toEqual({
      ...{ page_count: 1, pages: [{ page: 1, text: expect.stringContaining('Rain fell on the harbour') }] },
    });
    expect(await call(client, 'explain_rule', { rule: 'indefinite-article' })).toMatchObject({
      ...{ id: 'indefinite-article', name: expect.any(String), corrects: expect.any(Array) },
    });
    expect(await call(client, 'explain_rule', { rule: 'none' })).toMatchObject({
      refused: expect.stringContaining('no rule'),
    });
    await expect(client.callTool({ name: 'none' })).rejects.toThrow('no such tool');
    expect(noise).toBe('');
  });
});

it('says of a folder that there is not that nothing in it can be used, and goes on', () => {
  const none = join(root, 'none');
  const started = spawnSync(process.execPath, [...program, '--allow', given, '--allow', none], {
    ...{ cwd: packageRoot, input: '', encoding: 'utf8' },
  });
  expect(started).toMatchObject({
    ...{ status: 0, stdout: '' },
    stderr: `emend: --allow ${none}: there is no such folder; no file in it can be used.\n`,
  });
});

describe('emend mcp --http', () => {
  const child = spawn(process.execPath, [...program, '--http', '--port', '0', '--allow', given], {
    ...{ cwd: packageRoot, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  let address: string;
  beforeAll(async () => {
    const [line] = (await once(child.stdout!, 'data')) as [Buffer];
    address = /http:\S+/.exec(String(line))![0];
  });
  afterAll(async () => {
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
  const post = (headers: Record<string, string>, body = '{}') =>
    fetch(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

  it('answers the client of the SDK, and takes no roots from it', async () => {
    const client = new Client({ name: 'test', version: '1' }, { capabilities: { roots: {} } });
    client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [{ uri: pathToFileURL(secret).href }] }));
    await client.connect(new StreamableHTTPClientTransport(new URL(address)) as Transport);
    expect((await client.listTools()).tools).toHaveLength(5);
    expect(await call(client, 'check_text', { text: TEXT })).toMatchObject({ found: 2 });
    expect(await call(client, 'detect_ai', { path: join(given, 'b.docx') })).toMatchObject({ overall_score: null });
    expect(await call(client, 'detect_ai', { path: join(secret, 'c.md') })).toHaveProperty('refused');
    await client.close();
  });

  it('refuses web pages, other addresses and what is no message', async () => {
    expect((await post({ origin: 'https://example.org' })).status).toBe(403);
    expect((await post({}, '{')).status).toBe(400);
    expect((await post({}, `"${'x'.repeat(5_000_000)}"`)).status).toBe(413);
    expect((await fetch(address)).status).toBe(405);
    expect((await fetch(new URL('/', address))).status).toBe(404);
  });
});
