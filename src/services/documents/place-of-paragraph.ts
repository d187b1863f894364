import type { StyleKind } from '../../documents/docx/index.ts';
import type { Role } from '../../documents/latex/paragraph.ts';
import type { PlaceKind } from '../../engine/sentence/place-kind.ts';

/** The engine's kind of place for a style; undefined if the style does not tell, so that the engine decides for itself. */
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

/** A heading has no sentence end inside it. Text that has the style of a heading but several sentences is prose. */
const SENTENCES = /\p{Ll}[.!?]["'”’)]?\s+\p{Lu}/u;
const LONGEST_HEADING = 250;

/** What the place of a paragraph of any format is judged by. */
export interface PlacedParagraph {
  readonly style: StyleKind;
  readonly text: string;
  readonly role?: Role | undefined;
}

/** A table entry does not have this many words without a punctuation mark. If the author writes "i", fewer words are enough. */
const [LEAST_WORDS, LEAST_UNSIGNED] = [8, 15];
/** The "i" of an author who writes without capitals; the "i" of "where i is the index" is different. */
const LOWER_I =
  /(?:^|\s)i (?:am|was|have|had|do|did|didn|don|think|thought|guess|know|say|saw|got|love|loved|like|liked|hate|hated|want|wanted|watched|would|will|can|could)\b/;

/**
 * True for a text sample, such as those that language models are trained on: it has no capital at all and stands in a
 * table or has a lower-case "i". Its mistakes are data.
 */
function isTextSample(text: string, style: StyleKind): boolean {
  if (/\p{Lu}/u.test(text) || !/^\p{Ll}/u.test(text.trim()) || /\p{Ll}[.:;]\s*$/u.test(text)) return false;
  const words = text.trim().split(/\s+/).length;
  return (
    words >= LEAST_WORDS &&
    (LOWER_I.test(text) || (style === 'table' && words >= LEAST_UNSIGNED && !/[,;:.()]/.test(text)))
  );
}

/** Returns what a paragraph of a document is for the engine. */
export function placeOfParagraph({ style, text, role }: PlacedParagraph): PlaceKind | undefined {
  if (isTextSample(text, style)) return 'block-quotation';
  const place = (role && ROLES[role]) ?? PLACES[style];
  if (place === 'heading' && (text.length > LONGEST_HEADING || SENTENCES.test(text))) return undefined;
  return place;
}
