/** The text of a paragraph that is being read. */
export interface DraftText {
  readonly chunks: string[];
  /** Text as seen by a reader who rejects our changes. */
  readonly rejected: string[];
  /** Ranges of the text in italics, half-open and in UTF-16 code units. */
  readonly italic: { start: number; end: number }[];
  /** Ranges of raised text. */
  readonly raised: { start: number; end: number }[];
  /** Number of UTF-16 code units in `chunks`. */
  length: number;
  /** Number of those in a fixed-width font. */
  monospaced: number;
}

export const newDraftText = (): DraftText => ({
  chunks: [],
  rejected: [],
  italic: [],
  raised: [],
  length: 0,
  monospaced: 0,
});

/**
 * Joins a piece to the last one or, if the two do not join, adds it.
 *
 * @returns the piece that now contains its end
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
 * Adds text with its style.
 *
 * @returns its range
 */
export function appendText(
  draft: DraftText,
  text: string,
  {
    italic = false,
    raised = false,
    monospaced = false,
  }: {
    readonly italic?: boolean | undefined;
    readonly raised?: boolean | undefined;
    readonly monospaced?: boolean | undefined;
  },
): { readonly start: number; readonly end: number } {
  const start = draft.length;
  const end = start + text.length;
  draft.chunks.push(text);
  draft.length = end;
  if (monospaced) draft.monospaced += text.length;
  if (text !== '') {
    if (italic) extend(draft.italic, start, end);
    if (raised) extend(draft.raised, start, end);
  }
  return { start, end };
}

function extend(spans: { start: number; end: number }[], start: number, end: number): void {
  const last = spans.at(-1);
  if (last?.end === start) last.end = end;
  else spans.push({ start, end });
}
