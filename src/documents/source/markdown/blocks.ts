import type { SourcePlace } from '../../pieces/placement.ts';
import { type Block, type BlockState, type Container, closeContainers, closeLeaf } from './block-state.ts';
import { cursorOf, indentAt, type LineCursor, takeIndent, takeTo } from './line-cursor.ts';
import { readOpening } from './openings.ts';
import { readTableRow } from './tables.ts';

/**
 * Cuts lines into blocks by the method of CommonMark 0.31 (appendix "A parsing strategy"), with tables, notes, formulas, definitions and
 * admonitions of its common extensions. Linear: each character is examined once for each container around it, at most `DEEPEST`.
 */
export function blocksOf(source: string, lines: readonly SourcePlace[]): Block[] {
  const state: BlockState = { source, blocks: [], containers: [], leaf: undefined, directives: [] };
  for (const line of lines) readLine(state, cursorOf(source, line.from, line.to));
  const end = lines.at(-1)?.to ?? 0;
  closeContainers(state, 0, end);
  closeLeaf(state, end);
  return state.blocks;
}

function readLine(state: BlockState, cursor: LineCursor): void {
  const { containers } = state;
  let depth = 0;
  while (depth < containers.length && goesOn(containers[depth]!, cursor)) depth++;
  let matched = depth === containers.length;
  if (matched && goOnIn(state, cursor)) return;
  if (isBlankRest(cursor)) {
    // an empty line ends all paragraphs, and quotations that it does not belong to
    if (!matched) closeContainers(state, depth, cursor.at);
    if (state.leaf && state.leaf.kind !== 'indented' && state.leaf.kind !== 'fence' && state.leaf.kind !== 'formula')
      closeLeaf(state, cursor.at);
    return;
  }
  const begin = (): void => {
    if (!matched) closeContainers(state, depth, cursor.at);
    matched = true;
  };
  for (;;) {
    const inParagraph = state.leaf?.kind === 'paragraph';
    const opening = readOpening(state, cursor, inParagraph, !matched, begin);
    if (opening === 'taken') return;
    if (opening === 'text') break;
    depth = containers.length;
    if (isBlankRest(cursor)) return;
  }
  const { next } = indentAt(cursor);
  if (state.leaf?.kind === 'paragraph') {
    // even if it belongs to fewer containers: a lazy line
    state.leaf.segments.push({ from: next, to: cursor.end });
    return;
  }
  begin();
  if (state.leaf?.kind === 'table') {
    takeTo(cursor, next);
    readTableRow(state, state.leaf.columns, cursor);
    return;
  }
  closeLeaf(state, next);
  state.leaf = { kind: 'paragraph', segments: [{ from: next, to: cursor.end }] };
}

const isBlankRest = (cursor: LineCursor): boolean => indentAt(cursor).next === cursor.end;

/** True when the line belongs to the container; then skips the container's sign or indent. */
function goesOn(container: Container, cursor: LineCursor): boolean {
  const { indent, next } = indentAt(cursor);
  if (container.kind === 'quote') {
    if (indent > 3 || cursor.source[next] !== '>') return false;
    takeTo(cursor, next + 1);
    if (indentAt(cursor).indent > 0) takeIndent(cursor, 1);
    return true;
  }
  if (next === cursor.end) {
    // an item that began with nothing ends at the next empty line
    return !container.empty;
  }
  if (indent < container.indent) return false;
  container.empty = false;
  takeIndent(cursor, container.indent);
  return true;
}

/** Adds the line to the open leaf, unless that is prose. */
function goOnIn(state: BlockState, cursor: LineCursor): boolean {
  const { leaf, source } = state;
  if (!leaf || leaf.kind === 'paragraph' || leaf.kind === 'table' || leaf.kind === 'indented') return false;
  const { indent, next } = indentAt(cursor);
  const rest = source.slice(next, cursor.end).trimEnd();
  if (leaf.kind === 'fence') {
    if (indent < 4 && rest.length >= leaf.length && [...rest].every((sign) => sign === leaf.sign))
      closeLeaf(state, cursor.end);
    return true;
  }
  if (leaf.kind === 'formula') {
    if (rest.includes(leaf.closing)) closeLeaf(state, cursor.end);
    return true;
  }
  if (leaf.ending === undefined && rest === '') return false;
  leaf.segments.push({ from: cursor.at, to: cursor.end });
  if (leaf.ending?.test(rest)) closeLeaf(state, cursor.end);
  return true;
}
