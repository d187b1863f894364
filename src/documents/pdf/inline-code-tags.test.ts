import { describe, expect, it } from 'vitest';
import { withoutInlineCode } from './inline-code-tags.ts';
import type { Glyphs, TagNode, TextStyle } from './pdf-engine.ts';
import { mapTags } from './tag-map.ts';

const node = (type: string, ...children: (TagNode | number)[]): TagNode => ({ type, children });

/** Returns glyphs at these heights, each in a run with this marked content. */
function glyphsAt(places: readonly (readonly [content: number, y: number])[]): Glyphs {
  const zeros = new Float32Array(places.length);
  return {
    count: places.length,
    code: new Uint32Array(places.length).fill(0x61),
    left: zeros,
    right: zeros,
    bottom: zeros,
    top: zeros,
    originX: zeros,
    originY: new Float32Array(places.map(([, y]) => y)),
    object: new Uint32Array(places.map((_, index) => index)),
    objects: places.map(([markedContent]) => ({ markedContent, style: {} as TextStyle })),
  };
}

describe('code with text beside it and no paragraph around both', () => {
  const tags = mapTags([node('Div', 1, node('Code', 2), 3, node('Code', 4))]);

  it('is a listing on lines of its own only', () => {
    const kept = withoutInlineCode(
      tags,
      glyphsAt([
        [1, 700],
        [2, 700],
        [3, 686],
        [4, 660],
      ]),
    );
    expect([...kept.keys()]).toEqual([4]);
    expect(kept.get(4)!.block.kind).toBe('code');
  });

  it('within a paragraph belongs to it', () => {
    const inParagraph = mapTags([node('P', 1, node('Code', 2))]);
    expect(withoutInlineCode(inParagraph, glyphsAt([[1, 700]])).get(2)!.block.kind).toBe('body');
  });
});
