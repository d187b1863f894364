import type { StoryKind } from '../docx/paragraph.ts';
import { newDraft, type OpenPiece, type RtfDraft, type RtfStory } from './draft.ts';
import { type GroupState, resetCharacters, resetParagraph, START } from './group-state.ts';
import type { RtfFont, TableEntry } from './header-tables.ts';

/** The state of reading one file. */
export interface RtfState {
  readonly source: string;
  /** Number of our author in an output that is being checked. */
  readonly ours: number | undefined;
  readonly groups: GroupState[];
  group: GroupState;
  readonly drafts: RtfDraft[];
  readonly fonts: Map<number, RtfFont>;
  readonly styles: Map<number, TableEntry>;
  /** Numbers of the character styles for program text. */
  readonly codeStyles: Set<number>;
  readonly authors: string[];
  authorsEnd: number;
  headEnd: number;
  end: number;
  entry: TableEntry | undefined;
  author: string | undefined;
  codePage: number;
  defaultFont: number;
  story: RtfStory;
  /** Number of characters still to skip: they replace `unicode`, a `\u`, for programs without Unicode. */
  fallbackLeft: number;
  unicode: OpenPiece | undefined;
  /** The first byte of a two-byte character. */
  lead: { readonly byte: number; readonly start: number } | undefined;
  inStatistics: boolean;
  statistics: { start: number; end: number } | undefined;
  comments: number;
}

export function newRtfState(source: string, ours: number | undefined): RtfState {
  return {
    ...{ source, ours, groups: [], group: { ...START, onClose: [] }, drafts: [] },
    ...{ fonts: new Map(), styles: new Map(), codeStyles: new Set(), authors: [], codePage: 1252, defaultFont: -1 },
    ...{ authorsEnd: -1, headEnd: -1, end: -1, entry: undefined, author: undefined },
    ...{ story: { kind: 'body', comments: 'here', trackable: true }, fallbackLeft: 0, unicode: undefined },
    ...{ lead: undefined, inStatistics: false, statistics: undefined, comments: 0 },
  };
}

/** Returns the paragraph at this place. */
export function draftOf(s: RtfState): RtfDraft {
  s.group.draft ??= newDraft(s.story);
  return s.group.draft;
}

/** Ends the paragraph at this place, which may be empty. */
export function endParagraph(s: RtfState): void {
  if (s.group.destination !== 'text') return;
  draftOf(s);
  finishParagraph(s, s.group);
}

/** Ends the paragraph of a group with the formatting that applies at its end. */
export function finishParagraph(s: RtfState, group: GroupState): void {
  const { draft } = group;
  if (!draft) return;
  const { style, outline, inTable, inList } = group;
  Object.assign(draft, { style, outline, inTable, inList: draft.inList || inList });
  if (s.inStatistics) draft.region = 'statistics';
  s.drafts.push(draft);
  for (const open of [...s.groups, group]) if (open.draft === draft) open.draft = undefined;
}

/** Begins a text with paragraphs of its own, which ends with its group. */
export function beginStory(s: RtfState, kind: StoryKind, comments: RtfStory['comments'], trackable: boolean): void {
  const { group } = s;
  const outer = s.story;
  group.outer = { draft: group.draft };
  s.story = { kind, comments, trackable };
  group.draft = undefined;
  group.destination = 'text';
  group.field = undefined;
  resetCharacters(group, s.defaultFont);
  resetParagraph(group);
  group.onClose.push(() => {
    finishParagraph(s, group);
    s.story = outer;
  });
}
