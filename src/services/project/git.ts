import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { problem } from '../../platform/errors.ts';
import { findProgram } from '../../platform/programs/find-program.ts';
import { type ProgramResult, runProgram } from '../../platform/programs/run-program.ts';
import { type ChangedLines, parseChangedLines } from './changed-lines.ts';

export const GIT = { names: ['git'], places: ['/usr/bin/git', '/opt/homebrew/bin/git', '/usr/local/bin/git'] };

/** A diff of everything that a large repository ever held is a few hundred MB. */
const LIMITS = { timeoutMs: 120_000, memoryMb: 8_192, maxOutputBytes: 512_000_000 };
/**
 * Git runs nothing from the repository: no file monitor and no converter. The repository may belong to another user, as
 * checkouts in containers often do, because it is only read.
 */
const SAFE = ['-c', 'core.fsmonitor=false', '-c', 'safe.directory=*', '-c', 'core.quotePath=false'];

/** Returns the root of the work tree that contains a folder, with links in its path resolved; undefined if there is none. */
export function workTreeOf(folder: string): string | undefined {
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/**
 * Absolute paths of the files below a folder of a work tree that git tracks or would add; undefined if git cannot tell,
 * or ignores the whole folder.
 */
export async function listedFiles(folder: string): Promise<string[] | undefined> {
  if (workTreeOf(folder) === undefined) return undefined;
  const result = await git(folder, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (result?.outcome !== 'done') return undefined;
  const names = namesIn(result);
  // a user who names an ignored folder wants its content
  if (names.length === 0 && (await git(folder, ['check-ignore', '--quiet', '.']))?.outcome === 'done') return undefined;
  return [...new Set(names.map((name) => resolve(folder, name)))];
}

/**
 * Returns the lines of a work tree that changed since it diverged from `reference`, by file (absolute path, links
 * resolved): committed, staged and uncommitted lines. Untracked files are new as a whole.
 * @throws EmendError `cli.usage` if git is not installed or does not know the reference
 */
export async function changedSince(root: string, reference: string): Promise<ReadonlyMap<string, ChangedLines>> {
  const commit = await line(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`]);
  if (commit === undefined)
    throw problem('cli.usage', { problem: `--since: git knows no commit "${reference}" in ${root}.` });
  // a shallow clone may not contain the commit where the two diverged
  const base = (await line(root, ['merge-base', commit, 'HEAD'])) ?? commit;
  const diff = await required(root, [
    ...['diff', '-U0', '--inter-hunk-context=0', '-M', '--no-color', '--no-ext-diff', '--no-textconv', '--no-relative'],
    ...['--diff-filter=d', '--ignore-submodules', '--src-prefix=a/', '--dst-prefix=b/', base, '--'],
  ]);
  const changed = new Map<string, ChangedLines>();
  for (const [name, lines] of parseChangedLines(diff.stdout.toString('utf8'))) changed.set(join(root, name), lines);
  const untracked = await required(root, ['ls-files', '-z', '--others', '--exclude-standard']);
  for (const name of namesIn(untracked)) changed.set(join(root, name), 'all');
  return changed;
}

const namesIn = ({ stdout }: ProgramResult): string[] => stdout.toString('utf8').split('\0').filter(Boolean);

async function line(folder: string, args: readonly string[]): Promise<string | undefined> {
  const { outcome, stdout } = await required(folder, args, ['done', 'failed']);
  return outcome === 'done' ? stdout.toString('utf8').trim() || undefined : undefined;
}

async function required(
  folder: string,
  args: readonly string[],
  fine: readonly ProgramResult['outcome'][] = ['done'],
): Promise<ProgramResult> {
  const result = await git(folder, args);
  if (result === undefined) throw problem('cli.usage', { problem: '--since needs git, which is not installed.' });
  if (fine.includes(result.outcome)) return result;
  const [reason = result.outcome] = result.stderr.split('\n').filter(Boolean);
  throw problem('cli.usage', { problem: `--since: git ${args[0]} failed (${reason}).` });
}

async function git(folder: string, args: readonly string[]): Promise<ProgramResult | undefined> {
  const program = findProgram(GIT.names, GIT.places);
  if (program === undefined) return undefined;
  return runProgram({
    ...LIMITS,
    program,
    args: [...SAFE, '-C', folder, ...args],
    environment: { GIT_OPTIONAL_LOCKS: '0' },
    readsAll: true,
  });
}
