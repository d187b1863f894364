import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/fixtures/temporary-folder.ts';
import type { ParagraphAnswer } from '../contract/paragraph.ts';
import { run } from './run.ts';

/** Uses only rules unless a test says otherwise. */
async function emend(args: readonly string[], input: string | Buffer = '', models: 'on' | 'off' = 'off') {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const outputs = Promise.all([readText(stdout), readText(stderr)]);
  vi.stubEnv('EMEND_MODELS', models);
  const code = await run(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr }).finally(() =>
    vi.unstubAllEnvs(),
  );
  stdout.end();
  stderr.end();
  const [out, err] = await outputs;
  return { code, out, err };
}

describe('emend', () => {
  const dir = temporaryFolder('cli');

  it('explains itself, everywhere', async () => {
    expect(await emend(['--help'])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Commands:') });
    for (const command of ['serve', 'keys', 'check', 'config'])
      expect(await emend([command, '--help'])).toMatchObject({
        code: 0,
        err: '',
        out: expect.stringContaining(`Usage: emend ${command}`),
      });
    expect(await emend(['keys', 'create', '--help'])).toMatchObject({ code: 0 });
    expect(await emend(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });

  it('answers wrong use with 2 and says where to look', async () => {
    const misuses = [
      [],
      ['nothing'],
      ['check', '--nothing'],
      ['check', '--language', 'FR'],
      ['check', '--pipeline'],
      ['check', 'a', 'b'],
      ['check', '--json', '--apply'],
      ['check', '--style-guide', 'MLA'],
      ['check', '--certainty', 'sure'],
      ['proofread', 'a.docx', '-o', '-'],
      ['detect', 'a.docx', '-o', '-'],
      ['serve', '--role', 'king'],
      ['keys'],
      ['keys', 'destroy'],
      ['keys', 'create'],
      ['keys', 'create', '--account', 'a@example.org'],
      ['keys', 'revoke'],
      ['keys', 'list', 'x'],
      ['config', 'x'],
    ];
    for (const args of misuses) {
      const { code, out, err } = await emend(args);
      expect([args, code, out]).toEqual([args, 2, '']);
      expect(err).toMatch(/--help/);
    }
  });

  it.each([
    ['careful', 'We received the letter. They left before to say a word.\n'],
    ['balanced', 'We received the letter. They left before saying a word.\n'],
  ])('makes the corrections that are sure enough: %s', async (certainty, corrected) => {
    const { out } = await emend(
      ['check', '--apply', '--certainty', certainty],
      'We recieved the letter. They left before to say a word.\n',
      'on',
    );
    expect(out).toBe(corrected);
  });

  it('answers failure with 1 and a sentence', async () => {
    const missing = await emend(['check', join(dir, 'none.txt')]);
    expect(missing).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/none\.txt cannot be read: there is no/),
    });
  });

  it('refuses folders and what is no text, and writes nothing of it', async () => {
    const file = join(dir, 'latin-1.txt');
    writeFileSync(file, Buffer.from('The caf\xe9 is closed.', 'latin1'));
    for (const args of [[file], [file, '--apply'], [file, '--lines']])
      expect(await emend(['check', ...args])).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/UTF-8/) });
    expect(await emend(['check', dir])).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/a folder/) });
  });

  it('corrects a text and leaves its form alone', async () => {
    const file = join(dir, 'text.txt');
    writeFileSync(file, '\r\n  This is a apple.\r\n\r\n\r\nThis is fine.\n\n');
    expect(await emend(['check', file, '--apply'])).toEqual({
      code: 0,
      out: '\r\n  This is an apple.\r\n\r\n\r\nThis is fine.\n\n',
      err: '',
    });
  });

  it('prints what it finds with line and column', async () => {
    const { code, out } = await emend(['check'], 'This is fine.\n\nThis is a apple.\n');
    expect(code).toBe(0);
    expect(out).toMatch(/^-:3:9 {2}a → an/);
    expect(out).toMatch(/1 found\.\n$/);
    expect(out).not.toContain('\x1b');
    expect(await emend(['check'], 'This is fine.')).toMatchObject({ out: 'Nothing was found.\n' });
    expect(await emend(['check', '-'], '')).toMatchObject({ out: 'Nothing was found.\n' });
  });

  it('counts lines over paragraphs and within them', async () => {
    const lines = 'Fine.\nThis is a apple. It is a egg.\n\n\nThis is a apple.';
    expect((await emend(['check'], lines)).out.match(/^-:\d+:\d+/gm)).toEqual(['-:2:9', '-:2:24', '-:5:9']);
  });

  it('prints the answer of the paragraph check for a text of any length', async () => {
    const text = `${'All of this is fine. '.repeat(200)}\n\nThis is a apple.\n`;
    const { out } = await emend(['check', '--json', '--language', 'UK', '--style-guide', 'APA'], text);
    const answer = JSON.parse(out) as ParagraphAnswer;
    expect(answer).toMatchObject({ status: true, input: text, language: 'UK', style_guide: 'APA' });
    for (const { sentence, start_index, end_index } of answer.response)
      expect(text.slice(start_index, end_index)).toBe(sentence);
    expect(answer.response.at(-1)!.sentence_result[0]).toMatchObject({ covered_text: 'a' });
  });

  it('treats each line as a paragraph and gives one line for each', async () => {
    const lines = 'This is a apple.\r\n\nFine ☃ here.\nIt is a apple';
    expect(await emend(['check', '--lines'], lines)).toEqual({
      code: 0,
      out: 'This is an apple.\n\nFine ☃ here.\nIt is an apple\n',
      err: '',
    });
    expect(await emend(['check', '--lines', '--apply'], lines)).toEqual(await emend(['check', '--lines'], lines));
    const { out } = await emend(['check', '--lines', '--json'], lines);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as ParagraphAnswer);
    expect(answers.map(({ input }) => input)).toEqual(['This is a apple.', '', 'Fine ☃ here.', 'It is a apple']);
  });

  it('gives lines out as they come in', async () => {
    const stdin = new PassThrough();
    const stdout = new PassThrough();
    const done = run(['check', '--lines'], { stdin, stdout, stderr: new PassThrough() });
    const next = async () => {
      const [chunk] = (await new Promise((resolve) => stdout.once('data', (data) => resolve([data])))) as [Buffer];
      return String(chunk);
    };
    stdin.write('It is a apple ');
    stdin.write(Buffer.from('sm\u00f8rrebr\u00f8d.\nAnd', 'utf8').subarray(0, 3));
    stdin.write(Buffer.from('sm\u00f8rrebr\u00f8d.\nAnd', 'utf8').subarray(3));
    expect(await next()).toBe('It is an apple smørrebrød.\n');
    stdin.write(' fine.\n');
    expect(await next()).toBe('And fine.\n');
    stdin.end();
    expect(await done).toBe(0);
  });

  it('prints the settings', async () => {
    expect(await emend(['config'])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('EMEND_PORT') });
    const { out } = await emend(['config', '--json']);
    expect(JSON.parse(out)).toMatchObject({ retentionDays: 30 });
  });
});
