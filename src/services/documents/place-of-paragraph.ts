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

/** What a paragraph of a document is, for the engine. */
export function placeOfParagraph({ style, text, role }: PlacedParagraph): PlaceKind | undefined {
  const place = (role && ROLES[role]) ?? PLACES[style];
  if (place === 'heading' && (text.length > LONGEST_HEADING || SENTENCES.test(text))) return undefined;
  return place;
}
