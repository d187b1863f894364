import { when as whenIn } from '../documents/when.ts';
import { language } from './language.ts';

/** For English the British locale: its dates are read in the same way everywhere. */
const locale = language === 'en' ? 'en-GB' : language;
const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' });
const figures = new Intl.NumberFormat(language);

/** A number as the reader writes it: 12,345 or 12.345. */
export function figure(number: number): string {
  return figures.format(number);
}

/** A number with the word that goes with it: "1 word", "2 words". */
export function counted(number: number, one: string, many: string): string {
  return `${figure(number)} ${number === 1 ? one : many}`;
}

/** A day with its year; `time` is in epoch milliseconds. */
export function dayIn(time: number): string {
  return days.format(new Date(time));
}

/** A time in the reader's language, in the form that lists show. */
export function when(time: number): string {
  return whenIn(time, new Date(), locale);
}
