import {
  ABSTRACT_HEADING,
  AFTER_ABSTRACT,
  LONGEST_ABSTRACT,
  RUN_IN_ABSTRACT,
} from '../engine/document/document-parts.ts';
import { METHODS, NUMBERED, RESULTS } from '../engine/document/section-tenses.ts';
import { isCaption } from '../engine/sentence/place-kind.ts';
import type { Manuscript, ManuscriptParagraph, ParagraphPart } from './manuscript.ts';
import type { SectionKind } from './section-kinds.ts';

/** A part of a manuscript under one heading of the highest level. */
export interface Section {
  readonly kind: SectionKind;
  /** As it is written; what stands before the first heading has none. */
  readonly heading: string;
  /** Paragraphs, half-open; the heading is the first. */
  readonly from: number;
  readonly to: number;
}

/** A manuscript whose paragraphs are known by where they stand. */
export interface StructuredManuscript {
  readonly paragraphs: readonly ManuscriptParagraph[];
  readonly sections: readonly Section[];
}

const heading = (names: string): RegExp => new RegExp(`^${NUMBERED}(?:${names})\\s*[.:]?$`, 'iu');

const KNOWN: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'introduction',
    heading(
      '(?:general )?introduction|background(?: and (?:aims?|objectives?|motivation))?|related works?|literature review|motivation',
    ),
  ],
  ['methods', heading(METHODS)],
  ['results', heading(`${RESULTS}|evaluation`)],
  [
    'discussion',
    heading('(?:results?(?:/| and | & ))?(?:general )?discussions?(?: and conclusions?)?|limitations|implications'),
  ],
  ['conclusion', heading('(?:summary and )?conclusions?(?:\\W.*)?|concluding remarks|future work')],
  [
    'references',
    heading('references?(?: list)?|list of references|bibliography|works cited|literature(?: cited)?|references cited'),
  ],
  [
    'end-matter',
    heading(
      "acknowledge?ments?|funding(?: .*)?|appendix.*|appendices|support(?:ing|ive) information.*|supplement(?:ary|al).*|ethic(?:s|al).*|data availability.*|code availability.*|availability of .*|abbreviations|(?:authors?[’']? |credit )?contributions?.*|author statement.*|declarations?.*|competing interests?.*|conflicts? of interests?.*|disclosures?.*|open practices.*|about the authors?",
    ),
  ],
];
/** Longer lines are no headings of parts that everybody has. */
const LONGEST_HEADING = 60;
const KEYWORDS = /^\s*(?:key ?words|index terms|abbreviations)\b\s*(?:and phrases)?[.:—–-]/iu;
/** Parts whose words a reader of the format is sure of. */
const READ: ReadonlySet<ParagraphPart> = new Set(['body', 'list', 'quote']);

/** The kind of the section that a heading opens; `other` for one of its author's own. */
export function sectionKind(text: string): SectionKind {
  const line = text.trim();
  if (line.length > LONGEST_HEADING) return 'other';
  if (ABSTRACT_HEADING.test(line)) return 'abstract';
  return KNOWN.find(([, form]) => form.test(line))?.[0] ?? 'other';
}

/** Finds title, abstract, list of references and sections, by the styles of the format where it has any, else by the words of headings. */
export function structured({ paragraphs: read }: Manuscript): StructuredManuscript {
  const paragraphs = read.map((paragraph) => ({ ...paragraph }));
  const styled = paragraphs.some(({ part }) => part === 'heading');
  // some readers take all that follows the list of references for a part of it
  for (const paragraph of paragraphs)
    if (paragraph.part === 'reference' && isCaption(paragraph.text.trim())) paragraph.part = 'caption';
    else if (paragraph.part === 'body' && KEYWORDS.test(paragraph.text)) Object.assign(paragraph, { part: 'keywords' });
    else if (paragraph.part === 'body' && sectionKind(paragraph.text) !== 'other')
      Object.assign(paragraph, { part: 'heading', level: styled ? topLevel(paragraphs) : 1 });
  markTitle(paragraphs);
  markAbstract(paragraphs);
  const sections = sectionsOf(paragraphs);
  for (const { kind, from, to } of sections) if (kind === 'references') markReferences(paragraphs.slice(from + 1, to));
  return { paragraphs, sections };
}

/** Figures and tables after the list of references end it. */
function markReferences(paragraphs: readonly Draft[]): void {
  const end = paragraphs.findIndex(({ part, text }) => part === 'caption' || part === 'table' || isCaption(text));
  for (const paragraph of paragraphs.slice(0, end < 0 ? undefined : end))
    if (READ.has(paragraph.part)) paragraph.part = 'reference';
}

type Draft = { -readonly [Key in keyof ManuscriptParagraph]: ManuscriptParagraph[Key] };

/** The level of headings that open sections: the highest that comes more than once, for a title may be a heading too. */
function topLevel(paragraphs: readonly ManuscriptParagraph[]): number {
  const counts = new Map<number, number>();
  for (const { part, level } of paragraphs) if (part === 'heading') counts.set(level, (counts.get(level) ?? 0) + 1);
  const levels = [...counts].sort(([a], [b]) => a - b);
  return (levels.find(([, count]) => count > 1) ?? levels[0])?.[0] ?? 1;
}

/** A title is among the first lines, before any section. */
function markTitle(paragraphs: Draft[]): void {
  if (paragraphs.some(({ part }) => part === 'title')) return;
  const first = paragraphs.findIndex(({ part }) => part !== 'other');
  const paragraph = paragraphs[first];
  const isFirstHeading = paragraph?.part === 'heading' && sectionKind(paragraph.text) === 'other';
  if (paragraph && isFirstHeading && !/^\d/.test(paragraph.text)) paragraph.part = 'title';
}

function markAbstract(paragraphs: Draft[]): void {
  const start = paragraphs.findIndex(
    ({ part, text }) =>
      part === 'abstract' || (part === 'heading' && ABSTRACT_HEADING.test(text.trim())) || RUN_IN_ABSTRACT.test(text),
  );
  const first = paragraphs[start];
  if (!first || first.part === 'abstract') return;
  const runIn = first.part !== 'heading';
  let words = 0;
  const rest = paragraphs.slice(start + 1);
  const ends = rest.findIndex(({ text, part }) => {
    words += text.split(/\s+/).length;
    return part === 'keywords' || AFTER_ABSTRACT.test(text.trim()) || words > LONGEST_ABSTRACT;
  });
  const marked = words <= LONGEST_ABSTRACT && ends >= 0;
  const nextHeading = rest.findIndex(({ part }) => part === 'heading' || part === 'title');
  // headings within an abstract are told from the next section by the one that certainly follows it
  const end = marked ? ends : nextHeading < 0 ? Math.min(1, rest.length) : nextHeading;
  if (runIn) first.part = 'abstract';
  if (runIn && !marked) return;
  for (const paragraph of rest.slice(0, end))
    if (READ.has(paragraph.part) || paragraph.part === 'heading')
      Object.assign(paragraph, { part: 'abstract', level: 0 });
}

function sectionsOf(paragraphs: readonly ManuscriptParagraph[]): Section[] {
  const top = topLevel(paragraphs);
  const opens = (i: number): SectionKind | undefined => {
    const { part, level, text } = paragraphs[i]!;
    if (part === 'title') return paragraphs[i - 1]?.part === 'title' ? undefined : 'title';
    if (part === 'abstract') return paragraphs[i - 1]?.part === 'abstract' ? undefined : 'abstract';
    if (part !== 'heading') return paragraphs[i - 1]?.part === 'abstract' ? 'other' : undefined;
    const kind = sectionKind(text);
    // a list of references ends a manuscript on whichever level
    return level <= top || kind === 'references' || kind === 'end-matter' ? kind : undefined;
  };
  const sections: Section[] = [];
  for (let i = 0; i < paragraphs.length; i++) {
    const kind = opens(i);
    const last = sections.at(-1);
    // the heading of an abstract and its text are one
    if (kind === undefined || (kind === 'abstract' && last?.kind === 'abstract' && last.from === i - 1)) {
      if (last) sections[sections.length - 1] = { ...last, to: i + 1 };
      else sections.push({ kind: 'other', heading: '', from: 0, to: i + 1 });
      continue;
    }
    const { part, text } = paragraphs[i]!;
    const named = part === 'heading' || part === 'title' ? text.trim() : '';
    sections.push({ kind, heading: named, from: i, to: i + 1 });
  }
  return sections;
}
