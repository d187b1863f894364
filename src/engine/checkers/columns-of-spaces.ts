import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** A number or bullet typed before a heading or an item. */
const TYPED_NUMBER =
  /^\s*(?:\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[A-Za-z]|[ivx]{1,5})[.):]|\d{1,3}(?:\.\d{1,3}){1,4}|[•·–*-])$/;
/**
 * Runs of spaces this wide, after a typed number ("1.  Start"), or after a field name in a letter head ("X-Field:  value"), align words
 * in columns.
 */
const WIDE = 5;
/** The identifier of an author: signs in a list of authors were pictures between two spaces. */
const ORCID = /\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/;

export const isLayout = (paragraph: string, from: number, to: number): boolean =>
  to - from >= WIDE ||
  / {5}(?=\S)/.test(paragraph.trimStart()) ||
  ORCID.test(paragraph) ||
  (from < 20 && TYPED_NUMBER.test(paragraph.slice(0, from))) ||
  /^\s*(?:[A-Z]\w*(?:[−–-]\w+)+|Received|Date|Subject|From|To|Cc)\s?:/.test(paragraph.slice(0, 40));

/** Signs and numbers, as in "lamp_3.dat", "36.02", "->". */
const OF_DATA = /[\d_=<>#@]/;

/** Signs between the sides of a formula, and the object that stands for a formula. */
const RELATES = /[=~≠<>≤≥≈→⟶\uFFFC]/;

/** "Sₖ = x  and  Sₗ = y", "E = mc  where": a line of formulas without a verb, whose spaces its author chose. */
export const isFormulaLine = ({ tokens, finiteVerbs }: AnalysedSentence): boolean =>
  finiteVerbs.length === 0 && tokens.some(({ text }) => RELATES.test(text));

/** "lamp_3.dat  36.02  9.7", "OUTPUT ->  lamp", "run.py  @list": columns of what a program prints or is given. */
export function isOutput({ paragraph, finiteVerbs }: AnalysedSentence, from: number, to: number): boolean {
  const left = OF_DATA.test(/\S{1,40}$/.exec(paragraph.slice(Math.max(0, from - 40), from))?.[0] ?? '');
  const right = OF_DATA.test(/^\S{1,40}/.exec(paragraph.slice(to, to + 40))?.[0] ?? '');
  return (left && right) || ((left || right) && finiteVerbs.length === 0);
}

/** "(b = .07,  = 2.1)": a letter that the conversion of the file lost stood between the two spaces. */
export const isPlaceOfLostSign = (before: string, after: string): boolean =>
  /^[=<>≤≥≈]$/.test(after) && /^[,;(]$/.test(before);
