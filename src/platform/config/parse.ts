import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** An invalid value: `reason` completes the sentence "EMEND_PORT …". */
export class UnfitValue extends Error {}

/** Converts the text from the environment or the settings file into the value of a setting; throws `UnfitValue`. */
export type Parser<T> = (raw: unknown, where: ParseContext) => T;

export interface ParseContext {
  /** Folder that relative paths start from: the working directory or the folder of the settings file. */
  readonly base: string;
}

const shown = (raw: unknown) => `(it is ${JSON.stringify(raw)})`;

export const text: Parser<string> = (raw) => {
  if (typeof raw !== 'string' || raw.trim() === '')
    throw new UnfitValue(`must be a text that is not empty ${shown(raw)}`);
  return raw.trim();
};

export function integer(min: number, max: number): Parser<number> {
  return (raw) => {
    const value = typeof raw === 'string' && /^\s*\d+\s*$/.test(raw) ? Number(raw) : raw;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
      throw new UnfitValue(`must be a whole number from ${min} to ${max} ${shown(raw)}`);
    return value;
  };
}

export const flag: Parser<boolean> = (raw) => {
  if (raw === true || raw === '1' || raw === 'true' || raw === 'yes' || raw === 'on') return true;
  if (raw === false || raw === '0' || raw === 'false' || raw === 'no' || raw === 'off' || raw === '') return false;
  throw new UnfitValue(`must be 1 or 0 ${shown(raw)}`);
};

export function choice<const T extends string>(...values: readonly T[]): Parser<T> {
  return (raw) => {
    const found = values.find((value) => value === raw);
    if (found === undefined) throw new UnfitValue(`must be one of ${values.join(', ')} ${shown(raw)}`);
    return found;
  };
}

export const path: Parser<string> = (raw, { base }) => resolve(base, text(raw, { base }));

/** An http or https address without a trailing slash, query or fragment. */
export const address: Parser<string> = (raw) => {
  let url: URL;
  try {
    url = new URL(String(raw));
  } catch {
    throw new UnfitValue(`must be an address such as https://emend.example.org ${shown(raw)}`);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new UnfitValue(`must start with http:// or https:// ${shown(raw)}`);
  if (url.search || url.hash || url.username)
    throw new UnfitValue(`must have no query, fragment or user name ${shown(raw)}`);
  return url.href.replace(/(?<!\/)\/+$/, '');
};

/** The address of an OpenID provider as the provider writes it. A trailing slash belongs to its name. */
export const issuer: Parser<string> = (raw, where) => {
  const url = address(raw, where);
  return String(raw).trim().endsWith('/') ? `${url}/` : url;
};

const listed = (list: string): string[] => list.split(',').map((item) => item.trim());

/** Addresses and networks, separated by commas: `127.0.0.1, 10.0.0.0/8`. */
export const networks: Parser<string> = (raw, where) => {
  const items = listed(text(raw, where));
  for (const item of items)
    if (!isNetwork(item))
      throw new UnfitValue(`must be addresses or networks such as 127.0.0.1, 10.0.0.0/8 ${shown(raw)}`);
  return items.join(',');
};

/** Origins as browsers send them, separated by commas: `https://editor.example.org, http://localhost:3000`; or `*`. */
export const origins: Parser<string> = (raw, where) => {
  const items = listed(text(raw, where));
  for (const item of items)
    if (!(isOrigin(item) || (item === '*' && items.length === 1)))
      throw new UnfitValue(`must be * or origins such as https://editor.example.org, without a path ${shown(raw)}`);
  return items.join(',');
};

function isOrigin(item: string): boolean {
  return /^https?:/.test(item) && URL.canParse(item) && new URL(item).origin === item;
}

function isNetwork(item: string): boolean {
  const [host = '', prefix, ...rest] = item.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(host) as 0 | 4 | 6];
  if (rest.length > 0 || bits < 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

/** The message does not repeat the raw value, because it usually contains a password. */
export const postgresAddress: Parser<string> = (raw) => {
  if (typeof raw === 'string' && /^postgres(ql)?:\/\//.test(raw) && URL.canParse(raw)) return raw;
  throw new UnfitValue('must be an address such as postgres://user:password@host:5432/emend');
};

/** Keys of 64 hexadecimal digits, separated by commas; the message does not repeat them. */
export const keys: Parser<string> = (raw, where) => {
  const items = listed(text(raw, where));
  if (!items.every((item) => /^[\da-f]{64}$/i.test(item)))
    throw new UnfitValue('must be keys of 64 hexadecimal digits, such as `openssl rand -hex 32` gives');
  return items.join(',');
};
