/** A sentence in its segment: `length` of its tokens, from position `start`. */
export interface Placed {
  readonly sentence: number;
  readonly start: number;
  readonly length: number;
}

/**
 * Groups sentences of a paragraph, given by their lengths, into segments that the network reads at once. A segment takes consecutive sentences as
 * long as they fit between its two ends. A single sentence that is too long is truncated.
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
