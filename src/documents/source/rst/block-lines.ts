import type { StyleKind } from '../../docx/paragraph.ts';
import type { SourcePlace } from '../../pieces/placement.ts';
import type { Collector } from '../collector.ts';
import { readSyntax } from '../inline/syntax.ts';
import { indentOf, trimmed } from '../lines.ts';
import type { ProseDraft } from '../prose-draft.ts';
import { RST } from './inline.ts';

/** A line with its indent in columns. */
export interface Line extends SourcePlace {
  readonly indent: number;
  readonly empty: boolean;
}

/** A block that contains blocks: the whole text, an item of a list, a note. */
export interface Body {
  readonly collector: Collector;
  readonly lines: readonly Line[];
  readonly style: StyleKind;
  readonly part: string;
  readonly depth: number;
  /** Adornments of headings in the order of their first use. */
  readonly levels: string[];
}

/** Reads the markup within a paragraph. */
export const inline = (draft: ProseDraft): void => readSyntax(draft, RST);

export function lineOf(source: string, line: SourcePlace): Line {
  const { from, to } = trimmed(source, line);
  return { from, to, indent: indentOf(source, line), empty: from === to };
}

/** Returns the end of the lines from `start` with an indent of at least `indent` columns, with the empty lines between them. */
export function blockEnd(lines: readonly Line[], start: number, indent: number): number {
  let end = start;
  for (let i = start; i < lines.length; i++) {
    const line = lines[i]!;
    if (line.empty) continue;
    if (line.indent < indent) break;
    end = i + 1;
  }
  return Math.max(end, start);
}

/** Returns the rest of a line as the first line of its block. */
export const startingAt = (line: Line, offset: number, next: Line | undefined): Line => {
  const from = Math.min(line.from + offset, line.to);
  return {
    from,
    to: line.to,
    indent: next && !next.empty ? next.indent : line.indent + offset,
    empty: from === line.to,
  };
};
