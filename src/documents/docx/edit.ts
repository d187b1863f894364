import type { Span } from '../../text/span.ts';
import type { BackCover } from './back-cover-markup.ts';

/** One change of a paragraph's text. `start` to `end` is what the suggestion covers; it may be wider than what differs. */
export interface DocxEdit extends Span {
  /** Index into `DocxDocument.paragraphs`. */
  readonly paragraph: number;
  readonly replacement: string;
  /**
   * `track`: as a tracked change. `apply`: in the text itself, without a trace. `comment`: only as a comment on the text. `skip`: counted, not
   * written.
   */
  readonly mode: 'track' | 'apply' | 'comment' | 'skip';
  /** Text of the comment; with `track`, of one beside the change; none with `apply`. Lines become paragraphs. */
  readonly comment?: string;
  /** With `skip`: why, handed back as it is. */
  readonly reason?: string;
}

export interface EditOptions {
  /** Name that the changes and comments carry; Word tells authors apart by it alone. */
  readonly author: string;
  /** Shown by comments; by default the first letters of the author's names. */
  readonly initials?: string;
  readonly date: Date;
  /** Statistics page put at the end of the document; an earlier one is replaced. */
  readonly backCover?: BackCover;
}

/** Why an edit was not written as asked. */
export type EditReason =
  /** It shares text with an earlier edit. */
  | 'overlap'
  /** Not a range of the paragraph, or it would cut a character in two. */
  | 'range'
  /** The replacement holds characters that a Word file cannot. */
  | 'characters'
  /** The replacement is what stands there, and there is no comment. */
  | 'no-change'
  /** The paragraph is not to be edited: contents, sources, program text, field result, … */
  | 'uncheckable'
  /** It touches something that may not be changed under tracking. */
  | 'protected'
  /** Word allows no comment here (headers, footers, unreferenced notes). */
  | 'no-comments-here'
  /** The part is written in a form that cannot be edited in place. */
  | 'part'
  /** Reading the result back did not give the expected text. */
  | 'self-check'
  | (string & {});

/** What became of an edit. A tracked change turned into a comment, or an edit left out, has a reason. */
export interface EditOutcome {
  readonly written: 'tracked' | 'applied' | 'comment' | 'nothing';
  /** A comment stands beside the tracked change. */
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
  /** What the file gained, counted in the file itself. */
  readonly markup: { readonly insertions: number; readonly deletions: number; readonly comments: number };
}
