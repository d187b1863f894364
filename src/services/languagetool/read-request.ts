import { problem } from '../../platform/errors.ts';
import { type AnnotatedText, type Annotation, annotatedText, plainText } from './annotated-text.ts';
import { languageOfCode, type RequestedLanguage } from './languages.ts';

/** Parameters of a request by name. An empty value counts as a missing one. */
export type Parameters = Readonly<Record<string, string | undefined>>;

/** Most characters (UTF-16 code units) of a text, markup included: about 40,000 words. */
export const MAX_TEXT_LENGTH = 250_000;

export type Mode = 'all' | 'textLevelOnly' | 'allButTextLevelOnly';

/** What the client wants to know. */
export interface Wanted {
  readonly level: 'default' | 'picky';
  readonly mode: Mode;
  readonly enabledRules: readonly string[];
  readonly disabledRules: readonly string[];
  readonly enabledCategories: readonly string[];
  readonly disabledCategories: readonly string[];
  /** Reports only the enabled rules and categories. */
  readonly enabledOnly: boolean;
}

export interface CheckRequest {
  readonly text: AnnotatedText;
  readonly language: RequestedLanguage | 'auto';
  readonly preferredVariants: readonly string[];
  readonly wanted: Wanted;
}

/** @throws EmendError `languagetool.…`, which says what to send instead */
export function readCheckRequest(parameters: Parameters): CheckRequest {
  const text = readText(parameters);
  const { language = '', level, mode } = parameters;
  if (language === '') throw problem('languagetool.missing-language');
  const requested = language === 'auto' ? language : languageOfCode(language);
  if (!requested) throw problem('languagetool.unknown-language');
  return {
    text,
    language: requested,
    preferredVariants: list(parameters['preferredVariants']),
    wanted: {
      level: level === 'picky' ? 'picky' : 'default',
      mode: mode === 'textLevelOnly' || mode === 'allButTextLevelOnly' ? mode : 'all',
      enabledRules: list(parameters['enabledRules']),
      disabledRules: list(parameters['disabledRules']),
      enabledCategories: list(parameters['enabledCategories']),
      disabledCategories: list(parameters['disabledCategories']),
      enabledOnly: /^(?:true|yes)$/.test(parameters['enabledOnly'] ?? ''),
    },
  };
}

function list(value = ''): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function readText({ text, data }: Parameters): AnnotatedText {
  if (text && data) throw problem('languagetool.text-and-data');
  if (text === undefined && !data) throw problem('languagetool.missing-text');
  const read = data ? readData(data) : plainText(text ?? '');
  const { length } = read.source;
  if (length > MAX_TEXT_LENGTH || read.text.length > MAX_TEXT_LENGTH)
    throw problem('languagetool.too-long', { count: Math.max(length, read.text.length), limit: MAX_TEXT_LENGTH });
  return read;
}

function readData(data: string): AnnotatedText {
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    throw problem('languagetool.invalid-data');
  }
  const { text, annotation } = (parsed ?? {}) as { text?: unknown; annotation?: unknown };
  if (typeof text === 'string') return plainText(text);
  if (!Array.isArray(annotation)) throw problem('languagetool.invalid-data');
  return annotatedText(annotation.map(readAnnotation));
}

/** Other fields are ignored: one client also sends its own offsets. */
function readAnnotation(value: unknown): Annotation {
  const { text, markup, interpretAs } = (value ?? {}) as Record<string, unknown>;
  if (typeof markup === 'string')
    return { markup, interpretAs: typeof interpretAs === 'string' ? interpretAs : undefined };
  if (typeof text === 'string') return { text };
  throw problem('languagetool.invalid-data');
}
