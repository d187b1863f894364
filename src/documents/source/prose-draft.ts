import type { Span } from '../../text/span.ts';
import { countWords } from '../../text/words.ts';
import { type FixedKind, type Piece, PLACEHOLDER } from '../pieces/piece.ts';
import { codeAsRead, formulaAsRead } from '../pieces/spoken-form.ts';
import type { FlatText } from './flat-text.ts';
import type { SourceParagraph, SourcePlaceKind } from './source-paragraph.ts';

type OpenPiece = { -readonly [Key in keyof Piece]: Piece[Key] };

/** A paragraph that is being read. Everything is added from left to right; offsets are into the flat text, and the parts not added are markup. */
export interface ProseDraft {
  readonly flat: FlatText;
  /** The text in parts: examining the end of one long, growing string would copy it each time. */
  readonly chunks: string[];
  length: number;
  /** The last characters of the text. */
  tail: string;
  readonly pieces: OpenPiece[];
  readonly italic: Span[];
  /** True for plain text, where runs of blanks are the writer's own and do not become one blank. */
  readonly keepsBlanks: boolean;
}

export function newDraft(flat: FlatText, keepsBlanks = false): ProseDraft {
  return { flat, chunks: [], length: 0, tail: '', pieces: [], italic: [], keepsBlanks };
}

/** Largest number of last characters that any code examines. */
const TAIL = 4;

function append(draft: ProseDraft, text: string): void {
  draft.chunks.push(text);
  draft.length += text.length;
  draft.tail = text.length >= TAIL ? text.slice(-TAIL) : (draft.tail + text).slice(-TAIL);
}

const BLANKS = /[ \t\n\r\f]+/g;

/** Adds text unchanged, except that a run of blanks and line ends becomes one blank. */
export function addText(draft: ProseDraft, start: number, end: number): void {
  if (draft.keepsBlanks) {
    addPlain(draft, start, end);
    return;
  }
  const slice = draft.flat.text.slice(start, end);
  let at = 0;
  BLANKS.lastIndex = 0;
  for (let found = BLANKS.exec(slice); found; found = BLANKS.exec(slice)) {
    if (found[0] === ' ' && found.index > at) continue;
    addPlain(draft, start + at, start + found.index);
    at = found.index + found[0].length;
    addBlank(draft, start + found.index, start + at);
  }
  addPlain(draft, start + at, end);
}

function addPlain(draft: ProseDraft, start: number, end: number): void {
  if (end <= start) return;
  const from = draft.flat.at(start);
  const to = from + end - start;
  const last = draft.pieces.at(-1);
  const begin = draft.length;
  append(draft, draft.flat.text.slice(start, end));
  if (last?.kind === 'text' && last.to === from) {
    last.to = to;
    last.end = draft.length;
  } else draft.pieces.push({ kind: 'text', start: begin, end: draft.length, from, to });
}

/** Adds a blank between words, whatever its source; none at the start of a paragraph or after another blank. */
function addBlank(draft: ProseDraft, start: number, end: number): void {
  if (draft.length > 0 && !draft.tail.endsWith(' ')) addAtom(draft, ' ', start, end);
}

/** Adds characters that the source writes in a special form: an escape, an entity, a dash. */
export function addAtom(draft: ProseDraft, text: string, start: number, end: number): void {
  const begin = draft.length;
  append(draft, text);
  const { flat } = draft;
  draft.pieces.push({ kind: 'atom', start: begin, end: draft.length, from: flat.at(start), to: sourceEnd(flat, end) });
}

/** Adds something that no edit may touch, read as `text`; without text it only keeps edits from crossing it, like a reference to a note. */
export function addFixed(draft: ProseDraft, fixed: FixedKind, text: string, start: number, end: number): void {
  const begin = draft.length;
  append(draft, text);
  const { flat } = draft;
  const [from, to] = [flat.at(start), sourceEnd(flat, end)];
  draft.pieces.push({ kind: 'fixed', start: begin, end: draft.length, from, to, fixed });
}

export function addCode(draft: ProseDraft, code: string, start: number, end: number): void {
  addFixed(draft, 'code', codeAsRead(draft.tail, code.trim()), start, end);
}

export function addFormula(draft: ProseDraft, formula: string, start: number, end: number): void {
  addFixed(draft, 'math', formulaAsRead(draft.tail, formula), start, end);
}

/** Returns the end of a range in the source: if it ends after a joining line feed, the beginning of the next line, else the place after its last character. */
function sourceEnd(flat: FlatText, end: number): number {
  return end > 0 && flat.text[end - 1] !== '\n' ? flat.at(end - 1) + 1 : flat.at(end);
}

/** Returns the finished paragraph, or undefined when it is empty. */
export function finishDraft(draft: ProseDraft, place: SourcePlaceKind, index: number): SourceParagraph | undefined {
  const text = trimmedText(draft);
  if (text === '') return undefined;
  const { pieces, italic } = draft;
  const checkable = place.style !== 'code' && pieces.some((piece) => piece.kind !== 'fixed' && hasWords(text, piece));
  return {
    index,
    text,
    style: place.style,
    level: place.level ?? 0,
    checkable,
    words: checkable ? countWords(text.replaceAll(PLACEHOLDER, ' ')) : 0,
    pieces,
    italic: italic.filter(({ start, end }) => start < end && end <= text.length),
    part: place.part ?? '',
  };
}

const hasWords = (text: string, { start, end }: Span): boolean => /\p{L}/u.test(text.slice(start, end));

/** Returns the text without blanks at its end; their pieces are removed too. */
function trimmedText(draft: ProseDraft): string {
  const text = draft.chunks.join('');
  let end = text.length;
  while (end > 0 && /\s/.test(text[end - 1]!)) {
    const last = draft.pieces.at(-1)!;
    if (last.end === last.start) draft.pieces.pop();
    else if (last.kind === 'text') {
      last.end--;
      last.to--;
      end--;
      if (last.end === last.start) draft.pieces.pop();
    } else end = draft.pieces.pop()!.start;
  }
  return text.slice(0, end);
}
