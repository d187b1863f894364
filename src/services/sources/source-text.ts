import type { StyleKind } from '../../documents/docx/index.ts';
import type { Role } from '../../documents/latex/paragraph.ts';
import type { SourceFormat } from '../../documents/source/formats.ts';
import type { Span } from '../../text/span.ts';

/** The formats of a file. */
export type ProseFormat = SourceFormat | 'latex';

/** A paragraph, heading, item or cell as a reader sees it. */
export interface ProseParagraph {
  readonly index: number;
  readonly text: string;
  readonly style: StyleKind;
  /** The story that it belongs to. A sentence can continue in the next paragraph of the same story. */
  readonly part: string;
  readonly checkable: boolean;
  readonly italic: readonly Span[];
  readonly role?: Role | undefined;
  readonly keywords?: boolean;
}

/** A change to a paragraph's text; offsets refer to the paragraph. */
export interface ProseEdit extends Span {
  readonly paragraph: number;
  readonly replacement: string;
}

/** A replacement for a range of the source; offsets refer to the source. */
export interface Splice extends Span {
  readonly text: string;
}

/**
 * What an edit changes in the source. `refused`: the markup does not allow it. `artefact`: it touches a placeholder,
 * such as that of a formula or program text, so the finding is about nothing that the writer wrote.
 */
export type PlannedEdit = readonly Splice[] | 'refused' | 'artefact';

/** The prose in the text of a file, with a mapping back to the file. */
export interface SourceText {
  /** The format that it was read in; undefined for a file of a word processor. */
  readonly format: ProseFormat | undefined;
  readonly paragraphs: readonly ProseParagraph[];
  /** The range of the source from the first to the last character of a paragraph's range; undefined if there is none. */
  placeOf(paragraph: number, span: Span): Span | undefined;
  /** Plans each edit independently. */
  plan(edits: readonly ProseEdit[]): PlannedEdit[];
  /** Returns the source with the edits that can be made, and which were made. Edits of a paragraph do not overlap. */
  apply(edits: readonly ProseEdit[]): { readonly text: string; readonly made: readonly boolean[] };
}
