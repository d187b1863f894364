import { firstIndex } from '../pieces/piece-search.ts';
import type { LatexParagraph } from './paragraph.ts';

const boundaries = new WeakMap<LatexParagraph, readonly number[]>();

/**
 * True when a change between two offsets would separate something from its text: a note, or the raised or
 * lowered end of a word (`2\textsuperscript{nd}`).
 */
export function hasBoundaryBetween(paragraph: LatexParagraph, start: number, end: number): boolean {
  const places = boundaries.get(paragraph) ?? boundariesOf(paragraph);
  boundaries.set(paragraph, places);
  const next = places[firstIndex(places.length, (i) => places[i]! > start)];
  return next !== undefined && next < end;
}

function boundariesOf({ marks, text }: LatexParagraph): readonly number[] {
  const places: number[] = [];
  for (const { kind, start, end } of marks) {
    if (kind === 'note') places.push(start);
    else if (kind === 'superscript' || kind === 'subscript')
      places.push(...[start, end].filter((at) => /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1))));
  }
  return places.sort((a, b) => a - b);
}
