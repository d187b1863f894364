import { homedir } from 'node:os';
import { join } from 'node:path';
import type { FileSettings } from '../services/project/settings.ts';
import { FILE_KEYS, faultOf, fileSettings } from '../services/project/settings-keys.ts';

/** What an editor may set: the keys of `.emend.toml` that hold for files, and where the user's own words are. */
export interface EditorSettings {
  /** They hold where a project says nothing: the same file is the same to everybody who works on it, and to CI. */
  readonly defaults: Partial<FileSettings>;
  readonly userDictionary: string;
  /** What is wrong with what the editor sent, a sentence each. */
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

/** Reads what an editor sends; wrong values are told and left out. Editors send null for what is not set. */
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
