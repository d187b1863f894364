import { homedir } from 'node:os';
import { join } from 'node:path';
import type { FileSettings } from '../services/project/settings.ts';
import { FILE_KEYS, faultOf, fileSettings } from '../services/project/settings-keys.ts';

/** What an editor can set: the keys of `.emend.toml` that apply to files, and the path of the user's own words. */
export interface EditorSettings {
  /** They apply where a project sets nothing, so that a file has the same findings for everybody who works on it and for CI. */
  readonly defaults: Partial<FileSettings>;
  readonly userDictionary: string;
  /** What is wrong with the editor's settings, one sentence each. */
  readonly faults: readonly string[];
}

const USER_DICTIONARY = 'user-dictionary';
const KEYS = {
  ...FILE_KEYS,
  [USER_DICTIONARY]: {
    allowed: 'the path of a file',
    fits: (value: unknown): boolean => typeof value === 'string' && value !== '',
  },
};

/** Reads the editor's settings. Invalid values are reported and left out. Editors send null for a value that is not set. */
export function readEditorSettings(values: unknown): EditorSettings {
  const given = Object.entries(typeof values === 'object' && values !== null && !Array.isArray(values) ? values : {});
  const faults: string[] = [];
  const fitting: Record<string, unknown> = {};
  for (const [name, value] of given) {
    if (value === null || value === undefined) continue;
    const fault = faultOf(KEYS, name, value, 'a setting');
    if (fault === undefined) fitting[name] = value;
    else faults.push(`emend: ${fault}.`);
  }
  const named = fitting[USER_DICTIONARY] as string | undefined;
  return {
    defaults: fileSettings(fitting),
    userDictionary: named?.replace(/^~(?=[\\/])/, homedir()) ?? standardDictionary(),
    faults,
  };
}

function standardDictionary(): string {
  const { XDG_CONFIG_HOME, APPDATA } = process.env;
  return join(XDG_CONFIG_HOME || APPDATA || join(homedir(), '.config'), 'emend', 'words.txt');
}
