import type { Span } from '../../text/span.ts';
import { isReference, type PlaceKind } from './place-kind.ts';

/** Words that are not the author's to polish, or not prose: offsets into the paragraph. */
export interface ProtectedSpan extends Span {
  readonly kind: 'quotation' | 'code' | 'reference' | 'example';
}

/**
 * Quotations, and code: how others wrote is not ours to polish. A single quotation mark opens only after a space, and ends before none.
 * Lengths are bounded, and names begin at their first letter, so that no text makes this quadratic.
 */
const QUOTATION =
  '“[^”]{0,4000}”|«[^»]{0,4000}»|"[^"\\n]{0,4000}"|(?<=^|[\\s(])‘[^’]{0,400}(?:’(?=\\p{L})[^’]{0,400}){0,10}’(?!\\p{L})';
const CODE =
  '`[^`]{0,4000}`|(?<![\\p{L}\\d_])[\\p{L}\\d]{0,64}_[\\p{L}\\d_]{1,64}|(?<![\\p{L}\\d_])\\p{L}\\w{0,64}\\(\\)';
/** Addresses and names of files: "https://…", "a.b@c.org", "src/main.cpp", "results.txt". */
const FILE =
  '(?:https?://|www\\.)[^\\s<>"]{1,300}|(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]{1,64}(?:\\.[\\w-]{1,64}){1,4}|(?<![\\w/.~-])[\\w.~-]{0,64}(?:/[\\w.~-]{1,64}){1,12}\\.[a-z]{1,5}(?![\\w/])|(?<![\\w/.-])[\\w-]{1,64}\\.(?:txt|csv|json|xml|html?|php|jsx?|tsx?|py|java|cpp|hpp|cs|docx?|xlsx?|pdf|png|jpe?g|zip|exe|sql|yml|yaml|conf|cfg|sh|tex|bib)(?!\\w)';
/** An example of what nobody says, as linguists mark it: "*He go home". */
const EXAMPLE = '(?<![\\p{L}\\d*)\\]])\\*\\p{L}[^*.?!;\\n]{2,200}(?![^\\s.?!;]*\\*)';
const SPANS = new RegExp(`${QUOTATION}|(?<code>${CODE}|${FILE})|(?<example>${EXAMPLE})`, 'gu');

/**
 * The protected spans of a paragraph, in order and disjoint; code and an entry of references are one from end to end. `known` is what the
 * document says of the paragraph.
 */
export function protectedSpans(paragraph: string, known?: PlaceKind): readonly ProtectedSpan[] {
  const whole = { start: 0, end: paragraph.length };
  if (known === 'code') return [{ ...whole, kind: 'code' }];
  if (known === 'reference' || (known === undefined && isReference(paragraph)))
    return [{ ...whole, kind: 'reference' }];
  const spans: ProtectedSpan[] = [];
  for (const match of paragraph.matchAll(SPANS))
    spans.push({
      start: match.index,
      end: match.index + match[0].length,
      kind:
        match.groups!['code'] !== undefined ? 'code' : match.groups!['example'] !== undefined ? 'example' : 'quotation',
    });
  return spans;
}

/** A change to a paragraph: of a place, to one of some texts. */
type Change = Span & { readonly replacements: readonly string[] };

/**
 * The span that keeps a change from its place, if there is one. That the marks of a quotation are changed, and none of its words, is no matter
 * of its words.
 */
export function protectionOf(
  paragraph: string,
  spans: readonly ProtectedSpan[],
  { start, end, replacements }: Change,
): ProtectedSpan | undefined {
  const words = paragraph.slice(start + 1, end - 1);
  const onlyMarks = (span: Span): boolean =>
    span.start === start &&
    span.end === end &&
    replacements.length > 0 &&
    replacements.every((text) => text.slice(1, -1) === words);
  return spans.find((span) => start >= span.start && end <= span.end && !onlyMarks(span));
}
