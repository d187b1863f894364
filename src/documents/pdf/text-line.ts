/** A stretch of one line with one look. `start` and `end` are offsets in the line's text. */
export interface LineRun {
  readonly start: number;
  readonly end: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** 1 superscript, -1 subscript, 0 on the baseline. */
  readonly raised: -1 | 0 | 1;
  readonly url: string | undefined;
}

/**
 * Characters on one baseline that the file shows one after the other without a wide gap. Coordinates are points,
 * origin at the lower left of the page as displayed.
 */
export interface TextLine {
  /** 1-based. */
  readonly page: number;
  readonly text: string;
  readonly runs: readonly LineRun[];
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Type size of most of the line, in points. */
  readonly size: number;
  /** Visible characters. */
  readonly glyphs: number;
  /** The look of at least four fifths of the characters. */
  readonly bold: boolean;
  readonly italic: boolean;
  readonly monospaced: boolean;
  /** Direction in degrees; 0 is ordinary text. */
  readonly angle: number;
  readonly invisible: boolean;
  /** Width of the first word in points, for "would it have fitted on the line before?". */
  readonly firstWordWidth: number;
  /** Marked content of the first character, -1 without one. */
  readonly markedContent: number;
}
