import type { Node } from 'prosemirror-model';
import type { AcceptedChange } from '../accepted-step.ts';

/** A suggestion that was neither accepted nor dismissed, where it stands. */
export interface OpenChange {
  readonly from: number;
  readonly to: number;
  /** Best first; empty for a question. */
  readonly replacements: readonly string[];
  readonly comment: string;
}

/** A text with what was corrected in it and what is open. */
export interface TextToSave {
  readonly doc: Node;
  readonly accepted: readonly AcceptedChange[];
  readonly open: readonly OpenChange[];
}
