import { changeAttributes, type Revisions, reopened, textContent, textElement } from './markup.ts';
import type { Piece, RunSource } from './paragraph.ts';
import { rawOffsets } from './xml/characters.ts';

/** An operation at a place in a run. `at` and `to` count from the start of the piece. */
export type RunOperation = { readonly piece: Piece; readonly at: number; readonly rank: number } & (
  | { readonly kind: 'delete'; readonly to: number; readonly tracked: boolean }
  | { readonly kind: 'insert'; readonly text: string; readonly like: RunSource; readonly tracked: boolean }
  /** Markup between runs: the ends of a comment's range. */
  | { readonly kind: 'mark'; readonly xml: string }
);

/**
 * Returns the markup that replaces a run after it is split. Kept parts are slices of the original; each gets the
 * run's start tag and properties. Deleted text goes before inserted text.
 *
 * @param operations sorted by place
 */
export function rewriteRun(
  source: string,
  run: RunSource,
  operations: readonly RunOperation[],
  revisions: Revisions,
  w: string,
): string {
  const head = source.slice(run.start, run.openEnd) + source.slice(run.propertiesStart, run.propertiesEnd);
  const tail = `</${w}r>`;
  let out = '';
  let kept = '';
  let deleted = '';
  let position = run.propertiesEnd;
  /** The piece that has been split and not fully used. */
  let open: Piece | undefined;

  function flushDeleted(): void {
    if (deleted === '') return;
    out += `<${w}del${changeAttributes(revisions, w)}>${head}${deleted}${tail}</${w}del>`;
    revisions.deletions++;
    deleted = '';
  }
  function flushKept(): void {
    if (kept.trim() === '') out += kept;
    else {
      flushDeleted();
      out += head + kept + tail;
    }
    kept = '';
  }
  let located: { readonly piece: Piece; readonly offsetOf: (offset: number) => number } | undefined;
  /** Returns the place in the source where the displayed code unit `at` of a piece begins. */
  function rawPlace(piece: Piece, at: number): number {
    if (located?.piece !== piece)
      located = { piece, offsetOf: rawOffsets(source.slice(piece.contentStart, piece.contentEnd)) };
    return piece.contentStart + located.offsetOf(at);
  }
  /** Advances to a place in a piece and keeps the text before it. */
  function advance(piece: Piece, at: number): void {
    // the end of a comment may lie inside a deletion; it then goes after the deletion
    if (piece !== open && position >= piece.elementEnd) return;
    if (piece !== open) {
      finishOpen();
      kept += source.slice(position, piece.elementStart);
      position = piece.elementStart;
      if (at === 0) return;
      if (piece.kind !== 'text') {
        kept += source.slice(position, piece.elementEnd);
        position = piece.elementEnd;
        return;
      }
      enter(piece);
    }
    const to = rawPlace(piece, at);
    if (to > position) {
      kept += textElement(source.slice(position, to), w);
      position = to;
    }
  }
  /** Keeps insignificant blanks, which nothing preserves, in a `w:t` of their own. */
  function blanks(from: number, to: number): string {
    return to > from ? `<${w}t>${source.slice(from, to)}</${w}t>` : '';
  }
  function enter(piece: Piece): void {
    kept += blanks(source.indexOf('>', piece.elementStart) + 1, piece.contentStart);
    position = piece.contentStart;
    open = piece;
  }
  function finishOpen(): void {
    if (!open) return;
    advance(open, open.end - open.start);
    kept += blanks(open.contentEnd, source.lastIndexOf('<', open.elementEnd - 1));
    position = open.elementEnd;
    open = undefined;
  }
  /** Skips the text, so that it disappears without a trace. */
  function drop(piece: Piece, from: number, to: number): void {
    advance(piece, from);
    if (piece.kind !== 'text') {
      position = piece.elementEnd;
      return;
    }
    if (piece !== open) enter(piece);
    position = rawPlace(piece, to);
  }
  function remove(piece: Piece, from: number, to: number): void {
    advance(piece, from);
    flushKept();
    if (piece.kind !== 'text') {
      deleted += source.slice(piece.elementStart, piece.elementEnd);
      position = piece.elementEnd;
      return;
    }
    if (piece !== open) enter(piece);
    const end = rawPlace(piece, to);
    flushKept();
    deleted += textElement(source.slice(position, end), w, 'delText');
    position = end;
  }
  function insert(text: string, like: RunSource, tracked: boolean): void {
    const properties = source.slice(like.propertiesStart, like.propertiesEnd);
    const inner = source.slice(like.start, like.openEnd) + properties + textContent(text, w) + tail;
    if (!tracked) {
      out += inner;
      return;
    }
    const inserted = `<${w}ins${changeAttributes(revisions, w)}>${inner}</${w}ins>`;
    revisions.insertions++;
    if (!run.wrapper) {
      out += inserted;
      return;
    }
    const tag = source.slice(run.wrapper.openStart, run.wrapper.openEnd);
    const name = /^<([^\s/>]+)/.exec(tag)?.[1] ?? '';
    out += `</${name}>${inserted}${reopened(tag, revisions)}`;
  }

  for (const operation of operations) {
    if (operation.kind === 'delete') {
      (operation.tracked ? remove : drop)(operation.piece, operation.at, operation.to);
      continue;
    }
    advance(operation.piece, operation.at);
    flushKept();
    flushDeleted();
    if (operation.kind === 'insert') insert(operation.text, operation.like, operation.tracked);
    else out += operation.xml;
  }
  finishOpen();
  kept += source.slice(position, run.closeStart);
  flushKept();
  flushDeleted();
  return out;
}
