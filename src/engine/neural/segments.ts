/** A sentence in its segment: `length` of its tokens, from position `start` on. */
export interface Placed {
  readonly sentence: number;
  readonly start: number;
  readonly length: number;
}

/**
 * Puts sentences of a paragraph, given by their lengths, together in segments that the network reads at once, one after another as long as
 * they fit between the two ends of a segment. A sentence that alone is too long is cut.
 */
export function packSegments(lengths: readonly number[], mostPositions: number): Placed[][] {
  const segments: Placed[][] = [];
  const room = mostPositions - 2;
  let used = room;
  lengths.forEach((all, sentence) => {
    const length = Math.min(all, room);
    if (segments.length === 0 || used + length > room) {
      segments.push([]);
      used = 0;
    }
    segments.at(-1)!.push({ sentence, start: used + 1, length });
    used += length;
  });
  return segments;
}
