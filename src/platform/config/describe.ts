import type { LoadedSettings, Origin } from './load.ts';
import { completeSettings, DEFINITIONS, type SettingName } from './settings.ts';

export interface SettingDescription {
  readonly name: SettingName;
  readonly env: string;
  /** Effective value. A secret, or the password in an address, is replaced by `***`. */
  readonly value: string | number | boolean | null;
  readonly origin: Origin;
  readonly about: string;
}

/** The effective settings as `emend config` prints them, without secrets. */
export function describeSettings(loaded: LoadedSettings): SettingDescription[] {
  const effective = completeSettings(loaded.settings);
  return (Object.keys(DEFINITIONS) as SettingName[]).map((name) => ({
    name,
    env: DEFINITIONS[name].env,
    value: 'secret' in DEFINITIONS[name] ? withoutPassword(effective[name]) : effective[name],
    origin: loaded.origins[name],
    about: DEFINITIONS[name].about,
  }));
}

function withoutPassword(value: string | number | boolean | null): string | null {
  if (value === null) return null;
  if (!URL.canParse(String(value))) return '***';
  const url = new URL(String(value));
  if (url.password) url.password = '***';
  // A query can contain a password or a certificate path too.
  for (const key of [...url.searchParams.keys()]) if (/pass|key|secret/i.test(key)) url.searchParams.set(key, '***');
  return url.href;
}
