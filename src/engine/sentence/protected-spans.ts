import type { Span } from '../../text/span.ts';
import { citedNames } from './cited-names.ts';
import { isReference, type PlaceKind } from './place-kind.ts';

/** What is not the author's to polish, or not prose. */
export type SpanKind =
  | 'quotation'
  | 'code'
  | 'reference'
  /** What nobody says, as linguists mark it. */
  | 'example'
  /** The name of an author who is cited. */
  | 'citation'
  /** Part of a name, or an acronym. */
  | 'name'
  /** A word that the document keeps using. */
  | 'term'
  /** Words of another language. */
  | 'foreign';

/** Words with a reason to stay as they are: offsets into the paragraph. What the reason keeps is told in `pipeline/span-protection.ts`. */
export interface ProtectedSpan extends Span {
  readonly kind: SpanKind;
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
 * The spans of a paragraph that its text tells: quotations, code, references, examples and the names of cited authors, each kind in order. Code and an entry of
 * references are one from end to end. `known` is what the document says of the paragraph.
 */
export function protectedSpans(paragraph: string, known?: PlaceKind): readonly ProtectedSpan[] {
  const whole = { start: 0, end: paragraph.length };
  if (known === 'code') return [{ ...whole, kind: 'code' }];
  const spans = citedNames(paragraph).map((span): ProtectedSpan => ({ ...span, kind: 'citation' }));
  if (known === 'reference' || (known === undefined && isReference(paragraph)))
    return [{ ...whole, kind: 'reference' }, ...spans];
  for (const match of paragraph.matchAll(SPANS))
    spans.push({
      start: match.index,
      end: match.index + match[0].length,
      kind:
        match.groups!['code'] !== undefined ? 'code' : match.groups!['example'] !== undefined ? 'example' : 'quotation',
    });
  return spans;
}
