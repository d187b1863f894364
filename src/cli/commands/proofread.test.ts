import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectDocx } from '../../../test/documents/inspect-docx.ts';
import { docxOf, docxWithMistakes, MISTAKES } from '../../../test/documents/sample-documents.ts';
import { buildOdt, p as paragraph } from '../../../test/odt/build-odt.ts';
import { contentOf } from '../../../test/odt/content-of.ts';
import { run } from '../run.ts';

describe('emend proofread', () => {
  const dir = mkdtempSync(join(tmpdir(), 'emend-proofread-'));
  const file = join(dir, 'paper.docx');
  const out = join(dir, 'out.docx');
  const known = process.env['EMEND_MODELS'];
  beforeAll(() => {
    process.env['EMEND_MODELS'] = 'off';
    writeFileSync(file, docxWithMistakes());
  });
  afterAll(() => {
    if (known === undefined) delete process.env['EMEND_MODELS'];
    else process.env['EMEND_MODELS'] = known;
    rmSync(dir, { recursive: true });
  });

  async function emend(args: readonly string[], isTTY = false) {
    const stdout = new PassThrough();
    const stderr = Object.assign(new PassThrough(), { isTTY });
    const outputs = Promise.all([readText(stdout), readText(stderr)]);
    const code = await run(['proofread', ...args], { stdin: Readable.from([]), stdout, stderr });
    stdout.end();
    stderr.end();
    const [printed, complaints] = await outputs;
    return { code, out: printed, err: complaints };
  }

  it('writes the edited document and leaves the original', async () => {
    const before = readFileSync(file);
    expect(await emend([file, '-o', out])).toEqual({ code: 0, out: '', err: '' });
    const { text, changes } = inspectDocx(readFileSync(out));
    expect(changes).toBeGreaterThanOrEqual(5);
    expect(text).toContain('We received the letters');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(dir).sort()).toEqual(['out.docx', 'paper.docx']);
  });

  it('corrects a text with markup in place, and says what it left', async () => {
    const text = join(dir, 'notes.md');
    const corrected = join(dir, 'corrected.md');
    writeFileSync(text, '# Notes\r\n\r\nHe have a *new* house and `he have it`.\r\n\r\n> He have it.\r\n');
    const { code, out: printed, err } = await emend([text, '-o', corrected, '--stats']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(printed).toContain('Subject-Verb Agreement');
    expect(readFileSync(corrected, 'utf8')).toBe(
      '# Notes\r\n\r\nHe has a *new* house and `he have it`.\r\n\r\n> He have it.\r\n',
    );
    const unnamed = join(dir, 'notes.xyz');
    writeFileSync(unnamed, 'He have a house.');
    expect((await emend([unnamed, '-o', corrected])).err).toContain('--format');
    expect((await emend([unnamed, '-o', corrected, '--format', 'text'])).code).toBe(0);
    expect(readFileSync(corrected, 'utf8')).toBe('He has a house.');
    for (const file of [text, corrected, unnamed]) rmSync(file);
  });

  it('writes tracked changes into an OpenDocument text', async () => {
    const text = join(dir, 'paper.odt');
    const edited = join(dir, 'edited.odt');
    writeFileSync(text, buildOdt({ body: paragraph('He have a house.') }));
    expect(await emend([text, '-o', edited])).toEqual({ code: 0, out: '', err: '' });
    expect(contentOf(readFileSync(edited))).toMatch(
      /He <text:change [^>]*><text:change-start [^>]*>has<text:change-end/,
    );
    for (const file of [text, edited]) rmSync(file);
  });

  it('writes tracked changes into RTF', async () => {
    const text = join(dir, 'paper.rtf');
    const edited = join(dir, 'edited.rtf');
    writeFileSync(text, '{\\rtf1 He have a house.\\par}');
    expect(await emend([text, '-o', edited])).toEqual({ code: 0, out: '', err: '' });
    expect(readFileSync(edited, 'latin1')).toMatch(/He \{\\deleted\S+ have\}\{\\revised\S+ has\} a house/);
    for (const file of [text, edited]) rmSync(file);
  });

  it('has the switches of the service', async () => {
    await emend([
      file,
      '-o',
      out,
      '--no-spellings',
      '--no-revisions-as-tracks',
      '--revisions-as-comments',
      '--author',
      'Ann',
    ]);
    const { text, comments, authors } = inspectDocx(readFileSync(out));
    expect(text).toContain(Object.values(MISTAKES).join('\n'));
    expect(comments.join(' ')).not.toContain('received');
    expect([...authors]).toEqual(['Ann']);
  });

  it('takes the variety that the document is spelt in, unless one is named', async () => {
    const british = join(dir, 'british.docx');
    writeFileSync(british, docxOf('The colour of the centre was grey.', 'They labelled the color of each sample.'));
    await emend([british, '-o', out]);
    expect(inspectDocx(readFileSync(out)).text).toContain('They labelled the colour of each');
    await emend([british, '-o', out, '--language', 'US']);
    expect(inspectDocx(readFileSync(out)).text).toContain('The color of the center was gray.');
  });

  it('prints the report, for people and as JSON', async () => {
    const table = await emend([file, '--stats']);
    expect(table).toMatchObject({ code: 0, err: '' });
    expect(table.out).toMatch(/Language score {2}\d+\.\d of 100/);
    expect(table.out).toMatch(/Spellings & Typos +1\n/);
    const { error_report, scoring_report } = JSON.parse((await emend([file, '--stats', '--json'])).out);
    expect(error_report.spelling).toBe(1);
    expect(scoring_report.total_count).toBe(error_report.total_corrections);
  });

  it('shows a bar on a terminal', async () => {
    const { err } = await emend([file, '-o', out], true);
    expect(err).toMatch(/Proofreading █+ 100 %/);
    expect(err.endsWith('\r\x1b[K')).toBe(true);
  });

  it('refuses wrong use with 2', async () => {
    for (const args of [
      [],
      [file],
      [file, '-o', file],
      [file, 'another', '-o', out],
      [file, '-o', out, '--language', 'FR'],
      [file, '-o', out, '--document-type', 'poem'],
      [file, '-o', out, '--doc-type', 'poem'],
      [file, '-o', out, '--pipeline', 'fast'],
      [file, '-o', out, '--style-guide', 'MLA'],
      [file, '-o', out, '--json'],
    ]) {
      const { code, out: printed, err } = await emend(args);
      expect([args, code, printed]).toEqual([args, 2, '']);
      expect(err).toContain('emend proofread --help');
    }
  });

  it('says what is wrong with a file, with 1, and writes nothing', async () => {
    rmSync(out, { force: true });
    const files: [string, Uint8Array | undefined, RegExp][] = [
      ['missing.docx', undefined, /no such file/],
      ['plain.docx', Buffer.from('text'), /neither a Word document/],
      ['nothing.docx', Buffer.of(), /nothing\.docx cannot be read: it is empty\./],
      ['paper.pdf', Buffer.from('%PDF-1.7\n'), /it is a PDF, in which nothing can be changed; `emend pdf` reads it/],
      ['broken.docx', docxWithMistakes().subarray(0, 700), /broken\.docx: The file/],
      ['empty.docx', docxOf(''), /no English text/],
    ];
    for (const [name, bytes, complaint] of files) {
      if (bytes) writeFileSync(join(dir, name), bytes);
      const { code, err } = await emend([join(dir, name), '-o', out]);
      expect([name, code, err]).toEqual([name, 1, expect.stringMatching(complaint)]);
    }
    expect(existsSync(out)).toBe(false);
    const { code, err } = await emend([file, '-o', join(dir, 'no/such/folder.docx')]);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/cannot be written: its folder does not exist\. Nothing was/),
    ]);
  });

  it('refuses before the work what could not be written, or would say another format', async () => {
    const tex = join(dir, 'paper.tex');
    const notes = join(dir, 'notes.md');
    writeFileSync(tex, '\\documentclass{article}\\begin{document}He have a house.\\end{document}');
    writeFileSync(notes, 'He have a house.');
    const outputs: [string, string, number, RegExp][] = [
      [tex, 'out.tex', 2, /zip of the corrected sources and a docx is written: let its name end in \.zip, not \.tex/],
      [tex, 'out.docx', 2, /end in \.zip, not \.docx/],
      [file, 'out.PDF', 2, /A Word document is written: let its name end in \.docx, not \.pdf/],
      [notes, 'out.docx', 2, /A text is written: let its name not end in \.docx/],
      [file, '.', 1, /cannot be written: it is a folder/],
      [file, 'none/out.docx', 1, /its folder does not exist/],
    ];
    for (const [from, name, expected, complaint] of outputs) {
      const { code, err } = await emend([from, '-o', join(dir, name)], true);
      expect([name, code, err]).toEqual([name, expected, expect.stringMatching(complaint)]);
      expect(err).not.toContain('Proofreading');
    }
    expect(await emend([notes, '-o', join(dir, 'out.txt')])).toEqual({ code: 0, out: '', err: '' });
    expect(await emend([tex, '-o', join(dir, 'out.zip')])).toMatchObject({ code: 0 });
  });
});
