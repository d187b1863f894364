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

/** U+FFFC OBJECT REPLACEMENT CHARACTER: represents everything that has no text of its own. */
export const PLACEHOLDER = '\ufffc';

/** When a stretch of text is visible: always, or only after the changes named in `StoryOptions.ours` are accepted, or rejected. */
export type Visibility = 'both' | 'accepted' | 'rejected';

/** A paragraph while it is being read. */
export interface Draft {
  readonly story: StoryKind;
  /** Its place in a table; in nested tables, in the outermost. */
  readonly cell: TableCell | undefined;
  /** Reason why the whole paragraph is not checked: a contents list, a chosen value, … */
  region: UncheckableReason | undefined;
  /** Set if the whole paragraph is bound to data or locked. */
  readonly blockShield: Shield | undefined;
  readonly fallbackDepth: number;
  /** True in a deleted table row or a deleted text box. */
  readonly dead: boolean;
  readonly source: { pieces: Piece[]; mirrors: ParagraphSource[]; host: PieceReference | undefined };
  styleId: string | undefined;
  outline: number | undefined;
  numbered: boolean;
  /** The paragraph mark is deleted or moved away: when all changes are accepted, the next paragraph joins this one. */
  markDeleted: boolean;
  length: number;
  monospaced: number;
  /** Text in italics, by runs. */
  readonly italic: { start: number; end: number }[];
  /** Text whose character style is for program text, by runs. */
  readonly code: { start: number; end: number }[];
  /** Raised text, by runs. */
  readonly raised: { start: number; end: number }[];
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
  raised: boolean;
  /** True when its character style is for program text. */
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
    raised: false,
    code: false,
  };
}

/** Adds text that has a place in the document, with its piece. */
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
  if (run?.raised) extend(draft.raised, start, end);
  const piece = { start, end, kind, run, elementStart, elementEnd, contentStart, contentEnd, shield };
  draft.source.pieces.push(piece);
  return piece;
}

/** Extends the last span if the new one follows it directly. */
function extend(spans: { start: number; end: number }[], start: number, end: number): void {
  const last = spans.at(-1);
  if (last?.end === start) last.end = end;
  else if (end > start) spans.push({ start, end });
}

/** Adds text to the versions with the changes named in `StoryOptions.ours` accepted, rejected, or both. */
export function addCheckedText(draft: Draft, text: string, visibility: Visibility): void {
  if (visibility !== 'accepted') draft.rejected.push(text);
  if (visibility !== 'rejected') draft.text.push(text);
}
