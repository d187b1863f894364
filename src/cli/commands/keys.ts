import type { ListedKey } from '../../contract/key.ts';
import { SCOPES } from '../../contract/terms.ts';
import { loadSettings } from '../../platform/config/load.ts';
import { type Command, readArguments, usage } from '../command.ts';
import { styler, type Terminal, write } from '../terminal.ts';
import { withAdministration } from '../with-administration.ts';

export const keys: Command = {
  name: 'keys',
  help: `Usage: emend keys create --account EMAIL --kind test|production [--scopes A,B] [--name NAME]
                         [--expires DAYS] [--quiet]
       emend keys list [--account EMAIL] [--json]
       emend keys rotate ID [--overlap HOURS] [--quiet]
       emend keys revoke ID

Works while the server runs and while it does not. A key is shown once, when it is created; only a hash of it is stored.

Options:
  --account EMAIL   the account; created when it does not exist
  --kind KIND       production (paragraph check 20 requests a second) or test (1 a second)
  --scopes A,B      what the key may be used for, of ${SCOPES.join(', ')}; all without it
  --name NAME       what you call it, as lists show it
  --expires DAYS    days until it is refused; it lives until it is revoked without it
  --overlap HOURS   how long the former key lives on beside the new one (24); 0 revokes it at once
  --quiet           print the key alone
  --json            print JSON
  --help            this text
`,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      account: { type: 'string' },
      kind: { type: 'string' },
      scopes: { type: 'string' },
      name: { type: 'string' },
      expires: { type: 'string' },
      overlap: { type: 'string', default: '24' },
      quiet: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const [action, id, ...rest] = positionals;
    if (rest.length > 0 || (action !== 'revoke' && action !== 'rotate' && id !== undefined))
      throw usage('There are too many arguments');
    if (action === 'create') return create(values, terminal);
    if (action === 'list') return list(values, terminal);
    if (action === 'rotate') return rotate(id, values, terminal);
    if (action === 'revoke') return revoke(id, terminal);
    throw usage(
      action === undefined ? 'Say what to do: create, list, rotate or revoke' : `There is no "keys ${action}"`,
    );
  },
};

interface Values {
  readonly account?: string;
  readonly kind?: string;
  readonly scopes?: string;
  readonly name?: string;
  readonly expires?: string;
  readonly overlap: string;
  readonly quiet: boolean;
  readonly json: boolean;
}

async function create(
  { account, kind, scopes, name, expires, quiet, json }: Values,
  { stdout }: Terminal,
): Promise<void> {
  if (account === undefined) throw usage('--account is missing');
  if (kind === undefined) throw usage('--kind is missing');
  const request = {
    account,
    kind,
    ...(scopes === undefined ? {} : { scopes: scopes.split(',').map((scope) => scope.trim()) }),
    ...(name === undefined ? {} : { name }),
    ...(expires === undefined ? {} : { days: wholeNumber('--expires', expires) }),
  };
  const created = await withAdministration(loadSettings().settings, (administration) => administration.create(request));
  if (quiet) return write(stdout, `${created.key}\n`);
  if (json) return write(stdout, `${JSON.stringify(created)}\n`);
  const style = styler(stdout);
  await write(
    stdout,
    `${style('bold', created.key)}

A ${created.kind} key of ${created.account} for ${created.scopes.join(', ')}; its id is ${created.id}.
Keep it now: it is not stored and cannot be shown again. Send it in the header x-api-key.
`,
  );
}

async function list({ account, json }: Values, { stdout }: Terminal): Promise<void> {
  const found = await withAdministration(loadSettings().settings, (administration) => administration.list(account));
  if (json) return write(stdout, `${JSON.stringify(found)}\n`);
  if (found.length === 0) return write(stdout, 'There are no keys.\n');
  const style = styler(stdout);
  const head = ['id', 'name', 'kind', 'account', 'scopes', 'created', 'last used', 'state'];
  const rows = found.map(cells);
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (row: readonly string[]) =>
    `${row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd()}\n`;
  await write(stdout, style('dim', line(head)));
  for (const row of rows) await write(stdout, line(row));
}

function cells(key: ListedKey): string[] {
  const minute = (time: string | null) => time?.slice(0, 16).replace('T', ' ') ?? '-';
  const { id, name, kind, account, scopes, createdAt, lastUsedAt } = key;
  return [
    id,
    name || '-',
    kind,
    account,
    scopes.join(','),
    minute(createdAt),
    minute(lastUsedAt),
    stateOf(key, minute),
  ];
}

function stateOf({ revokedAt, expiresAt }: ListedKey, minute: (time: string | null) => string): string {
  if (revokedAt !== null) return `revoked ${minute(revokedAt)}`;
  if (expiresAt === null) return 'active';
  return Date.parse(expiresAt) <= Date.now() ? `expired ${minute(expiresAt)}` : `active until ${minute(expiresAt)}`;
}

async function rotate(id: string | undefined, { overlap, quiet, json }: Values, { stdout }: Terminal): Promise<void> {
  if (id === undefined) throw usage('The id of the key is missing');
  const request = { id, overlapHours: wholeNumber('--overlap', overlap) };
  const rotated = await withAdministration(loadSettings().settings, (administration) => administration.rotate(request));
  if (quiet) return write(stdout, `${rotated.key}\n`);
  if (json) return write(stdout, `${JSON.stringify(rotated)}\n`);
  const former = request.overlapHours === 0 ? 'is revoked' : `works until ${rotated.formerUntil}`;
  await write(
    stdout,
    `${styler(stdout)('bold', rotated.key)}

The successor of ${id}, with the same name, kind and scopes; its id is ${rotated.id}. The former key ${former}.
Keep the new one now: it is not stored and cannot be shown again.
`,
  );
}

function wholeNumber(option: string, given: string): number {
  if (!/^\d{1,6}$/.test(given)) throw usage(`${option} takes a whole number`);
  return Number(given);
}

async function revoke(id: string | undefined, { stdout }: Terminal): Promise<void> {
  if (id === undefined) throw usage('The id of the key is missing');
  const revoked = await withAdministration(loadSettings().settings, (administration) => administration.revoke(id));
  await write(stdout, `The key ${revoked.id} is revoked.\n`);
}
