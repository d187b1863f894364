import type { StyleKind } from '../../documents/docx/index.ts';
import type { Role } from '../../documents/latex/paragraph.ts';
import type { Span } from '../../text/span.ts';

/** A paragraph, heading, item or cell as a reader sees it. */
export interface ProseParagraph {
  readonly index: number;
  readonly text: string;
  readonly style: StyleKind;
  /** The story it belongs to: neighbours in one story may carry one sentence. */
  readonly part: string;
  readonly checkable: boolean;
  readonly italic: readonly Span[];
  readonly role?: Role | undefined;
  readonly keywords?: boolean;
}

/** A change of a paragraph's text; offsets are into the paragraph. */
export interface ProseEdit extends Span {
  readonly paragraph: number;
  readonly replacement: string;
}

/** What is put in the place of a stretch of the source; offsets are into the source. */
export interface Splice extends Span {
  readonly text: string;
}

/**
 * What an edit changes in the source. `refused`: the markup does not allow it. `artefact`: it touches what only stands for something, such as a formula or
 * program text, so that whatever asks for it has found nothing that the writer wrote.
 */
export type PlannedEdit = readonly Splice[] | 'refused' | 'artefact';

/** The prose in the text of a file, with the way back into it. */
export interface SourceText {
  readonly paragraphs: readonly ProseParagraph[];
  /** The stretch of source from the first to the last character of a stretch of a paragraph; undefined where there is none. */
  placeOf(paragraph: number, span: Span): Span | undefined;
  /** Each edit by itself. */
  plan(edits: readonly ProseEdit[]): PlannedEdit[];
  /** The source with the edits made that can be, and which were. Edits of a paragraph are disjoint. */
  apply(edits: readonly ProseEdit[]): { readonly text: string; readonly made: readonly boolean[] };
}
