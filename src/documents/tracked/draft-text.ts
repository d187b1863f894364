/** The text of a paragraph while it is being read. */
export interface DraftText {
  readonly chunks: string[];
  /** What a reader sees who rejects our changes. */
  readonly rejected: string[];
  /** Ranges of the text in italics, half-open and in UTF-16 code units. */
  readonly italic: { start: number; end: number }[];
  /** UTF-16 code units in `chunks`. */
  length: number;
  /** How many of them are in a fixed-width font. */
  monospaced: number;
}

export const newDraftText = (): DraftText => ({ chunks: [], rejected: [], italic: [], length: 0, monospaced: 0 });

/**
 * Adds a piece to the last one or, where the two do not join, behind it.
 *
 * @returns the piece that now ends with it
 */
export function addOrExtend<Piece extends { end: number; to: number }>(
  pieces: Piece[],
  next: Piece,
  joins: (last: Piece) => boolean,
): Piece {
  const last = pieces.at(-1);
  if (!last || !joins(last)) {
    pieces.push(next);
    return next;
  }
  last.end = next.end;
  last.to = next.to;
  return last;
}

/**
 * Adds text with the style that it is set in.
 *
 * @returns the range that it takes up
 */
export function appendText(
  draft: DraftText,
  text: string,
  {
    italic = false,
    monospaced = false,
  }: { readonly italic?: boolean | undefined; readonly monospaced?: boolean | undefined },
): { readonly start: number; readonly end: number } {
  const start = draft.length;
  const end = start + text.length;
  draft.chunks.push(text);
  draft.length = end;
  if (monospaced) draft.monospaced += text.length;
  if (italic && text !== '') {
    const last = draft.italic.at(-1);
    if (last?.end === start) last.end = end;
    else draft.italic.push({ start, end });
  }
  return { start, end };
}
