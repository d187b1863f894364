/** How the items of an ordered list count, in the values of HTML's `type` attribute. */
export type Numbering = '1' | 'a' | 'A' | 'i' | 'I';

const NAMES: Readonly<Record<string, Numbering>> = {
  decimal: '1',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** The numbering for a value of CSS's `list-style-type`; undefined for bullets and all other values. */
export const numberingOfStyle = (name: string): Numbering | undefined => NAMES[name];

/** A value as a numbering; anything else counts in figures. */
export function asNumbering(value: unknown): Numbering {
  return typeof value === 'string' && /^[1aAiI]$/.test(value) ? (value as Numbering) : '1';
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** A number of at least 1, written in a numbering: 3 is "3", "c", "C", "iii" or "III". */
export function writeNumber(number: number, numbering: Numbering): string {
  if (numbering === '1' || number < 1) return String(number);
  const small = numbering === 'a' || numbering === 'A' ? inLetters(number) : inRoman(number);
  return numbering === 'A' || numbering === 'I' ? small.toUpperCase() : small;
}

function inLetters(number: number): string {
  let rest = number;
  let letters = '';
  while (rest > 0) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
    rest = Math.floor((rest - 1) / 26);
  }
  return letters;
}

function inRoman(number: number): string {
  let rest = number;
  let letters = '';
  for (const [value, sign] of ROMAN)
    while (rest >= value) {
      letters += sign;
      rest -= value;
    }
  return letters;
}

/** A number and how it is counted. */
export interface Counted {
  readonly number: number;
  readonly numbering: Numbering;
}

/**
 * Reads "3", "c" or "iii". A letter that is also a Roman numeral ("i", "c") is read as Roman unless the item before has the letter
 * that precedes it.
 * @returns undefined when the text is no number
 */
export function readNumber(written: string, before?: Counted): Counted | undefined {
  if (/^\d{1,9}$/.test(written)) return { number: Number(written), numbering: '1' };
  if (!/^([a-z]{1,7}|[A-Z]{1,7})$/.test(written)) return undefined;
  const isUpper = written !== written.toLowerCase();
  const roman: Numbering = isUpper ? 'I' : 'i';
  const letters: Numbering = isUpper ? 'A' : 'a';
  const candidates: Counted[] = [];
  const value = romanValue(written.toLowerCase());
  if (value > 0) candidates.push({ number: value, numbering: roman });
  if (written.length === 1 || /^(.)\1$/.test(written))
    candidates.push({
      number: written.toLowerCase().charCodeAt(0) - 96 + 26 * (written.length - 1),
      numbering: letters,
    });
  const follows = candidates.find(
    ({ number, numbering }) => numbering === before?.numbering && number === before.number + 1,
  );
  return follows ?? candidates.find(({ number }) => number === 1) ?? candidates.at(-1);
}

/** The value of a Roman numeral; 0 for letters that do not form one. */
function romanValue(letters: string): number {
  let rest = letters;
  let sum = 0;
  for (const [value, sign] of ROMAN)
    while (rest.startsWith(sign)) {
      sum += value;
      rest = rest.slice(sign.length);
    }
  return rest === '' && inRoman(sum) === letters ? sum : 0;
}
