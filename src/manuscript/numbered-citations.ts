import type { Finding, ManuscriptParagraph } from './manuscript.ts';
import { type ReferenceEntry, referenceEntries, tooMany } from './reference-entries.ts';
import type { StructuredManuscript } from './sections.ts';

const CITATION =
  /(?<![\p{L}\d)\]]|= ?)\[(\d{1,3}(?:\s?[,;–—-]\s?\d{1,3}){0,20})(?:, (?:pp?|ch|sec|fig|tab|th|eq)[^\]]{0,30})?\]|(?<=\p{L}|[.,;:)”’])\[(\d{1,3}(?:\s?[,;–—-]\s?\d{1,3}){0,20})\]/gu;
/** Fewer numbers in brackets are intervals and the like, not citations: with a list that has numbers, and with one that has none. */
const LEAST = 2;
const LEAST_BESIDE_PLAIN = 4;
/** Larger ranges are intervals. */
const LONGEST_RANGE = 40;
/** A list in the order of citation has hardly any exceptions. */
const IN_ORDER = 0.9;

/** Parts that contain citations; tables do too. */
const CITES: ReadonlySet<ManuscriptParagraph['part']> = new Set([
  'abstract',
  'body',
  'list',
  'note',
  'caption',
  'table',
  'quote',
  'heading',
]);

/** A citation by number. */
interface Citation {
  readonly number: number;
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
}

/** Compares citations by numbers in brackets with the list of references; undefined where a manuscript does not cite in this way. */
export function numberedCitationFindings(manuscript: StructuredManuscript): Finding[] | undefined {
  const citations = citationsIn(manuscript);
  const entries = referenceEntries(manuscript);
  const named = entries.filter(({ numbered }) => numbered).length;
  const least = named > 0 ? LEAST : LEAST_BESIDE_PLAIN;
  if (citations.length < least || entries.length < least) return undefined;
  const cited = new Set(citations.map(({ number }) => number));
  // numbers in brackets may mean anything if the list has no numbers
  if (named === 0 && cited.size < entries.length / 2) return undefined;
  // if only part of the list has numbers, it was not read well enough
  if (named > 0 && named < entries.length) return [];
  const last = Math.max(...entries.map(({ number }) => number));
  // if far more numbers are cited than the list has, it was not read completely
  if (tooMany(citations.filter(({ number }) => number > last).length, citations.length)) return [];
  const unnamed = uncited(entries, cited, named > 0 ? last : Math.max(...cited));
  return [
    ...unlisted(citations, last),
    ...(tooMany(unnamed.length, entries.length) ? [] : unnamed),
    ...outOfOrder(citations),
  ];
}

function citationsIn({ paragraphs }: StructuredManuscript): Citation[] {
  return paragraphs.flatMap(({ text, part }, paragraph) => {
    if (!CITES.has(part)) return [];
    const found: Citation[] = [];
    for (const match of text.matchAll(CITATION)) {
      const place = { paragraph, start: match.index, end: match.index + match[0].length };
      const numbers = numbersOf(match[1] ?? match[2]!);
      const last = found.at(-1);
      // “[9]–[12]” cites the numbers between too
      if (last && numbers.length > 0 && /^\s?[-–—]\s?$/.test(text.slice(last.end, place.start)))
        for (let number = last.number + 1; number < Math.min(numbers[0]!, last.number + LONGEST_RANGE); number++)
          found.push({ ...place, number });
      for (const number of numbers) found.push({ ...place, number });
    }
    return found;
  });
}

/** Expands a list: “1, 3–5” is 1, 3, 4, 5; empty where an interval is meant. */
function numbersOf(list: string): number[] {
  const found: number[] = [];
  for (const item of list.split(/\s?[,;]\s?/)) {
    const [from = 0, to = from] = item.split(/\s?[–—-]\s?/).map(Number);
    if (from === 0 || to < from || to - from > LONGEST_RANGE) return [];
    for (let number = from; number <= to; number++) found.push(number);
  }
  return found;
}

const place = ({ paragraph, start, end }: Citation) => ({ group: 'references', paragraph, start, end }) as const;

function unlisted(citations: readonly Citation[], last: number): Finding[] {
  return citations
    .filter(({ number }) => number > last)
    .map((citation) => ({
      ...place(citation),
      check: 'citation-not-listed',
      message: `Add reference ${citation.number}, or correct the number: the list ends with ${last}.`,
    }));
}

/** Finds entries without a citation. In a list without numbers, text after the last cited entry may be pieces of entries: `most` is the last one checked. */
function uncited(entries: readonly ReferenceEntry[], cited: ReadonlySet<number>, most: number): Finding[] {
  return entries
    .filter((entry) => !entry.cited && entry.number <= most && !cited.has(entry.number))
    .map(({ number, paragraph, text }) => ({
      group: 'references',
      check: 'reference-not-cited',
      paragraph,
      start: 0,
      end: Math.min(text.length, 60),
      message: `Cite reference ${number} in the text, or remove it from the list: nothing cites it.`,
    }));
}

function outOfOrder(citations: readonly Citation[]): Finding[] {
  const first = new Map<number, Citation>();
  for (const citation of citations) if (!first.has(citation.number)) first.set(citation.number, citation);
  const order = [...first.keys()];
  const early = order.filter((number, at) => order.indexOf(number - 1) > at);
  // an alphabetical list is cited in any order
  if (early.length === 0 || early.length > (1 - IN_ORDER) * order.length) return [];
  return early.map((number) => ({
    ...place(first.get(number)!),
    check: 'citation-order',
    message: `Number the references in the order in which the text cites them: ${number} comes before ${number - 1} here.`,
  }));
}
