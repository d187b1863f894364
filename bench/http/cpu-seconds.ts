import { readFileSync } from 'node:fs';

/** User and system time of a process, from /proc/PID/stat (fields 14 and 15, ticks of 10 ms). */
export function cpuSeconds(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
