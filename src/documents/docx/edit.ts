import type { Span } from '../../text/span.ts';
import type { BackCover } from './back-cover-markup.ts';

/** One change of a paragraph's text. The suggestion covers `start` to `end`, which may be wider than the difference. */
export interface DocxEdit extends Span {
  /** Index into `DocxDocument.paragraphs`. */
  readonly paragraph: number;
  readonly replacement: string;
  /**
   * `track`: as a tracked change. `apply`: in the text itself, without a trace. `comment`: only as a comment on the text. `skip`: counted, not
   * written.
   */
  readonly mode: 'track' | 'apply' | 'comment' | 'skip';
  /** Text of the comment; with `track`, a comment on the change; not used with `apply`. Lines become paragraphs. */
  readonly comment?: string;
  /** With `skip`: the reason, returned unchanged. */
  readonly reason?: string;
}

export interface EditOptions {
  /** Author of the changes and comments; Word distinguishes authors by this name alone. */
  readonly author: string;
  /** Initials that comments show; by default the first letters of the author's names. */
  readonly initials?: string;
  readonly date: Date;
  /** Statistics page added at the end of the document; an earlier one is replaced. */
  readonly backCover?: BackCover;
}

/** Why an edit was not written as requested. */
export type EditReason =
  /** It shares text with an earlier edit. */
  | 'overlap'
  /** Not a range of the paragraph, or it would cut a character in two. */
  | 'range'
  /** The replacement contains characters that a Word file cannot contain. */
  | 'characters'
  /** The replacement equals the text, and there is no comment. */
  | 'no-change'
  /** The paragraph must not be edited: contents, references, program text, field result, … */
  | 'uncheckable'
  /** It touches something that tracked changes must not alter. */
  | 'protected'
  /** Word allows no comment here (headers, footers, unreferenced notes). */
  | 'no-comments-here'
  /** The form of the part does not allow editing in place. */
  | 'part'
  /** Reading the result back did not give the expected text. */
  | 'self-check'
  | (string & {});

/** Result of an edit. A tracked change that became a comment, or an edit left out, has a reason. */
export interface EditOutcome {
  readonly written: 'tracked' | 'applied' | 'comment' | 'nothing';
  /** True when a comment goes with the tracked change. */
  readonly commented: boolean;
  readonly reason: EditReason | undefined;
}

export interface EditResult {
  readonly bytes: Uint8Array;
  /** One for each edit, in the order given. */
  readonly outcomes: readonly EditOutcome[];
  /** Edits written as tracked changes. */
  readonly tracked: number;
  /** Edits written as comments alone. */
  readonly commented: number;
  readonly skipped: number;
  /** Changes and comments added to the file, counted in the file itself. */
  readonly markup: { readonly insertions: number; readonly deletions: number; readonly comments: number };
}
