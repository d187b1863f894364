import { SOURCE_FORMATS, type SourceFormat } from '../documents/source/formats.ts';
import { problem } from '../platform/errors.ts';
import type { FileSettings } from '../services/project/settings.ts';
import { STANDARD_SETTINGS, withSettings } from '../services/project/settings.ts';
import { FILE_KEYS, fileSettings } from '../services/project/settings-keys.ts';
import type { CheckSettings } from './checker.ts';

/** The keys of `.emend.toml` by the library's names. */
const KEYS: Readonly<Record<Exclude<keyof CheckSettings, 'format'>, Exclude<keyof typeof FILE_KEYS, 'level'>>> = {
  language: 'language',
  pipeline: 'pipeline',
  documentType: 'document-type',
  styleGuide: 'style-guide',
  certainty: 'certainty',
  words: 'words',
  ignoreRules: 'ignore-rules',
  ignoreClasses: 'ignore-classes',
};

/**
 * Applies the given values over `base`: lists are extended, everything else is replaced. Invalid values throw, because
 * programs without a compiler need to be told.
 * @throws EmendError `library.option`
 */
export function readSettings(given: CheckSettings, base: FileSettings = STANDARD_SETTINGS): FileSettings {
  const values: Record<string, unknown> = {};
  for (const [option, key] of Object.entries(KEYS)) {
    const value = given[option as keyof typeof KEYS];
    if (value === undefined) continue;
    const written = option === 'styleGuide' && value === null ? 'none' : value;
    const { fits, allowed } = FILE_KEYS[key];
    if (!fits(written)) throw problem('library.option', { option, allowed });
    values[key] = written;
  }
  return withSettings(base, fileSettings(values));
}

/**
 * Returns the given format, otherwise that of `base`.
 * @throws EmendError `library.option`
 */
export function readFormat({ format }: CheckSettings, base: SourceFormat = 'text'): SourceFormat {
  if (format === undefined) return base;
  if (SOURCE_FORMATS.includes(format)) return format;
  const allowed = `one of ${SOURCE_FORMATS.map((name) => `"${name}"`).join(', ')}`;
  throw problem('library.option', { option: 'format', allowed });
}
