import { PassThrough, Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';

async function emend(stdin: string, ...args: string[]) {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const outputs = Promise.all([readText(stdout), readText(stderr)]);
  const code = await run(['manuscript', ...args], { stdin: Readable.from([stdin]), stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, err] = await outputs;
  return { code, out, err };
}

const PAPER =
  '\\documentclass{article}\n\\begin{document}\n\\section{Methods}\nThe plots were dry, and $t(28) = 1.20$, $p = .036$.\n\\end{document}\n';

describe('emend manuscript', () => {
  it('lists findings with their places, and the tenses of the sections', async () => {
    const { code, out } = await emend(PAPER, '-');
    expect(code).toBe(0);
    expect(out).toMatch(/^1 finding in \d+ words$/m);
    expect(out).toMatch(/^Numbers \(1\)$/m);
    expect(out).toContain('line 4, Methods: ');
    expect(out).toMatch(/1 past, 0 present {2}Methods/);
  });
  it('gives the same as JSON', async () => {
    const { out } = await emend(PAPER, '-', '--json');
    expect(JSON.parse(out)).toMatchObject({
      findings: [
        { group: 'numbers', check: 'p-value', section: 'Methods', place: 'line 4', covered: 't(28) = 1.20, p = .036' },
      ],
      tenses: [{ heading: 'Methods', kind: 'methods', past: 1, present: 0 }],
    });
  });
  it('says what cannot be read, and what is wrong with a call', async () => {
    expect(await emend('\u0001\u0002', '-')).toMatchObject({ code: 1 });
    expect(await emend('', '-')).toMatchObject({ code: 1 });
    expect(await emend('', 'no-such-file.docx')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no-such-file'),
    });
    expect(await emend('')).toMatchObject({ code: 2 });
  });
});
