import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openZip, readEntry } from '../../src/documents/zip/zip-archive.ts';
import { joinTestServer, type TestServer } from '../http/test-server.ts';
import { sendFromPage, signUp } from '../web/portal-client.ts';
import { type DocumentClient, documentClient } from './document-client.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A text with two mistakes in each format, its name, and what both corrected make of it. */
const TEXTS: readonly (readonly [name: string, before: string, after: string])[] = [
  [
    'notes.md',
    '# Notes\n\nHe go to `school` every day.\n\n- We **recieved** the letters in March.\n',
    '# Notes\n\nHe goes to `school` every day.\n\n- We **received** the letters in March.\n',
  ],
  [
    'page.html',
    '<!doctype html>\n<p class="a">He go to school every day.</p>\n<p>We <em>recieved</em> the letters in March.</p>\n',
    '<!doctype html>\n<p class="a">He goes to school every day.</p>\n<p>We <em>received</em> the letters in March.</p>\n',
  ],
  [
    'guide.rst',
    'Guide\n=====\n\nHe go to ``school`` every day.\n\n* We *recieved* the letters in March.\n',
    'Guide\n=====\n\nHe goes to ``school`` every day.\n\n* We *received* the letters in March.\n',
  ],
  [
    'guide.adoc',
    '= Guide\n\nHe go to school every day.\n\n* We _recieved_ the letters in March.\n',
    '= Guide\n\nHe goes to school every day.\n\n* We _received_ the letters in March.\n',
  ],
  [
    'plan.org',
    '* Plan\nHe go to school every day.\n- We /recieved/ the letters in March.\n',
    '* Plan\nHe goes to school every day.\n- We /received/ the letters in March.\n',
  ],
  [
    'paper.typ',
    '= Paper\n\nHe go to school every day.\n\n- We _recieved_ the letters in March.\n',
    '= Paper\n\nHe goes to school every day.\n\n- We _received_ the letters in March.\n',
  ],
  [
    'plain.txt',
    'He go to school every day.\r\n\r\nWe recieved the letters in March.',
    'He goes to school every day.\r\n\r\nWe received the letters in March.',
  ],
];
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a text with markup', () => {
  let test: TestServer;
  let client: DocumentClient;
  beforeAll(async () => {
    test = await joinTestServer({ EMEND_MODELS: 'off' });
    client = documentClient(test);
  });
  afterAll(() => test?.stop());

  it.each(TEXTS)('comes back corrected in its own format: %s', async (name, before, after) => {
    const { record, file } = await client.proofread(bytesOf(before), {}, name);
    expect(new TextDecoder().decode(file)).toBe(after);
    const extension = name.split('.')[1]!;
    expect(record).toMatchObject({ filename: name, parentExtension: extension, message: null });
    expect(record.words).toBeGreaterThan(10);
    const final = await client.final(record.id);
    const answer = await fetch(final.body.data);
    expect(answer.headers.get('content-disposition')).toContain(`${name.split('.')[0]}-edited.${extension}`);
  });

  it('is gone through, and is written with what was decided', async () => {
    const cookie = await signUp(test.server.address, 'formats-reader@example.org');
    const ask = (path: string, json?: unknown, method = json === undefined ? 'GET' : 'POST') =>
      sendFromPage(test.server.address, method, path, json, { cookie });
    const [name, before] = TEXTS[0]!;
    const created = (await (await ask('/autoedit/v3/document/create', {})).json()) as { data: string };
    const form = new FormData();
    for (const [field, value] of Object.entries({ doc_type: '3', pipeline: 'advanced' })) form.set(field, value);
    form.set('file', new Blob([before]), name);
    const origin = test.server.address;
    const sent = await fetch(created.data, { method: 'POST', headers: { cookie, origin }, body: form });
    const { id } = ((await sent.json()) as { data: { id: string } }).data;
    const status = async () =>
      ((await (await ask('/api/portal/documents')).json()) as { items: { status: string }[] }).items[0]!.status;
    await vi.waitUntil(async () => (await status()) === 'SUCCESS', { timeout: 60_000, interval: 100 });

    const details = (await (await ask(`/api/review/documents/${id}/changes`)).json()) as {
      view: { text: string; kind: string; place?: string }[];
      changes: { id: number; paragraph: number; start: number; end: number; covered: string }[];
    };
    expect(details.view.map(({ text }) => text)).toEqual(before.trim().split('\n\n'));
    expect(details.view[0]).toEqual({ index: 0, text: '# Notes', kind: 'source', level: 0 });
    for (const { paragraph, start, end, covered } of details.changes)
      expect(details.view[paragraph]!.text.slice(start, end)).toBe(covered);
    const numberOf = (words: string) => details.changes.find(({ covered }) => covered === words)!.id;
    const decided = await ask(`/api/review/documents/${id}/decisions`, {
      decisions: { [numberOf('go')]: 0, [numberOf('recieved')]: -1 },
    });
    expect(decided.status).toBeLessThan(300);

    const copy = (form: string) => ask(`/api/review/documents/${id}/copy?form=${form}&accepted=tracked&open=left`);
    const accepted = before.replace('He go ', 'He goes ');
    const clean = await copy('clean');
    expect(clean.headers.get('content-disposition')).toContain('notes-clean.md');
    expect(await clean.text()).toBe(accepted);
    const diff = await copy('tracked');
    expect(diff.headers.get('content-disposition')).toContain('notes.md.diff');
    const folder = mkdtempSync(join(tmpdir(), 'emend-text-'));
    try {
      writeFileSync(join(folder, name), before);
      execFileSync('git', ['apply', '-'], { cwd: folder, input: await diff.text() });
      expect(readFileSync(join(folder, name), 'utf8')).toBe(accepted);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const both = openZip(new Uint8Array(await (await copy('both')).arrayBuffer()));
    expect(both.entries.map((entry) => entry.name)).toEqual(['notes-clean.md', 'notes.md.diff']);
    expect(new TextDecoder().decode(readEntry(both, both.entries[0]!))).toBe(accepted);
  });

  it('is refused where its name or its bytes are of no text', async () => {
    for (const [name, bytes] of [
      ['program.py', bytesOf('# He go home.\n')],
      ['notes.md', new Uint8Array([0, 1, 2, 3])],
    ] as const) {
      const { status, body } = await client.submit(bytes, {}, name);
      expect(status).toBe(400);
      expect(body.message).toContain('md, html, rst');
    }
  });

  it('is LaTeX where a plain text holds its commands, and Markdown where its name says so', async () => {
    const formula = 'He go to school.\n\n\\begin{equation}\nx\n\\end{equation}\n';
    const { file } = await client.proofread(bytesOf(formula), {}, 'formula.md');
    expect(new TextDecoder().decode(file)).toBe(formula.replace('He go ', 'He goes '));
    const latex = await client.proofread(bytesOf(formula), {}, 'formula.txt');
    expect(latex.file.subarray(0, 2)).toEqual(bytesOf('PK'));
  });
});
