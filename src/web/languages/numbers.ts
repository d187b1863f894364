import { when as whenIn } from '../documents/when.ts';
import { language } from './language.ts';

/** Of English the date that is read in one way everywhere. */
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

/** A day with its year, from epoch milliseconds. */
export function dayIn(time: number): string {
  return days.format(new Date(time));
}

/** A time as a list shows it, in the language of the reader. */
export function when(time: number): string {
  return whenIn(time, new Date(), locale);
}
