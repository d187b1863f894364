import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { startOf } from './db/process-identity.ts';

/** Host, process id and start of the process, because another process may have the same id by now. */
const MARK = /^([0-9a-f]{8})-(\d+)-([0-9a-f]{8})-/;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const HOST = digest(hostname());

/** A prefix for names of temporary files that says which process owns them, in case we are killed. It ends in a hyphen. */
export function processMark(): string {
  return `${HOST}-${process.pid}-${digestOfStart(process.pid)}-`;
}

/** True if the process that marked a name has ended; undefined if that is unknown: the name has no mark or another machine's. */
export function isMarkOfEnded(name: string): boolean | undefined {
  const [, host, pid, start] = MARK.exec(name) ?? [];
  return host === HOST ? digestOfStart(Number(pid)) !== start : undefined;
}

/** For systems that do not tell when a process began but only whether it exists. */
function digestOfStart(pid: number): string {
  const started = startOf(pid);
  if (started !== null) return digest(started);
  try {
    process.kill(pid, 0);
    return digest('running');
  } catch (error) {
    return digest((error as NodeJS.ErrnoException).code === 'EPERM' ? 'running' : 'ended');
  }
}
