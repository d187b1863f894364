import { endsSentence, startsLower } from './paragraph-break.ts';
import type { TextLine } from './text-line.ts';

/** Shares of a document's characters and block boundaries. */
const MIN_COVERAGE = 0.5;
const MAX_CUT_SENTENCES = 0.12;

/**
 * True when the structure tree of a document can be trusted: it covers most of the text, and its paragraphs do not end
 * in the middle of sentences, as they do if a tool has tagged every line.
 */
export function tagsAreSound(pages: readonly (readonly TextLine[])[]): boolean {
  let glyphs = 0;
  let covered = 0;
  let boundaries = 0;
  let cut = 0;
  for (const lines of pages) {
    lines.forEach((line, index) => {
      glyphs += line.glyphs;
      if (!line.tag) return;
      covered += line.glyphs;
      const above = lines[index - 1];
      if (!above?.tag || above.tag.block === line.tag.block) return;
      if (above.tag.block.kind !== 'body' || line.tag.block.kind !== 'body') return;
      boundaries++;
      if (!endsSentence(above.text) && startsLower(line.text)) cut++;
    });
  }
  return covered > glyphs * MIN_COVERAGE && cut <= Math.max(2, boundaries * MAX_CUT_SENTENCES);
}

/** Returns the same lines without their places in the structure tree. */
export function withoutTags(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => (line.tag ? { ...line, tag: undefined } : line));
}
