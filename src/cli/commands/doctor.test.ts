import { PassThrough, Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { run } from '../run.ts';

async function doctor(...args: readonly string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const outputs = Promise.all([readText(stdout), readText(stderr)]);
  const code = await run(['doctor', ...args], { stdin: Readable.from([]), stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, err] = await outputs;
  return { code, out, err };
}

describe('emend doctor', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('says what is missing, what that costs and how to install it', async () => {
    vi.stubEnv('PATH', '/nowhere');
    const { code, out, err } = await doctor();
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/pandoc +missing/);
    expect(out).toContain('install: apt-get install tesseract-ocr (Debian, Ubuntu)');
    expect(out).toContain('Programs are shut in by limits of time, memory and output alone.');
  });

  it('gives the same as JSON', async () => {
    const { code, out } = await doctor('--json');
    expect(code).toBe(0);
    const { programs, isolation } = JSON.parse(out);
    expect(programs.map(({ name }: { name: string }) => name)).toEqual([
      'LibreOffice',
      'pandoc',
      'tesseract',
      'git',
      'bubblewrap',
    ]);
    for (const { path, version } of programs) if (path === null) expect(version).toBeNull();
    expect(['bubblewrap', 'namespaces', 'none']).toContain(isolation);
  });

  it('takes no arguments', async () => {
    expect(await doctor('everything')).toMatchObject({ code: 2 });
  });
});
