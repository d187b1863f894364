import type { Span } from '../../text/span.ts';
import { tokenize } from '../../text/token.ts';
import { signatureEnd } from './signature.ts';

/** A sentence of more tokens is no prose: its pieces are looked at one by one, so that no rule meets an endless sentence. */
const LONGEST = 400;

/**
 * The sentence itself without a signature that it begins with, which is code, or, where it is endless, pieces of it that cut no token. Spans are
 * offsets into `text`.
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
