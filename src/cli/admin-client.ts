import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN_FILE, type AdminAddress, type Administration } from '../http/admin-channel.ts';
import type { ErrorCode } from '../platform/error-catalogue.ts';
import { type ErrorParameters, problem } from '../platform/errors.ts';

/** Returns the server that holds the data folder, or null if none can be reached there. */
export async function findServer(dataDir: string): Promise<Administration | null> {
  let address: AdminAddress;
  try {
    address = JSON.parse(readFileSync(join(dataDir, ADMIN_FILE), 'utf8')) as AdminAddress;
  } catch {
    return null;
  }
  const client: Administration = {
    create: (request) => call(address, 'keys/create', request),
    list: (account) => call(address, 'keys/list', account === undefined ? {} : { account }),
    revoke: (id) => call(address, 'keys/revoke', { id }),
    rotate: (request) => call(address, 'keys/rotate', request),
    createAccount: (request) => call(address, 'accounts/create', request),
    renewPassword: (request) => call(address, 'accounts/password', request),
    allowConnection: (account) => call(address, 'accounts/connection', { account }),
    listTeams: () => call(address, 'teams/list', {}),
    createTeam: (request) => call(address, 'teams/create', request),
    addToTeam: (request) => call(address, 'teams/add', request),
    removeFromTeam: (request) => call(address, 'teams/remove', request),
    handTeamTo: (request) => call(address, 'teams/owner', request),
    limitTeam: (request) => call(address, 'teams/credits', request),
    removeTeam: (request) => call(address, 'teams/delete', request),
    backUp: (into) => call(address, 'backup', { into }, BACKUP_MS),
    noteBackup: () => call(address, 'backup/done', {}),
  };
  try {
    // A file left by a killed server names a port that is closed, or that another program now uses.
    await client.list('nobody@localhost');
    return client;
  } catch {
    return null;
  }
}

/** On a machine with a load of 50, an answer took over ten seconds. */
const CALL_MS = 60_000;
/** Gigabytes of files may have to be copied. */
const BACKUP_MS = 3_600_000;

async function call<T>(
  { port, token }: AdminAddress,
  operation: string,
  body: unknown,
  patienceMs = CALL_MS,
): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}/${operation}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  });
  const result: unknown = await response.json();
  if (response.ok) return result as T;
  const { code, parameters } = result as { code: ErrorCode; parameters: ErrorParameters };
  throw problem(code, parameters);
}
