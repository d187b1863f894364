import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { limitsOf } from '../../src/accounts/limits.ts';
import { findServer } from '../../src/cli/admin-client.ts';
import { packageRoot } from '../../src/platform/config/root.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { DOCX_TYPE } from '../../test/documents/document-client.ts';
import { docxOfWords } from '../../test/documents/sample-documents.ts';
import { createClock, someMinutes } from './clock.ts';

/**
 * Kills a server at random moments, soon after its clock (and with it the database's) was changed, while clients of
 * several accounts submit, poll and download. Then it checks that every accepted document ended exactly once, with its
 * words and a complete download, and that nothing is left over.
 *
 *   npm run build && npx tsx bench/reliability/kills.ts [rounds, 20] [longest life in ms, 7000]
 */
const rounds = Number(process.argv[2] ?? 20);
const CLIENTS = 3;
/** Between a start and the next kill: long enough on a loaded machine for a document to be accepted. */
const LONGEST_MS = Number(process.argv[3] ?? 7_000);
const dataDir = mkdtempSync(join(tmpdir(), 'emend-kills-'));
const scratch = join(dataDir, 'tmp');
mkdirSync(scratch);
const clock = createClock(join(scratch, 'clock'));
/** Shorter than the lifetime of a download address. */
const CLOCK_MINUTES = 50;
/** Half of the shortest life. */
const SETTLE_MS = 250;
const letter = readFileSync(fileURLToPath(new URL('../../test/doc/fixtures/letter.doc', import.meta.url)));

interface Sent {
  readonly account: string;
  readonly words: number;
  readonly damaged: boolean;
  /** The first final record that a client saw. */
  end?: Record<string, unknown>;
  digest?: string;
}

const sent = new Map<string, Sent>();
const faults: string[] = [];
const starts: number[] = [];
let address = '';
let stopping = false;

async function serve(): Promise<ChildProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(packageRoot, 'dist/program/main.js'), 'serve'], {
    env: {
      ...process.env,
      EMEND_DATA_DIR: dataDir,
      EMEND_PORT: '0',
      EMEND_WORKERS: '1',
      NO_COLOR: '1',
      TMPDIR: scratch,
      ...clock.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  child.stdout!.on('data', (chunk: Buffer) => {
    out += chunk;
    address = /http:\/\/127\.0\.0\.1:\d+/.exec(out)?.[0] ?? '';
  });
  child.stderr!.on('data', (chunk: Buffer) => {
    for (const line of String(chunk).split('\n')) if (/"level":"(error|fatal)"/.test(line)) faults.push(`log: ${line}`);
  });
  address = '';
  while (address === '' && child.exitCode === null) await sleep(50);
  if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
  starts.push(Math.round(performance.now() - began));
  while ((await fetch(`${address}/readyz`).catch(() => undefined))?.status !== 200) await sleep(100);
  return child;
}

async function call(account: string, path: string, body?: FormData, method = body ? 'POST' : 'GET'): Promise<Response> {
  const keys = await findServer(dataDir);
  if (!keys) throw new Error('no server');
  const { key } = await keys.create({ account, kind: 'production' });
  const url = path.startsWith('http') ? new URL(new URL(path).pathname, address).href : address + path;
  return fetch(url, {
    method,
    headers: { 'x-api-key': key },
    signal: AbortSignal.timeout(30_000),
    ...(body ? { body } : {}),
  });
}

async function submit(account: string, n: number): Promise<void> {
  const kind = n % 7;
  const words = [10, 300, 3_000, 30, 1_200, 10, 100][kind]!;
  const damaged = kind === 3;
  const file = kind === 5 ? letter : docxOfWords(words);
  const bytes = damaged ? file.subarray(0, file.length - 200) : file;
  const created = (await (await call(account, '/autoedit/v3/document/create', undefined, 'POST')).json()) as {
    data: string;
  };
  const form = new FormData();
  form.set('doc_type', '3');
  form.set('pipeline', 'advanced');
  form.set('file', new Blob([new Uint8Array(bytes)], { type: DOCX_TYPE }), kind === 5 ? 'letter.doc' : 'paper.docx');
  const response = await call(account, created.data, form);
  if (!response.ok) return;
  const { data } = (await response.json()) as { data: { id: string; words: number } };
  sent.set(data.id, { account, words: kind === 5 ? 59 : damaged ? 0 : words, damaged });
}

/** Looks at a document and downloads it when it is finished; returns true when it is final. */
async function look(id: string, document: Sent): Promise<boolean> {
  const { data } = (await (await call(document.account, `/autoedit/v3/document/${id}`)).json()) as {
    data: Record<string, unknown>;
  };
  if (data['status'] !== 'SUCCESS' && data['status'] !== 'FAILED') return false;
  if (document.end && JSON.stringify(document.end) !== JSON.stringify(data)) faults.push(`${id} changed after its end`);
  document.end = data;
  if (data['status'] !== 'SUCCESS') return true;
  const final = (await (await call(document.account, `/autoedit/v3/document/${id}/final`)).json()) as { data: string };
  const response = await fetch(new URL(new URL(final.data).pathname, address), { signal: AbortSignal.timeout(30_000) });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!response.ok || bytes.length !== Number(response.headers.get('content-length')))
    faults.push(`${id}: download ${response.status} of ${bytes.length} bytes`);
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (document.digest && document.digest !== digest) faults.push(`${id}: another file than before`);
  document.digest = digest;
  return true;
}

async function client(index: number): Promise<void> {
  const account = `client${index}@example.org`;
  for (let n = index; !stopping; n++) {
    try {
      await submit(account, n);
      const own = [...sent].filter(([, document]) => document.account === account);
      for (const [id, document] of own.slice(-3)) await look(id, document);
    } catch {
      // The server was killed. It is not responsible for what it did not accept.
      await sleep(200);
    }
    await sleep(Math.random() * 500);
  }
}

let child = await serve();
const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));
for (let round = 1; round <= rounds; round++) {
  await sleep(SETTLE_MS + (Math.random() * LONGEST_MS) / 2);
  clock.set(someMinutes(CLOCK_MINUTES));
  await sleep(SETTLE_MS + (Math.random() * LONGEST_MS) / 2);
  child.kill('SIGKILL');
  await once(child, 'exit');
  child = await serve();
  console.log(`round ${round}: ${sent.size} accepted, started in ${starts.at(-1)} ms`);
}
stopping = true;
await Promise.all(clients);
const deadline = Date.now() + 600_000;
for (const [id, document] of sent)
  while (!(await look(id, document))) {
    if (Date.now() > deadline) throw new Error(`${id} does not come to an end`);
    await sleep(500);
  }
const left = readdirSync(scratch).filter((name) => name.startsWith('emend-run-'));
if (left.length > 0) faults.push(`${left.length} folders of programs are left`);
child.kill('SIGTERM');
await once(child, 'exit');

const database = await openDatabase({ dataDir, databaseUrl: null });
const rows = await database.db.selectFrom('records').selectAll().execute();
const states: Record<string, number> = {};
for (const row of rows) {
  states[row.status] = (states[row.status] ?? 0) + 1;
  const known = sent.get(row.id);
  if (row.status !== 'SUCCESS' && row.status !== 'FAILED') faults.push(`${row.id} is ${row.status}`);
  if (known && row.words !== known.words) faults.push(`${row.id}: ${row.words} words, not ${known.words}`);
  if (known && (row.status === 'FAILED') !== known.damaged) faults.push(`${row.id}: ${row.status} ${row.message}`);
  if ((row.status === 'SUCCESS') !== existsSync(join(dataDir, 'files/results', row.id)))
    faults.push(`${row.id}: result`);
}
for (const id of sent.keys()) if (!rows.some((row) => row.id === id)) faults.push(`${id} has no record`);
for (let index = 0; index < CLIENTS; index++) {
  const { id } = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', `client${index}@example.org`)
    .executeTakeFirstOrThrow();
  const expected = rows
    .filter((row) => row.account_id === id && row.status === 'SUCCESS')
    .reduce((sum, row) => sum + (sent.get(row.id)?.words ?? row.words), 0);
  const { creditsUsed } = await limitsOf(database.db, id);
  if (creditsUsed !== expected) faults.push(`account ${index}: ${creditsUsed} credits, not ${expected}`);
}
await database.close();
const uploads = readdirSync(join(dataDir, 'files/uploads')).filter((id) => !rows.some((row) => row.id === id));
const drafts = readdirSync(join(dataDir, 'files/.drafts'));
console.log({
  rounds,
  accepted: sent.size,
  records: rows.length,
  states,
  uploadsWithoutRecord: uploads.length,
  drafts: drafts.length,
});
console.log(
  `starts: median ${starts.toSorted((a, b) => a - b)[starts.length >> 1]} ms, longest ${Math.max(...starts)} ms`,
);
for (const fault of faults) console.log(fault);
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = faults.length > 0 ? 1 : 0;
