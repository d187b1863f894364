import type { Piece } from '../../documents/pieces/piece.ts';
import { plainFormula } from './plain-formula.ts';

/** Returns the text that a fixed piece reads as; undefined if it reads as the text has it. */
export type Rendering = (piece: Piece) => string | undefined;

/**
 * Returns the text of a paragraph as its reader sees it: simple formulas as plain text, and what `rendering` knows in
 * the words of the printed page.
 */
export function renderedText(text: string, pieces: readonly Piece[], rendering: Rendering = () => undefined): string {
  let rendered = '';
  let at = 0;
  for (const piece of pieces) {
    if (piece.kind !== 'fixed' || piece.start < at) continue;
    const words = piece.fixed === 'math' ? plainFormula(formulaOf(piece)) : rendering(piece);
    if (words === undefined) continue;
    rendered += text.slice(at, piece.start) + words;
    at = piece.end;
  }
  return rendered + text.slice(at);
}

const formulaOf = ({ shown = '' }: Piece): string => shown.replace(/^\${1,2}|\${1,2}$/g, '');
