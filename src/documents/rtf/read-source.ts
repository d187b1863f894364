import { DocumentError } from '../document-error.ts';
import type { StoryKind } from '../docx/paragraph.ts';
import { PLACEHOLDER } from '../pieces/piece.ts';
import { openDestination } from './destinations.ts';
import { newDraft, type OpenPiece, type RtfDraft, type RtfStory } from './draft.ts';
import { type GroupState, inherited, resetCharacters, resetParagraph, START } from './group-state.ts';
import { fontOf, newEntry, noteEntryWord, type RtfFont, type TableEntry } from './header-tables.ts';
import { scanRtf } from './scan-rtf.ts';
import { addBytes, addCharacter, addObject, addUnicode } from './text.ts';

/** The bookmark around our statistics page. */
export const STATISTICS_BOOKMARK = 'EmendStatistics';

export interface RtfContent {
  readonly drafts: readonly RtfDraft[];
  readonly styles: ReadonlyMap<number, TableEntry>;
  readonly authors: readonly string[];
  /** Where the table of authors ends; -1 where there is none. */
  readonly authorsEnd: number;
  /** Where a table may be put: behind the fonts, colours and styles, else behind `\rtf1`. */
  readonly headEnd: number;
  /** Where the file's own group ends. */
  readonly end: number;
  readonly statistics: { readonly start: number; readonly end: number } | undefined;
  readonly comments: number;
}

/** Where a file has been read to. */
export interface RtfState {
  readonly source: string;
  /** Number of our author, whose changes are told apart to check an output. */
  readonly ours: number | undefined;
  readonly groups: GroupState[];
  group: GroupState;
  readonly drafts: RtfDraft[];
  readonly fonts: Map<number, RtfFont>;
  readonly styles: Map<number, TableEntry>;
  readonly authors: string[];
  authorsEnd: number;
  headEnd: number;
  end: number;
  entry: TableEntry | undefined;
  author: string | undefined;
  codePage: number;
  defaultFont: number;
  story: RtfStory;
  /** Characters that are still to be passed over: they stand in for one of `\u`, which is `unicode`. */
  fallbackLeft: number;
  unicode: OpenPiece | undefined;
  /** First byte of a character of two. */
  lead: { readonly byte: number; readonly start: number } | undefined;
  inStatistics: boolean;
  statistics: { start: number; end: number } | undefined;
  comments: number;
}

/**
 * Read the paragraphs of an RTF file in a single pass.
 *
 * @param source a byte a code unit
 * @throws DocumentError `damaged`, `too-large`
 */
export function readRtfSource(source: string, ours?: number): RtfContent {
  if (!/^\{\\rtf/.test(source))
    throw new DocumentError('damaged', 'The file is damaged: it does not begin as RTF does.');
  const group: GroupState = { ...START, onClose: [] };
  const s: RtfState = {
    ...{ source, ours, groups: [], group, drafts: [], fonts: new Map(), styles: new Map(), authors: [] },
    ...{ authorsEnd: -1, headEnd: -1, end: -1, entry: undefined, author: undefined, codePage: 1252, defaultFont: -1 },
    ...{ story: { kind: 'body', comments: 'here', trackable: true }, fallbackLeft: 0, unicode: undefined },
    ...{ lead: undefined, inStatistics: false, statistics: undefined, comments: 0 },
  };
  scanRtf(source, {
    open(at) {
      s.fallbackLeft = 0;
      s.lead = undefined;
      s.groups.push(s.group);
      s.group = inherited(s.group);
      if (s.group.destination === 'fonts' || s.group.destination === 'styles') s.entry ??= newEntry(s.groups.length);
      if (s.group.destination === 'authors') s.author ??= '';
      if (s.groups.length === 1) s.headEnd = at;
    },
    close: (at) => close(s, at),
    word: (name, value, start, end) => word(s, name, value, start, end),
    symbol: (char, byte, start, end) => symbol(s, char, byte, start, end),
    text(start, end) {
      const from = start + skipped(s, start, end);
      if (from < end) addBytes(s, from, end);
    },
    lineEnd(start, end) {
      const last = s.group.draft?.pieces.at(-1);
      // a file is broken into lines anywhere; text that goes on behind the break is one stretch
      if (last?.to === start && last.kind !== 'fixed') addCharacter(s, '', start, end);
    },
  });
  finishParagraph(s, s.group);
  if (s.end < 0) s.end = source.lastIndexOf('}');
  const { drafts, styles, authors, authorsEnd, headEnd, end, statistics, comments } = s;
  return { drafts, styles, authors, authorsEnd, headEnd, end, statistics, comments };
}

function close(s: RtfState, at: number): void {
  const { group } = s;
  s.fallbackLeft = 0;
  s.lead = undefined;
  if (s.groups.length === 1) {
    s.end = at;
    finishParagraph(s, group);
  }
  for (const end of group.onClose) end(at + 1);
  const depth = s.groups.length;
  s.group = s.groups.pop()!;
  s.group.draft = group.outer ? group.outer.draft : group.draft;
  if (s.entry?.depth === depth) finishEntry(s, group.destination);
  if (group.destination === 'authors') finishAuthor(s, at);
}

function finishAuthor(s: RtfState, at: number): void {
  if (s.group.destination !== 'authors') s.authorsEnd = at;
  else if (s.author !== undefined) s.authors.push(s.author.replace(/;$/, ''));
  s.author = undefined;
}

function finishEntry(s: RtfState, destination: GroupState['destination']): void {
  const { entry } = s;
  if (!entry) return;
  if (destination === 'fonts') s.fonts.set(entry.number, fontOf(entry));
  else if (entry.paragraphStyle) s.styles.set(entry.number, entry);
  s.entry = undefined;
}

/** How many of these characters stand in for one of `\u` before them. */
function skipped(s: RtfState, start: number, end: number): number {
  if (s.fallbackLeft === 0) return 0;
  const count = Math.min(s.fallbackLeft, end - start);
  s.fallbackLeft -= count;
  if (s.unicode) s.unicode.to = start + count;
  return count;
}

/** A control word is one character where characters are passed over. */
function passedOver(s: RtfState, end: number): boolean {
  if (s.fallbackLeft === 0) return false;
  s.fallbackLeft--;
  if (s.unicode) s.unicode.to = end;
  return true;
}

function symbol(s: RtfState, char: string, byte: number, start: number, end: number): void {
  if (char === '*') {
    s.group.ignorable = true;
    return;
  }
  if (passedOver(s, end)) return;
  if (char === "'") {
    if (byte >= 0) addBytes(s, start, end, byte);
    return;
  }
  const shown = SYMBOLS[char];
  if (char === '\r' || char === '\n') endParagraph(s);
  else if (shown !== undefined) addCharacter(s, shown, start, end);
}

const SYMBOLS: Readonly<Record<string, string>> = {
  '\\': '\\',
  '{': '{',
  '}': '}',
  '~': '\u00a0',
  _: '\u2011',
  '-': '',
};
const CHARACTERS: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201c',
  rdblquote: '\u201d',
  bullet: '\u2022',
  endash: '\u2013',
  emdash: '\u2014',
  emspace: '\u2003',
  enspace: '\u2002',
  qmspace: '\u2005',
  zwj: '\u200d',
  zwnj: '\u200c',
};
const PARAGRAPH_ENDS = new Set(['par', 'cell', 'nestcell']);
/** They end a paragraph that has begun, and are none themselves. */
const BLOCK_ENDS = new Set(['row', 'nestrow', 'sect']);
const CODE_PAGES: Readonly<Record<string, number>> = { mac: 10000, pc: 437, pca: 850 };

function word(s: RtfState, name: string, value: number | undefined, start: number, end: number): void {
  const { group } = s;
  if (name === 'rtf' && s.groups.length === 1) s.headEnd = end;
  if (s.entry && (group.destination === 'fonts' || group.destination === 'styles')) {
    if (s.groups.length === s.entry.depth) noteEntryWord(s.entry, name, value);
    return;
  }
  if (openDestination(s, name, start, end)) return;
  const { ignorable } = group;
  group.ignorable = false;
  if (name === 'u') {
    s.fallbackLeft = 0;
    addUnicode(s, value ?? 0, start, end);
    s.fallbackLeft = group.fallback;
    return;
  }
  if (ignorable && group.destination === 'text') group.destination = 'skip';
  if (passedOver(s, end)) return;
  const shown = CHARACTERS[name];
  if (shown !== undefined) addCharacter(s, shown, start, end);
  else if (PARAGRAPH_ENDS.has(name)) endParagraph(s);
  else if (BLOCK_ENDS.has(name)) finishParagraph(s, group);
  else if (name === 'page' || name === 'column') addObject(s, 'break', '\n', start, end);
  else if (name === 'chpgn' || name === 'chdate' || name === 'chtime') addObject(s, 'macro', PLACEHOLDER, start, end);
  else format(s, name, value);
}

function format(s: RtfState, name: string, value: number | undefined): void {
  const { group } = s;
  const on = value !== 0;
  switch (name) {
    case 'ansicpg':
      s.codePage = value || 1252;
      return;
    case 'deff':
      s.defaultFont = value ?? -1;
      return;
    case 'uc':
      group.fallback = Math.max(0, Math.min(value ?? 1, 100));
      return;
    case 'plain':
      resetCharacters(group, s.defaultFont);
      return;
    case 'pard':
      resetParagraph(group);
      return;
    case 'f':
      group.font = value ?? 0;
      return;
    case 'i':
      group.italic = on;
      return;
    case 'v':
      group.hidden = on;
      return;
    case 'deleted':
      group.deleted = on;
      return;
    case 'revised':
      group.revised = on;
      return;
    case 'revauth':
      group.revisedBy = value ?? 0;
      return;
    case 'revauthdel':
      group.deletedBy = value ?? 0;
      return;
    case 's':
      group.style = value ?? 0;
      return;
    case 'outlinelevel':
      group.outline = value;
      return;
    case 'intbl':
      group.inTable = true;
      return;
    case 'ls':
    case 'pnlvlblt':
    case 'pnlvlbody':
      group.inList = true;
  }
  const page = CODE_PAGES[name];
  if (page !== undefined) s.codePage = page;
}

/** The paragraph that text goes to at this place. */
export function draftOf(s: RtfState): RtfDraft {
  s.group.draft ??= newDraft(s.story);
  return s.group.draft;
}

function endParagraph(s: RtfState): void {
  if (s.group.destination !== 'text') return;
  draftOf(s);
  finishParagraph(s, s.group);
}

/** Ends the paragraph of a group: its formatting is what holds at its end. */
export function finishParagraph(s: RtfState, group: GroupState): void {
  const { draft } = group;
  if (!draft) return;
  const { style, outline, inTable, inList } = group;
  Object.assign(draft, { style, outline, inTable, inList: draft.inList || inList });
  if (s.inStatistics) draft.region = 'statistics';
  s.drafts.push(draft);
  for (const open of [...s.groups, group]) if (open.draft === draft) open.draft = undefined;
}

/** Begins text of its own, which ends with its group. */
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
