import type { TagPlace } from './tag-map.ts';

/** A stretch of text with one look; `start` and `end` are offsets in the text of its line or paragraph. */
export interface TextRun {
  readonly start: number;
  readonly end: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** 1 superscript, -1 subscript, 0 on the baseline. */
  readonly raised: -1 | 0 | 1;
  readonly url: string | undefined;
}

/** White space wide enough to separate columns of a table or a run-in heading from its text. */
export interface LineGap {
  /** Offset in the text of the space that represents the gap. */
  readonly at: number;
  readonly left: number;
  readonly right: number;
}

/**
 * Consecutive characters of the file on one baseline without a wide gap. Coordinates are points,
 * origin at the lower left of the page as displayed.
 */
export interface TextLine {
  /** 1-based. */
  readonly page: number;
  readonly text: string;
  readonly runs: readonly TextRun[];
  readonly gaps: readonly LineGap[];
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Type size of most of the line, in points. */
  readonly size: number;
  /** Number of visible characters. */
  readonly glyphs: number;
  /** Number of those in fonts for formulas. */
  readonly mathGlyphs: number;
  /** Highest and lowest baseline of a displayed formula whose pieces are in this line; undefined for text. */
  readonly formula: { readonly top: number; readonly bottom: number } | undefined;
  /** The look of nearly all characters (bold), or of at least four fifths (the others). */
  readonly bold: boolean;
  readonly italic: boolean;
  readonly monospaced: boolean;
  readonly smallCapitals: boolean;
  /** Direction in degrees; 0 is ordinary text. */
  readonly angle: number;
  readonly invisible: boolean;
  /** Width of the first word in points, to determine whether it would have fitted on the line before. */
  readonly firstWordWidth: number;
  /** True when it contains letters of a script written from right to left. */
  readonly rightToLeft: boolean;
  /** Page width in which `left` and `right` are mirrored, undefined when they are not. */
  readonly mirroredIn: number | undefined;
  /** True for a cell of a table: it was cut from a row whose gaps lie above and below those of its neighbours. */
  readonly cell: boolean;
  /** True when it is known to start a paragraph (text after a run-in heading), whatever geometry says. */
  readonly opensBlock: boolean;
  /** Place of the line in a structure tree that is sound; undefined without one. */
  readonly tag: TagPlace | undefined;
}
