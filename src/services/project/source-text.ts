import type { StyleKind } from '../../documents/docx/index.ts';
import type { Span } from '../../text/span.ts';
import { splitBlocks } from '../text-blocks.ts';

/** Extensions of files that hold prose: what is taken from a folder whose settings do not say. */
export const PROSE_EXTENSIONS: ReadonlySet<string> = new Set(['.md', '.markdown', '.txt']);

/** A paragraph, heading, item or cell as a reader sees it. */
export interface ProseParagraph {
  readonly index: number;
  readonly text: string;
  readonly style: StyleKind;
  /** The story it belongs to: neighbours in one story may carry one sentence. */
  readonly part: string;
  readonly checkable: boolean;
  readonly italic: readonly Span[];
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

/** The prose in the text of a file, with the way back into it. */
export interface SourceText {
  readonly paragraphs: readonly ProseParagraph[];
  /** The stretch of source from the first to the last character of a stretch of a paragraph; undefined where there is none. */
  placeOf(paragraph: number, span: Span): Span | undefined;
  /** What each edit changes in the source; undefined for what cannot be made there. Edits of a paragraph are disjoint. */
  plan(edits: readonly ProseEdit[]): (readonly Splice[] | undefined)[];
  /** The source with the edits made that can be, and which were. */
  apply(edits: readonly ProseEdit[]): { readonly text: string; readonly made: readonly boolean[] };
}

/** Reads the prose of a file; `path` says what it is written in. */
export function readSourceText(_path: string, text: string): SourceText {
  return readPlainText(text);
}

function readPlainText(text: string): SourceText {
  const blocks = splitBlocks(text);
  const placeOf = (paragraph: number, { start, end }: Span): Span => {
    const { start: at } = blocks[paragraph]!;
    return { start: at + start, end: at + end };
  };
  const plan = (edits: readonly ProseEdit[]) =>
    edits.map((edit) => [{ ...placeOf(edit.paragraph, edit), text: edit.replacement }]);
  return {
    paragraphs: blocks.map((block, index) => ({
      index,
      text: block.text,
      style: 'body',
      part: '',
      checkable: /\p{L}/u.test(block.text),
      italic: [],
    })),
    placeOf,
    plan,
    apply: (edits) => ({ text: splice(text, plan(edits).flat()), made: edits.map(() => true) }),
  };
}

/** The text with all of the splices, which are disjoint. */
export function splice(text: string, splices: readonly Splice[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: put } of [...splices].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(at, start) + put;
    at = end;
  }
  return result + text.slice(at);
}
