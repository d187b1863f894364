import type { Span } from '../../text/span.ts';

/** Content of a stretch that no edit may touch. */
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
 * A stretch of paragraph text and its source, both half-open in UTF-16 code units. Sources of neighbouring
 * pieces need not touch: the source between them (braces, commands, comments) is never edited.
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
  /** Text that a reader of the document sees instead of the piece's text; only for `fixed`. */
  readonly shown?: string;
}

/** Represents something without words, such as a formula; no checker reports it. */
export const PLACEHOLDER = '\uFFFC';
