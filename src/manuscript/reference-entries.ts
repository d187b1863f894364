import type { StructuredManuscript } from './sections.ts';

/** An entry of the list of references. */
export interface ReferenceEntry {
  readonly paragraph: number;
  readonly text: string;
  /** The entry's own number, or its place in a list that Word numbers. */
  readonly number: number;
  readonly numbered: boolean;
  /** The text before the year, which contains the surnames, in small letters without accents. */
  readonly authors: string;
  /** Years with their letters: “2010a”; empty where the entry has no year. */
  readonly years: readonly string[];
  readonly cited?: boolean;
}

const NUMBER = /^\s*(?:\[(\d{1,3})\]|\(?(\d{1,3})[.)])\s*/;
const YEAR = /(?<![\d/.-])((?:1[6-9]|20)\d\d)([a-z])?(?![\d])|\b(?:in press|forthcoming|n\.\s?d\.)/giu;
/** Shorter entries are headings of the list or pieces of entries. */
const SHORTEST = 20;

/** Returns the text in small letters without accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/ß/g, 'ss')
    .replace(/ø/gi, 'o')
    .replace(/ł/gi, 'l')
    .toLowerCase();

/** Returns the entries of the list of references that can be recognised. */
export function referenceEntries({ paragraphs }: StructuredManuscript): ReferenceEntry[] {
  const entries = paragraphs.flatMap(({ text, part, cited }, paragraph): Omit<ReferenceEntry, 'number'>[] => {
    if (part !== 'reference' || text.trim().length < SHORTEST) return [];
    const years = Array.from(text.matchAll(YEAR), ([, year, letter]) =>
      year ? year + (letter ?? '').toLowerCase() : 'in press',
    );
    const rest = text.replace(NUMBER, '');
    // authors come before the year, or before the title where the year comes last
    const authors = plain(rest.slice(0, Math.max(60, rest.search(/\(?(?:1[6-9]|20)\d\d/))));
    return [{ paragraph, text, numbered: NUMBER.test(text), authors, years, ...(cited && { cited }) }];
  });
  return entries.map((entry, i) => {
    const [, bracketed, dotted] = NUMBER.exec(entry.text) ?? [];
    return { ...entry, number: Number(bracketed ?? dotted ?? i + 1) };
  });
}

/** If a larger share has no partner, the list or the citations were not read well enough to report anything. */
const MOST_ODD = 0.35;
/** In a short list this many may be mistakes, if as many others match. */
const FEW = 2;

/** True when too many citations have no entry, or entries no citation, to be mistakes of the author. */
export const tooMany = (odd: number, all: number): boolean => odd > MOST_ODD * all && odd > Math.min(FEW, all - odd);
