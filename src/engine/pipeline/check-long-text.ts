import { splitSentences } from '../../text/sentences.ts';
import type { Span } from '../../text/span.ts';
import { tokenize } from '../../text/token.ts';
import type { CheckOptions } from '../context.ts';
import { factsOfParagraph } from '../document/document-facts.ts';
import { type CheckedSentence, checkText, type PlaceInDocument } from './check-text.ts';
import type { EngineParts } from './engine-parts.ts';

/** No paragraph of prose is this long: 2,000 words. */
const LONGEST = 12_000;
const PART = 3_000;

/**
 * Checks a text of any length. A text longer than any paragraph is checked in parts of several sentences, with the facts of the whole: the second
 * pass reads each corrected sentence again in its whole paragraph, so the time would otherwise grow with the square of the length.
 */
export function checkLongText(
  parts: EngineParts,
  text: string,
  options: CheckOptions,
  place: PlaceInDocument,
): CheckedSentence[] {
  if (text.length <= LONGEST) return checkText(parts, text, options, place);
  const facts = place.facts ?? factsOfParagraph(text, tokenize(text));
  return partsOf(text).flatMap(({ start: from, end: to }) =>
    checkText(parts, text.slice(from, to), options, { ...place, facts }).map(
      ({ start, end, ...sentence }): CheckedSentence => ({ start: start + from, end: end + from, ...sentence }),
    ),
  );
}

/** Groups of whole sentences, each a little longer than `PART`. */
function partsOf(text: string): Span[] {
  const parts: { start: number; end: number }[] = [];
  for (const { start, end } of splitSentences(text)) {
    const last = parts.at(-1);
    if (last && last.end - last.start < PART) last.end = end;
    else parts.push({ start, end });
  }
  return parts;
}
