import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { problem } from '../../platform/errors.ts';
import { isProseFile } from '../sources/read-source.ts';
import type { SettingsFinder } from './find-settings.ts';
import { listedFiles } from './git.ts';
import { folderOfPattern, isPattern, pathMatcher } from './glob.ts';

export interface SelectedFiles {
  /** Absolute paths, sorted, each once. */
  readonly files: readonly string[];
  /** The requested paths that do not exist. */
  readonly missing: readonly string[];
}

/**
 * Returns the files that paths, folders and patterns (relative to `cwd`) name. From a folder it takes the files that
 * its settings include or, without such a setting, those whose names suggest prose; in a work tree it skips files that
 * git ignores. Files that the settings exclude are always left out, because hooks and editors name each file
 * themselves.
 */
export async function selectFiles(
  names: readonly string[],
  cwd: string,
  settings: SettingsFinder,
): Promise<SelectedFiles> {
  const files = new Set<string>();
  const missing: string[] = [];
  for (const name of names) {
    const path = resolve(cwd, name);
    const kind = kindOf(path);
    if (kind === 'file') files.add(path);
    else if (kind === 'folder') for (const file of await inFolder(path)) if (isProse(file, settings)) files.add(file);
    if (kind !== undefined) continue;
    const found = isPattern(name) ? await byPattern(name, cwd) : [];
    if (found.length === 0) missing.push(name);
    for (const file of found) files.add(file);
  }
  const wanted = [...files].filter((file) => !settings.projectOf(file)?.isExcluded(file));
  return { files: wanted.sort(), missing };
}

function isProse(file: string, settings: SettingsFinder): boolean {
  return settings.projectOf(file)?.isIncluded(file) ?? isProseFile(file);
}

async function byPattern(name: string, cwd: string): Promise<string[]> {
  const pattern = name.replace(/^(?:\.\/+)+/, '');
  const folder = folderOfPattern(pattern);
  const root = resolve(cwd, folder);
  if (kindOf(root) !== 'folder') return [];
  const takes = pathMatcher([`/${folder === '.' ? pattern : pattern.slice(folder.length).replace(/^\//, '')}`]);
  return (await inFolder(root)).filter((file) => takes(relative(root, file).split(sep).join('/')));
}

async function inFolder(folder: string): Promise<string[]> {
  const files = (await listedFiles(folder))?.filter((file) => lstatSync(file, { throwIfNoEntry: false })?.isFile());
  return (files ?? [...walk(folder)]).filter((file) => !isHidden(relative(folder, file)));
}

/**
 * Does not follow links: their targets are found at their own location.
 * @throws EmendError `cli.unreadable`
 */
function* walk(folder: string): Generator<string> {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isFile()) yield path;
    else if (entry.isDirectory() && !isHidden(entry.name)) yield* walk(path);
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw problem('cli.unreadable', { file: folder, problem: String((error as NodeJS.ErrnoException).code) });
  }
}

/** Folders of tools. The project's authors did not write their content. */
const FOREIGN = new Set(['node_modules', '__pycache__', 'vendor', 'third_party']);

const isHidden = (path: string): boolean =>
  path.split(sep).some((name) => (name.startsWith('.') && name !== '..') || FOREIGN.has(name));

function kindOf(path: string): 'file' | 'folder' | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? 'file' : found?.isDirectory() ? 'folder' : undefined;
}
