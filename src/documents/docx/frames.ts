import type { Container, Field } from './containers.ts';
import type { ControlProperties } from './content-controls.ts';
import type { Draft, RunDraft } from './draft.ts';
import type { Piece, PieceReference, Shield, StoryKind, TableCell, UncheckableReason } from './paragraph.ts';

/** An open content control; `container` is set for a control inside a paragraph. */
export interface OpenControl {
  readonly properties: ControlProperties;
  readonly container: Container | undefined;
}

/** How a content control around whole paragraphs affects them. */
export interface BlockRegion {
  readonly reason: UncheckableReason | undefined;
  readonly locked: boolean;
  readonly paragraphs: Draft[];
}

/** The state of reading one story. A text box inside a paragraph opens a frame of its own. */
export interface Frame {
  readonly story: StoryKind;
  readonly host: PieceReference | undefined;
  /** True when a paragraph directly inside another one opened it, without `w:txbxContent`. */
  readonly implicit: boolean;
  /** True when it is anchored in deleted or hidden text. */
  readonly dead: boolean;
  draft: Draft | undefined;
  /** A finished paragraph that the next one is joined to. */
  pending: Draft | undefined;
  run: RunDraft | undefined;
  /** Shields that end with the run. */
  readonly runShields: Shield[];
  readonly containers: Container[];
  readonly fields: Field[];
  readonly controls: OpenControl[];
  readonly regions: BlockRegion[];
  /** Properties of the content control being read. */
  control: ControlProperties | undefined;
  /** Number of open elements that are shown as one placeholder. */
  object: number;
  objectName: string;
  objectPiece: Piece | undefined;
  deleted: number;
  ourDeleted: number;
  /** One entry for each open deletion: true for ours. */
  readonly deletions: boolean[];
  /** The current place in each open table, the outermost first. */
  readonly tables: TableCell[];
  readonly deletedRows: boolean[];
  rowProperties: boolean;
  paragraphProperties: number;
  /** True inside the properties of the paragraph mark. */
  markProperties: boolean;
  /** Number of open elements such as `w:pPrChange`, which hold former properties. */
  formerProperties: number;
  runProperties: number;
  instructionsStart: number;
}

export function newFrame(story: StoryKind, host: PieceReference | undefined, implicit: boolean, dead: boolean): Frame {
  return {
    story,
    host,
    implicit,
    dead,
    draft: undefined,
    pending: undefined,
    run: undefined,
    runShields: [],
    containers: [],
    fields: [],
    controls: [],
    regions: [],
    control: undefined,
    object: 0,
    objectName: '',
    objectPiece: undefined,
    deleted: 0,
    ourDeleted: 0,
    deletions: [],
    tables: [],
    deletedRows: [],
    rowProperties: false,
    paragraphProperties: 0,
    markProperties: false,
    formerProperties: 0,
    runProperties: 0,
    instructionsStart: -1,
  };
}

/** Creates an empty paragraph with the facts from its surroundings. */
export function newDraft(frame: Frame, fallbackDepth: number, host: PieceReference | undefined): Draft {
  const field = frame.fields.find((open) => open.treatment && open.phase === 'result');
  const region = frame.regions.find((open) => open.reason)?.reason;
  const locked = frame.regions.some((open) => open.locked);
  return {
    story: frame.story,
    cell: frame.tables[0] && { ...frame.tables[0] },
    region: region ?? field?.treatment?.style ?? (field ? 'field' : undefined),
    blockShield: locked ? { start: -1, end: -1, access: { commentOnly: 'locked' }, crosses: false } : undefined,
    fallbackDepth,
    dead: frame.dead || frame.deletedRows.includes(true),
    source: { pieces: [], mirrors: [], host },
    styleId: undefined,
    outline: undefined,
    numbered: false,
    markDeleted: false,
    length: 0,
    monospaced: 0,
    italic: [],
    code: [],
    raised: [],
    text: [],
    rejected: [],
  };
}
