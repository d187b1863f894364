import { countWords } from '../../text/words.ts';
import type { StyleKind } from '../docx/paragraph.ts';
import type { FixedKind, Piece } from '../pieces/piece.ts';
import { PLACEHOLDER } from '../pieces/piece.ts';
import type { CellPlace, LatexParagraph, ListPlace, Mark, MarkKind, Role } from './paragraph.ts';

/** Properties that a paragraph gets from its place. */
export interface Place {
  readonly style: StyleKind;
  readonly level: number;
  readonly role: Role | undefined;
  readonly list: ListPlace | undefined;
  readonly cell: CellPlace | undefined;
  readonly note: number | undefined;
  readonly file: string;
  readonly part: string;
  readonly checkable: boolean;
}

interface OpenPiece {
  kind: Piece['kind'];
  start: number;
  end: number;
  from: number;
  to: number;
  fixed?: FixedKind;
  shown?: string;
}

/** A paragraph that is being read. */
export interface Draft {
  /** The text in parts: examining the end of one long, growing string would copy it each time. */
  readonly chunks: string[];
  length: number;
  /** The last characters of the text. */
  tail: string;
  pieces: OpenPiece[];
  marks: Mark[];
  /** Active formatting, outermost first. */
  active: { readonly kind: MarkKind; start: number }[];
}

export function newDraft(): Draft {
  return { chunks: [], length: 0, tail: '', pieces: [], marks: [], active: [] };
}

/** Largest number of last characters that any code examines. */
const TAIL = 4;

function append(draft: Draft, text: string): number {
  draft.chunks.push(text);
  draft.length += text.length;
  draft.tail = text.length >= TAIL ? text.slice(-TAIL) : (draft.tail + text).slice(-TAIL);
  return draft.length;
}

/** Line ends and tabs read as blanks; single quotes read as the signs that TeX sets. Each is one code unit. */
const REWRITTEN = /[\n\t'`]/g;
const REWRITES: Readonly<Record<string, string>> = { '\n': ' ', '\t': ' ', "'": '’', '`': '‘' };

export function addText(draft: Draft, source: string, from: number, to: number): void {
  let slice = source.slice(from, to);
  if (REWRITTEN.test(slice)) slice = slice.replace(REWRITTEN, (character) => REWRITES[character]!);
  REWRITTEN.lastIndex = 0;
  const last = draft.pieces.at(-1);
  const start = draft.length;
  append(draft, slice);
  if (last?.kind === 'text' && last.to === from) {
    last.to = to;
    last.end = draft.length;
  } else draft.pieces.push({ kind: 'text', start, end: draft.length, from, to });
}

export function addAtom(draft: Draft, text: string, from: number, to: number): void {
  const start = draft.length;
  append(draft, text);
  draft.pieces.push({ kind: 'atom', start, end: draft.length, from, to });
}

export function addFixed(
  draft: Draft,
  fixed: FixedKind,
  text: string,
  from: number,
  to: number,
  shown: string = text,
): void {
  const start = draft.length;
  append(draft, text);
  draft.pieces.push({ kind: 'fixed', start, end: draft.length, from, to, fixed, shown });
}

/** Adds a blank between words, whatever its source; none at the start of a paragraph or after another blank. */
export function addBlank(draft: Draft, from: number, to: number): void {
  if (draft.length === 0 || /[ \n]$/.test(draft.tail)) return;
  addAtom(draft, ' ', from, to);
}

export function openMark(draft: Draft, kind: MarkKind): void {
  draft.active.push({ kind, start: draft.length });
}

/** Closes formatting down to `depth`. */
export function closeMarks(draft: Draft, depth: number): void {
  while (draft.active.length > depth) {
    const { kind, start } = draft.active.pop()!;
    if (draft.length > start) draft.marks.push({ kind, start, end: draft.length });
  }
}

/**
 * Returns the finished paragraph, or undefined when it is empty. The draft is reset, except that active formatting stays
 * on.
 */
export function finishDraft(draft: Draft, place: Place, index: number): LatexParagraph | undefined {
  const kinds = draft.active.map(({ kind }) => kind);
  const text = trimmedText(draft);
  closeMarks(draft, 0);
  const { pieces, marks } = draft;
  Object.assign(draft, newDraft());
  for (const kind of kinds) draft.active.push({ kind, start: 0 });
  if (pieces.every((piece) => piece.end === piece.start) && marks.every((mark) => mark.kind !== 'note'))
    return undefined;
  const length = text.length;
  return {
    index,
    file: place.file,
    part: place.part,
    text,
    style: place.style,
    level: place.level,
    checkable: place.checkable,
    words: place.checkable ? countWords(text.replaceAll(PLACEHOLDER, ' ')) : 0,
    pieces: pieces as readonly Piece[],
    marks: marks.map((mark) => (mark.end > length ? { ...mark, end: length } : mark)),
    list: place.list,
    cell: place.cell,
    note: place.note,
    role: place.role,
  };
}

/** Returns the text without blanks at its end; their pieces are removed too. */
function trimmedText(draft: Draft): string {
  const text = draft.chunks.join('');
  let end = text.length;
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\n')) {
    const last = draft.pieces.at(-1);
    if (last?.end !== end || last.end === last.start) break;
    if (last.kind === 'text') {
      last.end--;
      last.to--;
      end--;
      if (last.end === last.start) draft.pieces.pop();
    } else end = draft.pieces.pop()!.start;
  }
  draft.length = end;
  return text.slice(0, end);
}
