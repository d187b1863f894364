/** A range of a text to replace; `start === end` inserts. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Order among insertions at one place. */
  readonly rank: number;
}

/**
 * Returns the text with all splices made. An insertion at the start of a replaced range goes before it.
 *
 * @throws Error when replaced ranges overlap, which is a mistake of the caller
 */
export function applySplices(source: string, splices: readonly Splice[]): string {
  const sorted = splices.map((splice, order) => ({ ...splice, order }));
  sorted.sort((a, b) => a.start - b.start || a.end - b.end || a.rank - b.rank || a.order - b.order);
  const out: string[] = [];
  let position = 0;
  for (const splice of sorted) {
    if (splice.start < position) throw new Error('splices overlap');
    out.push(source.slice(position, splice.start), splice.text);
    position = splice.end;
  }
  out.push(source.slice(position));
  return out.join('');
}
