import type { DocxEdit } from '../../src/documents/docx/edit.ts';
import type { DocxDocument } from '../../src/documents/docx/read-docx.ts';

/** Mulberry32: small, seeded and good enough to choose words. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Edits of about `rate` of all words: replacements of one and two words, insertions on both sides, deletions, and
 * comments with and without a change. They also cover opaque stretches, like those of a careless caller.
 */
export function randomEdits(
  document: {
    readonly paragraphs: readonly Pick<DocxDocument['paragraphs'][number], 'index' | 'text' | 'checkable'>[];
  },
  rate: number,
  seed: number,
): DocxEdit[] {
  const random = seededRandom(seed);
  const edits: DocxEdit[] = [];
  for (const { index, text, checkable } of document.paragraphs) {
    if (!checkable) continue;
    let last = 0;
    for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (match.index < last || random() >= rate) continue;
      const start = match.index;
      const word = match[0];
      let end = start + word.length;
      const kind = random();
      let replacement = `${word}x&`;
      if (kind < 0.15) replacement = `the ${word}`;
      else if (kind < 0.25) replacement = `${word},`;
      else if (kind < 0.4) replacement = '';
      else if (kind < 0.55) {
        end = Math.min(text.length, end + 1 + (/^\s+\S+/.exec(text.slice(end))?.[0].length ?? 0));
        if (/[\ud800-\udbff]/.test(text[end - 1] ?? '')) end--;
        replacement = `${word} <and> 𝒳`;
      }
      last = end + 1;
      const note = random();
      if (note < 0.1)
        edits.push({ paragraph: index, start, end, replacement, mode: 'comment', comment: 'Consider “this”.' });
      else if (note < 0.2)
        edits.push({ paragraph: index, start, end, replacement, mode: 'track', comment: 'A reason.\nAnother line.' });
      else edits.push({ paragraph: index, start, end, replacement, mode: 'track' });
    }
  }
  return edits;
}
