import type { Span } from '../../text/span.ts';

/** One change of a paragraph's text, or a place to comment on. */
export interface LatexEdit extends Span {
  /** Index into the paragraphs of the scan. */
  readonly paragraph: number;
  readonly replacement: string;
  /**
   * `change`: made in the source, tracked in the docx. `commented-change`: made in the source, in the docx a comment on its
   * range. `comment`: only the comment. `skip`: counted, not written.
   */
  readonly mode: 'change' | 'commented-change' | 'comment' | 'skip';
}

/** Why an edit is not made in the source. */
export type LatexReason =
  | 'skipped'
  /** Not a range of a checked paragraph. */
  | 'range'
  | 'no-change'
  /** It touches a formula, a citation, a command or the like. */
  | 'protected'
  | 'overlap'
  /** The replacement cannot be written in the file's encoding or in LaTeX. */
  | 'characters'
  /** The source would no longer read as planned. */
  | 'syntax';

/** A change to make: its range, trimmed to whole words, and the stretches of source to replace for it. */
export interface PlannedChange extends Span {
  readonly text: string;
  readonly splices: readonly SourceSplice[];
}

export interface SourceSplice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Plan for an edit. `place` is the source range in its file for its change or its comment. */
export interface PlannedEdit {
  readonly edit: LatexEdit;
  readonly change: PlannedChange | undefined;
  readonly place: { readonly from: number; readonly to: number } | undefined;
  readonly reason: LatexReason | undefined;
}
