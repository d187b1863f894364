import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocx } from '../../src/documents/docx/index.ts';
import { createZip } from '../../src/documents/zip/write-zip.ts';
import { openZip, readEntry } from '../../src/documents/zip/zip-archive.ts';
import { createLatexConverter } from '../../src/services/documents/latex-converter.ts';
import { type DocumentClient, formOf, joinDocumentServer, REQUIRED } from '../documents/document-client.ts';

const BODY = `\\section{Introduction}
It seems that teh method works~\\cite{key}. The the results \\emph{are good}, as $x_1$ shows.%
\\footnote{This is teh note.}
\\begin{itemize}\\item One teh item.\\end{itemize}`;
const PAPER = `\\documentclass{article}\n\\title{On teh Method}\n\\begin{document}\n${BODY}\n\\end{document}\n`;
const zip = (files: Record<string, string>) =>
  createZip(Object.entries(files).map(([name, text]): [string, Uint8Array] => [name, Buffer.from(text)]));

function contents(bytes: Uint8Array): Map<string, Uint8Array> {
  const archive = openZip(bytes);
  return new Map(archive.entries.map((entry) => [entry.name, readEntry(archive, entry)]));
}

/** What the record says of the docx: nothing where it could be converted. */
const MADE = createLatexConverter('if-any').installed
  ? null
  : 'The docx was written by Emend, since pandoc is not installed: formulas stand as LaTeX in it.';

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? '').toString('utf8');

describe('LaTeX in the proofreading service', () => {
  let client: DocumentClient;
  beforeAll(async () => {
    client = await joinDocumentServer();
  });
  afterAll(() => client.stop());

  it('gives back the corrected source and a docx with the same changes tracked', async () => {
    const { record, file } = await client.proofread(Buffer.from(PAPER), {}, 'my paper.tex');
    expect(record).toMatchObject({ status: 'SUCCESS', parentExtension: 'tex', error_id: -1 });
    expect(record.message).toBe(MADE);
    const files = contents(file);
    expect([...files.keys()]).toEqual(['my paper.tex', 'my paper-tracked-changes.docx']);
    const corrected = PAPER.replaceAll('teh', 'the').replace('The the results', 'The results');
    expect(textOf(files.get('my paper.tex'))).toBe(corrected);
    const docx = files.get('my paper-tracked-changes.docx')!;
    const text = readDocx(docx)
      .paragraphs.map((paragraph) => paragraph.text)
      .join('\n');
    for (const part of ['On the Method', 'The results', 'This is the note.', 'One the item.', 'key'])
      expect(text).toContain(part);
    const xml = ['word/document.xml', 'word/footnotes.xml'].map((name) => textOf(contents(docx).get(name))).join('');
    expect(xml.match(/<w:del /g)?.length).toBe(record.error_report!['total_corrections']);
  });

  it.each([
    ['a chapter', 'It seems that teh method works~\\cite{key}, in 5\\,\\% of all cases.', 'chapter 1.tex'],
    ['an abstract', 'It seems that teh method works for all $x$.', 'ABSTRACT.TEX'],
  ])('takes %s that holds no heading and no environment', async (_what, text, name) => {
    const { record, file } = await client.proofread(Buffer.from(text), {}, name);
    expect(record).toMatchObject({ status: 'SUCCESS', parentExtension: 'tex', error_id: -1 });
    expect(record.words).toBeGreaterThan(5);
    expect([...contents(file).values()].map(textOf)[0]).toBe(text.replace('teh', 'the'));
  });

  it('keeps every other file of a project as it is', async () => {
    const project = {
      'thesis/main.tex': `\\documentclass{article}\n\\begin{document}\n\\input{chapters/one}\n\\end{document}\n`,
      'thesis/chapters/one.tex': BODY.replaceAll('\n', '\r\n'),
      'thesis/unused.tex': 'This is teh draft.',
      'thesis/figure.pdf': '%PDF teh',
    };
    const { record, file } = await client.proofread(zip(project), {}, 'thesis.zip');
    expect(record.parentExtension).toBe('zip');
    const files = contents(file);
    expect([...files.keys()]).toEqual([...Object.keys(project), 'thesis/main-tracked-changes.docx']);
    for (const name of ['thesis/main.tex', 'thesis/unused.tex', 'thesis/figure.pdf'] as const)
      expect(textOf(files.get(name))).toBe(project[name]);
    const chapter = project['thesis/chapters/one.tex']
      .replaceAll('teh', 'the')
      .replace('The the results', 'The results');
    expect(textOf(files.get('thesis/chapters/one.tex'))).toBe(chapter);
  });

  it('proofreads the document with the most text, and says which and why', async () => {
    const letter = PAPER.replace(BODY, 'Dear editor, here is teh paper.');
    const { record, file } = await client.proofread(zip({ 'a-letter.tex': letter, 'b.tex': PAPER }), {}, 'paper.zip');
    expect(record.message).toMatch(
      /Main file: b\.tex, since it holds the most English text \(\d+ words\); not proofread: a-letter\.tex\./,
    );
    const files = contents(file);
    expect(textOf(files.get('a-letter.tex'))).toBe(letter);
    expect(textOf(files.get('b.tex'))).toContain('the method works');
    expect(files.has('b-tracked-changes.docx')).toBe(true);
  });

  it('names the result after the upload', async () => {
    const { body } = await client.submit(Buffer.from(PAPER), {}, 'paper.tex');
    await client.finished(body.data.id);
    const { body: final } = await client.final(body.data.id);
    const response = await fetch(final.data);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('paper-edited.zip');
  });

  it.each([
    ['no main file', zip({ 'a.tex': 'No class here, only text.' }), 1, /no LaTeX main file/],
    ['two main files', zip({ 'a.tex': PAPER, 'b.tex': PAPER }), 1, /several LaTeX documents/],
    ['no text', Buffer.from('\\documentclass{article}\\begin{document}$x$\\end{document}'), 4, /no English text/],
    ['a bomb', zip({ 'main.tex': ' '.repeat(40_000_000) }), 1, /unpacks to more/],
    [
      'recursion alone',
      zip({ 'main.tex': '\\documentclass{article}\\begin{document}\\input{main}\\end{document}' }),
      4,
      /no English/,
    ],
  ])('fails with %s', async (_what, bytes, errorId, message) => {
    const { body } = await client.submit(bytes, {}, 'paper.zip');
    expect(await client.finished(body.data.id)).toMatchObject({
      status: 'FAILED',
      error_id: errorId,
      message: expect.stringMatching(message),
    });
  });

  it('says what it could not do', async () => {
    const source = PAPER.replace(
      '\\end{document}',
      '\\input{gone}\n\\catcode`\\|=0 \\catcode`\\\\=12 Teh |emph{end}.\n\\end{document}',
    );
    const { record } = await client.proofread(Buffer.from(source), {}, 'paper.tex');
    expect(record.message).toMatch(/1 file was taken in but not sent: gone\./);
    expect(record.message).toMatch(/\\catcode/);
  });

  it.each(['Only words.', 'Only words. % \\emph{in} a comment', 'It has \\emph{bytes}\0'])(
    'refuses what is no LaTeX',
    async (text) => {
      const answer = await client.send(await client.create(), formOf(Buffer.from(text), REQUIRED, 'a.tex'));
      expect(answer).toMatchObject({ status: 400, body: { status: false, message: expect.stringMatching(/LaTeX/) } });
    },
  );
});
