// @module-tag process
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { ownIdentity } from './process-identity.ts';

describe('lock of the data folder', () => {
  let dir: string;
  const held: FolderLock[] = [];
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'emend-lock-'));
  });
  afterEach(() => {
    for (const lock of held.splice(0)) lock.release();
    rmSync(dir, { recursive: true, force: true });
  });
  const take = async (...args: Parameters<typeof lockFolder>) => {
    const lock = await lockFolder(...args);
    held.push(lock);
    return lock;
  };
  const file = () => join(dir, 'emend.lock');
  const leave = (content: object) =>
    writeFileSync(file(), JSON.stringify({ ...ownIdentity(), since: 'then', ...content }));

  it('is held by one, and free again after it', async () => {
    const lock = await take(dir, 'server');
    expect(existsSync(file())).toBe(true);
    await expect(lockFolder(dir, 'server')).rejects.toMatchObject({
      code: 'db.locked',
      message: expect.stringContaining(`process ${process.pid}`),
    });
    lock.release();
    expect(existsSync(file())).toBe(false);
    await take(dir, 'server');
  });

  it('is waited for while a command holds it', async () => {
    const command = await take(dir, 'command');
    setTimeout(() => command.release(), 200);
    await take(dir, 'server');
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ purpose: 'server' });
  });

  it('is not waited for longer than asked', async () => {
    await take(dir, 'command');
    await expect(lockFolder(dir, 'server', { waitMs: 100 })).rejects.toMatchObject({ code: 'db.locked' });
  });

  it('is taken over from a process that was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    const stat = () => readFileSync(`/proc/${child.pid}/stat`, 'utf8');
    const linux = existsSync('/proc/self/stat');
    const boot = linux ? readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() : '';
    const started = linux
      ? `${boot}/${
          stat()
            .slice(stat().lastIndexOf(')') + 2)
            .split(' ')[19]
        }`
      : null;
    leave({ pid: child.pid, started, purpose: 'server' });
    await expect(lockFolder(dir, 'server')).rejects.toMatchObject({ code: 'db.locked' });
    child.kill('SIGKILL');
    await once(child, 'exit');
    await take(dir, 'server');
  });

  it('is taken over when its process id belongs to another process by now', async () => {
    leave({ pid: process.pid, started: 'some-boot/12345', purpose: 'server' });
    if (ownIdentity().started === null) return;
    await take(dir, 'server');
  });

  // An hour ahead and an hour behind: the other machine's clock, or a change of our own.
  it.each([-1, 0, 1])('of another machine counts while it is touched, whatever its time (%i hours)', async (hours) => {
    leave({ host: 'another', pid: 1, started: null, purpose: 'server' });
    let touches = 0;
    const touch = () => {
      const time = new Date(Date.now() + hours * 3_600_000 + touches++);
      utimesSync(file(), time, time);
    };
    touch();
    const heartbeat = setInterval(touch, 50);
    await expect(lockFolder(dir, 'server', { lostMs: 1_000 })).rejects.toMatchObject({ code: 'db.locked' });
    clearInterval(heartbeat);
    await take(dir, 'server', { lostMs: 300 });
  });

  it('can be taken over after a process that was taking it over was killed', async () => {
    leave({ pid: 2 ** 30, started: null, purpose: 'server' });
    const guard = join(dir, 'emend.lock.takeover');
    writeFileSync(guard, '');
    // Written by a clock that was ahead at that time.
    const ahead = new Date(Date.now() + 3_600_000);
    utimesSync(guard, ahead, ahead);
    await take(dir, 'server', { lostMs: 300 });
    expect(existsSync(guard)).toBe(false);
  });

  it('has one winner when many find it stale', async () => {
    leave({ pid: 2 ** 30, started: null, purpose: 'server' });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => take(dir, 'server')));
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  });
});
