import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { problem } from '../errors.ts';
import { UnfitValue } from './parse.ts';
import { packageRoot } from './root.ts';
import { DEFINITIONS, type RawSettings, type SettingName } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
/** The origin of a setting's value. */
export type Origin = 'environment' | 'file' | 'default';

export interface LoadedSettings {
  readonly settings: RawSettings;
  readonly origins: Readonly<Record<SettingName, Origin>>;
  /** Path of the settings file that was read, or null. */
  readonly file: string | null;
  /** Variables named EMEND_… that are not settings, most likely misspelled. */
  readonly unknown: readonly string[];
}

const names = Object.keys(DEFINITIONS) as SettingName[];
/** Read by parts of the project other than the server. */
const OTHER_VARIABLES = new Set(['EMEND_CONFIG', 'EMEND_CACHE_DIR']);

/**
 * Reads the settings. The environment has priority over the file, and the file over the defaults. The file is
 * `EMEND_CONFIG`, or `emend.config.json` in the working directory, or the one in the package's folder.
 * @throws EmendError `config.invalid` naming the setting, or `config.unreadable` naming the file
 */
export function loadSettings(env: Environment = process.env, cwd: string = process.cwd()): LoadedSettings {
  const file = readSettingsFile(env, cwd);
  const settings: Record<string, unknown> = {};
  const origins = {} as Record<SettingName, Origin>;
  for (const name of names) {
    const { env: variable, parse, standard } = DEFINITIONS[name];
    const given = env[variable];
    if (given !== undefined && given !== '') {
      settings[name] = attempt(variable, () => parse(given, { base: cwd }));
      origins[name] = 'environment';
    } else if (file && Object.hasOwn(file.values, name)) {
      settings[name] = attempt(`"${name}" in ${file.path}`, () =>
        parse(file.values[name], { base: dirname(file.path) }),
      );
      origins[name] = 'file';
    } else {
      settings[name] = standard;
      origins[name] = 'default';
    }
  }
  const known = new Set<string>([...names.map((name) => DEFINITIONS[name].env), ...OTHER_VARIABLES]);
  const unknown = Object.keys(env).filter((variable) => variable.startsWith('EMEND_') && !known.has(variable));
  return { settings: settings as unknown as RawSettings, origins, file: file?.path ?? null, unknown };
}

function attempt<T>(setting: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof UnfitValue) throw problem('config.invalid', { setting, problem: error.message });
    throw error;
  }
}

function readSettingsFile(env: Environment, cwd: string): { path: string; values: Record<string, unknown> } | null {
  const asked = env['EMEND_CONFIG'];
  const candidates = asked
    ? [resolve(cwd, asked)]
    : [join(cwd, 'emend.config.json'), join(packageRoot, 'emend.config.json')];
  for (const path of candidates) {
    const content = readIfThere(path, Boolean(asked));
    if (content === undefined) continue;
    return { path, values: parseSettingsFile(path, content) };
  }
  return null;
}

function readIfThere(path: string, required: boolean): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && !required) return undefined;
    throw problem('config.unreadable', { file: path, problem: code === 'ENOENT' ? 'it does not exist' : String(code) });
  }
}

function parseSettingsFile(path: string, content: string): Record<string, unknown> {
  let values: unknown;
  try {
    values = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    throw problem('config.unreadable', { file: path, problem: 'it is not valid JSON' });
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw problem('config.unreadable', { file: path, problem: 'it must hold one JSON object' });
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(DEFINITIONS, name))
      throw problem('config.invalid', {
        setting: `"${name}" in ${path}`,
        problem: `is not a setting; the settings are ${names.join(', ')}`,
      });
  }
  return values as Record<string, unknown>;
}
