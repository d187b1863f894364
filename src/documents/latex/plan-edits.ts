import type { Span } from '../../text/span.ts';
import { type Change, trimChange } from '../docx/trim-edit.ts';
import type { Piece } from '../pieces/piece.ts';
import { firstEndingAfter, piecesWithin } from '../pieces/piece-search.ts';
import { common, cuts, insertionPoint, placeOf } from '../pieces/placement.ts';
import { hasBoundaryBetween } from './boundaries.ts';
import type { LatexEdit, LatexReason, PlannedEdit, SourceSplice } from './edit.ts';
import type { LatexParagraph } from './paragraph.ts';
import type { SourceText } from './source-text.ts';
import { separator, toSource } from './to-source.ts';
import { typeset } from './typeset.ts';

/** Decides how the source is changed for each edit; the plans have the order of the edits. */
export function planEdits(
  paragraphs: readonly LatexParagraph[],
  sources: ReadonlyMap<string, SourceText>,
  edits: readonly LatexEdit[],
  refused: ReadonlySet<number> = new Set(),
): PlannedEdit[] {
  const planned = new Array<PlannedEdit>(edits.length);
  const order = edits.map((_edit, i) => i);
  order.sort(
    (a, b) =>
      edits[a]!.paragraph - edits[b]!.paragraph || edits[a]!.start - edits[b]!.start || edits[a]!.end - edits[b]!.end,
  );
  let taken = { paragraph: -1, end: -1, start: -1 };
  for (const i of order) {
    const edit = edits[i]!;
    const paragraph = paragraphs[edit.paragraph];
    const plan = planEdit(paragraph, paragraph && sources.get(paragraph.file), edit, taken);
    planned[i] = refused.has(i) && plan.change ? { ...plan, change: undefined, reason: 'syntax' } : plan;
    const { change } = planned[i]!;
    if (change) taken = { paragraph: edit.paragraph, start: change.start, end: change.end };
  }
  return planned;
}

function planEdit(
  paragraph: LatexParagraph | undefined,
  source: SourceText | undefined,
  edit: LatexEdit,
  taken: { paragraph: number; start: number; end: number },
): PlannedEdit {
  const fail = (reason: LatexReason, place?: PlannedEdit['place']): PlannedEdit => ({
    edit,
    change: undefined,
    place,
    reason,
  });
  if (edit.mode === 'skip') return fail('skipped');
  if (!paragraph?.checkable || !source || edit.start < 0 || edit.end > paragraph.text.length || edit.start > edit.end)
    return fail('range');
  const around = placeOf(paragraph.pieces, edit.start, edit.end);
  if (edit.mode === 'comment') return { edit, change: undefined, place: around, reason: undefined };
  const covered = paragraph.text.slice(edit.start, edit.end);
  const text = typeset(edit.replacement, covered);
  const smallest = trimChange(paragraph.text, { start: edit.start, end: edit.end, text });
  if (!smallest) return fail('no-change', around);
  const trimmed = withBlankBefore(paragraph, smallest);
  const { start, end } = trimmed;
  const follows = taken.paragraph === edit.paragraph;
  if (follows && (start < taken.end || (start === taken.start && end === taken.end))) return fail('overlap', around);
  const laid = layOver(paragraph, source, trimmed, edit);
  if (typeof laid === 'string') return fail(laid, around);
  const place = edit.mode === 'commented-change' && around ? around : laid.place;
  return { edit, change: { ...trimmed, splices: laid.splices }, place, reason: undefined };
}

/**
 * Decides which blank a removed word takes along: the blank after it, or the blank before it if the one after belongs to another piece of source,
 * so that `\\emph{one two} three` does not become `\\emph{one }three`.
 */
function withBlankBefore({ text, pieces }: LatexParagraph, change: Change): Change {
  const { start, end } = change;
  if (change.text !== '' || text[end - 1] !== ' ' || text[start - 1] !== ' ') return change;
  const last = firstEndingAfter(pieces, end - 1);
  return last !== firstEndingAfter(pieces, end - 2) && firstEndingAfter(pieces, start - 1) === last - 1
    ? { ...change, start: start - 1, end: end - 1 }
    : change;
}

function layOver(
  paragraph: LatexParagraph,
  source: SourceText,
  change: { start: number; end: number; text: string },
  covered: { start: number; end: number },
): { splices: SourceSplice[]; place: NonNullable<PlannedEdit['place']> } | LatexReason {
  const { pieces, text } = paragraph;
  const { start, end } = change;
  if (hasBoundaryBetween(paragraph, start, end)) return 'protected';
  const touched = piecesWithin(pieces, start, end);
  if (touched.some((piece) => piece.kind === 'fixed' || (piece.kind === 'atom' && cuts(piece, start, end))))
    return 'protected';
  // a sign after a formula on its own line would be printed below it
  if (/^[.,;:!?]/.test(change.text) && pieces[firstEndingAfter(pieces, start - 1)]?.fixed === 'display')
    return 'protected';
  if (touched.length === 0) {
    const at = insertionPoint(pieces, start, covered);
    const written = at === undefined ? undefined : toSource(change.text, new Map(), writes(source));
    if (at === undefined) return 'protected';
    return finish(source, [{ start: at, end: at, text: written }], { from: at, to: at });
  }
  const known = knownForms(touched, paragraph, source.text, change);
  // unchanged letters keep their place, so that the file changes as little as possible
  const { head, tail } = common(text.slice(start, end), change.text);
  const inner = { start: start + head, end: end - tail };
  const written = toSource(change.text.slice(head, change.text.length - tail), known, writes(source));
  const place = placeOf(pieces, start, end)!;
  const splices: { start: number; end: number; text: string | undefined }[] = [];
  for (const piece of touched) {
    if (piece.end <= inner.start && !(piece.end === inner.start && inner.start === inner.end)) continue;
    if (piece.start >= inner.end && splices.length > 0) break;
    const from = piece.kind === 'text' ? piece.from + Math.max(0, inner.start - piece.start) : piece.from;
    const to = piece.kind === 'text' ? piece.from + Math.min(piece.end, inner.end) - piece.start : piece.to;
    if (inner.start === inner.end) {
      // an insertion within a word
      const at = piece.kind === 'text' ? from : piece.end === inner.start ? piece.to : piece.from;
      splices.push({ start: at, end: at, text: written });
      break;
    }
    if (to <= from) continue;
    const last = splices.at(-1);
    if (last && last.end === from) last.end = to;
    else splices.push({ start: from, end: to, text: splices.length === 0 ? written : '' });
  }
  return finish(source, splices, place);
}

function finish(
  { text: source, encode }: SourceText,
  splices: readonly { start: number; end: number; text: string | undefined }[],
  place: NonNullable<PlannedEdit['place']>,
): { splices: SourceSplice[]; place: NonNullable<PlannedEdit['place']> } | LatexReason {
  const made: SourceSplice[] = [];
  for (const { start, end, text } of splices) {
    if (text === undefined || encode(text) === undefined) return 'characters';
    if (leavesBlankLine(source, start, end, text)) return 'syntax';
    made.push({ start, end, text: keptApart(source, start, end, text) });
  }
  return made.length > 0 ? { splices: made, place } : 'protected';
}

/** More characters than the code around a place needs. */
const AROUND = 80;

/** Returns the text with separators from the source on both sides where it needs them. */
function keptApart(source: string, start: number, end: number, text: string): string {
  const before = source.slice(Math.max(0, start - AROUND), start);
  const after = source.slice(end, end + 1);
  if (text === '') return separator(before, after);
  const apart = separator(before, text) + text;
  return apart + separator(before + apart, after);
}

/** True when an empty line would remain, which would end the paragraph. */
function leavesBlankLine(source: string, start: number, end: number, text: string): boolean {
  if (text.trim() !== '') return false;
  return (
    /(?<![^\n])[ \t]*$/.test(source.slice(Math.max(0, start - 200), start)) &&
    /^[ \t\r]*(?:\n|$)/.test(source.slice(end, end + 200))
  );
}

/** Distance around a change that is searched for forms, in characters. */
const NEARBY = 300;

/** Returns how the passage writes its characters. */
function knownForms(
  pieces: readonly Piece[],
  { text }: LatexParagraph,
  source: string,
  { start, end }: Span,
): Map<string, string> {
  const forms = new Map<string, string>();
  for (const piece of pieces) {
    if (piece.kind === 'atom') {
      const shown = text.slice(piece.start, piece.end);
      if (shown !== ' ' && shown !== '') forms.set(shown, endedName(source.slice(piece.from, piece.to)));
    } else
      for (let i = Math.max(piece.start, start - NEARBY); i < Math.min(piece.end, end + NEARBY); i++) {
        const character = text[i]!;
        if (character > '\x7f' && !/[\ud800-\udfff]/.test(character))
          forms.set(character, source[piece.from + i - piece.start]!);
      }
  }
  return forms;
}

/** Ends the name of a command: `\\o ` includes the blank after it, which another letter may not have; `\\o{}` works anywhere. */
function endedName(form: string): string {
  return form.replace(/(\\[A-Za-z@]+)\s*$/, '$1{}');
}

/** Returns a test whether the file writes a character directly. The file is searched once for each character. */
function writes(source: SourceText): (character: string) => boolean {
  const known = writtenIn.get(source) ?? new Map<string, boolean>();
  writtenIn.set(source, known);
  const { text, encoding } = source;
  const isKnown = (key: string, find: () => boolean): boolean => {
    const answer = known.get(key) ?? find();
    known.set(key, answer);
    return answer;
  };
  return (character) =>
    isKnown(character, () => text.includes(character)) ||
    (encoding === 'utf-8' && isKnown('', () => /[\u00c0-\u024f]/.test(text)));
}

const writtenIn = new WeakMap<SourceText, Map<string, boolean>>();
