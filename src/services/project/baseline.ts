import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { problem } from '../../platform/errors.ts';
import type { Finding } from './finding.ts';

interface StoredFinding {
  readonly rule: string;
  readonly fingerprint: string;
  readonly count: number;
}

/** Findings that a project has accepted, by the path of their file relative to the baseline's folder. */
export interface Baseline {
  readonly file: string;
  readonly known: ReadonlyMap<string, readonly StoredFinding[]>;
}

interface StoredBaseline {
  readonly version: 1;
  readonly files: Readonly<Record<string, readonly StoredFinding[]>>;
}

/** The absolute path of a file and its findings. */
export type FoundInFile = readonly [path: string, findings: readonly Finding[]];

/**
 * Reads a baseline. A missing file is an empty baseline.
 * @throws EmendError `project.unreadable`
 */
export function readBaseline(file: string): Baseline {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { file, known: new Map() };
    throw problem('project.unreadable', { file, problem: String(code) });
  }
  const stored = parseBaseline(content);
  if (!stored)
    throw problem('project.unreadable', {
      file,
      problem: 'it is no baseline of this version; write it anew with --write-baseline',
    });
  return { file, known: new Map(Object.entries(stored.files)) };
}

/** Returns the findings of a file that are not in the baseline. Of identical findings, those beyond the known number are returned. */
export function unknownTo({ file, known }: Baseline, path: string, findings: readonly Finding[]): Finding[] {
  const left = new Map(known.get(nameIn(file, path))?.map((each) => [each.fingerprint, each.count]));
  return findings.filter(({ fingerprint }) => {
    const count = left.get(fingerprint) ?? 0;
    if (count > 0) left.set(fingerprint, count - 1);
    return count === 0;
  });
}

/**
 * Returns the content of a baseline with all these findings. Entries of other files stay as long as the files exist. It
 * holds no text and is sorted, so that two branches that change it can be merged.
 */
export function writtenBaseline(
  { file, known }: Baseline,
  found: readonly FoundInFile[],
  exists: (name: string) => boolean,
): string {
  const checked = new Set(found.map(([path]) => nameIn(file, path)));
  return written([
    ...[...known].filter(([name]) => !checked.has(name) && exists(name)),
    ...found.map(([path, findings]) => [nameIn(file, path), counted(findings)] as const),
  ]);
}

function written(entries: Iterable<readonly [string, readonly StoredFinding[]]>): string {
  const kept = [...entries].filter(([, findings]) => findings.length > 0);
  const files = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ version: 1, files } satisfies StoredBaseline, null, 2)}\n`;
}

/** Returns the content of a baseline with one more finding. */
export function baselineWith({ file, known }: Baseline, path: string, { rule, fingerprint }: Finding): string {
  const name = nameIn(file, path);
  const stored = known.get(name) ?? [];
  const count = (stored.find((each) => each.fingerprint === fingerprint)?.count ?? 0) + 1;
  const others = stored.filter((each) => each.fingerprint !== fingerprint);
  return written(new Map([...known, [name, sorted([...others, { rule, fingerprint, count }])]]));
}

function counted(findings: readonly Finding[]): StoredFinding[] {
  const counts = new Map<string, StoredFinding>();
  for (const { fingerprint, rule } of findings)
    counts.set(fingerprint, { rule, fingerprint, count: (counts.get(fingerprint)?.count ?? 0) + 1 });
  return sorted([...counts.values()]);
}

const sorted = (findings: readonly StoredFinding[]): StoredFinding[] =>
  [...findings].sort((a, b) =>
    a.rule === b.rule ? (a.fingerprint < b.fingerprint ? -1 : 1) : a.rule < b.rule ? -1 : 1,
  );

function parseBaseline(content: string): StoredBaseline | undefined {
  try {
    const stored = JSON.parse(content) as Partial<StoredBaseline> | null;
    const { version, files } = stored ?? {};
    const isFound = ({ rule, fingerprint, count }: Partial<StoredFinding>) =>
      typeof rule === 'string' && typeof fingerprint === 'string' && Number.isSafeInteger(count);
    if (version !== 1 || typeof files !== 'object' || !Object.values(files).every((list) => list.every(isFound)))
      return undefined;
    return { version, files };
  } catch {
    return undefined;
  }
}

const nameIn = (file: string, path: string): string => relative(dirname(file), path).split(sep).join('/');
