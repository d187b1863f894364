import { randomBytes, timingSafeEqual } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { KeyAdministration } from '../accounts/key-administration.ts';
import type { TeamAdministration } from '../accounts/teams/administer-teams.ts';
import { EmendError, problem } from '../platform/errors.ts';
import { describeFault, type Log } from '../platform/log.ts';
import type { BackupAdministration } from '../services/backup.ts';

/** Tells the command line where the running server is. It is written into the data folder with mode 0600. */
export interface AdminAddress {
  readonly port: number;
  readonly token: string;
  readonly pid: number;
}

/** What the command line can ask the running server to do. */
export type Administration = KeyAdministration & TeamAdministration & BackupAdministration;

export const ADMIN_FILE = 'admin.json';
const MOST_BYTES = 64 * 1024;

export interface AdminChannel {
  close(): Promise<void>;
}

/**
 * With the embedded database, the server owns the data folder, so `emend keys` asks it. It listens on a free loopback
 * port of its own, never on the public one. Anybody who can read the token file could read the database as well. (A
 * Unix socket would fail on paths over 107 characters and on Windows.)
 */
export async function openAdminChannel(
  dataDir: string,
  administration: Administration,
  log: Log,
): Promise<AdminChannel> {
  const token = randomBytes(32).toString('hex');
  const file = join(dataDir, ADMIN_FILE);
  const server = createServer((request, response) => {
    answer(request, token, administration).then(
      (result) => send(response, 200, result),
      (error: unknown) => {
        const known = error instanceof EmendError ? error : problem('service.fault', { requestId: 'admin' });
        if (known.status >= 500) log.error({ err: describeFault(error) }, 'fault in the admin channel');
        send(response, known.status, { code: known.code, parameters: known.parameters });
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AdminAddress = { port: (server.address() as AddressInfo).port, token, pid: process.pid };
  writeFileSync(`${file}.new`, JSON.stringify(address), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return {
    async close() {
      rmSync(file, { force: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(request: IncomingMessage, token: string, keys: Administration): Promise<unknown> {
  if (!sameToken(request.headers.authorization, `Bearer ${token}`)) throw problem('auth.invalid-key');
  const body = await readJson(request);
  switch (`${request.method} ${request.url}`) {
    case 'POST /keys/create':
      return keys.create(body as Parameters<KeyAdministration['create']>[0]);
    case 'POST /keys/list':
      return keys.list((body as { account?: string }).account);
    case 'POST /keys/revoke':
      return keys.revoke((body as { id: string }).id);
    case 'POST /keys/rotate':
      return keys.rotate(body as Parameters<KeyAdministration['rotate']>[0]);
    case 'POST /accounts/create':
      return keys.createAccount(body as Parameters<KeyAdministration['createAccount']>[0]);
    case 'POST /accounts/password':
      return keys.renewPassword(body as Parameters<KeyAdministration['renewPassword']>[0]);
    case 'POST /accounts/connection':
      return keys.allowConnection((body as { account: string }).account);
    case 'POST /teams/list':
      return keys.listTeams();
    case 'POST /teams/create':
      return keys.createTeam(body as Parameters<TeamAdministration['createTeam']>[0]);
    case 'POST /teams/add':
      return done(keys.addToTeam(body as Parameters<TeamAdministration['addToTeam']>[0]));
    case 'POST /teams/remove':
      return done(keys.removeFromTeam(body as Parameters<TeamAdministration['removeFromTeam']>[0]));
    case 'POST /teams/owner':
      return done(keys.handTeamTo(body as Parameters<TeamAdministration['handTeamTo']>[0]));
    case 'POST /teams/credits':
      return done(keys.limitTeam(body as Parameters<TeamAdministration['limitTeam']>[0]));
    case 'POST /teams/delete':
      return done(keys.removeTeam(body as Parameters<TeamAdministration['removeTeam']>[0]));
    case 'POST /backup':
      return keys.backUp((body as { into: string }).into);
    case 'POST /backup/done':
      return keys.noteBackup();
    default:
      throw problem('request.not-found');
  }
}

/** An answer for operations without a result, because the command line reads JSON. */
const done = (work: Promise<void>) => work.then(() => ({ status: true }));

function sameToken(given: string | undefined, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw problem('request.too-large', { limit: MOST_BYTES });
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw problem('request.invalid-json');
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
