/** A paragraph as it was read. */
export interface HostParagraph {
  /** Its place among the paragraphs that were read. */
  readonly index: number;
  readonly text: string;
}

/** A stretch of a paragraph's text; half-open, in UTF-16 code units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * What became of a change: `done` with the text that the paragraph has now; `changed` when no paragraph reads as it did; `blocked` when its words cannot be
 * told apart from others, or something stands among them: a tracked deletion, a field, a note.
 */
export type Outcome =
  | { readonly status: 'done'; readonly text: string }
  | { readonly status: 'changed' }
  | { readonly status: 'blocked' };

/** The editor that a pane belongs to. */
export interface Host {
  /** Its name, for sentences. */
  readonly name: string;
  /** The texts of all paragraphs of the document's body, in order, without what is marked as deleted. */
  read(): Promise<readonly string[]>;
  /** Replaces a stretch, as a tracked change. */
  replace(paragraph: HostParagraph, stretch: Stretch, replacement: string): Promise<Outcome>;
  /** Selects a stretch, so that it can be seen. */
  show(paragraph: HostParagraph, stretch: Stretch): Promise<Outcome>;
}
