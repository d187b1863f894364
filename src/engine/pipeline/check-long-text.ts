import { splitSentences } from '../../text/sentences.ts';
import type { Span } from '../../text/span.ts';
import { tokenize } from '../../text/token.ts';
import type { CheckOptions } from '../context.ts';
import { factsOfParagraph } from '../document/document-facts.ts';
import { checkText, type PlaceInDocument } from './check-text.ts';
import type { CheckedSentence } from './checked-sentence.ts';
import type { EngineParts } from './engine-parts.ts';
import type { Alert } from './present.ts';

/** No paragraph of prose is this long: 2,000 words. */
const LONGEST = 12_000;
const PART = 3_000;
/** What begins this near to a cut within a sentence is not reported: the beginning and the end of a sentence are no such places. */
const NEAR_CUT = 40;

/** Checks a stretch of the text by itself; offsets are into the text. */
type CheckPart = (part: Span) => CheckedSentence[];

/**
 * Checks a text of any length. A text longer than any paragraph is checked in parts of several sentences, with the facts of the whole: the second
 * pass reads each corrected sentence again in its whole paragraph, so the time would otherwise grow with the square of the length. A sentence of
 * that length, which nobody writes, is cut for the same reason: many checks look at all words before a word.
 */
export function checkLongText(
  parts: EngineParts,
  text: string,
  options: CheckOptions,
  place: PlaceInDocument,
): CheckedSentence[] {
  if (text.length <= LONGEST) return checkText(parts, text, options, place);
  const facts = place.facts ?? factsOfParagraph(text, tokenize(text));
  const check: CheckPart = ({ start: from, end: to }) =>
    checkText(parts, text.slice(from, to), options, { ...place, facts }).map(
      ({ start, end, ...sentence }): CheckedSentence => ({ start: start + from, end: end + from, ...sentence }),
    );
  return partsOf(text).flatMap((part) => (isTooLong(part) ? [checkInPieces(text, part, check)] : check(part)));
}

const isTooLong = ({ start, end }: Span): boolean => end - start > LONGEST;

/** Groups of whole sentences, each a little longer than `PART`; a sentence that is too long is alone. */
function partsOf(text: string): Span[] {
  const parts: { start: number; end: number }[] = [];
  for (const sentence of splitSentences(text)) {
    const last = parts.at(-1);
    if (last && last.end - last.start < PART && !isTooLong(sentence)) last.end = sentence.end;
    else parts.push({ ...sentence });
  }
  return parts;
}

/** Checks a sentence in pieces, and returns it as one. */
function checkInPieces(text: string, { start, end }: Span, check: CheckPart): CheckedSentence {
  const alerts = piecesOf(text, start, end).flatMap((piece) =>
    check(piece)
      .flatMap((part) => part.alerts.map((alert) => moved(alert, part.start)))
      .filter((alert) => piece.start === start || alert.start >= piece.start + NEAR_CUT)
      .filter((alert) => piece.end === end || alert.start < piece.end - NEAR_CUT),
  );
  return { start, end, text: text.slice(start, end), alerts: alerts.map((alert) => moved(alert, -start)) };
}

const moved = (alert: Alert, by: number): Alert => ({ ...alert, start: alert.start + by, end: alert.end + by });

/** Pieces of at most `PART` characters, cut behind a comma or semicolon if there is one. */
function piecesOf(text: string, start: number, end: number): Span[] {
  const pieces: Span[] = [];
  for (let from = start; from < end; ) {
    const to = end - from <= PART ? end : from + cutIn(text.slice(from, from + PART));
    pieces.push({ start: from, end: to });
    from = to;
  }
  return pieces;
}

function cutIn(piece: string): number {
  const half = piece.length / 2;
  for (const sign of ['; ', ', ', ' ']) {
    const at = piece.lastIndexOf(sign);
    if (at >= half) return at + sign.length;
  }
  return /[\ud800-\udbff]$/.test(piece) ? piece.length - 1 : piece.length;
}
