import { outermostShield } from './containers.ts';
import { addCheckedText, addPiece, type Draft, PLACEHOLDER } from './draft.ts';
import { type Frame, newFrame } from './frames.ts';
import type { OpaqueKind, Piece, PieceReference, Shield, ShieldAccess, StoryKind } from './paragraph.ts';
import type { CharacterStyles } from './properties.ts';
import { attribute } from './xml/attributes.ts';

/** An open `mc:AlternateContent` (ISO/IEC 29500-3): the first choice is shown, everything else is a copy for older programs. */
export interface Alternate {
  branch: 'none' | 'choice' | 'fallback';
  readonly primary: Draft[];
  readonly copies: Draft[];
}

export interface StoryOptions {
  /** Story of the part's own paragraphs. */
  readonly story: StoryKind;
  readonly characterStyles: CharacterStyles;
  /** Ids of our own changes, which the check of an output distinguishes from earlier ones; `rejected` is filled for them. */
  readonly ours?: ReadonlySet<string>;
  /** References to footnotes and endnotes, filled while reading: `footnote:2` and so on. */
  readonly noteHosts: Map<string, PieceReference>;
}

/** The state of reading a part. The innermost story is in `frame`; the stories around it are in `frames`. */
export interface StoryState {
  readonly source: string;
  readonly options: StoryOptions;
  readonly drafts: Draft[];
  readonly commentMarks: Map<number, number>;
  readonly oursSeen: Map<string, number>;
  readonly frames: Frame[];
  readonly alternates: Alternate[];
  frame: Frame;
  /** Canonical name of the root element; '' before the root was read. */
  root: string;
  /** Prefix of the markup namespace with its colon. */
  prefix: string;
  /** True when the root has `xml:space="preserve"`, which then applies everywhere. */
  preserveAll: boolean;
  /** Number of tables so far. */
  tables: number;
  /** Number of open branches of alternative content that are not shown. */
  fallbackDepth: number;
  containerNumber: number;
  /** The current note, as `footnote:2`. */
  note: string;
  /** Id of the bookmark around an earlier statistics page, while reading is inside it. */
  statistics: string | undefined;
  /** Start tag and content of the current `w:t`; -1 outside of one. */
  textOpen: number;
  textStart: number;
}

export function newStoryState(source: string, options: StoryOptions): StoryState {
  return {
    source,
    options,
    drafts: [],
    commentMarks: new Map(),
    oursSeen: new Map(),
    frames: [],
    alternates: [],
    frame: newFrame(options.story, undefined, false, false),
    root: '',
    prefix: '',
    preserveAll: false,
    tables: 0,
    fallbackDepth: 0,
    containerNumber: 0,
    note: '',
    statistics: undefined,
    textOpen: -1,
    textStart: -1,
  };
}

/** Returns an attribute in the markup namespace of the tag at `start`. */
export function attributeAt(s: StoryState, start: number, end: number, name: string): string | undefined {
  return attribute(s.source.slice(start, end), s.prefix + name);
}

/** True when the next content belongs to the paragraph's text, not to a hidden branch or an object. */
export function active(s: StoryState, draft: Draft | undefined): draft is Draft {
  return draft !== undefined && draft.fallbackDepth === s.fallbackDepth && s.frame.object === 0;
}

/**
 * Adds text to the open paragraph, unless it is deleted, hidden or a field's instructions.
 *
 * @param at element start and end, content start and end
 * @param own restriction by the element itself
 */
export function add(
  s: StoryState,
  text: string,
  kind: Piece['kind'],
  at: readonly [number, number, number, number],
  own?: ShieldAccess,
) {
  const { draft, run } = s.frame;
  if (!draft || run?.hidden || s.frame.deleted > 0 || draft.dead) return undefined;
  for (const field of s.frame.fields) if (field.phase === 'instructions') return undefined;
  if (s.options.ours) {
    const inserted = s.frame.containers.some((container) => container.ours);
    if (s.frame.ourDeleted === 0) addCheckedText(draft, text, inserted ? 'accepted' : 'both');
    else if (!inserted) addCheckedText(draft, text, 'rejected');
    return undefined;
  }
  let shield = outermostShield(s.frame.containers, s.frame.fields) ?? draft.blockShield;
  if (own && !(shield && ('opaque' in shield.access || 'commentOnly' in own))) {
    shield = { start: run?.start ?? at[0], end: at[1], access: own, crosses: false };
    if (run) s.frame.runShields.push(shield);
  }
  return addPiece(draft, text, kind, run, at, shield);
}

/** Begins an element that is shown as one placeholder. */
export function openObject(
  s: StoryState,
  name: string,
  start: number,
  end: number,
  selfClosing: boolean,
  kind: OpaqueKind,
): void {
  const piece = add(s, PLACEHOLDER, 'opaque', [start, end, start, end], { opaque: kind });
  if (selfClosing) return;
  s.frame.object++;
  s.frame.objectName = name;
  s.frame.objectPiece = piece;
}

/** Begins an element between paragraph and run. */
export function openContainer(s: StoryState, name: string, start: number, end: number, shield?: Shield): void {
  const tag = name === 'w:ins' || name === 'w:moveTo';
  const ours = tag && s.options.ours?.has(attributeAt(s, start, end, 'id') ?? '') === true;
  s.frame.containers.push({
    name,
    number: ++s.containerNumber,
    openStart: start,
    openEnd: end,
    revision: tag && !ours,
    ours,
    shield,
  });
}
