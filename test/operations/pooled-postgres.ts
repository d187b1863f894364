import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort, untilOpen } from '../blobs/running-store.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Debian's package has it there. */
export const hasPgbouncer = existsSync(PROGRAM);

export interface Pooler {
  /** The address of a database behind it. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
}

/**
 * PgBouncer in front of the server of this address, in transaction mode: a client has one of `sessions` sessions of the server while it
 * is in a transaction, and perhaps another one for the next.
 */
export async function startPgbouncer(databaseUrl: string, sessions: number): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'emend-pgbouncer-'));
  const port = await freePort();
  const server = new URL(databaseUrl);
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  writeFileSync(users, `"${server.username}" "${server.password}"\n`);
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 500
server_round_robin = 1
`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const asOther = userInfo().uid === 0 ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups'] : [];
  const [name, ...args] = [...asOther, PROGRAM, '-q', file];
  const program = spawn(name!, args, { stdio: 'ignore' });
  await untilOpen(port);
  return {
    through(url) {
      const { pathname } = new URL(url);
      return `postgres://${server.username}@127.0.0.1:${port}${pathname}`;
    },
    async stop() {
      program.kill('SIGKILL');
      await new Promise((resolve) => program.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
