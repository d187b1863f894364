import type { UnknownWord } from '../../contract/document-review.ts';
import { UNKNOWN_WORD } from '../../engine/spelling/unknown-word-rule.ts';
import { contextAfter, contextBefore } from './document-changes.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';

export interface WithoutUnknown {
  /** The alerts, with one question in place of all questions about unknown words. */
  readonly alerts: ParagraphAlert[];
  /** In order of first occurrence. */
  readonly words: readonly UnknownWord[];
}

/** The most words that the one question lists. For more words, the author opens the report. */
const MOST_LISTED = 60;
/** Characters of context on either side of a word in the list. */
const LISTED_CONTEXT = 25;

/**
 * Replaces the questions about each occurrence of each unknown word with one question at the first occurrence. An
 * author who uses a special word for the subject of a document is then asked about it only once.
 */
export function askOnceAboutUnknown(
  alerts: readonly ParagraphAlert[],
  textOf: (paragraph: number) => string,
): WithoutUnknown {
  const questions = alerts.filter(({ rule }) => rule === UNKNOWN_WORD);
  const [first] = questions;
  if (first === undefined) return { alerts: [...alerts], words: [] };
  const byWord = new Map<string, { readonly alerts: ParagraphAlert[] }>();
  for (const alert of questions) {
    const key = alert.coveredText.toLowerCase();
    const known = byWord.get(key);
    if (known) known.alerts.push(alert);
    else byWord.set(key, { alerts: [alert] });
  }
  const words = [...byWord.values()].map(({ alerts: places }) => unknownWord(places, textOf));
  const summary = words.length === 1 ? first : { ...first, comment: questionOn(words) };
  return {
    alerts: alerts.flatMap((alert) => (alert === first ? [summary] : alert.rule === UNKNOWN_WORD ? [] : [alert])),
    words,
  };
}

function unknownWord(alerts: readonly ParagraphAlert[], textOf: (paragraph: number) => string): UnknownWord {
  return {
    word: alerts[0]!.coveredText,
    perhaps: alerts.find(({ perhaps }) => perhaps !== undefined)?.perhaps ?? null,
    places: alerts.map(({ paragraph, start, end, coveredText }) => {
      const text = textOf(paragraph);
      return {
        paragraph,
        before: contextBefore(text, start),
        covered: coveredText,
        after: contextAfter(text, end),
      };
    }),
  };
}

/** The list as one comment: what to do, then one line per word. */
function questionOn(words: readonly UnknownWord[]): string {
  const lines = words.slice(0, MOST_LISTED).map(lineOf);
  const more = words.length - lines.length;
  return [
    `We do not know ${words.length} words of this document. Leave names and terms as they are, and add them to your dictionary; correct what is a slip.`,
    ...lines,
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n');
}

/** "reggeon, 4 times, first in “… of the reggeon exchange …”; perhaps “region”". */
export function lineOf({ word, perhaps, places }: UnknownWord): string {
  const { before, covered, after } = places[0]!;
  const context = `${lastWords(before)}${covered}${firstWords(after)}`.trim();
  const times = places.length === 1 ? 'in' : `${places.length} times, first in`;
  return `${word}: ${times} “${context}”${perhaps === null ? '' : `; did you mean “${perhaps}”?`}`;
}

function lastWords(text: string): string {
  if (text.length <= LISTED_CONTEXT) return text;
  const cut = text.slice(-LISTED_CONTEXT);
  return `…${cut.slice(Math.max(0, cut.search(/\s/)))}`;
}

function firstWords(text: string): string {
  if (text.length <= LISTED_CONTEXT) return text;
  const cut = text.slice(0, LISTED_CONTEXT);
  const space = cut.search(/\s\S*$/);
  return `${space < 0 ? cut : cut.slice(0, space + 1)}…`;
}
