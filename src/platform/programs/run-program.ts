import { type ChildProcess, spawn } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import { findProgram } from './find-program.ts';
import { findIsolation, type IsolationKind, type SandboxRule } from './isolation.ts';
import { createRunFolder } from './run-folder.ts';

export interface ProgramRun {
  /** Absolute path, from `findProgram`. */
  readonly program: string;
  /** A function gets the folder of the run, which is deleted afterwards. */
  readonly args: readonly string[] | ((folder: string) => readonly string[]);
  /** Put into the folder before the start; name (relative, with `/`) → content. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Read from the folder after a success. Files that the program did not write are missing from the result. */
  readonly collect?: readonly string[];
  readonly stdin?: string | Uint8Array;
  /** It may read files at their own location, such as git a repository. It still writes only in its folder. */
  readonly readsAll?: boolean;
  /** With `required`, it is not started if there is no isolation; with `if-any`, it runs without. */
  readonly sandbox?: SandboxRule;
  /** Added to an otherwise empty environment: PATH, HOME and TMPDIR (in the folder), LANG=C.UTF-8. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Address space of each process, in MB (RLIMIT_AS). */
  readonly memoryMb: number;
  /** Limit for standard output and for each written file, in bytes. */
  readonly maxOutputBytes: number;
  readonly signal?: AbortSignal;
}

export type ProgramOutcome = 'done' | 'failed' | 'timeout' | 'aborted' | 'too-large' | 'not-started' | 'no-sandbox';

export interface ProgramResult {
  /** `failed`: it ended by itself with a code other than 0, or by a signal (a limit of memory or of file size). */
  readonly outcome: ProgramOutcome;
  readonly code: number | null;
  readonly stdout: Buffer;
  /** The first 8 KB. May quote the user's text: never to be logged. */
  readonly stderr: string;
  readonly files: ReadonlyMap<string, Buffer>;
  readonly isolation: IsolationKind;
}

const STDERR_BYTES = 8192;
/** Lower priority than the service's own threads: a conversion may wait, a paragraph check may not. */
const NICENESS = 10;
/** Within this time, the rest of a killed group has closed its pipes. A process that left the group is not waited for. */
const CLOSE_MS = 2_000;

/**
 * Runs another program once, in its own process group and folder, with the strongest available isolation
 * (`findIsolation`), within limits of time, memory and output. The whole group is killed at a limit, on abort, and if
 * it leaves children behind. The folder is deleted afterwards, or after a kill at the next start of the service. It
 * never rejects because of what the program does, but rejects if the folder cannot be made.
 */
export async function runProgram(run: ProgramRun): Promise<ProgramResult> {
  const folder = await createRunFolder();
  try {
    await mkdir(join(folder, 'tmp'));
    for (const [name, content] of Object.entries(run.files ?? {})) {
      const path = within(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
    return await execute(run, folder);
  } finally {
    // A process that left the group may still write here, which does not make the run a failure. The next start cleans up.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

async function execute(run: ProgramRun, folder: string): Promise<ProgramResult> {
  const isolation = await findIsolation();
  const refused = (outcome: ProgramOutcome) => ({ outcome, ...nothing(), files: new Map(), isolation: isolation.kind });
  if (!existsSync(run.program)) return refused('not-started');
  if (run.sandbox === 'required' && isolation.kind === 'none') return refused('no-sandbox');
  const args = typeof run.args === 'function' ? run.args(folder) : run.args;
  const ended = await start(run, limited(run, isolation.wrap(run.program, args, folder, run.readsAll)), folder);
  const files = new Map<string, Buffer>();
  let { outcome } = ended;
  if (outcome === 'done')
    for (const name of run.collect ?? []) {
      const content = await readRegular(within(folder, name), run.maxOutputBytes);
      if (content === 'too-large') outcome = 'too-large';
      else if (content) files.set(name, content);
    }
  return { ...ended, outcome, files, isolation: isolation.kind };
}

/**
 * A shell, which the program replaces, sets the limits: address space in KB, files in blocks of 512 bytes (POSIX), no
 * core files. If setpriv is available, the kernel kills the program when this process dies.
 */
function limited({ memoryMb, maxOutputBytes }: ProgramRun, command: readonly string[]): string[] {
  const limits = `ulimit -c 0; ulimit -v ${Math.ceil(memoryMb) * 1024} 2>/dev/null || :; ulimit -f ${Math.ceil(maxOutputBytes / 512)}`;
  const setpriv = findProgram(['setpriv']);
  const tied = setpriv ? [setpriv, '--pdeathsig', 'KILL', '--'] : [];
  return [...tied, '/bin/sh', '-c', `${limits}; exec "$@"`, 'sh', ...command];
}

type Ended = Pick<ProgramResult, 'outcome' | 'code' | 'stdout' | 'stderr'>;

const nothing = (): Omit<Ended, 'outcome'> => ({ code: null, stdout: Buffer.alloc(0), stderr: '' });

function start(run: ProgramRun, [program, ...args]: string[], folder: string): Promise<Ended> {
  return new Promise((resolve) => {
    if (run.signal?.aborted) return resolve({ outcome: 'aborted', ...nothing() });
    const child = spawn(program!, args, {
      cwd: folder,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'] ?? '/usr/bin:/bin',
        HOME: folder,
        TMPDIR: join(folder, 'tmp'),
        LANG: 'C.UTF-8',
        ...run.environment,
      },
      windowsHide: true,
    });
    lowerPriority(child);
    const stdout: Buffer[] = [];
    let bytes = 0;
    let stderr = '';
    let stopped: ProgramOutcome | undefined;
    let closing: NodeJS.Timeout | undefined;
    const end = (outcome: ProgramOutcome, code: number | null) => {
      clearTimeout(timer);
      clearTimeout(closing);
      run.signal?.removeEventListener('abort', abort);
      for (const stream of child.stdio) stream?.destroy();
      resolve({ outcome, code, stdout: Buffer.concat(stdout), stderr });
    };
    const stop = (outcome: ProgramOutcome) => {
      stopped ??= outcome;
      killGroup(child);
      closing ??= setTimeout(() => end(stopped!, null), CLOSE_MS);
    };
    const timer = setTimeout(() => stop('timeout'), run.timeoutMs);
    const abort = () => stop('aborted');
    run.signal?.addEventListener('abort', abort, { once: true });
    child.stdout.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > run.maxOutputBytes) stop('too-large');
      else stdout.push(part);
    });
    child.stderr.on('data', (part: Buffer) => {
      if (stderr.length < STDERR_BYTES) stderr = (stderr + part.toString('utf8')).slice(0, STDERR_BYTES);
    });
    child.on('error', () => end('not-started', null));
    // Children that it left behind hold the pipes open and would keep the folder in use.
    child.on('exit', () => killGroup(child));
    child.on('close', (code) => end(stopped ?? (code === 0 ? 'done' : 'failed'), code));
    // A program that does not read its input closes the pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(run.stdin ?? '');
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // No process of the group is left.
  }
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It has already ended.
  }
}

function within(folder: string, name: string): string {
  const path = normalize(name);
  if (isAbsolute(path) || path === '.' || path.split(/[\\/]/).includes('..'))
    throw new RangeError('a file of a run must lie in its folder');
  return join(folder, path);
}

/** Follows no link: what the program wrote must not refer to another file of this machine. */
async function readRegular(path: string, maxBytes: number): Promise<Buffer | 'too-large' | undefined> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    () => undefined,
  );
  if (!file) return undefined;
  try {
    const stat = await file.stat();
    if (!stat.isFile()) return undefined;
    return stat.size > maxBytes ? 'too-large' : await file.readFile();
  } finally {
    await file.close();
  }
}
