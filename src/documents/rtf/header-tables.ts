import type { StyleKind } from '../docx/paragraph.ts';
import { MONOSPACED } from '../docx/properties.ts';
import { kindOf } from '../docx/styles.ts';

export interface RtfFont {
  readonly charset: number | undefined;
  readonly monospaced: boolean;
}

export interface RtfStyle {
  readonly kind: StyleKind | undefined;
  /** Level from 1; 0 for none. */
  readonly level: number;
}

/** An entry of the table of fonts or of styles that is being read. */
export interface TableEntry {
  /** Depth of its group; names in nested groups are alternative names. */
  readonly depth: number;
  /** Number from `\f`, `\s` or `\cs`; styles without a number are style 0. */
  number: number;
  paragraphStyle: boolean;
  /** Number of a character style. */
  characterStyle: number | undefined;
  name: string;
  charset: number | undefined;
  fixed: boolean;
  basedOn: number | undefined;
  outline: number | undefined;
}

export const newEntry = (depth: number): TableEntry => ({
  ...{ depth, number: 0, paragraphStyle: true, characterStyle: undefined, name: '', charset: undefined, fixed: false },
  ...{ basedOn: undefined, outline: undefined },
});

/** Records what a control word sets for the entry. */
export function noteEntryWord(entry: TableEntry, name: string, value: number | undefined): void {
  switch (name) {
    case 'f':
    case 's':
      entry.number = value ?? 0;
      return;
    case 'cs':
      entry.characterStyle = value;
      entry.paragraphStyle = false;
      return;
    case 'ds':
    case 'ts':
      entry.paragraphStyle = false;
      return;
    case 'fcharset':
      entry.charset = value;
      return;
    case 'fmodern':
      entry.fixed = true;
      return;
    case 'fprq':
      if (value === 1) entry.fixed = true;
      return;
    case 'sbasedon':
      entry.basedOn = value;
      return;
    case 'outlinelevel':
      entry.outline = value;
  }
}

export function fontOf({ name, charset, fixed }: TableEntry): RtfFont {
  // other fonts also have `\fmodern`; a known name decides
  return {
    charset,
    monospaced: MONOSPACED.test(name) || (fixed && /mono|typewriter|fixed|console|terminal/i.test(name)),
  };
}

const MAX_CHAIN = 20;

/** Returns the purpose of a paragraph style, from its name and those of its base styles. */
export function styleOf(styles: ReadonlyMap<number, TableEntry>, number: number): RtfStyle {
  let kind: StyleKind | undefined;
  let outline: number | undefined;
  let entry = styles.get(number);
  for (let i = 0; entry && i < MAX_CHAIN; i++) {
    const name = entry.name.replace(/;$/, '').trim();
    kind ??= /^table (contents|heading)$/i.test(name)
      ? 'table'
      : /^(foot|end)note( text)?$/i.test(name)
        ? 'note'
        : kindOf(name);
    outline ??= entry.outline;
    entry = entry.basedOn === undefined || entry.basedOn === entry.number ? undefined : styles.get(entry.basedOn);
  }
  const level = outline !== undefined && outline >= 0 && outline < 9 ? outline + 1 : 0;
  if (level > 0) kind ??= 'heading';
  return { kind, level: kind === 'heading' ? level || 1 : 0 };
}
