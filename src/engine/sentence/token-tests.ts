import { NEGATIONS } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';

export const NOUN_TAGS: ReadonlySet<string> = new Set(['NN', 'NNS', 'NNP', 'NNPS']);

/** True for the stand-in of a formula, citation or command. A noun before it may be the first half of a term ("file ￼ operations"). */
export const isPlaceholder = (token: AnalysedToken | undefined): boolean => token?.text.includes('\uFFFC') ?? false;

export const isPunctuation = (token: AnalysedToken | undefined): boolean => token?.upos === 'PUNCT';
export const isNoun = (token: AnalysedToken | undefined): boolean => token?.upos === 'NOUN' || token?.upos === 'PROPN';
export const isVerb = (token: AnalysedToken | undefined): boolean => token?.upos === 'VERB' || token?.upos === 'AUX';
export const isFiniteVerb = (token: AnalysedToken | undefined): boolean =>
  token !== undefined && (token.xpos === 'VBZ' || token.xpos === 'VBP' || token.xpos === 'VBD' || token.xpos === 'MD');
export const isAdverb = (token: AnalysedToken | undefined): boolean =>
  token !== undefined && (token.upos === 'ADV' || token.xpos.startsWith('RB') || NEGATIONS.has(token.lower));

/** Two capitals, or one before a figure: "DNA", "McCoy", "T2". */
export const isAcronym = (text: string | undefined): boolean =>
  text !== undefined && /\p{Lu}\P{Lu}*\p{Lu}|\p{Lu}\d/u.test(text);

/** True when no space separates the token from its neighbour: part of a hyphenated or slashed compound. */
export function isCompounded({ tokens }: { readonly tokens: readonly AnalysedToken[] }, index: number): boolean {
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const joins = (token: AnalysedToken | undefined): boolean => token !== undefined && /^[-‐‑–/]+$/.test(token.text);
  return (joins(before) && !tokens[index]!.spaceBefore) || (joins(after) && !after!.spaceBefore);
}

/** Index of the first token at or after `index` that is neither an adverb nor a negation. */
export function skipAdverbs(tokens: readonly AnalysedToken[], index: number): number {
  let i = index;
  while (i < tokens.length && isAdverb(tokens[i])) i++;
  return i;
}

/** Index of the last token at or before `index` that is neither an adverb nor a negation; -1 when there is none. */
export function skipAdverbsBack(tokens: readonly AnalysedToken[], index: number): number {
  let i = index;
  while (i >= 0 && isAdverb(tokens[i])) i--;
  return i;
}

/** "(i.e., there was a longer word …": no sentence can end within brackets. */
export function isWithinBrackets(tokens: readonly AnalysedToken[], at: number): boolean {
  const open = tokens.findLastIndex(({ text }, i) => i < at && /^[([]$/.test(text));
  return open >= 0 && !tokens.slice(open, at).some(({ text }) => /^[)\]]$/.test(text));
}

/** "A binary dependent variable": "dependent" belongs to "variable". */
export const isVariable = (tokens: readonly AnalysedToken[], at: number): boolean =>
  /^(?:in)?dependent$/.test(tokens[at]?.lower ?? '') &&
  /^(?:variable|measure|sample)s?$/.test(tokens[at + 1]?.lower ?? '');

export const isCapitalised = (token: AnalysedToken | undefined): boolean =>
  token !== undefined && /^\p{Lu}/u.test(token.text);

/** A hyphen that follows the word before it without a space. */
export const isJoiningHyphen = (token: AnalysedToken | undefined): boolean =>
  token !== undefined && /^[-‐‑]$/.test(token.text) && !token.spaceBefore;

/** "Which is the best way": asks for a choice, unlike "Which is a costly process", a clause that belongs to the sentence before it. */
export const asksForChoice = (tokens: readonly AnalysedToken[]): boolean =>
  tokens.slice(2, 4).some(({ xpos }) => /^(?:JJ|RB)[RS]$/.test(xpos));

/** True for a modal that ends a comparison: behind "selling it as fast as one can" the next verb has another subject. */
export const endsComparison = (tokens: readonly AnalysedToken[], modal: number): boolean =>
  tokens[modal]?.xpos === 'MD' &&
  tokens[modal - 2]?.lower === 'as' &&
  tokens.slice(Math.max(0, modal - 6), modal - 2).some(({ lower }) => lower === 'as');

/** "for finding time and will to do this": a noun joined to another, not the modal. */
export const isWillBesideNoun = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]?.lower === 'will' && tokens[at - 1]?.lower === 'and' && isNoun(tokens[at - 2]);
