import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../test/blobs/running-store.ts';

const VERSIONS = '/usr/lib/postgresql';

/** A PostgreSQL that nothing else uses, so that it can be stopped at any moment. It writes to the disk like a real one. */
export interface OwnPostgres {
  readonly url: string;
  start(): void;
  /** Like a crash: only what was committed must exist afterwards. */
  crash(): void;
  remove(): void;
}

/** @throws Error if Debian's PostgreSQL is not installed */
export async function createPostgres(): Promise<OwnPostgres> {
  const [latest] = readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a));
  const folder = mkdtempSync(join(tmpdir(), 'emend-postgres-'));
  // PostgreSQL refuses to run as root, but the package's own user can run it.
  const isRoot = userInfo().uid === 0;
  const run = (program: string, ...args: string[]): void => {
    const command = [join(VERSIONS, latest!, 'bin', program), ...args];
    const [name, ...rest] = isRoot
      ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command]
      : command;
    const { status, stderr } = spawnSync(name!, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  if (isRoot) spawnSync('chown', ['postgres', folder]);
  const port = await freePort();
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', '-o', `-p ${port} -k ${folder}`, 'start'),
    crash: () => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
