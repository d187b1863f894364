import type { Node } from 'prosemirror-model';
import { evenScript, plainScript, type Script } from './raised-text.ts';
import { markerOf, schema } from './schema.ts';

/** Nodes never change, so the text of each is built only once. */
const texts = new WeakMap<Node, string>();

/**
 * The text of a block as the service checks it; a hard break is a line feed. Raised and lowered numbers become Unicode's own characters,
 * so that they do not join the word before them.
 */
export function textOf(block: Node): string {
  let text = texts.get(block);
  if (text === undefined) {
    text = inlineText(block, evenScript);
    texts.set(block, text);
  }
  return text;
}

/** The checked text between two positions of one block. */
export function textIn(doc: Node, from: number, to: number): string {
  const place = doc.resolve(from);
  return textOf(place.parent).slice(place.parentOffset, place.parentOffset + to - from);
}

function inlineText(block: Node, write: (text: string, script: Script) => string): string {
  let text = '';
  block.forEach((child) => {
    text += child.isText ? write(child.text!, scriptOf(child)) : child.type.spec.leafText!(child);
  });
  return text;
}

function scriptOf({ marks }: Node): Script {
  const mark = marks.find(({ type }) => type.name === 'superscript' || type.name === 'subscript');
  return (mark?.type.name as Script | undefined) ?? 'none';
}

/** The document position of an offset in the text of the block that starts at `start`. */
export function positionOf(start: number, offset: number): number {
  return start + 1 + offset;
}

/** A block of words and the position where it starts. */
export interface TextBlock {
  readonly block: Node;
  readonly start: number;
}

/** Calls `visit` for every block of words below a node, in order; `offset` is the position of the node's content. */
export function forEachTextBlock(
  parent: Pick<Node, 'forEach'>,
  visit: (block: Node, start: number) => void,
  offset = 0,
): void {
  parent.forEach((child, at) => {
    if (child.isTextblock) visit(child, offset + at);
    else forEachTextBlock(child, visit, offset + at + 1);
  });
}

/** The blocks of words in which two documents differ: blocks at both ends that are the same objects are equal. */
export function changedTextBlocks(old: Node, now: Node, offset = 0): TextBlock[] {
  const most = Math.min(old.childCount, now.childCount);
  let from = 0;
  let start = offset;
  while (from < most && old.child(from) === now.child(from)) start += now.child(from++).nodeSize;
  let behind = 0;
  while (behind < most - from && old.child(old.childCount - 1 - behind) === now.child(now.childCount - 1 - behind))
    behind++;
  const to = now.childCount - behind;
  const found: TextBlock[] = [];
  // In a table that was only edited, the other cells are the same objects.
  const inner = to - from === 1 && old.childCount === now.childCount ? now.child(from) : null;
  if (inner && !inner.isTextblock && inner.type === old.child(from).type)
    return changedTextBlocks(old.child(from), inner, start + 1);
  for (let i = from; i < to; i++) {
    const child = now.child(i);
    if (child.isTextblock) found.push({ block: child, start });
    else forEachTextBlock(child, (block, at) => found.push({ block, start: at }), start + 1);
    start += child.nodeSize;
  }
  return found;
}

export function emptyDocument(): Node {
  return schema.nodes['doc']!.createAndFill()!;
}

/** A document of plain text: every line becomes a paragraph; empty lines are left out, but plainText writes them again. */
export function documentOf(text: string): Node {
  const { doc, paragraph } = schema.nodes;
  const blocks: Node[] = [];
  let empty = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') {
      empty++;
      continue;
    }
    const gap = blocks.length === 0 ? null : { close: empty === 0, blank: Math.max(0, empty - 1) };
    blocks.push(paragraph!.create(gap, schema.text(line)));
    empty = 0;
  }
  return doc!.create(null, blocks.length > 0 ? blocks : [paragraph!.create()]);
}

/** A document without the empty blocks at its end; one follows a table that ends the text. */
export function withoutTail(doc: Node): Node {
  let count = doc.childCount;
  let tail = 0;
  while (count > 1 && doc.child(count - 1).content.size === 0) tail += doc.child(--count).nodeSize;
  return tail === 0 ? doc : doc.cut(0, doc.content.size - tail);
}

/** Number of words that name a text without a name of its own. */
const TITLE_WORDS = 8;
/** A heading names a text only within this many positions from the start. */
const TITLE_WITHIN = 1_000;

/** A name for a text: its first heading, else its first words; empty for a text without words. */
export function titleOf(doc: Node): string {
  let heading = '';
  let first = '';
  // A heading far below does not name the text, and reading a whole long text at each key would be too slow.
  doc.slice(0, Math.min(doc.content.size, TITLE_WITHIN)).content.forEach((block) => {
    if (heading !== '' || !block.isTextblock || block.content.size === 0) return;
    if (block.type.name === 'heading') heading = block.textContent.trim();
    else if (first === '') first = block.textContent.trim();
  });
  return (heading || first).split(/\s+/).slice(0, TITLE_WORDS).join(' ').slice(0, 80);
}

/** The plain text of the words in one block. */
export function plainInline(block: Node): string {
  return inlineText(block, plainScript);
}

/**
 * The plain text of a document or a part of one: an empty line between blocks, but between lines of plain text as many as they
 * had, and none between the items of a list, which keep their numbers or bullets; each row of a table is a line, with tabs
 * between the cells.
 */
export function plainText(part: Pick<Node, 'forEach'>): string {
  let text = '';
  let before: Node | null = null;
  part.forEach((block) => {
    const isClose = block.type === before?.type && (CLOSE.has(block.type.name) || block.attrs['close'] === true);
    if (before !== null)
      text += isClose ? '\n' : `\n\n${'\n'.repeat((block.attrs['blank'] as number | undefined) ?? 0)}`;
    text += plainBlock(block);
    before = block;
  });
  return text;
}

/** Blocks that follow a block of the same type without an empty line. */
const CLOSE = new Set(['list_item', 'table_row']);

function plainBlock(block: Node): string {
  if (block.type.name === 'table') return plainText(block);
  if (block.type.name === 'table_row') return block.children.map(plainCell).join('\t');
  if (block.type.name === 'table_cell') return plainCell(block);
  const isItem = block.type.name === 'list_item';
  const mark = isItem ? `${'  '.repeat((block.attrs['level'] as number) - 1)}${markerOf(block.attrs)} ` : '';
  return mark + plainInline(block);
}

/** The text of a cell on one line. */
function plainCell(cell: Node): string {
  return plainText(cell).replace(/(?<!\s)\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank));
}
