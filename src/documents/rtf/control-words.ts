import { type GroupState, resetCharacters, resetParagraph } from './group-state.ts';
import type { RtfState } from './reading-state.ts';

/** Characters that have a control symbol. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
  ['~', '\u00a0'],
  ['_', '\u2011'],
  ['-', ''],
]);

/** Characters that have a control word. */
export const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['line', '\n'],
  ['lquote', '\u2018'],
  ['rquote', '\u2019'],
  ['ldblquote', '\u201c'],
  ['rdblquote', '\u201d'],
  ['bullet', '\u2022'],
  ['endash', '\u2013'],
  ['emdash', '\u2014'],
  ['emspace', '\u2003'],
  ['enspace', '\u2002'],
  ['qmspace', '\u2005'],
  ['zwj', '\u200d'],
  ['zwnj', '\u200c'],
]);

/** Control words that end a paragraph. */
export const PARAGRAPH_ENDS = new Set(['par', 'cell', 'nestcell']);

/** Control words that end a paragraph only if it has started. */
export const BLOCK_ENDS = new Set(['row', 'nestrow', 'sect']);

type Formatting = (value: number | undefined) => Partial<GroupState>;

const inList: Formatting = () => ({ inList: true });
const GROUP_FORMATTING: ReadonlyMap<string, Formatting> = new Map<string, Formatting>([
  ['uc', (value) => ({ fallback: Math.max(0, Math.min(value ?? 1, 100)) })],
  ['f', (value) => ({ font: value ?? 0 })],
  ['cs', (value) => ({ characterStyle: value ?? 0 })],
  ['i', (value) => ({ italic: value !== 0 })],
  ['super', (value) => ({ raised: value !== 0 })],
  ['up', (value) => ({ raised: value !== 0 })],
  ['sub', () => ({ raised: false })],
  ['nosupersub', () => ({ raised: false })],
  ['v', (value) => ({ hidden: value !== 0 })],
  ['deleted', (value) => ({ deleted: value !== 0 })],
  ['revised', (value) => ({ revised: value !== 0 })],
  ['revauth', (value) => ({ revisedBy: value ?? 0 })],
  ['revauthdel', (value) => ({ deletedBy: value ?? 0 })],
  ['s', (value) => ({ style: value ?? 0 })],
  ['outlinelevel', (value) => ({ outline: value })],
  ['intbl', () => ({ inTable: true })],
  ['ls', inList],
  ['pnlvlblt', inList],
  ['pnlvlbody', inList],
]);

const CODE_PAGES: ReadonlyMap<string, number> = new Map([
  ['mac', 10_000],
  ['pc', 437],
  ['pca', 850],
]);

/** Records what a control word sets for the text after it: its characters, its paragraph, its code page. Unknown words set nothing. */
export function noteFormatting(s: RtfState, name: string, value: number | undefined): void {
  Object.assign(s.group, GROUP_FORMATTING.get(name)?.(value));
  if (name === 'plain') resetCharacters(s.group, s.defaultFont);
  else if (name === 'pard') resetParagraph(s.group);
  else if (name === 'deff') s.defaultFont = value ?? -1;
  else if (name === 'ansicpg') s.codePage = value || 1252;
  else s.codePage = CODE_PAGES.get(name) ?? s.codePage;
}
