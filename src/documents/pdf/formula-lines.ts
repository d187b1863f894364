import { readListMarker } from './list-marker.ts';
import type { TextLine } from './text-line.ts';

const NUMBER = /^[([]?(?:[A-Z]\.?)?\d{1,3}(?:\.\d{1,3})*[a-z]?[)\]]$/u;
const SIGN = /[=≠≈≡≤≥≪≫∈∉⊂⊆∪∩∑∏∫√±×÷∂∇∞→⇒⇔↦∀∃∝∼⟨⟩|+−]/u;
const WORDS = /\p{L}{3,}/gu;
/** Words that belong to formulas; any other word of three letters or more makes a line text. */
const FORMULA_WORDS =
  /^(?:sin|cos|tan|cot|sinh|cosh|tanh|arcsin|arccos|arctan|log|exp|lim|sup|inf|max|min|arg|argmax|argmin|det|dim|ker|gcd|lcm|mod|rank|span|tr|var|cov|diag|sign|sgn|if|for|all|and|where|with|otherwise|subject|such|that|softmax|const)$/iu;
/** Least indent of a formula from the text before it, in units of the type size. */
const INSET = 1.1;
/** Largest distance between pieces of a fraction, a limit or an equation number, in units of the type size. */
const REACH = 2.3;
const MAX_PIECES = 60;

/**
 * Joins the pieces of a displayed formula to one line, marked as `formula`: in the file, numerators, limits, cases and the
 * equation number are separate lines, in pieces and out of their order from top to bottom.
 * The pieces keep the order of the file, which is that of reading aloud.
 */
export function mergeFormulas(lines: readonly TextLine[]): TextLine[] {
  const merged: TextLine[] = [];
  let text: TextLine | undefined;
  for (let index = 0; index < lines.length; ) {
    const end = formulaEnd(lines, index, text);
    if (end === index) {
      const line = lines[index++]!;
      merged.push(line);
      if (!isPiece(line)) text = line;
      continue;
    }
    merged.push(joinPieces(lines.slice(index, end)));
    index = end;
  }
  return merged;
}

/** Returns the end of the pieces that start at `start`; `start` itself when they are not a displayed formula. */
function formulaEnd(lines: readonly TextLine[], start: number, text: TextLine | undefined): number {
  let end = start;
  let top = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let size = 0;
  while (end < lines.length && end - start < MAX_PIECES) {
    const piece = lines[end]!;
    if (!isPiece(piece)) break;
    size = Math.max(size, piece.size);
    const reach = size * REACH;
    if (end > start && (piece.baseline > top + reach || piece.baseline < bottom - reach)) break;
    top = Math.max(top, piece.baseline);
    bottom = Math.min(bottom, piece.baseline);
    end++;
  }
  const pieces = lines.slice(start, end);
  const left = Math.min(...pieces.map((piece) => piece.left));
  const next = lines[end];
  const beside = [text, next].filter((line) => line !== undefined && line.left < left + 400 && line.right > left);
  const inset = beside.some((line) => left > line!.left + line!.size * INSET);
  return pieces.some(isFormula) && inset && beside.every((line) => clear(line!, pieces)) ? end : start;
}

/** True for a part of a formula, or a line as short as one. */
function isPiece(line: TextLine): boolean {
  if (line.glyphs > 90 || line.angle !== 0 || line.monospaced || line.tag !== undefined || line.opensBlock)
    return false;
  if (line.glyphs > 8 && line.mathGlyphs === 0 && !SIGN.test(line.text)) return false;
  if (NUMBER.test(line.text)) return true;
  if (readListMarker(line.text)) return false;
  const words = line.text.match(WORDS) ?? [];
  const others = words.filter((word) => !FORMULA_WORDS.test(word));
  const letters = others.reduce((sum, word) => sum + word.length, 0);
  if (letters > line.glyphs * (line.mathGlyphs > line.glyphs * 0.3 ? 0.4 : 0)) return false;
  return line.mathGlyphs > line.glyphs * 0.2 || SIGN.test(line.text) || line.glyphs <= 8;
}

/** True for a line that certainly belongs to a formula, so that the pieces around it do too. */
function isFormula(line: TextLine): boolean {
  if (NUMBER.test(line.text)) return false;
  return line.mathGlyphs >= Math.max(2, line.glyphs * 0.3) || /[=≈≡≤≥∈→∑∫<>]/u.test(line.text);
}

/** True when no piece is on the baseline of the text beside it: a formula in a line is part of that line. */
function clear(line: TextLine, pieces: readonly TextLine[]): boolean {
  return pieces.every(
    (piece) => Math.abs(piece.baseline - line.baseline) > line.size * 0.4 || piece.left > line.right + 200,
  );
}

function joinPieces(pieces: readonly TextLine[]): TextLine {
  const main = pieces.reduce((best, piece) => (piece.size * piece.glyphs > best.size * best.glyphs ? piece : best));
  let text = '';
  const runs = pieces.flatMap((piece) => {
    const shift = text === '' ? 0 : text.length + 1;
    text += (text === '' ? '' : ' ') + piece.text;
    return piece.runs.map((run) => ({ ...run, start: run.start + shift, end: run.end + shift }));
  });
  return {
    ...main,
    text,
    runs,
    gaps: [],
    left: Math.min(...pieces.map((piece) => piece.left)),
    right: Math.max(...pieces.map((piece) => piece.right)),
    glyphs: pieces.reduce((sum, piece) => sum + piece.glyphs, 0),
    mathGlyphs: pieces.reduce((sum, piece) => sum + piece.mathGlyphs, 0),
    bold: false,
    formula: {
      top: Math.max(...pieces.map((piece) => piece.baseline)),
      bottom: Math.min(...pieces.map((piece) => piece.baseline)),
    },
  };
}
