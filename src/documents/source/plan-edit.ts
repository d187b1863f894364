import type { Span } from '../../text/span.ts';
import { isRange } from '../docx/planned-edits.ts';
import { type Change, trimChange } from '../docx/trim-edit.ts';
import type { Piece } from '../pieces/piece.ts';
import { firstEndingAfter, piecesWithin } from '../pieces/piece-search.ts';
import { common, cuts, insertionPoint, placeOf, type SourcePlace } from '../pieces/placement.ts';
import { escapes } from './escapes.ts';
import type { SourceReading } from './formats.ts';
import type { SourceParagraph } from './source-paragraph.ts';

/** One change of a paragraph's text. */
export interface SourceEdit extends Span {
  /** Index into the paragraphs of the reading. */
  readonly paragraph: number;
  readonly replacement: string;
}

/** Why an edit is not made in the source. */
export type SourceRefusal =
  /** Not a range of a checked paragraph. */
  | 'range'
  | 'no-change'
  /** It touches program text, a formula, a citation, or half of a character that the source writes as several. */
  | 'protected'
  /** It crosses a sign of emphasis, a link or an element. */
  | 'markup'
  /** It shares text with an earlier one. */
  | 'overlap'
  /** The replacement cannot be written in the source. */
  | 'characters'
  /** The source would no longer read as planned. */
  | 'syntax';

/** A stretch of source and its replacement. */
export interface SourceSplice extends SourcePlace {
  readonly text: string;
}

export interface PlannedSourceEdit {
  readonly edit: SourceEdit;
  /** The change of the paragraph's text, trimmed to whole words; undefined where the edit is rejected. */
  readonly change: Change | undefined;
  readonly splices: readonly SourceSplice[];
  readonly reason: SourceRefusal | undefined;
}

/** Returns the place in the source of a range of a paragraph's text, including the markup between its ends. */
export function sourcePlace(paragraph: SourceParagraph, { start, end }: Span): SourcePlace | undefined {
  if (start === end) {
    const at = insertionPoint(paragraph.pieces, start, { start, end });
    return at === undefined ? undefined : { from: at, to: at };
  }
  return placeOf(paragraph.pieces, start, end);
}

/** Decides how one edit changes the source. `applySourceEdits` checks that the source then reads as planned. */
export function planSourceEdit({ format, source, paragraphs }: SourceReading, edit: SourceEdit): PlannedSourceEdit {
  const refused = (reason: SourceRefusal): PlannedSourceEdit => ({ edit, change: undefined, splices: [], reason });
  const paragraph = paragraphs[edit.paragraph];
  if (!paragraph?.checkable || !isRange(paragraph.text, edit)) return refused('range');
  const { text, pieces } = paragraph;
  const smallest = trimChange(text, { start: edit.start, end: edit.end, text: edit.replacement });
  if (!smallest) return refused('no-change');
  if (/[\ufffc\r\n]/.test(edit.replacement)) return refused('characters');
  const change = withBlankBefore(paragraph, smallest);
  const splices: SourceSplice[] = [];
  for (const part of wordByWord(text, change)) {
    const laid = layOver(pieces, text, part, edit);
    if (typeof laid === 'string') return refused(laid);
    const written = escapes(format, laid.text, source, laid, formsOf(paragraph, source));
    if (written === undefined) return refused('characters');
    splices.push({ ...laid, text: written });
  }
  return { edit, change, splices, reason: undefined };
}

/** Decides which blank a removed word takes along: the blank after it, or the blank before it if the one after follows markup. */
function withBlankBefore({ text, pieces }: SourceParagraph, change: Change): Change {
  const { start, end } = change;
  if (change.text !== '' || text[end - 1] !== ' ' || text[start - 1] !== ' ') return change;
  const [blank, last] = [firstEndingAfter(pieces, end - 1), firstEndingAfter(pieces, end - 2)];
  const touches = blank === last || pieces[blank]!.from === pieces[last]!.to;
  return touches ? change : { ...change, start: start - 1, end: end - 1 };
}

/** Splits a change between the same number of words into changes of single words, so that everything between them, especially markup, stays unchanged. */
function wordByWord(text: string, change: Change): Change[] {
  const before = text.slice(change.start, change.end).split(/( )/);
  const after = change.text.split(/( )/);
  if (before.length < 2 || before.length !== after.length) return [change];
  const parts: Change[] = [];
  let at = change.start;
  for (const [i, word] of before.entries()) {
    if (word !== after[i]) parts.push({ start: at, end: at + word.length, text: after[i]! });
    at += word.length;
  }
  return parts;
}

/** Returns the stretch of source that a change of the text replaces; unchanged letters keep their place. */
function layOver(
  pieces: readonly Piece[],
  text: string,
  change: Change,
  covered: Span,
): SourceSplice | 'protected' | 'markup' {
  const { head, tail } = common(text.slice(change.start, change.end), change.text);
  const [start, end] = [change.start + head, change.end - tail];
  const written = change.text.slice(head, change.text.length - tail);
  if (start === end) {
    const isFixed = (piece: Piece) => piece.kind === 'fixed' && piece.start < change.end && piece.end > change.start;
    if (piecesWithin(pieces, change.start, change.end).some(isFixed)) return 'protected';
    const inside = start > change.start || end < change.end ? { start: start - head, end: end + tail } : covered;
    // a comma behind a link or emphasised words belongs to the sentence, not to them
    const isMark = /^[,;:.]$/.test(written) && tail === 0;
    const at = insertionPoint(pieces, start, isMark ? { start, end: start + 1 } : inside);
    return at === undefined ? 'protected' : { from: at, to: at, text: written };
  }
  const touched = piecesWithin(pieces, start, end);
  if (touched.some((piece) => piece.kind === 'fixed' || (piece.kind === 'atom' && cuts(piece, start, end))))
    return 'protected';
  if (touched.some((piece, i) => i > 0 && piece.from !== touched[i - 1]!.to)) return 'markup';
  const place = placeOf(touched, start, end);
  return place ? { ...place, text: written } : 'protected';
}

/** Returns the characters for which the paragraph uses a special form in the source: `&amp;`, `\_`. */
function formsOf({ text, pieces }: SourceParagraph, source: string): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const { kind, start, end, from, to } of pieces)
    if (kind === 'atom' && end - start === 1 && text[start] !== ' ') forms.set(text[start]!, source.slice(from, to));
  return forms;
}
