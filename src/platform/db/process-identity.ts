import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Names one run of one process on one machine, so that a reused process id is not taken for the old process. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly host: string;
  /** Kernel's start time of the process with the boot it belongs to; null where the system does not tell. */
  readonly started: string | null;
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), started: startOf(process.pid) };
}

/** True when that very process still runs on this machine. For another machine's processes the answer means nothing. */
export function isRunning(identity: ProcessIdentity): boolean {
  const started = startOf(identity.pid);
  if (started !== null && identity.started !== null) return started === identity.started;
  try {
    process.kill(identity.pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Field 22 of /proc/PID/stat (start in clock ticks since boot; proc(5)) and the boot id; null without /proc. */
export function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The command name in field 2 may hold spaces and brackets: count from its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie (state Z) has let go of its files.
    return fields[0] === 'Z' ? 'ended' : `${boot}/${fields[19]}`;
  } catch {
    return null;
  }
}
