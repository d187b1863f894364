import { isCaption } from '../engine/sentence/place-kind.ts';
import { type Draft, RUNNING_TEXT } from './draft-parts.ts';
import { markFrontMatter } from './front-matter.ts';
import type { Manuscript, ManuscriptParagraph } from './manuscript.ts';
import { type SectionKind, sectionKind } from './section-kinds.ts';

/** A part of a manuscript under one heading of the highest level. */
export interface Section {
  readonly kind: SectionKind;
  /** The heading as written; empty for the text before the first heading. */
  readonly heading: string;
  /** Range of paragraphs, half-open; the heading is the first. */
  readonly from: number;
  readonly to: number;
}

/** A manuscript whose paragraphs have their final parts. */
export interface StructuredManuscript {
  readonly paragraphs: readonly ManuscriptParagraph[];
  readonly sections: readonly Section[];
}

const KEYWORDS = /^\s*(?:key ?words|index terms|abbreviations)\b\s*(?:and phrases)?[.:—–-]/iu;
/** Finds title, abstract, list of references and sections, by the styles of the format where it has any, else by the words of headings. */
export function structured({ paragraphs: read }: Manuscript): StructuredManuscript {
  const paragraphs = read.map((paragraph) => ({ ...paragraph }));
  const styled = paragraphs.some(({ part }) => part === 'heading');
  // some readers count everything after the list of references as a part of it
  for (const paragraph of paragraphs)
    if (paragraph.part === 'reference' && isCaption(paragraph.text.trim())) paragraph.part = 'caption';
    else if (paragraph.part === 'body' && KEYWORDS.test(paragraph.text)) Object.assign(paragraph, { part: 'keywords' });
    else if (paragraph.part === 'body' && sectionKind(paragraph.text) !== 'other')
      Object.assign(paragraph, { part: 'heading', level: styled ? topLevel(paragraphs) : 1 });
  markFrontMatter(paragraphs);
  const sections = sectionsOf(paragraphs);
  for (const { kind, from, to } of sections) if (kind === 'references') markReferences(paragraphs.slice(from + 1, to));
  return { paragraphs, sections };
}

/** Marks the references; the list ends at the first figure or table after it. */
function markReferences(paragraphs: readonly Draft[]): void {
  const end = paragraphs.findIndex(({ part, text }) => part === 'caption' || part === 'table' || isCaption(text));
  for (const paragraph of paragraphs.slice(0, end < 0 ? undefined : end))
    if (RUNNING_TEXT.has(paragraph.part)) paragraph.part = 'reference';
}

/** Returns the level of headings that open sections: the highest level that occurs more than once, since a title may be a heading too. */
function topLevel(paragraphs: readonly ManuscriptParagraph[]): number {
  const counts = new Map<number, number>();
  for (const { part, level } of paragraphs) if (part === 'heading') counts.set(level, (counts.get(level) ?? 0) + 1);
  const levels = [...counts].sort(([a], [b]) => a - b);
  return (levels.find(([, count]) => count > 1) ?? levels[0])?.[0] ?? 1;
}

function sectionsOf(paragraphs: readonly ManuscriptParagraph[]): Section[] {
  const top = topLevel(paragraphs);
  const opens = (i: number): SectionKind | undefined => {
    const { part, level, text } = paragraphs[i]!;
    if (part === 'title') return paragraphs[i - 1]?.part === 'title' ? undefined : 'title';
    if (part === 'abstract') return paragraphs[i - 1]?.part === 'abstract' ? undefined : 'abstract';
    if (part !== 'heading') return paragraphs[i - 1]?.part === 'abstract' ? 'other' : undefined;
    const kind = sectionKind(text);
    // a list of references ends the manuscript, whatever its level
    return level <= top || kind === 'references' || kind === 'end-matter' ? kind : undefined;
  };
  const sections: Section[] = [];
  for (let i = 0; i < paragraphs.length; i++) {
    const kind = opens(i);
    const last = sections.at(-1);
    // the heading of an abstract and its text are one section
    if (kind === undefined || (kind === 'abstract' && last?.kind === 'abstract' && last.from === i - 1)) {
      if (last) sections[sections.length - 1] = { ...last, to: i + 1 };
      else sections.push({ kind: 'other', heading: '', from: 0, to: i + 1 });
      continue;
    }
    const { part, text } = paragraphs[i]!;
    const named = part === 'heading' || part === 'title' ? text.trim() : '';
    sections.push({ kind, heading: part === 'abstract' ? 'Abstract' : named, from: i, to: i + 1 });
  }
  return sections;
}
