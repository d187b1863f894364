import { readdirSync, readFileSync } from 'node:fs';

/** What Linux reports about a process; memory in MB of 2^20 bytes. */
export interface ProcessFigures {
  readonly pid: number;
  readonly threads: number;
  /** User and system time of all its threads. */
  readonly cpuSeconds: number;
  /** Resident now. */
  readonly rssMb: number;
  /** Resident memory, with pages that other processes use too divided among them. */
  readonly pssMb: number;
  /** Peak resident memory. */
  readonly mostMb: number;
}

/** Clock ticks per second in /proc (USER_HZ): 100 on every Linux that Node runs on. */
const TICKS = 100;

/** The process and all its descendants, parents before children. */
export function processTree(root: number): ProcessFigures[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(statOf(Number(name))?.[1]);
    if (parent) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree: ProcessFigures[] = [];
  const visit = (pid: number) => {
    const figures = figuresOf(pid);
    if (figures) tree.push(figures);
    for (const child of children.get(pid) ?? []) visit(child);
  };
  visit(root);
  return tree;
}

/** Undefined if it has ended in the meantime. */
function figuresOf(pid: number): ProcessFigures | undefined {
  const stat = statOf(pid);
  const status = read(`/proc/${pid}/status`);
  const rollup = read(`/proc/${pid}/smaps_rollup`);
  if (!stat || !status || !rollup) return undefined;
  const mb = (text: string, name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024);
  return {
    pid,
    threads: Number(stat[17]),
    cpuSeconds: (Number(stat[11]) + Number(stat[12])) / TICKS,
    rssMb: mb(status, 'VmRSS'),
    pssMb: mb(rollup, 'Pss'),
    mostMb: mb(status, 'VmHWM'),
  };
}

/** The fields of /proc/PID/stat after the name, which may contain blanks. The first of them is the state. */
function statOf(pid: number): string[] | undefined {
  const line = read(`/proc/${pid}/stat`);
  return line?.slice(line.lastIndexOf(')') + 2).split(' ');
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
