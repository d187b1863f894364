// @module-tag process
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { bundledScript } from '../../../test/fixtures/bundled-script.ts';
import { removeLeftRunFolders } from './run-folder.ts';

describe('folders of programs', () => {
  const children: ReturnType<typeof spawn>[] = [];
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  async function startRun() {
    const child = spawn(process.execPath, [await bundledScript('test/fixtures/program-run.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    await vi.waitFor(() => expect(output).toContain('\n'), { timeout: 50_000, interval: 50 });
    const folder = output.trim();
    await vi.waitFor(() => expect(runningIn(folder)).not.toEqual([]), { timeout: 20_000, interval: 50 });
    return { child, folder };
  }

  it('are deleted when their process was killed, and left alone while it runs', async () => {
    const [killed, alive] = [await startRun(), await startRun()];
    expect(readFileSync(join(killed.folder, 'in.doc'), 'utf8')).toBe('a document');
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    // The program ends with its process and cannot write into what we delete.
    await vi.waitFor(() => expect(runningIn(killed.folder)).toEqual([]), { timeout: 20_000, interval: 50 });
    expect(await removeLeftRunFolders()).toBeGreaterThanOrEqual(1);
    expect([existsSync(killed.folder), existsSync(alive.folder)]).toEqual([false, true]);
    expect(runningIn(alive.folder)).not.toEqual([]);
    alive.child.kill('SIGKILL');
    await once(alive.child, 'exit');
    await removeLeftRunFolders();
    expect(existsSync(alive.folder)).toBe(false);
  });

  it('are not left to a program that outlived its process', async () => {
    // A process that has ended: its id and its start belong to nobody.
    const folder = `${(await startRun()).folder.replace(/-\d+-[0-9a-f]{8}-/, '-1-00000000-')}left`;
    mkdirSync(folder);
    const program = spawn('sleep', ['60'], { env: { PATH: process.env['PATH'] ?? '', HOME: folder }, detached: true });
    const ended = once(program, 'exit');
    await vi.waitFor(() => expect(runningIn(folder)).not.toEqual([]), { timeout: 20_000, interval: 50 });
    await removeLeftRunFolders();
    expect((await ended)[1]).toBe('SIGKILL');
    expect(existsSync(folder)).toBe(false);
  });

  it('of other machines, or of releases that did not name them, are deleted after a day', async () => {
    const names = ['emend-run-00000000-1-00000000-abcdef', 'emend-run-abcdef'].map((name) => join(tmpdir(), name));
    for (const folder of names) mkdirSync(folder, { recursive: true });
    await removeLeftRunFolders();
    expect(names.map((folder) => existsSync(folder))).toEqual([true, true]);
    const old = new Date(Date.now() - 25 * 3_600_000);
    for (const folder of names) utimesSync(folder, old, old);
    await removeLeftRunFolders();
    expect(names.map((folder) => existsSync(folder))).toEqual([false, false]);
    for (const folder of names) rmSync(folder, { recursive: true, force: true });
  });
});

/** The processes that have this working folder. */
function runningIn(folder: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`HOME=${folder}\0`);
    } catch {
      return false;
    }
  });
}
