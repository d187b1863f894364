import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { bundledService } from '../http/test-server.ts';
import { doublingForms, encrypted } from '../pdf/hostile-files.ts';
import { show, textPdf } from '../pdf/make-pdf.ts';

/** From the bundle: from the sources each thread that reads PDFs loads its modules for a second of a processor. */
async function emend(args: readonly string[], { isTTY = false } = {}) {
  const { run } = await bundledService();
  const stdout = new PassThrough();
  const stderr = Object.assign(new PassThrough(), { isTTY });
  const outputs = Promise.all([readText(stdout), readText(stderr)]);
  const code = await run(['pdf', ...args], { stdin: Readable.from([]), stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, err] = await outputs;
  return { code, out, err };
}

describe('emend pdf', () => {
  const dir = temporaryFolder('pdf-cli');
  const path = (name: string) => join(dir, name);
  const make = (name: string, content: Uint8Array) => {
    writeFileSync(path(name), content);
    return path(name);
  };
  const one = make('one.pdf', textPdf([show('A Title & More', 72, 740, 20, 'F2') + show('Some text.', 72, 700)]));
  const two = make('two.pdf', textPdf([show('First page.', 72, 700), show('Second page.', 72, 700)]));

  it('explains itself', async () => {
    expect(await emend(['--help'])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^Usage: emend pdf html\|text FILE/),
    });
  });

  it('writes a page for a browser', async () => {
    const { code, out, err } = await emend(['html', one]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">/);
    expect(out).toContain('<title>one.pdf</title>');
    expect(out).toContain('aria-level="1">A Title &amp; More</p>\n<p data-page="1">Some text.</p>');
    expect((await emend(['html', one, '--structure', 'semantic'])).out).toContain('<h1 data-page="1">');
  });

  it('writes the text of pages with a form feed after each', async () => {
    expect(await emend(['text', two])).toEqual({ code: 0, out: 'First page.\n\fSecond page.\n\f', err: '' });
  });

  it('writes the answers of the service, one a line, in the order of the files', async () => {
    const { code, out } = await emend(['text', two, one, '--json']);
    expect(code).toBe(0);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { filename: string });
    expect(answers.map(({ filename }) => filename)).toEqual(['two.pdf', 'one.pdf']);
    expect(answers[0]).toEqual({
      filename: 'two.pdf',
      page_count: 2,
      pages: [
        { page: 1, text: 'First page.' },
        { page: 2, text: 'Second page.' },
      ],
    });
    const html = JSON.parse((await emend(['html', one, '--json'])).out) as object;
    expect(html).toEqual({ filename: 'one.pdf', page_count: 1, word_count: 5, html: expect.any(String) });
  });

  it('writes many files into a folder and shows how far it is on a terminal', async () => {
    const files = Array.from({ length: 6 }, (_, index) =>
      make(`many-${index}.pdf`, textPdf([show(`Number ${index}.`, 72, 700)])),
    );
    const { code, out, err } = await emend(['text', ...files, '-o', path('out/deep')], { isTTY: true });
    expect([code, out]).toEqual([0, '']);
    expect(err).toContain('Reading 6 files');
    expect(err).toMatch(/100 %/);
    expect(err.endsWith('\r\x1b[K')).toBe(true);
    expect(readdirSync(path('out/deep')).sort()).toEqual(files.map((_, index) => `many-${index}.txt`));
    expect(readFileSync(path('out/deep/many-3.txt'), 'utf8')).toBe('Number 3.\n\f');
  });

  it('says which files it cannot read and writes the others', async () => {
    const files = [
      make('secret.pdf', encrypted()),
      one,
      make('bomb.pdf', doublingForms()),
      path('none.pdf'),
      make('notes.pdf', Buffer.from('Just notes.')),
      two,
    ];
    const { code, out, err } = await emend(['html', ...files, '-o', path('mixed')]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/secret\.pdf: The PDF is protected by a password/);
    expect(err).toMatch(/bomb\.pdf: (The PDF is too complex|Reading the PDF took)/);
    expect(err).toMatch(/none\.pdf cannot be read: there is no such file/);
    expect(err).toMatch(/notes\.pdf: The file is not a PDF/);
    expect(err).toMatch(/4 of 6 files could not be read/);
    expect(readdirSync(path('mixed')).sort()).toEqual(['one.html', 'two.html']);
  });

  it('says of one file what is wrong with it', async () => {
    expect(await emend(['text', dir])).toEqual({
      code: 1,
      out: '',
      err: expect.stringContaining(`${dir} cannot be read: it is no file.`),
    });
    expect(await emend(['text', make('short.pdf', textPdf(['']).subarray(0, 200))])).toMatchObject({
      code: 1,
      err: expect.stringContaining('short.pdf: The PDF is damaged or incomplete'),
    });
  });

  it('answers wrong use with 2', async () => {
    mkdirSync(path('other'));
    const same = make('other/one.pdf', readFileSync(one));
    const page = make('page.html', readFileSync(one));
    const misuses = [
      [],
      ['html'],
      ['words', one],
      ['html', one, two],
      ['text', one, '--structure', 'semantic'],
      ['html', one, '--structure', 'tree'],
      ['html', one, '--ocr', 'always'],
      ['html', one, '--nothing'],
      ['html', one, same, '-o', path('clash')],
      ['html', page, '-o', dir],
    ];
    for (const args of misuses) {
      const { code, out, err } = await emend(args);
      expect([args, code, out]).toEqual([args, 2, '']);
      expect(err).toContain('See emend pdf --help');
    }
  });
});
