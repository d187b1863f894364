import type { Node } from 'prosemirror-model';
import type { AcceptedChange } from '../accepted-step.ts';

/** A suggestion that was neither accepted nor dismissed, with its place. */
export interface OpenChange {
  readonly from: number;
  readonly to: number;
  /** Best first; empty for a question. */
  readonly replacements: readonly string[];
  readonly comment: string;
}

/** A text with its accepted corrections and its open suggestions. */
export interface TextToSave {
  readonly doc: Node;
  readonly accepted: readonly AcceptedChange[];
  readonly open: readonly OpenChange[];
}
