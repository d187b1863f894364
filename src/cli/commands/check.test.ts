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

async function check(args: readonly string[], input = '', isTTY = false) {
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

  it('reads LaTeX as what it is, by the name of the file or by --format', async () => {
    const file = put('a.tex', LATEX);
    expect((await check([file])).out.match(/^.*→.*$/gm)).toEqual([`${file}:3:7  a → an`, `${file}:3:40  a → an`]);
    expect((await check(['--format', 'latex', '--apply'], LATEX)).out).toBe(
      LATEX.replace('is a egg', 'is an egg').replace('{a}', '{an}'),
    );
  });
});
