import type { Span } from '../../text/span.ts';

/** What a stretch that no edit may touch stands for. */
export type FixedKind =
  | 'math'
  | 'display'
  | 'citation'
  | 'reference'
  | 'code'
  | 'graphic'
  | 'macro'
  | 'break'
  | 'parameter'
  | 'space';

/**
 * A stretch of paragraph text and the source behind it, both half-open in UTF-16 code units. Sources of neighbouring
 * pieces need not touch: what lies between them (braces, commands, comments) is never edited.
 *
 * - `text`: as long as its source, character for character (a line end reads as a blank, `'` as an apostrophe)
 * - `atom`: replaced as a whole or not at all: `\'e`, `--`, a blank over a line end; without text it is a `\-`
 * - `fixed`: shown so that the sentence around it reads right, never edited
 */
export interface Piece extends Span {
  readonly kind: 'text' | 'atom' | 'fixed';
  readonly from: number;
  readonly to: number;
  readonly fixed?: FixedKind;
  /** What a reader of the document sees instead of the text; of `fixed` only. */
  readonly shown?: string;
}

/** Stands for something without words, such as a formula; no checker says anything about it. */
export const PLACEHOLDER = '\uFFFC';
