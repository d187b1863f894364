import { isLine } from '../engine/document/document-parts.ts';
import { isCaption } from '../engine/sentence/place-kind.ts';
import { type DisplayMention, displayMentions, displayOfCaption } from './display-mentions.ts';
import type { DisplayKind, Finding, ManuscriptParagraph } from './manuscript.ts';
import type { StructuredManuscript } from './sections.ts';

interface Captioned {
  readonly kind: DisplayKind;
  readonly number: string;
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly cited?: boolean;
}

interface Mention extends DisplayMention {
  readonly paragraph: number;
}

const NAMES = { figure: 'Figure', table: 'Table' } as const;
const MAY_CAPTION: ReadonlySet<ManuscriptParagraph['part']> = new Set([
  'body',
  'heading',
  'table',
  'list',
  'note',
  'quote',
]);
const LABEL_LINE =
  /^(?:Fig(?:ure|\.)?|FIG(?:URE|\.)?|Table|TABLE) ?S?\d{1,3}(?:\.\d{1,2})?(?![\d\p{L}])(?! (?:shows?|gives?|presents?|lists?|and|reports?|summari|displays?|contains?|illustrates?|depicts?|provides?))/u;
const WHERE_MENTIONED: ReadonlySet<ManuscriptParagraph['part']> = new Set([
  'abstract',
  'body',
  'list',
  'note',
  'quote',
  'caption',
]);

/** Checks figures and tables: the text mentions each one, in the order of their numbers, and mentions none that is missing. */
export function displayFindings({ paragraphs, sections }: StructuredManuscript): Finding[] {
  const captions = captionsOf(paragraphs);
  const listed = new Set<number>();
  for (const { kind, from, to } of sections) if (kind === 'references') for (let i = from; i < to; i++) listed.add(i);
  const mentions = paragraphs.flatMap(({ text, part }, paragraph): Mention[] => {
    if (!WHERE_MENTIONED.has(part) || listed.has(paragraph)) return [];
    // a caption mentions its own display, and may mention others
    const own = captions.filter((caption) => caption.paragraph === paragraph);
    return displayMentions(text)
      .filter((mention) => !own.some(({ start, end }) => mention.start >= start && mention.start < end))
      .map((mention) => ({ ...mention, paragraph }));
  });
  const namesThem = mentions.length > 0 || sections.some(({ kind }) => kind === 'abstract' || kind === 'references');
  return (['figure', 'table'] as const).flatMap((kind) => {
    const own = captions.filter((caption) => caption.kind === kind);
    const named = mentions.filter((mention) => mention.kind === kind);
    const meant = named.length > 0 || (namesThem && !pointsTo(kind, paragraphs));
    return [
      ...(meant ? uncited(own, named) : []),
      ...missing(own, named, paragraphs),
      ...outOfOrder(own, named, paragraphs),
    ];
  });
}

/** True for a paragraph that begins like a caption, or a short line that begins with the number of a display. */
function looksLikeCaption(text: string): boolean {
  const line = text.replace(/^[\s\ufffc]+/, '');
  return isCaption(line) || (isLine(line) && LABEL_LINE.test(line));
}

/** Splits a paragraph into lines: a caption may be a line of the paragraph before it. */
function linesOf(text: string): { line: string; from: number }[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const own = { line, from };
    from += line.length + 1;
    return own;
  });
}

function captionsOf(paragraphs: readonly ManuscriptParagraph[]): Captioned[] {
  const found = paragraphs.flatMap((one, paragraph): Captioned[] => {
    if (one.part !== 'caption' && !MAY_CAPTION.has(one.part)) return [];
    return linesOf(one.text).flatMap(({ line, from }): Captioned[] => {
      const looks = (one.part === 'caption' && from === 0) || looksLikeCaption(line);
      const display = looks ? displayOfCaption({ ...one, text: line }) : undefined;
      return display
        ? [{ ...display, start: from, end: from + display.end, paragraph, ...(one.cited && { cited: true }) }]
        : [];
    });
  });
  // "Figure 1. Continued", and a list of captions in addition to the figures
  return found.filter(
    (one, i) => found.findIndex(({ kind, number }) => kind === one.kind && number === one.number) === i,
  );
}

/** True for the numbers of the paper itself: supplementary displays have their own order. */
const isMain = (number: string): boolean => /^\d/.test(number);

/** “the table below”, “the following figure”: a text may point to a display without its number. */
const POINTS = {
  figure:
    /\b(?:following|above|below|this|next|previous|preceding) (?:figure|picture|diagram|graph|image|chart)|\b(?:figure|picture|diagram|graph|image|chart)s? (?:above|below|shows?|that follows)/iu,
  table:
    /\b(?:following|above|below|this|next|previous|preceding) table|\btables? (?:above|below|shows?|that follows)/iu,
} as const;
const pointsTo = (kind: DisplayKind, paragraphs: readonly ManuscriptParagraph[]): boolean =>
  paragraphs.some(({ text, part }) => WHERE_MENTIONED.has(part) && POINTS[kind].test(text));

function uncited(captions: readonly Captioned[], mentions: readonly Mention[]): Finding[] {
  return captions
    .filter(
      ({ number, cited }) => !cited && isMain(number) && !mentions.some((mention) => covers(mention.number, number)),
    )
    .map(({ kind, number, paragraph, start, end }) => ({
      group: 'figures-and-tables',
      check: `${kind}-not-cited`,
      paragraph,
      start,
      end,
      message: `Refer to ${NAMES[kind]} ${number} in the text: nothing in the text points to it.`,
    }));
}

/** True when a mention may mean a number: “Figure 3-1” means 3.1. */
const covers = (mention: string, number: string): boolean => mention.replace('-', '.') === number.replace('-', '.');

/** True for a caption with a stray character of a PDF before it: “i Fig. 4. Darknet”. */
const isLabel = ({ paragraph, end }: Mention, paragraphs: readonly ManuscriptParagraph[]): boolean => {
  const { text } = paragraphs[paragraph]!;
  return text.length < LONGEST_CAPTION && /^\.\s\p{Lu}/u.test(text.slice(end));
};
const LONGEST_CAPTION = 400;

function missing(
  captions: readonly Captioned[],
  mentions: readonly Mention[],
  paragraphs: readonly ManuscriptParagraph[],
): Finding[] {
  // without captions the displays may still be there, as pictures
  if (captions.length === 0) return [];
  const seen = new Set<string>();
  return mentions
    .filter((mention) => {
      const { number } = mention;
      if (isLabel(mention, paragraphs)) return false;
      if (!isMain(number) || captions.some((caption) => covers(caption.number, number)) || seen.has(number))
        return false;
      seen.add(number);
      return true;
    })
    .map(({ kind, number, paragraph, start, end }) => ({
      group: 'figures-and-tables',
      check: `${kind}-missing`,
      paragraph,
      start,
      end,
      message: `Add ${NAMES[kind]} ${number}, or correct its number: this file has no caption for it.`,
    }));
}

/** Splits a number into its parts: “12” is [12], “3.1” is [3, 1]. */
const parts = (number: string): number[] => number.split(/[.-]/).map(Number);

function outOfOrder(
  captions: readonly Captioned[],
  mentions: readonly Mention[],
  paragraphs: readonly ManuscriptParagraph[],
): Finding[] {
  const main = captions.map(({ number }) => number).filter(isMain);
  const first = new Map<string, Mention>();
  // a caption's place depends on the layout, so it has no place in the reading order
  for (const mention of mentions)
    if (
      main.includes(mention.number) &&
      !first.has(mention.number) &&
      paragraphs[mention.paragraph]!.part !== 'caption'
    )
      first.set(mention.number, mention);
  const order = [...first.keys()];
  const findings: Finding[] = [];
  for (const [at, number] of order.entries()) {
    const own = parts(number);
    // the display with the previous number in the same chapter comes later
    const before = [...own.slice(0, -1), own.at(-1)! - 1].join('.');
    const later = order.indexOf(before);
    if (later <= at) continue;
    const { kind, paragraph, start, end } = first.get(number)!;
    const message = `Number these in the order in which the text names them: ${NAMES[kind]} ${number} comes before ${NAMES[kind]} ${before} here.`;
    findings.push({ group: 'figures-and-tables', check: `${kind}-order`, paragraph, start, end, message });
  }
  return findings;
}
