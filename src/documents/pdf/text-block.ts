import type { BlockKind } from './tag-map.ts';
import type { TextLine } from './text-line.ts';

/** A line with the edges of its column. */
export interface PlacedLine {
  readonly line: TextLine;
  readonly columnLeft: number;
  readonly columnRight: number;
}

/** Lines of one paragraph, heading, item or row. Joining over columns and pages appends lines of later pages. */
export interface TextBlock {
  kind: BlockKind;
  /** Heading level, 1 to 6; 0 for other kinds. */
  level: number;
  readonly lines: PlacedLine[];
  /** Number of the region on its page, which shows whether two blocks are in the same column. */
  readonly region: number;
  readonly page: number;
  /** Bullet or number of a list item, as printed; it is not part of the text. */
  marker: string | undefined;
  markerLength: number;
  ordered: boolean;
  /** For a table row: the lines of each cell. */
  cells: PlacedLine[][] | undefined;
  /** True when it comes from a structure tree that was found sound: geometry does not overrule it. */
  tagged: boolean;
}

export function newBlock(kind: BlockKind, first: PlacedLine, region: number): TextBlock {
  return {
    kind,
    level: 0,
    lines: [first],
    region,
    page: first.line.page,
    marker: undefined,
    markerLength: 0,
    ordered: false,
    cells: undefined,
    tagged: false,
  };
}

export function firstLine(block: TextBlock): PlacedLine {
  return block.lines[0]!;
}

export function lastLine(block: TextBlock): PlacedLine {
  return block.lines[block.lines.length - 1]!;
}

/** Gives a block another kind and makes its marker part of its text. */
export function setKind(block: TextBlock, kind: TextBlock['kind']): void {
  block.kind = kind;
  block.marker = undefined;
  block.markerLength = 0;
}
