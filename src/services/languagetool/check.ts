import type { CheckedSentence } from '../../engine/engine.ts';
import { countWords } from '../../text/words.ts';
import { dictionaryFilter } from '../dictionaries/dictionary-filter.ts';
import type { CheckedText, CheckWholeText } from './check-in-pool.ts';
import { languageOfName, mixesSpellings, type NamedLanguage, type RequestedLanguage, varietyOf } from './languages.ts';
import { type Match, toMatch } from './matches.ts';
import { type CheckRequest, type Parameters, readCheckRequest } from './read-request.ts';
import { isWanted, wantsAnything } from './selection.ts';
import { SOFTWARE, type Software } from './software.ts';

/** The answer of `/v2/check`. */
export interface LanguageToolAnswer {
  readonly software: Software;
  readonly warnings: { readonly incompleteResults: boolean };
  readonly language: NamedLanguage & {
    readonly detectedLanguage: NamedLanguage & { readonly confidence: number; readonly source: string };
  };
  readonly matches: readonly Match[];
  /** Half-open UTF-16 offsets of the sentences in the client's text. */
  readonly sentenceRanges: readonly (readonly [start: number, end: number])[];
}

export interface LanguageToolCheck {
  readonly parameters: Parameters;
  /** The client that sent the request, for taking turns. */
  readonly group: string;
  /** Words that the caller declares right; read only if a word is questioned. */
  readonly dictionary: () => Promise<readonly string[]>;
  readonly isAbandoned: () => boolean;
}

export interface CheckParts {
  readonly check: CheckWholeText;
  /** Address of the page that explains a rule. */
  readonly rulePage: (rule: string) => string;
}

export type CheckForLanguageTool = (
  request: LanguageToolCheck,
) => Promise<{ readonly answer: LanguageToolAnswer; readonly words: number }>;

/**
 * Checks a text as LanguageTool's clients ask for it. The text is held only for the time of the call.
 * @throws EmendError `languagetool.…`, or what the worker pool throws
 */
export function createLanguageToolCheck({ check, rulePage }: CheckParts): CheckForLanguageTool {
  return async ({ parameters, group, dictionary, isAbandoned }) => {
    const request = readCheckRequest(parameters);
    const { text, wanted } = request;
    const checked = await checkText(request, check, group, isAbandoned);
    const language = settledLanguage(request, checked);
    const terms = { languageCode: language.code, rulePage };
    const sentences = language.checkedAs === null ? [] : (checked?.sentences ?? []);
    const shown = sentences.map((sentence) => ({
      sentence,
      alerts: sentence.alerts.filter((alert) => isWanted(alert, wanted)),
    }));
    const isKnown = await knownWords(shown, dictionary);
    return {
      words: countWords(text.text),
      answer: {
        software: SOFTWARE,
        warnings: { incompleteResults: false },
        language: {
          name: language.name,
          code: language.code,
          detectedLanguage: { ...detectedLanguage(language, checked), source: 'emend' },
        },
        matches: shown.flatMap(({ sentence, alerts }) =>
          alerts.filter((alert) => !isKnown(alert)).flatMap((alert) => toMatch(alert, sentence, text, terms) ?? []),
        ),
        sentenceRanges: sentences.map((sentence) => {
          const { start, end } = text.toSource(sentence);
          return [start, end] as const;
        }),
      },
    };
  };
}

/** Null if nothing can be shown: the text is in another language, or only hidden alerts were requested. */
async function checkText(
  { text: { text }, language, wanted }: CheckRequest,
  check: CheckWholeText,
  group: string,
  isAbandoned: () => boolean,
): Promise<CheckedText | null> {
  const checkedAs = language === 'auto' ? 'auto' : language.checkedAs;
  if (text.trim() === '' || checkedAs === null || !wantsAnything(wanted)) return null;
  return check({
    text,
    options: {
      language: checkedAs,
      pipeline: 'advanced',
      documentType: wanted.level === 'picky' ? 'academic' : 'general',
      styleGuide: null,
      silent: language !== 'auto' && mixesSpellings(language.code) ? ['regional'] : [],
    },
    group,
    isAbandoned,
  });
}

function settledLanguage(
  { language, preferredVariants }: CheckRequest,
  checked: CheckedText | null,
): RequestedLanguage {
  if (language !== 'auto') return language;
  if (!checked || checked.language.name === 'English') return varietyOf(checked?.variety ?? 'US', preferredVariants);
  return { ...languageOfName(checked.language.name), checkedAs: null };
}

/** A text that was not examined has the language that the client states. */
function detectedLanguage(
  { name, code }: NamedLanguage,
  checked: CheckedText | null,
): NamedLanguage & { readonly confidence: number } {
  if (!checked) return { name, code, confidence: 0 };
  const confidence = rounded(checked.language.confidence);
  const isEnglish = checked.language.name === 'English';
  return isEnglish ? { name, code, confidence } : { ...languageOfName(checked.language.name), confidence };
}

async function knownWords(
  shown: readonly { readonly alerts: CheckedSentence['alerts'] }[],
  dictionary: () => Promise<readonly string[]>,
): Promise<ReturnType<typeof dictionaryFilter>> {
  const questioned = shown.some(({ alerts }) => alerts.some(({ errorClass }) => errorClass === 'spelling'));
  return questioned ? dictionaryFilter(await dictionary()) : () => false;
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;
