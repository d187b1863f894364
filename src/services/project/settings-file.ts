import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { parse, TomlError, type TomlTable } from 'smol-toml';
import { problem } from '../../platform/errors.ts';
import { readWordList } from './dictionary-file.ts';
import { pathMatcher } from './glob.ts';
import { type KeyPath, lineOfKey } from './key-line.ts';
import type { FileSettings } from './settings.ts';
import { FILE_KEYS, faultOf, fileSettings, type Key, OVERRIDE_KEYS, PROJECT_KEYS } from './settings-keys.ts';

export const SETTINGS_FILE = '.emend.toml';

/** Settings of the files below a folder, as its `.emend.toml` gives them. */
export interface ProjectSettings {
  /** Absolute path of the settings file. */
  readonly file: string;
  /** All files that were read: the settings file and its dictionaries. */
  readonly sources: readonly string[];
  /** Absolute path of the baseline that it names, or null. */
  readonly baseline: string | null;
  /** For a file (absolute path): the settings for all files, then those for its path, in this order. */
  settingsFor(path: string): readonly Partial<FileSettings>[];
  /** `undefined` if the settings do not say which files belong to the project. */
  isIncluded(path: string): boolean | undefined;
  isExcluded(path: string): boolean;
  /** Names of ignored rules, each with the line of its list. */
  ignoredRules(): readonly { readonly name: string; readonly line: number }[];
}

/**
 * Reads a settings file and the dictionaries that it names.
 * @throws EmendError `project.unreadable`, or `project.invalid` with file and line for a key or value that is not
 * allowed
 */
export function readProjectSettings(file: string): ProjectSettings {
  const source = readSource(file);
  const table = parseTable(file, source);
  const folder = dirname(file);
  const sources = [file];
  const words = (paths: unknown, at: KeyPath): string[] =>
    ((paths ?? []) as string[]).flatMap((path) => {
      const dictionary = resolve(folder, path);
      sources.push(dictionary);
      return readWordList(dictionary, (fault) =>
        problem('project.invalid', { file, line: lineOfKey(source, at), problem: `${path} cannot be read: ${fault}` }),
      );
    });
  checkKeys(table, { ...FILE_KEYS, ...PROJECT_KEYS }, [], file, source);
  const section = (values: TomlTable, at: KeyPath): Partial<FileSettings> => {
    const { words: own = [], ...settings } = fileSettings(values);
    return { ...settings, words: [...own, ...words(values['dictionaries'], [...at, 'dictionaries'])] };
  };
  const overrides = ((table['override'] ?? []) as TomlTable[]).map((values, index) => {
    const at = ['override', index];
    checkKeys(values, { ...FILE_KEYS, ...OVERRIDE_KEYS }, at, file, source);
    if (values['paths'] === undefined)
      throw problem('project.invalid', {
        file,
        line: lineOfKey(source, at),
        problem: `[[override]] needs "paths", which must be ${OVERRIDE_KEYS.paths.allowed}`,
      });
    return { takes: pathMatcher(values['paths'] as string[]), settings: section(values, at) };
  });
  const all = section(table, []);
  const matcher = (key: 'include' | 'exclude') => pathMatcher((table[key] ?? []) as string[]);
  const [included, excluded] = [matcher('include'), matcher('exclude')];
  const inside = (path: string): string => relative(folder, path).split(sep).join('/');
  return {
    file,
    sources,
    baseline: table['baseline'] === undefined ? null : resolve(folder, table['baseline'] as string),
    settingsFor: (path) => [
      all,
      ...overrides.filter(({ takes }) => takes(inside(path))).map(({ settings }) => settings),
    ],
    isIncluded: (path) => (table['include'] === undefined ? undefined : included(inside(path))),
    isExcluded: (path) => excluded(inside(path)),
    ignoredRules: () =>
      [
        { at: [] as KeyPath, names: all.ignoredRules },
        ...overrides.map(({ settings }, index) => ({ at: ['override', index], names: settings.ignoredRules })),
      ].flatMap(({ at, names = [] }) => {
        const line = names.length > 0 ? lineOfKey(source, [...at, 'ignore-rules']) : 0;
        return names.map((name) => ({ name, line }));
      }),
  };
}

function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw problem('project.unreadable', { file, problem: code === 'ENOENT' ? 'it does not exist' : String(code) });
  }
}

function parseTable(file: string, source: string): TomlTable {
  try {
    return parse(source);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [sentence = ''] = error.message.replace(/^Invalid TOML document: /, '').split('\n');
    throw problem('project.invalid', { file, line: error.line, problem: `this is no valid TOML: ${sentence}` });
  }
}

function checkKeys(
  values: TomlTable,
  keys: Readonly<Record<string, Key>>,
  at: KeyPath,
  file: string,
  source: string,
): void {
  for (const [name, value] of Object.entries(values)) {
    const fault = faultOf(keys, name, value, at.length > 0 ? 'a key of [[override]]' : 'a key');
    if (fault !== undefined)
      throw problem('project.invalid', { file, line: lineOfKey(source, [...at, name]), problem: fault });
  }
}
