import { deleteTokens, type Edit, insertAfter, insertBefore, matchCase } from './edits.ts';
import type { Proposal } from './proposal.ts';
import type { AnalysedSentence } from './sentence/analysed-sentence.ts';
import type { ErrorClass } from './taxonomy.ts';

/** Replaces the tokens `from` (inclusive) to `to` (exclusive) with `words`, in the case of the first token. */
export function replaceTokens(sentence: AnalysedSentence, from: number, to: number, words: string): Edit {
  const first = sentence.tokens[from]!;
  const last = sentence.tokens[to - 1]!;
  // "I" is always a capital, so its case says nothing about its replacement, unless it opens the sentence
  const text = first.text === 'I' && from > 0 ? words : matchCase(words, first.text);
  return { start: first.start, end: last.end, text };
}

/** The edit that replaces the tokens `from` to `to` with `words`: an insertion when there are no tokens, a deletion when `words` is empty. */
export function rewriteTokens(sentence: AnalysedSentence, from: number, to: number, words: string): Edit {
  if (from < to) return words ? replaceTokens(sentence, from, to, words) : deleteTokens(sentence, from, to);
  const previous = sentence.tokens[from - 1];
  if (/^[,.;:!?]/.test(words) && previous) return insertAfter(previous, words);
  if (from < sentence.tokens.length) return insertBefore(sentence, from, words);
  return insertAfter(previous!, ` ${words}`);
}

/** The parts of a proposal other than its edit. */
export interface Finding {
  readonly rule: string;
  readonly errorClass: ErrorClass;
  readonly comment: string;
  readonly confidence: number;
}

/** A proposal from an edit; `others` are further replacements, each complete. */
export function propose(edit: Edit, finding: Finding, others: readonly string[] = []): Proposal {
  return { start: edit.start, end: edit.end, replacements: [edit.text, ...others], ...finding };
}

/** A word as comments quote it. */
export const quote = (words: string): string => `“${words}”`;

/** The text of the tokens `from` to `to` as it stands in the paragraph. */
export function textOf(sentence: AnalysedSentence, from: number, to: number): string {
  const first = sentence.tokens[from];
  const last = sentence.tokens[to - 1];
  return first && last && from < to ? sentence.paragraph.slice(first.start, last.end) : '';
}
