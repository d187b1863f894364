import { when as whenIn } from '../documents/when.ts';
import { language } from './language.ts';

/** Of English the date that is read in one way everywhere. */
const locale = language === 'en' ? 'en-GB' : language;
const days = new Intl.DateTimeFormat(locale === 'en-GB' ? 'en' : locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A number with the word that goes with it. */
export function countIn(number: number, word: string): string {
  return `${number.toLocaleString(locale)} ${word}`;
}

/** A day with its year, from epoch milliseconds. */
export function dayIn(time: number): string {
  return days.format(new Date(time));
}

/** A time as a list shows it, in the language of the reader. */
export function when(time: number): string {
  return whenIn(time, new Date(), locale);
}
