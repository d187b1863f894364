import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { findProgram } from './find-program.ts';

/**
 * How a program is isolated. `bubblewrap`: no network, separate processes, and only the system's programs and its own
 * folder are visible. `namespaces`: no network and separate processes, but all files that this user may read are
 * visible. `none`: only limits.
 */
export type IsolationKind = 'bubblewrap' | 'namespaces' | 'none';

/** Whether a program that reads a stranger's file may run without isolation (`if-any`) or not (`required`). */
export type SandboxRule = 'required' | 'if-any';

export interface Isolation {
  readonly kind: IsolationKind;
  /**
   * Returns the command that starts `program` isolated, with `folder` as the only place where it may write. Apart from
   * the system's files, it can read only its folder or, with `readsAll`, all that this user may read.
   */
  wrap(program: string, args: readonly string[], folder: string, readsAll?: boolean): string[];
}

/** What running programs read: themselves, their libraries, fonts and machine-wide settings, but no user's files. */
const SYSTEM = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/opt',
  '/nix/store',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
  '/etc/libreoffice',
  '/etc/localtime',
  '/etc/passwd',
  '/var/cache/fontconfig',
];

function bubblewrap(bwrap: string): Isolation {
  return {
    kind: 'bubblewrap',
    wrap: (program, args, folder, readsAll = false) => [
      bwrap,
      '--unshare-all',
      '--die-with-parent',
      '--new-session',
      '--cap-drop',
      'ALL',
      ...(readsAll ? ['--ro-bind', '/', '/'] : SYSTEM.flatMap((path) => ['--ro-bind-try', path, path])),
      '--proc',
      '/proc',
      '--dev',
      '/dev',
      ...(readsAll ? [] : ['--tmpfs', '/tmp']),
      ...[dirname(program), dirname(realpathSync(program))].flatMap((path) => ['--ro-bind', path, path]),
      '--bind',
      folder,
      folder,
      '--chdir',
      folder,
      '--',
      program,
      ...args,
    ],
  };
}

function namespaces(unshare: string): Isolation {
  const options = ['--user', '--map-current-user', '--net', '--ipc', '--pid', '--fork', '--kill-child', '--'];
  return { kind: 'namespaces', wrap: (program, args) => [unshare, ...options, program, ...args] };
}

const NONE: Isolation = { kind: 'none', wrap: (program, args) => [program, ...args] };

const PROBE_MS = 5_000;
const known = new Map<string, Promise<Isolation>>();

/**
 * Returns the strongest isolation that works here. It is determined once per process and search path by starting `true`
 * in it, because an installed program may still not work: containers often forbid namespaces.
 */
export function findIsolation(searchPath: string = process.env['PATH'] ?? ''): Promise<Isolation> {
  let found = known.get(searchPath);
  if (!found) {
    found = probe(searchPath);
    known.set(searchPath, found);
  }
  return found;
}

async function probe(searchPath: string): Promise<Isolation> {
  const bwrap = findProgram(['bwrap'], [], searchPath);
  const unshare = findProgram(['unshare'], [], searchPath);
  const nothing = findProgram(['true'], ['/usr/bin/true', '/bin/true'], searchPath);
  const candidates = [...(bwrap ? [bubblewrap(bwrap)] : []), ...(unshare ? [namespaces(unshare)] : [])];
  for (const isolation of candidates)
    if (nothing && (await succeeds(isolation.wrap(nothing, [], dirname(nothing))))) return isolation;
  return NONE;
}

function succeeds([program, ...args]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program!, args, { stdio: 'ignore', timeout: PROBE_MS, killSignal: 'SIGKILL' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
