import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { problem } from '../errors.ts';
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts';

/** Why a process holds the folder. A `command` ends soon and is worth waiting for; a `server` is not. */
export type LockPurpose = 'server' | 'command';

interface LockContent extends ProcessIdentity {
  readonly purpose: LockPurpose;
  readonly since: string;
}

export interface FolderLock {
  release(): void;
}

const FILE = 'emend.lock';
/** The holder touches the file this often. A holder on another machine (with a shared volume) counts as gone after three misses. */
const HEARTBEAT_MS = 5_000;
const LOST_MS = 3 * HEARTBEAT_MS + 5_000;
const LOOK_MS = 50;

export interface LockPatience {
  /** How long to wait for a `command`. */
  readonly waitMs?: number;
  /** A holder that gives no sign for this long counts as gone. */
  readonly lostMs?: number;
}

/**
 * Takes the data folder for this process. The embedded database has no lock of its own: two processes that open one
 * folder both succeed, and in a trial 226 of 300 acknowledged rows of the first one were lost afterwards.
 *
 * Stale locks (of killed holders) are taken over. A holder on another machine is watched until it touches the file or
 * appears to be gone. The file's time alone is not enough, because the machines' clocks may differ, and a changed clock
 * would take the folder from a running server.
 * @throws EmendError `db.locked` naming folder, process and time
 */
export async function lockFolder(dir: string, purpose: LockPurpose, patience: LockPatience = {}): Promise<FolderLock> {
  const { waitMs = 10_000, lostMs = LOST_MS } = patience;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const deadline = performance.now() + waitMs;
  for (;;) {
    if (create(dir, purpose)) return hold(dir);
    const holder = readLock(dir);
    if (holder === undefined) continue;
    const fate = await fateOf(holder, join(dir, FILE), lostMs);
    if (fate === 'lost') await removeStale(dir, holder, lostMs);
    if (fate !== 'lives') continue;
    if (holder.purpose !== 'command' || performance.now() >= deadline)
      throw problem('db.locked', { dir, pid: holder.pid, since: holder.since });
    await sleep(LOOK_MS);
  }
}

/** The content is complete before the name appears: `link` fails if the name exists, and never shows half a file. */
function create(dir: string, purpose: LockPurpose): boolean {
  const content: LockContent = { ...ownIdentity(), purpose, since: new Date().toISOString() };
  const draft = join(dir, `${FILE}.${process.pid}.${Math.random().toString(36).slice(2)}`);
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
  try {
    linkSync(draft, join(dir, FILE));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function hold(dir: string): FolderLock {
  const file = join(dir, FILE);
  const heartbeat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder was removed while we held it, so there is nothing left to keep.
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  return { release };
}

function readLock(dir: string): LockContent | undefined {
  try {
    return JSON.parse(readFileSync(join(dir, FILE), 'utf8')) as LockContent;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) return { pid: 0, host: '', started: 'damaged', purpose: 'command', since: '' };
    throw error;
  }
}

type Fate = 'lives' | 'lost' | 'released';

async function fateOf(holder: LockContent, file: string, lostMs: number): Promise<Fate> {
  if (holder.host === ownIdentity().host) return isRunning(holder) ? 'lives' : 'lost';
  return watch(file, lostMs);
}

/** Returns whether a process touches the file within this time, measured by a monotonic clock. */
async function watch(file: string, ms: number): Promise<Fate> {
  const touchedAt = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const seen = touchedAt();
  for (const until = performance.now() + ms; performance.now() < until; await sleep(LOOK_MS)) {
    const now = touchedAt();
    if (now === undefined) return 'released';
    if (now !== seen) return 'lives';
  }
  return 'lost';
}

/** Only one process at a time may remove a stale lock. Otherwise the second one would remove the first one's fresh lock. */
async function removeStale(dir: string, seen: LockContent, lostMs: number): Promise<void> {
  const guard = join(dir, `${FILE}.takeover`);
  try {
    closeSync(openSync(guard, 'wx'));
  } catch {
    // Another process is removing it. A guard left by a kill at this moment is removed after a while.
    if ((await watch(guard, lostMs)) === 'lost') rmSync(guard, { force: true });
    return;
  }
  try {
    const now = readLock(dir);
    if (now && now.pid === seen.pid && now.since === seen.since) rmSync(join(dir, FILE), { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}
