import { expect } from 'vitest';
import type { SourceReading } from '../../src/documents/source/formats.ts';

/** Every character that is read as it stands is at its place in the source, and pieces are in the order of text and source. */
export function expectPlaces({ source, paragraphs }: SourceReading): void {
  for (const [i, paragraph] of paragraphs.entries()) {
    expect(paragraph.index).toBe(i);
    let [end, to] = [0, 0];
    for (const piece of paragraph.pieces) {
      expect(piece.start).toBe(end);
      expect(piece.from).toBeGreaterThanOrEqual(to);
      expect(piece.to).toBeGreaterThanOrEqual(piece.from);
      expect(piece.to).toBeLessThanOrEqual(source.length);
      if (piece.kind === 'text')
        expect(source.slice(piece.from, piece.to)).toBe(paragraph.text.slice(piece.start, piece.end));
      ({ end, to } = piece);
    }
    expect(end).toBe(paragraph.text.length);
  }
}
