import type { Span } from '../../text/span.ts';
import { tokenize } from '../../text/token.ts';
import { signatureEnd } from './signature.ts';

/** A sentence of more tokens is not prose: it is checked in pieces, so that no rule meets an endless sentence. */
const LONGEST = 400;

/**
 * The sentence without an opening method signature, which is code; for an endless sentence, its pieces, which split no token. Spans are offsets into
 * `text`.
 */
export function sentencePieces(text: string, { start, end }: Span): Span[] {
  const sentence = { start: signatureEnd(text, start, end), end };
  if (sentence.start === end && end > start) return [];
  if (sentence.end - sentence.start <= LONGEST) return [sentence];
  const tokens = tokenize(text, sentence.start, sentence.end);
  if (tokens.length <= LONGEST) return [sentence];
  const pieces: Span[] = [];
  for (let i = 0; i < tokens.length; i += LONGEST) {
    const last = tokens[Math.min(i + LONGEST, tokens.length) - 1]!;
    pieces.push({ start: tokens[i]!.start, end: last.end });
  }
  return pieces;
}
