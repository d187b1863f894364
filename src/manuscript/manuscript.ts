/** What a paragraph is, as the reader of its format reports it. */
export const PARAGRAPH_PARTS = [
  'title',
  'heading',
  'abstract',
  'keywords',
  'body',
  'list',
  'caption',
  'table',
  'note',
  'quote',
  'reference',
  'code',
  /** Authors, running heads, tables of contents: the checks ignore them. */
  'other',
] as const;
export type ParagraphPart = (typeof PARAGRAPH_PARTS)[number];

/** Kinds of numbered displays. */
export type DisplayKind = 'figure' | 'table';

/** A figure or table that a caption belongs to, where the caption itself does not say so (LaTeX numbers it). */
export interface Display {
  readonly kind: DisplayKind;
  readonly number: string;
}

/** One paragraph of a manuscript; offsets into its text are half-open UTF-16 code units. */
export interface ManuscriptParagraph {
  readonly text: string;
  readonly part: ParagraphPart;
  /** Level of a heading, from 1; 0 for other paragraphs. */
  readonly level: number;
  readonly display?: Display;
  /** True when something that the text does not show points to this caption or entry. */
  readonly cited?: boolean;
  /** Place of the paragraph in words for people: “page 3”, “line 120 of main.tex”. */
  readonly place?: string;
}

/** A manuscript in reading order. */
export interface Manuscript {
  readonly paragraphs: readonly ManuscriptParagraph[];
}

/** The groups of checks in the order in which they are shown, with their titles. This is the only list; answers of the service contain it. */
export const CHECK_GROUPS = [
  { group: 'title-and-abstract', title: 'Title and abstract' },
  { group: 'numbers', title: 'Numbers' },
  { group: 'figures-and-tables', title: 'Figures and tables' },
  { group: 'references', title: 'References' },
  { group: 'terms', title: 'Terms and abbreviations' },
  { group: 'tenses', title: 'Tenses' },
] as const;
export type CheckGroup = (typeof CHECK_GROUPS)[number]['group'];

/** Something for the author to look at, with its place. The text stays unchanged. */
export interface Finding {
  readonly group: CheckGroup;
  /** Name of the check: `p-value`, `figure-order`. */
  readonly check: string;
  /** Index into the manuscript's paragraphs. */
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  /** The message says what to do, then why. */
  readonly message: string;
}
