import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { docxOf } from '../../../test/documents/sample-documents.ts';
import { temporaryFolder } from '../../../test/fixtures/temporary-folder.ts';
import { buildOdt, p } from '../../../test/odt/build-odt.ts';
import { run } from '../run.ts';

const root = temporaryFolder('check');
const put = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(root, name), content);
  return join(root, name);
};

async function check(args: readonly string[], input: string | Uint8Array = '', isTTY = false) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const outputs = Promise.all([readText(stdout), readText(stderr)]);
  const stdin = Object.assign(Readable.from([Buffer.from(input)]), { isTTY });
  const code = await run(['check', ...args], { stdin, stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, err] = await outputs;
  return { code, out, err };
}
const LINES = ['Nothing is wrong here.', 'It is a egg.'];
const LATEX = `\\documentclass{article}
\\begin{document}
It is a egg, and \\verb|a egg| is \\emph{a} owl.
\\end{document}
`;

describe('emend check', () => {
  beforeAll(() => {
    vi.stubEnv('EMEND_MODELS', 'off');
    return () => vi.unstubAllEnvs();
  });

  it.each([
    ['odt', () => buildOdt({ body: LINES.map((line) => p(line)).join('') })],
    ['docx', () => docxOf(...LINES)],
    ['rtf', () => `{\\rtf1\\ansi ${LINES.join('\\par ')}\\par}`],
  ])('checks the prose of a document: %s', async (extension, made) => {
    const file = put(`a.${extension}`, made());
    const { code, out } = await check([file]);
    expect({ code, found: out.match(/^.*→.*$/gm) }).toEqual({ code: 0, found: [`${file}:2:7  a → an`] });
    const { response, input } = JSON.parse((await check([file, '--json'])).out);
    const { start_index, end_index } = response.at(-1);
    expect(input.slice(start_index, end_index)).toBe('It is a egg.');
    expect((await check([file, '--explain'])).out).toContain('[indefinite-article]');
    expect(await check([file, '--apply'])).toMatchObject({ code: 2, err: expect.stringContaining('emend proofread') });
  });

  it('says to a person at the keyboard that it waits for a text', async () => {
    expect(await check([], 'It is a egg.\n', true)).toMatchObject({
      code: 0,
      out: expect.stringContaining('-:1:7  a → an'),
      err: expect.stringMatching(/^Type or paste a text and end it with Ctrl-/),
    });
    expect((await check([], 'It is a egg.\n')).err).toBe('');
  });

  it('leaves contractions to general texts', async () => {
    const text = "I've been very busy with lab reports and an internship.\n";
    expect((await check([], text)).out).toContain('verb-contractions/i-ve');
    expect((await check(['--document-type', 'general'], text)).out).toBe('Nothing was found.\n');
    expect(await check(['--document-type', 'poem'], text)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--document-type must be one of general, academic'),
    });
  });

  it('says why a document cannot be read', async () => {
    const { code, err } = await check([put('torn.docx', docxOf(...LINES).subarray(0, 300))]);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/torn\.docx: The file is damaged/) });
  });

  // damage that leaves nothing but ASCII and NUL, which are UTF-8 too
  it.each([
    ['lost.docx', Buffer.alloc(3000), /lost\.docx: The file is damaged or incomplete/],
    ['lost.odt', docxOf(...LINES).subarray(9), /lost\.odt: The file is damaged or incomplete/],
    ['empty.docx', '', /empty\.docx: The file is empty/],
    ['lost.rtf', Buffer.alloc(200), /lost\.rtf: The file is damaged: it does not begin as RTF does/],
    ['torn.doc', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1200, '0'), 'hex'), /torn\.doc: The file is damaged/],
    ['a.xls', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1200, '0'), 'hex'), /in an older Office format/],
    ['a.zip', 'PK\x03\x04'.padEnd(40, 'a'), /an archive or an Office file, but not a Word document/],
    ['a.pdf', '%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj', /it is a PDF\. Read its text with `emend pdf text`/],
    ['a.png', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /it is a picture\. .*`emend pdf text --ocr auto`/],
    ['a.dat', 'It is a egg.\0', /it is not plain text in UTF-8\. Save it as/],
  ])('says what to do instead of reading %s as text', async (name, content, said) => {
    const file = put(name, content);
    for (const more of [[], ['--json'], ['--apply'], ['--format', 'text'], ['--lines']])
      expect(await check([file, ...more])).toMatchObject({ code: 1, out: '', err: expect.stringMatching(said) });
  });

  it('asks for the name of a document that comes by standard input or as lines', async () => {
    const said = /it is a document \(docx, odt, rtf or doc\)\. Run `emend check FILE` without --format and --lines/;
    const bytes = docxOf(...LINES);
    const file = put('whole.docx', bytes);
    expect(await check([], bytes)).toMatchObject({ code: 1, out: '', err: expect.stringMatching(said) });
    for (const more of [['--format', 'text'], ['--lines']])
      expect(await check([file, ...more])).toMatchObject({ code: 1, out: '', err: expect.stringMatching(said) });
    expect(await check([], '%PDF-1.4\n')).toMatchObject({ code: 1, err: expect.stringMatching(/it is a PDF/) });
  });

  it('checks a text that speaks of PDFs', async () => {
    const { code, out } = await check([put('pdf.txt', 'A file that begins with %PDF- is a egg.\n')]);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('pdf.txt:1:34  a → an') });
  });

  it('reads LaTeX as what it is, by the name of the file or by --format', async () => {
    const file = put('a.tex', LATEX);
    expect((await check([file])).out.match(/^.*→.*$/gm)).toEqual([`${file}:3:7  a → an`, `${file}:3:40  a → an`]);
    expect((await check(['--format', 'latex', '--apply'], LATEX)).out).toBe(
      LATEX.replace('is a egg', 'is an egg').replace('{a}', '{an}'),
    );
  });
});
