import { PassThrough, Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';

async function emend(...args: string[]) {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const outputs = Promise.all([readText(stdout), readText(stderr)]);
  const code = await run(['rules', ...args], { stdin: Readable.from([]), stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, err] = await outputs;
  return { code, out, err };
}

describe('emend rules', () => {
  it('lists rules with their categories', async () => {
    const { code, out } = await emend('list', 'document-consistency');
    expect(code).toBe(0);
    expect(out).toMatch(/^document-consistency\/formats +Style \/ Consistency, \d+ examples$/m);
    expect(out).toMatch(/^\d+ rules\.$/m);
  });
  it('shows one', async () => {
    const { code, out } = await emend('show', 'wordy-connectives/in-order-to');
    expect(code).toBe(0);
    for (const part of ['Clarity / Brevity', 'source ', 'pattern ', 'wrong ', 'becomes ']) expect(out).toContain(part);
  });
  it('runs their examples', async () => {
    const { code, out } = await emend('test', 'document-consistency');
    expect(out).toMatch(/^\d+ rules, \d+ examples, 0 rules failed\.$/m);
    expect(code).toBe(0);
  });
  it('says what is wrong with a call', async () => {
    expect(await emend('list', 'no-such-rule')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no-such-rule'),
    });
    expect(await emend('show')).toMatchObject({ code: 2 });
    expect(await emend('explain')).toMatchObject({ code: 2 });
  });
});
