import type { Language, LanguageChoice } from '../../engine/context.ts';

/** An entry of `/v2/languages`. */
export interface ListedLanguage {
  readonly name: string;
  /** ISO 639-1, without the variant. */
  readonly code: string;
  readonly longCode: string;
}

/** The varieties of English, each with the one of the engine's two varieties that it is checked as. Canada takes its spelling from both. */
const VARIETIES: Readonly<Record<string, { readonly name: string; readonly checkedAs: LanguageChoice }>> = {
  en: { name: 'English', checkedAs: 'auto' },
  'en-US': { name: 'English (US)', checkedAs: 'US' },
  'en-GB': { name: 'English (GB)', checkedAs: 'UK' },
  'en-AU': { name: 'English (Australian)', checkedAs: 'UK' },
  'en-CA': { name: 'English (Canadian)', checkedAs: 'auto' },
  'en-NZ': { name: 'English (New Zealand)', checkedAs: 'UK' },
  'en-ZA': { name: 'English (South African)', checkedAs: 'UK' },
};

const VARIETY_OF: Readonly<Record<Language, string>> = { US: 'en-US', UK: 'en-GB' };

export const LISTED_LANGUAGES: readonly ListedLanguage[] = Object.entries(VARIETIES).map(([longCode, { name }]) => ({
  name,
  code: 'en',
  longCode,
}));

/** A language that a request names, or the detected language of a text. */
export interface NamedLanguage {
  readonly name: string;
  readonly code: string;
}

export interface RequestedLanguage extends NamedLanguage {
  /** Null for a language other than English, which is not checked. */
  readonly checkedAs: LanguageChoice | null;
}

const names = new Intl.DisplayNames('en', { type: 'language' });
const FORM = /^([a-z]{2,3})(?:[-_]([a-z]{2,4}|\d{3}))?(?:[-_][a-z\d-]{1,32})?$/i;

/** Returns the language with this code (`en`, `en_GB`, `de-DE`), or null for an invalid code. */
export function languageOfCode(code: string): RequestedLanguage | null {
  const parts = FORM.exec(code);
  if (!parts) return null;
  const language = parts[1]!.toLowerCase();
  const region = parts[2] ?? '';
  const longCode =
    region === '' ? language : `${language}-${region.length === 4 ? titled(region) : region.toUpperCase()}`;
  const known = VARIETIES[longCode];
  if (known) return { name: known.name, code: longCode, checkedAs: known.checkedAs };
  const name = names.of(longCode) ?? longCode;
  // Ireland, India and the other Commonwealth countries use British spelling.
  return { name, code: longCode, checkedAs: language === 'en' ? 'UK' : null };
}

const titled = (script: string): string => script[0]!.toUpperCase() + script.slice(1).toLowerCase();

/** True when the regional spelling of this language mixes that of two countries. */
export const mixesSpellings = (code: string): boolean => code === 'en-CA';

/** Returns the variety of an English text: the preferred one for English if there is one, otherwise the one that its spelling shows. */
export function varietyOf(spelling: Language, preferredVariants: readonly string[]): RequestedLanguage {
  const preferred = preferredVariants.map(languageOfCode).find((language) => language?.code.startsWith('en-'));
  return preferred ?? languageOfCode(VARIETY_OF[spelling])!;
}

/** Codes of the languages that the engine can detect. */
const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  'ar bg bn ca cs da de el es fa fi fr he hi hu hy id it ja ka ko la nl no pl pt ro ru sr sv ta th tr uk vi zh'
    .split(' ')
    .map((code) => [names.of(code)!, code]),
);

/** Returns a language by its English name, or null if none was detected. */
export function languageOfName(name: string | undefined): NamedLanguage {
  if (name === undefined || !CODES[name]) return { name: name ?? 'Unknown', code: 'xx' };
  return { name, code: CODES[name] };
}
