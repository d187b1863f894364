import type { Container } from './containers.ts';
import type {
  ParagraphSource,
  Piece,
  PieceReference,
  RunSource,
  Shield,
  StoryKind,
  TableCell,
  UncheckableReason,
} from './paragraph.ts';

/** U+FFFC OBJECT REPLACEMENT CHARACTER: stands for anything without text of its own. */
export const PLACEHOLDER = '\ufffc';

/** Who sees a stretch of text: everyone, or only those who accept, or reject, the changes named in `StoryOptions.ours`. */
export type Visibility = 'both' | 'accepted' | 'rejected';

/** A paragraph while it is being read. */
export interface Draft {
  readonly story: StoryKind;
  /** Where it stands in a table; of nested ones, in the outermost. */
  readonly cell: TableCell | undefined;
  /** Everything in it is of this kind: a contents list, a chosen value, … */
  region: UncheckableReason | undefined;
  /** Set where all of it is bound to data or locked. */
  readonly blockShield: Shield | undefined;
  readonly fallbackDepth: number;
  /** In a deleted table row or in a deleted text box. */
  readonly dead: boolean;
  readonly source: { pieces: Piece[]; mirrors: ParagraphSource[]; host: PieceReference | undefined };
  styleId: string | undefined;
  outline: number | undefined;
  numbered: boolean;
  /** Its paragraph mark is deleted or moved away: with all changes accepted, the next paragraph joins it. */
  markDeleted: boolean;
  length: number;
  monospaced: number;
  /** What is set in italics, by runs. */
  readonly italic: { start: number; end: number }[];
  /** What a style of characters says is program text, by runs. */
  readonly code: { start: number; end: number }[];
  readonly text: string[];
  readonly rejected: string[];
}

/** A run while it is being read; see `RunSource`. */
export interface RunDraft extends RunSource {
  start: number;
  openEnd: number;
  propertiesStart: number;
  propertiesEnd: number;
  changeStart: number;
  changeEnd: number;
  closeStart: number;
  end: number;
  hidden: boolean;
  monospaced: boolean;
  italic: boolean;
  /** By its style of characters. */
  code: boolean;
}

export function newRun(start: number, openEnd: number, containers: readonly Container[]): RunDraft {
  const inner = containers.at(-1);
  let revisions = 0;
  for (const container of containers) if (container.revision) revisions++;
  const insertion = revisions === 0 ? 'plain' : revisions === 1 && inner?.revision ? 'reopen' : 'never';
  return {
    start,
    openEnd,
    propertiesStart: openEnd,
    propertiesEnd: openEnd,
    changeStart: openEnd,
    changeEnd: openEnd,
    closeStart: openEnd,
    end: openEnd,
    container: inner?.number ?? 0,
    insertion,
    wrapper: insertion === 'reopen' ? inner : undefined,
    hidden: false,
    monospaced: false,
    italic: false,
    code: false,
  };
}

/** Add text that has a place in the document, and its piece. */
export function addPiece(
  draft: Draft,
  text: string,
  kind: Piece['kind'],
  run: RunDraft | undefined,
  [elementStart, elementEnd, contentStart, contentEnd]: readonly [number, number, number, number],
  shield: Shield | undefined,
): Piece {
  const start = draft.length;
  draft.length += text.length;
  draft.text.push(text);
  if (run?.monospaced) draft.monospaced += text.length;
  const end = draft.length;
  if (run?.italic) extend(draft.italic, start, end);
  if (run?.code) extend(draft.code, start, end);
  const piece = { start, end, kind, run, elementStart, elementEnd, contentStart, contentEnd, shield };
  draft.source.pieces.push(piece);
  return piece;
}

/** Takes what follows the last span into it. */
function extend(spans: { start: number; end: number }[], start: number, end: number): void {
  const last = spans.at(-1);
  if (last?.end === start) last.end = end;
  else if (end > start) spans.push({ start, end });
}

/** Add text to what a reader sees who accepts, or who rejects, the changes named in `StoryOptions.ours`. */
export function addCheckedText(draft: Draft, text: string, visibility: Visibility): void {
  if (visibility !== 'accepted') draft.rejected.push(text);
  if (visibility !== 'rejected') draft.text.push(text);
}
