import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies one run of one process on one machine, so that a reused process id is not mistaken for the old process. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly host: string;
  /** The kernel's start time of the process, with its boot id; null if the system does not provide it. */
  readonly started: string | null;
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, host: hostname(), started: startOf(process.pid) };
}

/** True when exactly this process still runs on this machine. The answer is meaningless for processes on another machine. */
export function isRunning(identity: ProcessIdentity): boolean {
  const started = startOf(identity.pid);
  if (started !== null && identity.started !== null) return started === identity.started;
  try {
    process.kill(identity.pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns field 22 of /proc/PID/stat (start in clock ticks since boot; proc(5)) and the boot id; null without /proc. */
export function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The command name in field 2 may contain spaces and brackets, so count from the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie (state Z) has released its files.
    return fields[0] === 'Z' ? 'ended' : `${boot}/${fields[19]}`;
  } catch {
    return null;
  }
}
