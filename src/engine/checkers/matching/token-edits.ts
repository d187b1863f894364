import type { AnalysedSentence } from '../../analysis.ts';
import { capitalize, type Edit, insertAfter, insertBefore, matchCase } from '../../edits.ts';
import type { Proposal } from '../../proposal.ts';
import type { ErrorClass } from '../../taxonomy.ts';

/** Replaces the tokens `from` (inclusive) to `to` (exclusive) by `words`, in the case of the first of them. */
export function replaceTokens(sentence: AnalysedSentence, from: number, to: number, words: string): Edit {
  const first = sentence.tokens[from]!;
  const last = sentence.tokens[to - 1]!;
  // "I" is always a capital: it says nothing about what stands in its place, unless it opens the sentence
  const text = first.text === 'I' && from > 0 ? words : matchCase(words, first.text);
  return { start: first.start, end: last.end, text };
}

/**
 * Deletes the tokens `from` to `to` with the space that would be left over. At the start of a sentence the next token takes
 * over the capital.
 */
export function deleteTokens(sentence: AnalysedSentence, from: number, to: number): Edit {
  const { tokens } = sentence;
  const first = tokens[from]!;
  const last = tokens[to - 1]!;
  const previous = tokens[from - 1];
  const next = tokens[to];
  if (previous && first.spaceBefore) return { start: previous.end, end: last.end, text: '' };
  if (previous) return { start: first.start, end: last.end, text: '' };
  if (!next) return { start: first.start, end: last.end, text: '' };
  const capital = first.text[0] !== first.text[0]!.toLowerCase();
  return { start: first.start, end: next.end, text: capital ? capitalize(next.text) : next.text };
}

/** The edit that puts `words` in place of the tokens `from` to `to`: an insertion when there are none, a deletion when it is empty. */
export function rewriteTokens(sentence: AnalysedSentence, from: number, to: number, words: string): Edit {
  if (from < to) return words ? replaceTokens(sentence, from, to, words) : deleteTokens(sentence, from, to);
  const previous = sentence.tokens[from - 1];
  if (/^[,.;:!?]/.test(words) && previous) return insertAfter(previous, words);
  if (from < sentence.tokens.length) return insertBefore(sentence, from, words);
  return insertAfter(previous!, ` ${words}`);
}

/** What a proposal says about its edit. */
export interface Finding {
  readonly rule: string;
  readonly errorClass: ErrorClass;
  readonly comment: string;
  readonly confidence: number;
}

/** A proposal from an edit; `others` are further replacements, written in full. */
export function propose(edit: Edit, finding: Finding, others: readonly string[] = []): Proposal {
  return { start: edit.start, end: edit.end, replacements: [edit.text, ...others], ...finding };
}

/** A word as comments show it. */
export const quote = (words: string): string => `“${words}”`;

/** The text of the tokens `from` to `to` as it stands in the paragraph. */
export function textOf(sentence: AnalysedSentence, from: number, to: number): string {
  const first = sentence.tokens[from];
  const last = sentence.tokens[to - 1];
  return first && last && from < to ? sentence.paragraph.slice(first.start, last.end) : '';
}
