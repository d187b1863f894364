/**
 * What a paragraph is in its document. A reader of a format that knows says so; else the text is judged by its looks, which tell neither a
 * cell from a heading nor a block quotation from prose.
 */
export const PLACE_KINDS = [
  'prose',
  'heading',
  'caption',
  'table-cell',
  'list-fragment',
  'block-quotation',
  'code',
  'reference',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** An item of a list by its first sign. */
const ITEM = /^\s*(?:[-–—*•·‣◦▪]\s|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s)/u;

/** The kind of a paragraph by its looks; `isLabel` says whether it is one line without a finite verb. */
export function kindByLooks(paragraph: string, isLabel: boolean): PlaceKind {
  if (isReference(paragraph)) return 'reference';
  if (isCaption(paragraph)) return 'caption';
  if (!isLabel) return 'prose';
  return ITEM.test(paragraph) || /[;,]\s*$/.test(paragraph) ? 'list-fragment' : 'heading';
}

/** An entry of a list of references: a name with initials, or a number in brackets, and a year. */
const ENTRY =
  /^\s*(?:(?:\[\d{1,3}\]|\d{1,3}\.)\s*)?(?:\p{Lu}[\p{L}’'-]+,?\s+(?:\p{Lu}\.?[\s,-]*){1,3}(?:,|\(|&|and\b|et al|\p{Lu})|(?:\p{Lu}\.\s*){1,3}\p{Lu}[\p{L}’'-]+(?:,|\sand\b|\set\sal))[\s\S]*\b(?:1[89]|20)\d\d\b/u;
const SOURCE =
  /\bdoi\b|https?:|\d\s?\(\d+\)|\bpp?\.\s?\d|\b[Vv]ol\.|\bno\.\s\d|\d[–-]\d|\bPress\b|\bJournal\b|\bJ\.|\bProc\.|\bIEEE\b|[;:]\s?\d+\s?[:(]/u;

/** True for a paragraph that is an entry of a list of references. */
export function isReference(paragraph: string): boolean {
  return ENTRY.test(paragraph) && SOURCE.test(paragraph);
}

/** "Figure 2.", "Table S1 |", "Fig. 3:", "Scheme IV Effects of …": a number and then no verb. */
const CAPTION =
  /^\s*(?:(?:supplementary|supporting|extended data|additional|online)\s+)?(?:fig(?:ure|s?\.)?|figures|tables?|tab\.|schemes?|charts?|plates?|boxe?s?|videos?|movies?|illustrations?|maps?)\s*(?:S?\d{1,3}|[IVX]{1,5}|[A-Z]\d{0,2})(?:\.\d{1,2})?[A-Za-z]?\s*(?:[.:|–—]|-\s)/iu;
const WITHOUT_SIGN = /^\s*(?:Fig(?:ure|\.)?|FIGURE|Tab(?:le|\.)|TABLE|Scheme|Box)\s*S?\d{1,3}[A-Za-z]?\s+\p{Lu}/u;

/** True for a paragraph that says what a figure or table shows: terse by custom. */
export function isCaption(paragraph: string): boolean {
  return CAPTION.test(paragraph) || WITHOUT_SIGN.test(paragraph);
}
