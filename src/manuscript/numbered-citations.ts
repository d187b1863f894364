import type { Finding, ManuscriptParagraph } from './manuscript.ts';
import { type ReferenceEntry, referenceEntries } from './reference-entries.ts';
import type { StructuredManuscript } from './sections.ts';

const CITATION =
  /(?<![\p{L}\d)\]]|= ?)\[(\d{1,3}(?:\s?[,;–—-]\s?\d{1,3}){0,20})(?:, (?:pp?|ch|sec|fig|tab|th|eq)[^\]]{0,30})?\]|(?<=\p{L}|[.,;:)”’])\[(\d{1,3}(?:\s?[,;–—-]\s?\d{1,3}){0,20})\]/gu;
/** Fewer are intervals and the like, no manner of citing. */
const LEAST = 4;
/** Larger ranges are intervals. */
const LONGEST_RANGE = 40;
/** A list in the order of citation has hardly an exception. */
const IN_ORDER = 0.9;

/** Tables cite, too. */
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

/** Citations by numbers in brackets against the list of references; undefined where a manuscript does not cite so. */
export function numberedCitationFindings(manuscript: StructuredManuscript): Finding[] | undefined {
  const citations = citationsIn(manuscript);
  const entries = referenceEntries(manuscript);
  if (citations.length < LEAST || entries.length < LEAST) return undefined;
  const named = entries.filter(({ numbered }) => numbered).length;
  // a list that is numbered for a part only is not read well enough
  if (named > 0 && named < entries.length) return [];
  const last = Math.max(...entries.map(({ number }) => number));
  // more numbers than entries by far: the list was not read whole
  if (citations.filter(({ number }) => number > last).length > citations.length / 4) return [];
  return [...unlisted(citations, last), ...uncited(entries, citations), ...outOfOrder(citations)];
}

function citationsIn({ paragraphs }: StructuredManuscript): Citation[] {
  return paragraphs.flatMap(({ text, part }, paragraph) =>
    Array.from(CITES.has(part) ? text.matchAll(CITATION) : []).flatMap((match) =>
      numbersOf(match[1] ?? match[2]!).map((number) => ({
        number,
        paragraph,
        start: match.index,
        end: match.index + match[0].length,
      })),
    ),
  );
}

/** “1, 3–5” is 1, 3, 4, 5; nothing where an interval is meant. */
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

function uncited(entries: readonly ReferenceEntry[], citations: readonly Citation[]): Finding[] {
  const cited = new Set(citations.map(({ number }) => number));
  return entries
    .filter((entry) => !entry.cited && !cited.has(entry.number))
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
  // a list by the alphabet is cited in any order
  if (early.length === 0 || early.length > (1 - IN_ORDER) * order.length) return [];
  return early.map((number) => ({
    ...place(first.get(number)!),
    check: 'citation-order',
    message: `Number the references in the order in which the text cites them: ${number} comes before ${number - 1} here.`,
  }));
}
