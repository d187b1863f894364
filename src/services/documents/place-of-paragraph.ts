import type { StyleKind } from '../../documents/docx/index.ts';
import type { Role } from '../../documents/latex/paragraph.ts';
import type { PlaceKind } from '../../engine/sentence/place-kind.ts';

/** What the engine calls a paragraph of a style; undefined where the style does not tell, and the engine looks for itself. */
const PLACES: Readonly<Record<StyleKind, PlaceKind | undefined>> = {
  title: 'heading',
  heading: 'heading',
  toc: 'heading',
  body: undefined,
  note: undefined,
  list: 'list-fragment',
  quote: 'block-quotation',
  caption: 'caption',
  table: 'table-cell',
  code: 'code',
  bibliography: 'reference',
  comment: 'comment',
};

const ROLES: Partial<Record<Role, PlaceKind>> = { author: 'names', date: 'names', keywords: 'list-fragment' };

/** A heading has no sentence before its last: whoever gives running text the style of a heading still writes prose. */
const SENTENCES = /\p{Ll}[.!?]["'”’)]?\s+\p{Lu}/u;
const LONGEST_HEADING = 250;

/** What the place of a paragraph of any format is judged by. */
export interface PlacedParagraph {
  readonly style: StyleKind;
  readonly text: string;
  readonly role?: Role | undefined;
}

/** So many words without a sign between them are no entry of a table; of whoever writes "i" fewer will do. */
const [LEAST_WORDS, LEAST_UNSIGNED] = [8, 15];
/** "i" of whoever wrote without capitals; "where i is the index" is another. */
const LOWER_I =
  /(?:^|\s)i (?:am|was|have|had|do|did|didn|don|think|thought|guess|know|say|saw|got|love|loved|like|liked|hate|hated|want|wanted|watched|would|will|can|could)\b/;

/**
 * Is it a sample of text, such as those that language models are trained on: without any capital, and in a table or by somebody who writes "i"? What is wrong in
 * it is data.
 */
function isTextSample(text: string, style: StyleKind): boolean {
  if (/\p{Lu}/u.test(text) || !/^\p{Ll}/u.test(text.trim()) || /\p{Ll}[.:;]\s*$/u.test(text)) return false;
  const words = text.trim().split(/\s+/).length;
  return (
    words >= LEAST_WORDS &&
    (LOWER_I.test(text) || (style === 'table' && words >= LEAST_UNSIGNED && !/[,;:.()]/.test(text)))
  );
}

/** What a paragraph of a document is, for the engine. */
export function placeOfParagraph({ style, text, role }: PlacedParagraph): PlaceKind | undefined {
  if (isTextSample(text, style)) return 'block-quotation';
  const place = (role && ROLES[role]) ?? PLACES[style];
  if (place === 'heading' && (text.length > LONGEST_HEADING || SENTENCES.test(text))) return undefined;
  return place;
}
