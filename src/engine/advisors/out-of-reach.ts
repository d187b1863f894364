import type { Span } from '../../text/span.ts';
import { paragraphMemo } from '../paragraph-memo.ts';

/**
 * Quotations, and code: how others wrote is not ours to polish. A single quotation mark opens only after a space, and ends before none.
 * Lengths are bounded, and names begin at their first letter, so that no text makes this quadratic.
 */
const SPANS =
  /“[^”]{0,4000}”|«[^»]{0,4000}»|"[^"\n]{0,4000}"|(?<=^|[\s(])‘[^’]{0,400}(?:’(?=\p{L})[^’]{0,400}){0,10}’(?!\p{L})|`[^`]{0,4000}`|(?<![\p{L}\d_])[\p{L}\d]{0,64}_[\p{L}\d_]{1,64}|(?<![\p{L}\d_])\p{L}\w{0,64}\(\)/gu;

/** An entry of a list of references: a name with initials, or a number in brackets, and a year. */
const ENTRY =
  /^\s*(?:(?:\[\d{1,3}\]|\d{1,3}\.)\s*)?(?:\p{Lu}[\p{L}’'-]+,?\s+(?:\p{Lu}\.?[\s,-]*){1,3}(?:,|\(|&|and\b|et al|\p{Lu})|(?:\p{Lu}\.\s*){1,3}\p{Lu}[\p{L}’'-]+(?:,|\sand\b|\set\sal))[\s\S]*\b(?:1[89]|20)\d\d\b/u;
const SOURCE =
  /\bdoi\b|https?:|\d\s?\(\d+\)|\bpp?\.\s?\d|\b[Vv]ol\.|\bno\.\s\d|\d[–-]\d|\bPress\b|\bJournal\b|\bJ\.|\bProc\.|\bIEEE\b|[;:]\s?\d+\s?[:(]/u;

/** A paragraph that is an entry of a list of references. */
export function isReference(paragraph: string): boolean {
  return ENTRY.test(paragraph) && SOURCE.test(paragraph);
}

/** Parts of a paragraph in which no advice is given, in order; offsets into it. The whole of an entry of references. */
export const outOfReach = paragraphMemo((paragraph): readonly Span[] => {
  const spans: Span[] = isReference(paragraph) ? [{ start: 0, end: paragraph.length }] : [];
  if (spans.length === 0)
    for (const match of paragraph.matchAll(SPANS))
      spans.push({ start: match.index, end: match.index + match[0].length });
  return spans;
});

/** Is the place in a quotation, code or reference? That the marks of a quotation are changed, and none of its words, is no matter of its words. */
export function isOutOfReach(
  paragraph: string,
  {
    start,
    end,
    replacements,
  }: { readonly start: number; readonly end: number; readonly replacements: readonly string[] },
): boolean {
  const words = paragraph.slice(start + 1, end - 1);
  const onlyMarks = (span: Span): boolean =>
    span.start === start &&
    span.end === end &&
    replacements.length > 0 &&
    replacements.every((text) => text.slice(1, -1) === words);
  return outOfReach(paragraph).some((span) => start >= span.start && end <= span.end && !onlyMarks(span));
}
