import type { Span } from '../../text/span.ts';

const NAME = "\\p{Lu}[\\p{L}’'-]{1,40}";
const YEAR = '(?:1[89]|20)\\d\\d[a-z]?\\b';
/** One to four names before "et al.", a year in brackets or a year: "Mould 2006", "Reiley and Tang (2011)", "Accuray, Hama et al., 2019". */
const CITED = new RegExp(
  `(?<![\\p{L}\\d-])(?:${NAME}(?:,? (?:and|&) |, )){0,3}${NAME}(?:,? et al\\b\\.?|(?=,? ?[([]?${YEAR}))(?<year>,? ?${YEAR})?`,
  'gu',
);
const NAMES = new RegExp(NAME, 'gu');
/** A part of every citation: without this test, the search for names would cost as much as all other spans. */
const CITES = /et al\b|(?:1[89]|20)\d\d/u;
/** The start of a sentence, where any word has a capital: "Since 2006". */
const OPENING = /(?:^|[.?!]["”’)]?\s+)$/u;
/** The names of authors in citations within running text, one span for each word; offsets into the paragraph. */
export function citedNames(paragraph: string): readonly Span[] {
  const spans: Span[] = [];
  if (!CITES.test(paragraph)) return spans;
  for (const { 0: cited, index, groups } of paragraph.matchAll(CITED)) {
    const plainYear = groups?.['year'] !== undefined && !cited.includes('et al');
    for (const name of cited.matchAll(NAMES)) {
      const start = index + name.index;
      if (plainYear && name.index === 0 && OPENING.test(paragraph.slice(Math.max(0, start - 4), start))) continue;
      spans.push({ start, end: start + name[0].length });
    }
  }
  return spans;
}
