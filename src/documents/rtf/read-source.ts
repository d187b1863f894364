import { DocumentError } from '../document-error.ts';
import { PLACEHOLDER } from '../pieces/piece.ts';
import { isCodeStyle } from '../tracked/code-style.ts';
import { BLOCK_ENDS, CHARACTERS, noteFormatting, PARAGRAPH_ENDS, SYMBOLS } from './control-words.ts';
import { openDestination } from './destinations.ts';
import type { RtfDraft } from './draft.ts';
import { type GroupState, inherited } from './group-state.ts';
import { fontOf, newEntry, noteEntryWord, type TableEntry } from './header-tables.ts';
import { endParagraph, finishParagraph, newRtfState, type RtfState } from './reading-state.ts';
import { scanRtf } from './scan-rtf.ts';
import { addBytes, addCharacter, addObject, addUnicode } from './text.ts';

export interface RtfContent {
  readonly drafts: readonly RtfDraft[];
  readonly styles: ReadonlyMap<number, TableEntry>;
  readonly authors: readonly string[];
  /** The end of the table of authors; -1 when there is none. */
  readonly authorsEnd: number;
  /** The place for a new table: after the fonts, colours and styles, or after `\rtf1` when there are none. */
  readonly headEnd: number;
  /** The end of the group that contains the whole file. */
  readonly end: number;
  readonly statistics: { readonly start: number; readonly end: number } | undefined;
  readonly comments: number;
}

/**
 * Reads the paragraphs of an RTF file in a single pass.
 *
 * @param source one code unit for each byte
 * @throws DocumentError `damaged`, `too-large`
 */
export function readRtfSource(source: string, ours?: number): RtfContent {
  if (!/^\{\\rtf/.test(source)) throw new DocumentError('file.broken-rtf');
  const s = newRtfState(source, ours);
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
      // files may have line breaks anywhere; text before and after a line end is one stretch
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
  else if (entry.characterStyle !== undefined && isCodeStyle(entry.name.replace(/;$/, '').trim()))
    s.codeStyles.add(entry.characterStyle);
  s.entry = undefined;
}

/** Returns how many of these characters replace the `\u` before them for programs without Unicode. */
function skipped(s: RtfState, start: number, end: number): number {
  if (s.fallbackLeft === 0) return 0;
  const count = Math.min(s.fallbackLeft, end - start);
  s.fallbackLeft -= count;
  if (s.unicode) s.unicode.to = start + count;
  return count;
}

/** Skips a control word that counts as one character of a replacement for `\u`. */
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
  const shown = SYMBOLS.get(char);
  if (char === '\r' || char === '\n') endParagraph(s);
  else if (shown !== undefined) addCharacter(s, shown, start, end);
}

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
  const shown = CHARACTERS.get(name);
  if (shown !== undefined) addCharacter(s, shown, start, end);
  else if (PARAGRAPH_ENDS.has(name)) endParagraph(s);
  else if (BLOCK_ENDS.has(name)) finishParagraph(s, group);
  else if (name === 'page' || name === 'column') addObject(s, 'break', '\n', start, end);
  else if (name === 'chpgn' || name === 'chdate' || name === 'chtime') addObject(s, 'macro', PLACEHOLDER, start, end);
  else noteFormatting(s, name, value);
}
