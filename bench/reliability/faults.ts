import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { administerKeys } from '../../src/accounts/key-administration.ts';
import { createS3Blobs } from '../../src/platform/blobs/s3-blobs.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { deleteRecord } from '../../src/services/records/delete-record.ts';
import { hasSwift, startSwift } from '../../test/blobs/swift-store.ts';
import { hasVersitygw, startVersitygw } from '../../test/blobs/versitygw-store.ts';
import { openProxy } from '../../test/fixtures/database-proxy.ts';
import { createAuthors } from './authors.ts';
import { createClock, someMinutes } from './clock.ts';
import { createPostgres } from './own-postgres.ts';
import { type Supervised, supervise, untilReady } from './processes.ts';
import { openStoreProxy, STORE_FAULTS } from './store-proxy.ts';
import { verdictOf } from './verdict.ts';

/**
 * Kills API processes and workers, changes their clocks, cuts them off from PostgreSQL without closing a connection,
 * crashes PostgreSQL and makes the store fail, at random, while authors submit, poll, download and delete. Then everything is restored. Every accepted document must have ended
 * exactly once, with its words and its file, and nothing may be left over.
 * Needs Debian's PostgreSQL, and versitygw (scripts/install-s3-stores.sh) or Swift.
 *
 *   npm run build && npx tsx bench/reliability/faults.ts [rounds, 100] [longest pause between two faults in ms, 4000] [longest cut in ms, 45000]
 */
const rounds = Number(process.argv[2] ?? 100);
const longestMs = Number(process.argv[3] ?? 4_000);
if (!hasVersitygw && !hasSwift) throw new Error('there is no store: run scripts/install-s3-stores.sh');
const AUTHORS = 4;
/** The longest time in which no document ends. */
const PATIENCE_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'emend-faults-'));
const postgres = await createPostgres();
postgres.start();
const store = await (hasVersitygw ? startVersitygw() : startSwift());
const proxy = await openStoreProxy(store.place);
const faults: string[] = [];
const logged = new Map<string, number>();
const began = performance.now();

const roles = ['api', 'api', 'worker', 'worker'];
const clocks = roles.map((role, n) => createClock(join(folder, `${role}${n}.clock`)));
/** Ahead or behind. */
const CLOCK_MINUTES = 180;
const ways = await Promise.all(roles.map(() => openProxy(postgres.url)));
/** Unless told otherwise, longer than a worker's silence that gives its job to another (20 s) and than a statement may wait (30 s). */
const longestCutMs = Number(process.argv[4] ?? 45_000);
const processes: Supervised[] = roles.map((role, n) => {
  const dataDir = join(folder, `${role}${n}`);
  const scratch = join(dataDir, 'tmp');
  mkdirSync(scratch, { recursive: true });
  const environment = {
    DATABASE_URL: ways[n]!.url,
    EMEND_DATA_DIR: dataDir,
    EMEND_WORKERS: '1',
    EMEND_DOCUMENT_WORKERS: '2',
    EMEND_MODELS: 'off',
    EMEND_S3_ENDPOINT: proxy.place.endpoint,
    EMEND_S3_BUCKET: proxy.place.bucket,
    EMEND_S3_ACCESS_KEY: proxy.place.accessKey,
    EMEND_S3_SECRET_KEY: proxy.place.secretKey,
    TMPDIR: scratch,
    ...clocks[n]!.environment,
  };
  return supervise(role, environment, (line) => {
    const { msg, kind, err } = JSON.parse(line.slice(line.indexOf('{'))) as Record<string, unknown>;
    const { type, code, message } = (err ?? {}) as Record<string, unknown>;
    const what = [role, msg, kind, type, code, message].filter(Boolean).join(' | ');
    logged.set(what, (logged.get(what) ?? 0) + 1);
  });
});
await Promise.all(processes.map((one) => untilReady(one)));

const database = await openDatabase({ dataDir: folder, databaseUrl: postgres.url }, 'command');
const blobs = await createS3Blobs(store.place);
const keys = administerKeys(database.db);
const authors = [];
const accounts: string[] = [];
for (let index = 0; index < AUTHORS; index++) {
  const email = `author${index}@example.org`;
  authors.push({ index, key: (await keys.create({ account: email, kind: 'production' })).key });
  const found = database.db.selectFrom('accounts').select('id').where('email', '=', email);
  accounts.push((await found.executeTakeFirstOrThrow()).id);
}
const apis = processes.filter(({ role }) => role === 'api');
const life = createAuthors({
  authors,
  address: () => apis[Math.floor(Math.random() * apis.length)]!.address(),
  deleteDocument: (author, id) =>
    deleteRecord(database.db, blobs, { kind: 'document', id, accountId: accounts[author]! }).catch((error) => {
      // Its first deletion succeeded, but the answer was lost.
      if ((error as { code?: string }).code !== 'record.not-found') throw error;
    }),
  onFault: (fault) => faults.push(fault),
});

const counts: Record<string, number> = {};
/** The first rounds have one fault of each kind, so that a short run has them all. */
const firstOfEach = [kill('api'), kill('worker'), cutOff, setClock, crashDatabase, failStore]
  .map((fault) => ({ fault, at: Math.random() }))
  .toSorted((a, b) => a.at - b.at);
for (let round = 1; round <= rounds; round++) {
  await sleep(300 + Math.random() * longestMs);
  const what = await (firstOfEach.pop()?.fault ?? anyFault())();
  counts[what] = (counts[what] ?? 0) + 1;
  console.log(`round ${round}: ${what}, ${life.accepted.size} accepted`);
}
await life.stop();
for (const clock of clocks) clock.set(0);
await Promise.all(processes.map((one) => untilReady(one).catch((error: Error) => faults.push(error.message))));
const open = new Set(life.accepted.keys());
for (let seenAt = Date.now(); open.size > 0 && Date.now() - seenAt < PATIENCE_MS; await sleep(300))
  for (const id of open)
    if (await life.look(id).catch(() => false)) {
      open.delete(id);
      seenAt = Date.now();
    }
for (const id of open) faults.push(`${id}: comes to no end`);
const verdict = await verdictOf({ db: database.db, blobs, accepted: life.accepted, accounts });
await Promise.all(processes.map((one) => one.stop()));
await database.close();
proxy.close();
await Promise.all(ways.map((way) => way.stop()));
await store.stop();
postgres.crash();
postgres.remove();
rmSync(folder, { recursive: true, force: true });

const starts = processes.flatMap((one) => one.starts).toSorted((a, b) => a - b);
console.log({ seconds: Math.round((performance.now() - began) / 1000), rounds, faults: counts, ...verdict.figures });
console.log('submissions that were not accepted:', life.refused);
console.log('errors in the logs:', Object.fromEntries(logged));
console.log(`${starts.length} starts: median ${starts[starts.length >> 1]} ms, longest ${starts.at(-1)} ms`);
const all = [...faults, ...verdict.faults];
for (const fault of all) console.log(fault);
console.log(all.length === 0 ? 'nothing was lost' : `${all.length} faults`);
process.exit(all.length === 0 ? 0 : 1);

/** Breaks one part, and says which. Everything except a killed process and a wrong clock is restored before it returns. */
type Fault = () => Promise<string>;

function anyFault(): Fault {
  const dice = Math.random();
  if (dice < 0.4) return kill();
  if (dice < 0.52) return cutOff;
  if (dice < 0.62) return setClock;
  return dice < 0.75 ? crashDatabase : failStore;
}

/** The number of any process. */
function anyOf(role?: string): number {
  const numbers = [...processes.keys()].filter((n) => role === undefined || processes[n]!.role === role);
  return numbers[Math.floor(Math.random() * numbers.length)]!;
}

function kill(role?: string): Fault {
  return async () => {
    const one = processes[anyOf(role)]!;
    const signal = Math.random() < 0.75 ? 'SIGKILL' : 'SIGTERM';
    one.signal(signal);
    return `${one.role} ${signal}`;
  };
}

async function cutOff(): Promise<string> {
  const n = anyOf();
  ways[n]!.silence();
  await sleep(Math.random() * longestCutMs);
  ways[n]!.speak();
  return `${processes[n]!.role} cut off`;
}

async function setClock(): Promise<string> {
  const n = anyOf();
  clocks[n]!.set(someMinutes(CLOCK_MINUTES));
  return `${processes[n]!.role} clock set`;
}

async function crashDatabase(): Promise<string> {
  postgres.crash();
  await sleep(Math.random() * 4_000);
  postgres.start();
  return 'database crashed';
}

async function failStore(): Promise<string> {
  const fault = STORE_FAULTS[Math.floor(Math.random() * STORE_FAULTS.length)]!;
  proxy.fault = fault;
  await sleep(500 + Math.random() * 6_000);
  proxy.fault = undefined;
  return `store ${fault}`;
}
