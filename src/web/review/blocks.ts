import type { Node } from 'prosemirror-model';
import { evenScript, plainScript, type Script } from './raised-text.ts';
import { markerOf, schema } from './schema.ts';

/** Nodes never change, so the text of each is made once. */
const texts = new WeakMap<Node, string>();

/**
 * The text of a block as it is checked; a hard break is a line feed, raised and lowered numbers are such signs, so that they
 * do not run into the word before them.
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

/** The position in the document of an offset in the text of the block that starts at `start`. */
export function positionOf(start: number, offset: number): number {
  return start + 1 + offset;
}

/** Blocks `from` to `to` of the new document (end exclusive) are not those of the old one; `start` is where they begin. */
export interface ChangedBlocks {
  readonly from: number;
  readonly to: number;
  readonly start: number;
}

/** Which blocks differ, by identity: those at both ends that are the same objects are the same. */
export function changedBlocks(old: Node, now: Node): ChangedBlocks {
  const most = Math.min(old.childCount, now.childCount);
  let from = 0;
  let start = 0;
  while (from < most && old.child(from) === now.child(from)) start += now.child(from++).nodeSize;
  let behind = 0;
  while (behind < most - from && old.child(old.childCount - 1 - behind) === now.child(now.childCount - 1 - behind))
    behind++;
  return { from, to: now.childCount - behind, start };
}

/** An empty text. */
export function emptyDocument(): Node {
  return schema.nodes['doc']!.createAndFill()!;
}

/** A document of plain text: every line is a paragraph, empty lines are left out. */
export function documentOf(text: string): Node {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const { doc, paragraph } = schema.nodes;
  const blocks = lines.map((line) => paragraph!.create(null, schema.text(line)));
  return doc!.create(null, blocks.length > 0 ? blocks : [paragraph!.create()]);
}

/** The plain text of words within one block. */
export function plainInline(block: Node): string {
  return inlineText(block, plainScript);
}

/**
 * The plain text of a document or a part of one: an empty line between blocks, none between the items of a list, which
 * have their numbers or bullets.
 */
export function plainText(part: Pick<Node, 'forEach'>): string {
  let text = '';
  let before: Node | null = null;
  part.forEach((block) => {
    const isItem = block.type.name === 'list_item';
    if (before !== null) text += isItem && before.type.name === 'list_item' ? '\n' : '\n\n';
    if (isItem) text += `${'  '.repeat((block.attrs['level'] as number) - 1)}${markerOf(block.attrs)} `;
    text += plainInline(block);
    before = block;
  });
  return text;
}
