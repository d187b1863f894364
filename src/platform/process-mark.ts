import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { startOf } from './db/process-identity.ts';

/** Host and process, with the start of the process: its number may be another one's by now. */
const MARK = /^([0-9a-f]{8})-(\d+)-([0-9a-f]{8})-/;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const HOST = digest(hostname());

/** Put before names of temporary files, it says whose they are in case we are killed; ends in a hyphen. */
export function processMark(): string {
  return `${HOST}-${process.pid}-${digestOfStart(process.pid)}-`;
}

/** Whether the process that marked a name has ended; undefined where it cannot be known: another machine's, or no mark. */
export function isMarkOfEnded(name: string): boolean | undefined {
  const [, host, pid, start] = MARK.exec(name) ?? [];
  return host === HOST ? digestOfStart(Number(pid)) !== start : undefined;
}

/** Where the system does not tell when a process began, only whether there is one. */
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
