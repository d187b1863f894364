// @module-tag process
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findIsolation } from './isolation.ts';
import { type ProgramRun, runProgram } from './run-program.ts';

const shell = (script: string, more: Partial<ProgramRun> = {}) =>
  runProgram({
    program: '/bin/sh',
    args: ['-c', script],
    timeoutMs: 20_000,
    memoryMb: 512,
    maxOutputBytes: 1_000_000,
    ...more,
  });

describe('running a program', () => {
  it('gives it input and files, and takes output and files', async () => {
    const result = await shell('cat; cat in/a.txt >&2; tr a-z A-Z < in/a.txt > out.txt', {
      stdin: 'to standard input',
      files: { 'in/a.txt': 'a file' },
      collect: ['out.txt', 'not-written.txt'],
    });
    expect(result).toMatchObject({ outcome: 'done', code: 0, stderr: 'a file' });
    expect(result.stdout.toString()).toBe('to standard input');
    expect([...result.files].map(([name, content]) => [name, content.toString()])).toEqual([['out.txt', 'A FILE']]);
  });

  it('starts in a folder of its own that is gone afterwards', async () => {
    const result = await shell('pwd; echo "$HOME"; echo "$0"', { args: (folder) => ['-c', 'pwd; echo $HOME', folder] });
    const [folder, home] = result.stdout.toString().trim().split('\n');
    expect(home).toBe(folder);
    expect(existsSync(folder!)).toBe(false);
  });

  it('reads files where they lie when it is to, and starts in its folder all the same', async () => {
    const outside = join(mkdtempSync(join(tmpdir(), 'emend-outside-')), 'a.txt');
    writeFileSync(outside, 'outside');
    const result = await shell('', {
      args: ['-c', 'cat "$0"; echo; touch here && ls here', outside],
      readsAll: true,
    });
    rmSync(dirname(outside), { recursive: true });
    expect(result).toMatchObject({ outcome: 'done', stderr: '' });
    expect(result.stdout.toString()).toBe('outside\nhere\n');
  });

  it('hands on nothing of the environment but what is said', async () => {
    process.env['EMEND_TEST_SECRET'] = 'secret';
    const result = await shell('env', { environment: { EXTRA: 'yes' } });
    delete process.env['EMEND_TEST_SECRET'];
    expect(result.stdout.toString()).toContain('EXTRA=yes');
    expect(result.stdout.toString()).not.toContain('secret');
  });

  it('says that it failed, or could not be started', async () => {
    expect(await shell('echo no >&2; exit 3')).toMatchObject({ outcome: 'failed', code: 3, stderr: 'no\n' });
    expect((await shell('', { program: '/none/such' })).outcome).toBe('not-started');
  });

  it('kills the whole group at the time limit', async () => {
    const started = performance.now();
    const result = await shell('(sleep 61 & echo $!; sleep 61) & wait', { timeoutMs: 400 });
    expect(result.outcome).toBe('timeout');
    expect(performance.now() - started).toBeLessThan(50_000);
    await sleep(100);
    // Inside namespaces, the number is not that of this machine. The folder could not be deleted while the process lives.
    if (result.isolation === 'none')
      expect(() => process.kill(Number(result.stdout.toString().trim()), 0)).toThrow('ESRCH');
  });

  it('does not wait for children that it left behind', async () => {
    const started = performance.now();
    expect(await shell('sleep 62 & echo done')).toMatchObject({ outcome: 'done' });
    expect(performance.now() - started).toBeLessThan(50_000);
  });

  it('ends by signal', async () => {
    const controller = new AbortController();
    const running = shell('sleep 63', { signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    expect((await running).outcome).toBe('aborted');
    expect((await shell('sleep 63', { signal: controller.signal })).outcome).toBe('aborted');
  });

  it('limits memory', async () => {
    // tail keeps a whole line in memory, and this line has no end.
    const script = 'test "$(head -c 300000000 /dev/zero | tail -n 1 | wc -c)" = 300000000';
    expect(await shell(script, { memoryMb: 1000 })).toMatchObject({ outcome: 'done' });
    expect(await shell(script, { memoryMb: 100 })).toMatchObject({ outcome: 'failed' });
  });

  it('limits output, to the pipe and to files', async () => {
    expect((await shell('cat /dev/zero')).outcome).toBe('too-large');
    const result = await shell('head -c 5000000 /dev/zero > big; ls -l big', { collect: ['big'] });
    expect(result.files.get('big')?.length ?? 0).toBeLessThanOrEqual(1_000_000);
  });

  it('follows no link that the program left', async () => {
    const result = await shell('ln -s /etc/passwd out.txt; mkdir dir', { collect: ['out.txt', 'dir'] });
    expect(result).toMatchObject({ outcome: 'done', files: new Map() });
  });

  it('refuses names outside the folder', async () => {
    await expect(shell('true', { files: { '../a': '' } })).rejects.toThrow(RangeError);
    await expect(shell('true', { collect: ['/etc/passwd'] })).rejects.toThrow(RangeError);
  });

  it('lets no one out into the network where namespaces or bubblewrap work', async (context) => {
    const { kind } = await findIsolation();
    if (kind === 'none') {
      if (process.env['CI'] === 'true') throw new Error('neither bubblewrap nor unshare works here');
      context.skip();
    }
    const result = await shell('cat /proc/net/dev');
    const interfaces = [...result.stdout.toString().matchAll(/^\s*(\S+):/gm)].map((match) => match[1]);
    expect(interfaces.filter((name) => name !== 'lo' && !/^(tunl|sit|gre|ip|erspan)/.test(name!))).toEqual([]);
  });
});
