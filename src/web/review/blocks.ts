import type { Node } from 'prosemirror-model';
import { schema } from './schema.ts';

/** Nodes never change, so the text of each is made once. */
const texts = new WeakMap<Node, string>();

/** The text of a block; a hard break is a line feed. */
export function textOf(block: Node): string {
  let text = texts.get(block);
  if (text === undefined) {
    text = block.textBetween(0, block.content.size);
    texts.set(block, text);
  }
  return text;
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

/** A document of plain text: every line is a paragraph, empty lines are left out. */
export function documentOf(text: string): Node {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const { doc, paragraph } = schema.nodes;
  const blocks = lines.map((line) => paragraph!.create(null, schema.text(line)));
  return doc!.create(null, blocks.length > 0 ? blocks : [paragraph!.create()]);
}

/** The plain text of a document, an empty line between blocks. */
export function plainText(doc: Node): string {
  const parts: string[] = [];
  doc.forEach((block) => void parts.push(textOf(block)));
  return parts.join('\n\n');
}
