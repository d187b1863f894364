import type { StyleKind } from '../../documents/docx/index.ts';
import type { Role } from '../../documents/latex/paragraph.ts';
import { LANGUAGES } from '../../documents/source/comments/languages.ts';
import { formatOfFile, type SourceFormat } from '../../documents/source/formats.ts';
import type { Span } from '../../text/span.ts';
import { readLatexSource } from './latex-source.ts';
import { readInFormat } from './source-in-format.ts';

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

/** What a file may be written in. */
export type ProseFormat = SourceFormat | 'latex';

const LATEX = /\.(?:tex|ltx|latex)$/i;

/** Texts of others that must stay as they are, and lists that programs read. */
const NO_PROSE =
  /(?:^|[\\/])(?:(?:un)?licen[cs]es?|copying|notice|eula)\b[^\\/]*$|(?:^|[\\/])(?:.*requirements|constraints|robots|cmakelists)[^\\/]*\.txt$/i;

/** True for files that hold prose of the project's own by their names: what is taken from a folder whose settings do not say. */
export const isProseFile = (path: string): boolean =>
  !NO_PROSE.test(path) && (LATEX.test(path) || !NOT_DOCUMENTS.has(formatOfFile(path) ?? 'commit'));

/** Programs are checked where the settings include them: their comments are written for few. */
const NOT_DOCUMENTS: ReadonlySet<string> = new Set(['commit', ...Object.keys(LANGUAGES)]);

/** What a file is written in by its name: what has no format of its own is plain text. */
export const proseFormat = (path: string): ProseFormat => (LATEX.test(path) ? 'latex' : (formatOfFile(path) ?? 'text'));

/** Reads the prose of a file; what is no LaTeX in spite of its name is plain text. */
export function readSourceText(path: string, text: string, format: ProseFormat = proseFormat(path)): SourceText {
  if (format !== 'latex') return readInFormat(format, text);
  return readLatexSource(text) ?? readInFormat('text', text);
}
