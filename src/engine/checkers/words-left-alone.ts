import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** True for a word before a surname: its capital is that of a name, at the beginning of a sentence too. */
export function isFirstName({ tokens }: AnalysedSentence, index: number): boolean {
  const next = tokens[index + 1];
  return next?.upos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(next.text);
}

/** Length of the longest word that is a name for many people and a typing error for others: "Thi", "Teh". */
const SHORT = 4;

/** True for a short capitalised word between two others: "Nguyen Thi Lan". */
export function isShortName({ tokens }: AnalysedSentence, index: number): boolean {
  const isName = (i: number): boolean => i > 0 && /^\p{Lu}\p{Ll}/u.test(tokens[i]?.text ?? '');
  return tokens[index]!.text.length <= SHORT && isName(index - 1) && isName(index + 1);
}

/** "We replaced stong -> strong": a list of mistakes names the wrong word and, after an arrow, the right one. */
export function isGivenAfter(paragraph: string, end: number, right: string): boolean {
  const arrow = /^\s?(?:[-–—=]>|→|⇒)\s?/.exec(paragraph.slice(end, end + 5));
  return arrow !== null && paragraph.startsWith(right, end + arrow[0].length);
}

/** "log-lik": the second half of a compound is short for a longer word. */
export const isShortHalf = ({ tokens }: AnalysedSentence, index: number): boolean =>
  tokens[index]!.text.length < SHORT && /^[-‐‑]$/.test(tokens[index - 1]?.text ?? '') && !tokens[index]!.spaceBefore;
