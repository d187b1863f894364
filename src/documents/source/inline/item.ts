import type { FixedKind } from '../../pieces/piece.ts';

/** What the scan of a block found, from left to right; text between items is text. Offsets are into the flat text. */
export type Item =
  | HiddenItem
  | { readonly kind: 'atom'; readonly start: number; readonly end: number; readonly text: string }
  | {
      readonly kind: 'fixed';
      readonly start: number;
      readonly end: number;
      readonly as: FixedKind;
      readonly text: string;
    }
  | { readonly kind: 'code' | 'formula'; readonly start: number; readonly end: number; readonly content: string }
  | Delimiters;

/** A run of `*`, `_`, `~` or `=`: how much of it is markup is known when the whole block was read. */
export interface Delimiters {
  readonly kind: 'delimiters';
  readonly start: number;
  readonly end: number;
  readonly sign: string;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  /** Signs at its beginning that close, and at its end that open. */
  closing: number;
  opening: number;
}

/** Markup that a reader does not see; a bracket that turned out to be text hides nothing. */
export interface HiddenItem {
  readonly kind: 'hidden';
  readonly start: number;
  end: number;
}
