import type { Span } from '../../text/span.ts';

/** An acronym, or a word with a capital that is not "I". */
const CAPITAL = /(?<![\p{L}\d])\p{Lu}{2,}(?!\p{L})|(?<![\p{L}\d])(?!I(?![\p{L}]))\p{Lu}[\p{L}\p{M}’']*/gu;
const ACRONYM = /^\p{Lu}{2,}$/u;
/** Precedes a word that may begin with a capital: a stop, a bracket, a quotation mark, a bullet. */
const OPENING = /^\s*$|(?:[.:;!?"“‘([—–•*]|\d\)?)\s*$/u;
/** How many characters before a word to look at. */
const REACH = 8;

/**
 * Acronyms, and words with a capital that no opening explains, in a sentence from `start` to `end` of its paragraph: parts of names, one span for
 * each word. A sentence in capitals has none.
 */
export function nameSpans(paragraph: string, start: number, end: number): Span[] {
  const text = paragraph.slice(start, end);
  if (text === text.toUpperCase()) return [];
  const spans: Span[] = [];
  for (const { 0: word, index } of text.matchAll(CAPITAL))
    if (ACRONYM.test(word) || !OPENING.test(text.slice(Math.max(0, index - REACH), index)))
      spans.push({ start: start + index, end: start + index + word.length });
  return spans;
}
