import type { Span } from '../../text/span.ts';
import type { Emphasised } from './emphasised.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';

const PLAIN = '0123456789+-–−';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻';
/** Numbers of sources and notes ("1,3–5") and exponents; not letters, such as the "th" of an ordinal. */
const isNumber = (text: string): boolean => /\d/.test(text) && /^[\d\s,+–−-]+$/.test(text);

/** A raised number, as the document has it. */
export interface RaisedNumber extends Span {
  readonly text: string;
}

/**
 * The raised numbers of a paragraph, which are no part of the words and numbers before them: "combined.16" with a
 * raised 16 ends with a full stop, and "10-5" is a power.
 */
export function raisedNumbers({ text, raised = [], marks = [] }: Emphasised): RaisedNumber[] {
  const numbers: RaisedNumber[] = [];
  for (const { start, end } of [...raised, ...marks.filter(({ kind }) => kind === 'superscript')]) {
    const number = text.slice(start, end);
    if (isNumber(number)) numbers.push({ start, end, text: number });
  }
  return numbers.sort((a, b) => a.start - b.start);
}

/** Returns the text with its raised numbers in characters that are raised themselves. Offsets stay valid. */
export function withRaised(text: string, numbers: readonly RaisedNumber[]): string {
  let read = text;
  for (const { start, end, text: number } of numbers) {
    const raised = [...number].map((character) => RAISED[PLAIN.indexOf(character)] ?? character).join('');
    read = read.slice(0, start) + raised + read.slice(end);
  }
  return read;
}

/** The sign after a number. */
const ADDED_STOP = /[⁰¹²³⁴⁵⁶⁷⁸⁹][,.;:]$/;

/** True when the sign that belongs after the word is before its number: "Shiny,¹ which". */
const isStopped = (text: string, numbers: readonly RaisedNumber[], end: number): boolean =>
  numbers.some((number) => number.end === end && /[,.;:!?]["”’)]?$/.test(text.slice(0, number.start)));

/**
 * Returns an alert on a text from `withRaised` with the characters of the document, so that an edit leaves raised
 * numbers as they are; undefined when its replacement changes one.
 */
export function asWritten(
  alert: ParagraphAlert,
  text: string,
  numbers: readonly RaisedNumber[],
): ParagraphAlert | undefined {
  const { start, end } = alert;
  const covered = numbers
    .filter((number) => number.start < end && number.end > start)
    .map((number) => {
      const from = Math.max(start, number.start);
      const to = Math.min(end, number.end);
      return { raised: text.slice(from, to), plain: number.text.slice(from - number.start, to - number.start) };
    });
  if (covered.length === 0) return alert;
  const lowered = (part: string) =>
    covered.reduce((read, { raised, plain }) => read.replace(raised, () => plain), part);
  if (alert.replacements.some((part) => covered.some(({ raised }) => !part.includes(raised)))) return undefined;
  if (alert.replacements.some((part) => ADDED_STOP.test(part)) && isStopped(text, numbers, end)) return undefined;
  return { ...alert, coveredText: lowered(alert.coveredText), replacements: alert.replacements.map(lowered) };
}
