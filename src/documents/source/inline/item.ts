import type { FixedKind } from '../../pieces/piece.ts';

/** An item found in a block, from left to right; text between items is text. Offsets are into the flat text. */
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

/** A run of `*`, `_`, `~` or `=`: only after the whole block is read it is known which part of it is markup. */
export interface Delimiters {
  readonly kind: 'delimiters';
  readonly start: number;
  readonly end: number;
  readonly sign: string;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  /** Number of closing signs at its beginning and of opening signs at its end. */
  closing: number;
  opening: number;
}

/** Markup that a reader does not see; a bracket that is only text hides nothing. */
export interface HiddenItem {
  readonly kind: 'hidden';
  readonly start: number;
  end: number;
}
