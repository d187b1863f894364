import { CERTAINTIES, DOCUMENT_TYPES, LANGUAGE_CHOICES, PIPELINES } from '../../contract/terms.ts';
import { STYLE_GUIDES } from '../../engine/taxonomy.ts';
import { CLASS_NAMES, classesOf, type FileSettings, LEVELS } from './settings.ts';

/** A key of a settings file. */
export interface Key {
  /** What its value may be, to be printed after "must be". */
  readonly allowed: string;
  readonly fits: (value: unknown) => boolean;
}

/** A key that applies to files, and what a valid value sets. */
interface FileKey extends Key {
  readonly set: (value: never) => Partial<FileSettings>;
}

function choice<T extends string>(values: readonly T[], set: (value: T) => Partial<FileSettings>): FileKey {
  return {
    allowed: `one of ${values.map((value) => `"${value}"`).join(', ')}`,
    fits: (value) => values.some((known) => known === value),
    set,
  };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string' && each !== '');

const list = (of: string, example: string, fits: (text: string) => boolean = () => true): Key => ({
  allowed: `a list of ${of}, such as ${example}`,
  fits: (value) => isTexts(value) && value.every(fits),
});

/** Keys that may apply to all files or stand in an `[[override]]`. */
export const FILE_KEYS = {
  language: choice(LANGUAGE_CHOICES, (language) => ({ language })),
  'style-guide': choice([...STYLE_GUIDES, 'none'], (guide) => ({ styleGuide: guide === 'none' ? null : guide })),
  certainty: choice(CERTAINTIES, (certainty) => ({ certainty })),
  pipeline: choice(PIPELINES, (pipeline) => ({ pipeline })),
  'document-type': choice(DOCUMENT_TYPES, (documentType) => ({ documentType })),
  level: choice(LEVELS, (level) => ({ level })),
  words: {
    ...list('single words', '["Emend", "rdjson"]', (word) => !/\s/.test(word)),
    set: (words: string[]) => ({ words }),
  },
  'ignore-rules': {
    ...list('ids of rules or their first parts', '["passive-voice", "spacing/double"]'),
    set: (ignoredRules: string[]) => ({ ignoredRules }),
  },
  'ignore-classes': {
    ...list(`classes (${CLASS_NAMES.join(', ')})`, '["fluency", "hedge"]', (name) => classesOf(name) !== undefined),
    set: (names: string[]) => ({ ignoredClasses: names.flatMap((name) => classesOf(name) ?? []) }),
  },
} as const satisfies Record<string, FileKey>;

/** Returns what is wrong with the value of a key, to be printed after it; undefined if the value is valid. */
export function faultOf(
  keys: Readonly<Record<string, Key>>,
  name: string,
  value: unknown,
  what: string,
): string | undefined {
  const key = Object.hasOwn(keys, name) ? keys[name] : undefined;
  if (key?.fits(value)) return undefined;
  return key
    ? `"${name}" must be ${key.allowed}`
    : `"${name}" is not ${what}; the keys are ${Object.keys(keys).join(', ')}`;
}

const PATHS = list('paths or patterns, relative to this file', '["docs", "*.md"]');

/** Read with the settings file that names them, because their paths are relative to it. */
const DICTIONARIES_KEY: Key = list('files with a word a line, relative to this file', '["words.txt"]');
export const OVERRIDE_KEYS = { paths: PATHS, dictionaries: DICTIONARIES_KEY };
export const PROJECT_KEYS = {
  dictionaries: DICTIONARIES_KEY,
  include: PATHS,
  exclude: PATHS,
  baseline: {
    allowed: 'the path of a file, relative to this one',
    fits: (value: unknown): boolean => typeof value === 'string' && value !== '',
  },
  override: {
    allowed: 'tables: write [[override]] above the keys',
    fits: (value: unknown): boolean =>
      Array.isArray(value) && value.every((each) => typeof each === 'object' && !Array.isArray(each)),
  },
} as const satisfies Record<string, Key>;

/** What the values of the keys for files set together. The values must be valid. */
export function fileSettings(values: Readonly<Record<string, unknown>>): Partial<FileSettings> {
  return Object.assign(
    {},
    ...Object.entries(FILE_KEYS)
      .filter(([name]) => Object.hasOwn(values, name))
      .map(([name, key]) => (key as FileKey).set(values[name] as never)),
  );
}
