import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DocumentChange, ViewParagraph } from '../../src/contract/document-review.ts';
import { readDocx } from '../../src/documents/docx/index.ts';
import { openZip, readEntry } from '../../src/documents/zip/zip-archive.ts';
import { buildDocx, p, r, styled } from '../docx/build-docx.ts';
import { joinTestServer, type TestServer } from '../http/test-server.ts';
import { sendFromPage, signUp } from '../web/portal-client.ts';
import { inspectDocx } from './inspect-docx.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const TABLE = `<w:tbl><w:tr><w:tc>${p(r('They was here.'))}</w:tc></w:tr></w:tbl>`;
const PAPER = buildDocx({
  body: [
    styled('Heading1', r('Results')),
    p(r('He go to school every day.')),
    p(r('We recieved the letters in March.')),
    p(r('There was a apple on the table.')),
    TABLE,
  ].join(''),
});

interface Details {
  readonly changes: readonly DocumentChange[];
  readonly view: readonly ViewParagraph[];
}

describe('a document that is gone through', () => {
  let test: TestServer;
  let address: string;
  beforeAll(async () => {
    test = await joinTestServer({ EMEND_MODELS: 'off' });
    address = test.server.address;
  });
  afterAll(() => test.stop());

  const ask = (cookie: string, path: string, json?: unknown, method = json === undefined ? 'GET' : 'POST') =>
    sendFromPage(address, method, path, json, { cookie });
  async function proofread(cookie: string, file: Uint8Array, name: string): Promise<string> {
    const created = (await (await ask(cookie, '/autoedit/v3/document/create', {})).json()) as { data: string };
    const form = new FormData();
    for (const [field, value] of Object.entries({ doc_type: '3', pipeline: 'advanced' })) form.set(field, value);
    form.set('file', new Blob([new Uint8Array(file)]), name);
    const sent = await fetch(created.data, { method: 'POST', headers: { cookie, origin: address }, body: form });
    const { id } = ((await sent.json()) as { data: { id: string } }).data;
    await vi.waitUntil(
      async () => {
        const answer = await ask(cookie, '/api/portal/documents');
        const { items } = (await answer.json()) as { items: { id: string; status: string }[] };
        return items.find((item) => item.id === id)?.status === 'SUCCESS';
      },
      { timeout: 120_000, interval: 200 },
    );
    return id;
  }
  const details = async (cookie: string, id: string) =>
    (await (await ask(cookie, `/api/review/documents/${id}/changes`)).json()) as Details;
  const copy = (cookie: string, id: string, form: string, accepted = 'tracked', open = 'left') =>
    ask(cookie, `/api/review/documents/${id}/copy?form=${form}&accepted=${accepted}&open=${open}`);
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
  const textOf = (bytes: Uint8Array) => readDocx(bytes).paragraphs.map(({ text }) => text);

  it('is written clean and tracked by what was decided, and forgets it with its files', async () => {
    const cookie = await signUp(address, 'desk-writer@example.org');
    const id = await proofread(cookie, PAPER, 'my paper.docx');
    const { changes, view } = await details(cookie, id);
    expect(view.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Results'],
      ['body', 'He go to school every day.'],
      ['body', 'We recieved the letters in March.'],
      ['body', 'There was a apple on the table.'],
      ['table', 'They was here.'],
    ]);
    expect(view.at(-1)!.cell).toEqual([0, 0, 0]);
    for (const { paragraph, start, end, covered } of changes)
      expect(view.find(({ index }) => index === paragraph)!.text.slice(start, end)).toBe(covered);
    const idOf = (covered: string) => String(changes.find((change) => change.covered === covered)!.id);
    expect(changes.every(({ possible }) => possible)).toBe(true);

    const decisions = `/api/review/documents/${id}/decisions`;
    expect(await (await ask(cookie, decisions)).json()).toEqual({ decisions: {} });
    const chosen = { [idOf('go')]: 0, [idOf('recieved')]: -1, [idOf('a')]: 0 };
    expect((await ask(cookie, decisions, { decisions: chosen })).status).toBe(200);
    // taken back again, and the others stay
    await ask(cookie, decisions, { decisions: { [idOf('a')]: null } });
    const { [idOf('a')]: _, ...kept } = chosen;
    expect(await (await ask(cookie, decisions)).json()).toEqual({ decisions: kept });

    const clean = await copy(cookie, id, 'clean');
    expect(clean.headers.get('content-disposition')).toContain('my paper-clean.docx');
    expect(clean.headers.get('x-unmade-changes')).toBe('0');
    const cleanBytes = await bytesOf(clean);
    expect(textOf(cleanBytes)).toEqual([
      'Results',
      'He goes to school every day.',
      'We recieved the letters in March.',
      'There was a apple on the table.',
      'They was here.',
    ]);
    expect(inspectDocx(cleanBytes)).toMatchObject({ insertions: 0, deletions: 0 });

    const made = textOf(await bytesOf(await copy(cookie, id, 'clean', 'tracked', 'made')));
    expect(made.slice(2)).toEqual([
      'We recieved the letters in March.',
      'There was an apple on the table.',
      'They was here.',
    ]);

    const xmlOf = (bytes: Uint8Array) => {
      const archive = openZip(bytes);
      return Buffer.from(
        readEntry(archive, archive.entries.find(({ name }) => name === 'word/document.xml')!),
      ).toString();
    };
    const tracked = xmlOf(await bytesOf(await copy(cookie, id, 'tracked')));
    expect(tracked).toMatch(/<w:delText>go<\/w:delText>/);
    expect(tracked).not.toContain('received');
    const applied = xmlOf(await bytesOf(await copy(cookie, id, 'tracked', 'applied')));
    expect(applied).not.toMatch(/<w:delText>go<\/w:delText>/);
    expect(applied).toMatch(/<w:t>goes<\/w:t>/);
    expect(applied).toMatch(/<w:delText>a<\/w:delText>/);

    const both = await copy(cookie, id, 'both');
    expect(both.headers.get('content-disposition')).toContain('my paper-clean-and-tracked.zip');
    expect(openZip(await bytesOf(both)).entries.map(({ name }) => name)).toEqual([
      'my paper-clean.docx',
      'my paper-tracked.docx',
    ]);

    await ask(cookie, `/api/portal/documents/${id}`, undefined, 'DELETE');
    for (const path of [decisions, `/api/review/documents/${id}/copy?form=clean&accepted=tracked&open=left`])
      expect((await ask(cookie, path)).status).toBe(404);
    expect((await ask(cookie, decisions, { decisions: chosen })).status).toBe(404);
  });

  it('is shown and written as sources where it came as LaTeX', async () => {
    const cookie = await signUp(address, 'desk-latex@example.org');
    const source = [
      '\\documentclass{article}',
      '\\begin{document}',
      '\\section{Results}',
      'He go to \\emph{school} every day.\\footnote{We recieved it.} It is $x^2$.',
      '',
      'There was a apple on the table.',
      '\\end{document}',
      '',
    ].join('\n');
    const id = await proofread(cookie, Buffer.from(source), 'paper.tex');
    const { changes, view } = await details(cookie, id);
    expect(view.map(({ kind, text }) => [kind, text])).toEqual([
      ['source', source.split('\n').slice(0, 4).join('\n')],
      ['source', 'There was a apple on the table.\n\\end{document}'],
    ]);
    for (const { paragraph, start, end, covered } of changes)
      expect(view[paragraph]!.text.slice(start, end)).toBe(covered);
    const idOf = (covered: string) => String(changes.find((change) => change.covered === covered)!.id);
    const decisions = { [idOf('go')]: 0, [idOf('recieved')]: -1 };
    await ask(cookie, `/api/review/documents/${id}/decisions`, { decisions });

    const filesOf = async (form: string, open = 'left') => {
      const archive = openZip(await bytesOf(await copy(cookie, id, form, 'tracked', open)));
      return new Map(archive.entries.map((entry) => [entry.name, Buffer.from(readEntry(archive, entry))]));
    };
    const clean = await filesOf('clean');
    expect([...clean.keys()]).toEqual(['paper.tex']);
    expect(clean.get('paper.tex')!.toString()).toBe(source.replace('He go', 'He goes'));
    const made = await filesOf('clean', 'made');
    expect(made.get('paper.tex')!.toString()).toBe(source.replace('He go', 'He goes').replace('a apple', 'an apple'));
    const tracked = await filesOf('tracked');
    expect(tracked.get('paper.tex')!.toString()).toContain('We recieved it.');
    const docx = inspectDocx(tracked.get('paper-tracked-changes.docx')!);
    expect(docx.xml).toContain('<w:delText>go</w:delText>');
    expect(docx.xml).not.toContain('received');
  });

  it('is nobody else’s', async () => {
    const [owner, stranger] = [
      await signUp(address, 'desk-owner@example.org'),
      await signUp(address, 'desk-stranger@example.org'),
    ];
    const id = await proofread(owner, PAPER, 'paper.docx');
    const path = `/api/review/documents/${id}`;
    expect((await ask(stranger, `${path}/decisions`)).status).toBe(404);
    expect((await ask(stranger, `${path}/decisions`, { decisions: { 0: 0 } })).status).toBe(404);
    expect((await copy(stranger, id, 'clean')).status).toBe(404);
    expect((await ask('', `${path}/decisions`)).status).toBe(401);
    for (const bad of [{ a: 0 }, { 0: -2 }, { 0: 'x' }])
      expect((await ask(owner, `${path}/decisions`, { decisions: bad })).status).toBe(400);
  });
});
