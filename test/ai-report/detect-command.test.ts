import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORMULAIC, PERSONAL } from '../detection-texts.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { bundledService } from '../http/test-server.ts';
import { buildOdt, p } from '../odt/build-odt.ts';
import { docxOf, MIXED, pdfOf, scannedPdf } from './sample-files.ts';

const dir = temporaryFolder('detect');

/** From the bundle, as `emend pdf` is tried. */
async function emend(args: readonly string[], input: string | Uint8Array = '', isTTY = false) {
  const { run } = await bundledService();
  const stdout = new PassThrough();
  const stderr = Object.assign(new PassThrough(), { isTTY });
  const outputs = Promise.all([readText(stdout), readText(stderr)]);
  const code = await run(['detect', ...args], { stdin: Readable.from([Buffer.from(input)]), stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, err] = await outputs;
  return { code, out, err };
}

const rtfParagraph = (text: string) =>
  `${text.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0)}?`)}\\par\n`;
const FORMATS = ['docx', 'pdf', 'txt', 'md', 'rst', 'adoc', 'org', 'typ', 'html', 'odt', 'rtf'];

describe('emend detect', () => {
  const file = (name: string) => join(dir, name);
  beforeAll(async () => {
    writeFileSync(file('essay.docx'), docxOf(...MIXED));
    writeFileSync(file('essay.pdf'), await pdfOf(MIXED));
    writeFileSync(file('essay.txt'), MIXED.join('\n\n'));
    for (const format of ['md', 'rst', 'adoc', 'org', 'typ'])
      writeFileSync(file(`essay.${format}`), MIXED.join('\n\n'));
    writeFileSync(file('essay.html'), MIXED.map((text) => `<p>${text}</p>`).join('\n'));
    writeFileSync(file('essay.odt'), buildOdt({ body: MIXED.map((text) => p(text)).join('') }));
    writeFileSync(file('essay.rtf'), `{\\rtf1 ${MIXED.map(rtfParagraph).join('')}}`);
    writeFileSync(file('scan.pdf'), await scannedPdf());
    writeFileSync(file('locked.pdf'), await pdfOf(MIXED, 'secret'));
  });

  it('judges the same text alike in every format', async () => {
    const answers = [];
    for (const name of FORMATS.map((format) => `essay.${format}`)) {
      const { code, out, err } = await emend([file(name), '--json']);
      expect([code, err]).toEqual([0, '']);
      const { file_name, ...answer } = JSON.parse(out);
      expect(file_name).toBe(name);
      answers.push(answer);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0].paragraphs).toHaveLength(4);
    expect(Object.keys(answers[0]).sort()).toEqual(
      [
        ...['band', 'confidence', 'message', 'model', 'outcome', 'passages', 'text_hash'],
        ...['overall_score', 'paragraphs', 'probability'],
        ...['share_of_words', 'warnings', 'word_count', 'words_scored'],
      ].sort(),
    );
  });

  it('reads a text with markup as it is named or said to be, without its code', async () => {
    writeFileSync(
      file('notes.xyz'),
      `# ${'A heading of ten words that is not read as prose'}\n\n${MIXED.join('\n\n')}\n\n\`\`\`\nlet code = words that do not count;\n\`\`\`\n`,
    );
    const words = async (...args: string[]) => JSON.parse((await emend([...args, '--json'])).out).word_count;
    expect(await words(file('notes.xyz'), '--format', 'markdown')).toBe((await words(file('essay.docx'))) + 11);
    expect(await emend([file('notes.xyz'), '--format', 'docbook'])).toMatchObject({ code: 2 });
    expect(await emend(['--lines', '--json', '--format', 'markdown'])).toMatchObject({ code: 2 });
  });

  it('writes the report and leaves nothing else', async () => {
    const before = readdirSync(dir);
    const { code, out } = await emend([file('essay.docx'), '-o', file('report.pdf')]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Reads as partly machine-written\n\d+ % of the words, in 2 of 4 paragraphs, read as machine-written.*\nScore \d+ of 100, \w+\. .*not the share/,
    );
    expect(out).toContain('no proof');
    expect(readFileSync(file('report.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    expect(readdirSync(dir).sort()).toEqual([...before, 'report.pdf'].sort());
  });

  it('sets earlier drafts beside the document in its report', async () => {
    writeFileSync(file('first.txt'), PERSONAL.join('\n\n'));
    const drafts = ['--draft', file('first.txt'), '-o', file('drafts.pdf')];
    expect(await emend([file('essay.txt'), ...drafts])).toMatchObject({ code: 0 });
    expect(readFileSync(file('drafts.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await emend([file('essay.txt'), '--draft', file('first.txt')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--draft goes with --output'),
    });
  });

  it('shows how far it is on a terminal only', async () => {
    expect((await emend([file('essay.docx')], '', true)).err).toContain('Judging');
    expect((await emend([file('essay.docx')])).err).toBe('');
  });

  it('reads standard input', async () => {
    expect(JSON.parse((await emend(['-', '--json'], FORMULAIC.join('\n\n'))).out)).toMatchObject({
      file_name: 'standard input',
      overall_score: expect.any(Number),
    });
  });

  it('says that a text is too short, and that this is no failure', async () => {
    const { code, out } = await emend(['-'], 'A few words are not enough.');
    expect(code).toBe(0);
    expect(out).toMatch(/^Not judged\n.*6 words of prose.*at least 80/);
  });

  it('gives one object for each line, blank ones as well, the last without an end', async () => {
    const lines = [PERSONAL[0], '', FORMULAIC[0], 'Too short.', FORMULAIC[1]];
    const { code, out, err } = await emend(['--lines', '--json', '-'], lines.join('\r\n'));
    expect([code, err]).toEqual([0, '']);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toHaveLength(5);
    const [personal, blank, formulaic, short, last] = answers;
    expect(blank).toMatchObject({ probability: null, score: null, words: 0, not_scored: 'empty' });
    expect(short).toMatchObject({
      probability: null,
      score: null,
      words: 2,
      not_scored: 'too short',
      message: expect.stringMatching(/2 words.*at least 50/),
    });
    for (const { probability, score } of [personal, formulaic, last]) {
      expect(probability).toBeGreaterThanOrEqual(0);
      expect(probability).toBeLessThanOrEqual(1);
      expect(Number.isInteger(score)).toBe(true);
    }
    expect(formulaic.probability).toBeGreaterThan(personal.probability);
  });

  it('says of a line in another language that it is not supported, and gives no score', async () => {
    const lines = ['Wir gingen noch vor der Dunkelheit zum Fluss und mein Bruder hatte die Lampe bei sich. '.repeat(8)];
    lines.push('我们在天黑之前去了河边。我的弟弟一路上都拿着灯。 '.repeat(60));
    const { out } = await emend(['--lines', '--json', '-'], lines.join('\n'));
    for (const line of out.trimEnd().split('\n'))
      expect(JSON.parse(line)).toMatchObject({
        score: null,
        probability: null,
        not_scored: 'not English',
        message: expect.stringContaining('not supported'),
      });
  });

  it('gives lines out as they come in', async () => {
    const stdin = new PassThrough();
    const stdout = new PassThrough();
    const { run } = await bundledService();
    const done = run(['detect', '--lines', '--json', '-'], { stdin, stdout, stderr: new PassThrough() });
    const next = async () => {
      const [chunk] = (await new Promise((resolve) => stdout.once('data', (data) => resolve([data])))) as [Buffer];
      return JSON.parse(String(chunk));
    };
    stdin.write(`${FORMULAIC[0]}\n`);
    expect((await next()).score).toEqual(expect.any(Number));
    stdin.write('Two words\n');
    expect(await next()).toMatchObject({ words: 2 });
    stdin.end();
    expect(await done).toBe(0);
  });

  it('answers wrong use with 2 and what cannot be read with 1', async () => {
    for (const args of [
      [],
      ['a', 'b'],
      ['--nothing'],
      ['--lines', '-'],
      ['--lines', '--json', '-o', 'x.pdf'],
      [file('essay.docx'), '-o', file('essay.docx')],
      [file('essay.docx'), '-o', file('report.docx')],
    ])
      expect(await emend(args)).toMatchObject({
        code: 2,
        out: '',
        err: expect.stringContaining('emend detect --help'),
      });
    for (const [name, reason] of [
      ['none.docx', /there is no such file/],
      ['scan.pdf', /OCR/],
      ['locked.pdf', /password/],
    ] as const)
      expect(await emend([file(name)])).toMatchObject({ code: 1, out: '', err: expect.stringMatching(reason) });
    expect(await emend([file('essay.docx'), '-o', file('none/report.pdf')], '', true)).toMatchObject({
      code: 1,
      // before the text is judged
      err: expect.not.stringContaining('Judging'),
    });
    expect(await emend(['-'], '')).toMatchObject({ code: 1, err: expect.stringContaining('no text') });
    expect(await emend(['-'], Buffer.from([0, 1, 2, 3]))).toMatchObject({
      code: 1,
      err: expect.stringContaining('neither'),
    });
    expect(await emend(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Usage: emend detect') });
  });
});
