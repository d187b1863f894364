import {
  ABSTRACT_HEADING,
  AFTER_ABSTRACT,
  isLine,
  LONGEST_ABSTRACT,
  RUN_IN_ABSTRACT,
} from '../engine/document/document-parts.ts';
import { countWords } from '../text/words.ts';
import { type Draft, RUNNING_TEXT } from './draft-parts.ts';
import { sectionKind } from './section-kinds.ts';

/** Finds title and abstract, and changes the parts of their paragraphs. */
export function markFrontMatter(paragraphs: Draft[]): void {
  markTitle(paragraphs);
  if (!markAbstract(paragraphs)) markOpening(paragraphs);
  if (!paragraphs.some(({ part }) => part === 'title')) markTitleLine(paragraphs);
}

/** Marks the title, which is among the first lines, before any section. */
function markTitle(paragraphs: Draft[]): void {
  if (paragraphs.some(({ part }) => part === 'title')) return;
  const first = paragraphs.findIndex(({ part }) => part !== 'other');
  const paragraph = paragraphs[first];
  const isFirstHeading = paragraph?.part === 'heading' && sectionKind(paragraph.text) === 'other';
  if (paragraph && isFirstHeading && !/^\d/.test(paragraph.text)) paragraph.part = 'title';
}

/** Marks the text under the heading of an abstract. @returns whether there is an abstract, marked here or by the reader of the format */
function markAbstract(paragraphs: Draft[]): boolean {
  const start = paragraphs.findIndex(
    ({ part, text }) =>
      part === 'abstract' || (part === 'heading' && ABSTRACT_HEADING.test(text.trim())) || RUN_IN_ABSTRACT.test(text),
  );
  const first = paragraphs[start];
  if (!first) return false;
  if (first.part === 'abstract') return true;
  const runIn = first.part !== 'heading';
  let words = 0;
  const rest = paragraphs.slice(start + 1);
  const ends = rest.findIndex(({ text, part }) => {
    words += text.split(/\s+/).length;
    return part === 'keywords' || AFTER_ABSTRACT.test(text.trim()) || words > LONGEST_ABSTRACT;
  });
  const marked = words <= LONGEST_ABSTRACT && ends >= 0;
  const nextHeading = rest.findIndex(({ part }) => part === 'heading' || part === 'title');
  // where a heading certainly follows the abstract, the headings before it belong to the abstract
  const end = marked ? ends : nextHeading < 0 ? Math.min(1, rest.length) : nextHeading;
  if (runIn) first.part = 'abstract';
  if (runIn && !marked) return true;
  for (const paragraph of rest.slice(0, end))
    if (RUNNING_TEXT.has(paragraph.part) || paragraph.part === 'heading')
      Object.assign(paragraph, { part: 'abstract', level: 0 });
  return true;
}

/** An opening of fewer words is a motto or a note. */
const SHORTEST_OPENING = 60;
/** A longer opening is a summary for managers, or a preface without a heading. */
const LONGEST_OPENING = 350;
/** A shorter paragraph is a line of authors or addresses, even if it ends like a sentence. */
const SHORTEST_PARAGRAPH = 25;

/** Marks the prose between the title and the introduction or keywords as the abstract: templates set it in a style of its own. */
function markOpening(paragraphs: Draft[]): void {
  const end = paragraphs.findIndex(
    ({ part, text }) => part === 'keywords' || (part === 'heading' && sectionKind(text) === 'introduction'),
  );
  const before = paragraphs.slice(0, Math.max(end, 0));
  // prose under its own heading is a preface
  if (before.some(({ part }) => part === 'heading')) return;
  const opening = before.filter(({ part, text }) => part === 'body' && countWords(text) >= SHORTEST_PARAGRAPH);
  const words = opening.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words < SHORTEST_OPENING || words > LONGEST_OPENING) return;
  for (const paragraph of opening) paragraph.part = 'abstract';
}

/** Without styles, marks the first line before an abstract as the title: text with an abstract is a paper. */
function markTitleLine(paragraphs: Draft[]): void {
  const abstract = paragraphs.findIndex(({ part }) => part === 'abstract');
  const first = paragraphs.slice(0, Math.max(abstract, 0)).find(({ part }) => part !== 'other');
  if (first?.part === 'body' && isLine(first.text) && countWords(first.text) >= LEAST_OF_TITLE) first.part = 'title';
}
const LEAST_OF_TITLE = 4;
