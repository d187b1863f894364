import type { Glyphs } from './pdf-engine.ts';
import type { TaggedBlock, TagPlace } from './tag-map.ts';

/**
 * Removes the tags of code that shares its line with untagged text: it is part of a sentence, and geometry rebuilds
 * the sentence. Listings have lines of their own.
 */
export function withoutInlineCode(tags: Map<number, TagPlace>, glyphs: Glyphs): Map<number, TagPlace> {
  if (![...tags.values()].some(({ block }) => block.unsure)) return tags;
  const text = new Set<number>();
  const code = new Map<TaggedBlock, Set<number>>();
  for (let index = 0; index < glyphs.count; index++) {
    if (glyphs.code[index]! <= 0x20) continue;
    const tag = tags.get(glyphs.objects[glyphs.object[index]!]!.markedContent);
    const row = Math.round(glyphs.originY[index]!);
    if (tag === undefined) text.add(row);
    else if (tag.block.unsure) {
      const rows = code.get(tag.block);
      if (rows) rows.add(row);
      else code.set(tag.block, new Set([row]));
    }
  }
  const inline = new Set<TaggedBlock>();
  for (const [block, rows] of code) {
    if ([...rows].some((row) => text.has(row) || text.has(row - 1) || text.has(row + 1))) inline.add(block);
  }
  return new Map([...tags].filter(([, { block }]) => !inline.has(block)));
}
