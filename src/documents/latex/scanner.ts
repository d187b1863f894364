import { countWords } from '../../text/words.ts';
import type { StyleKind } from '../docx/paragraph.ts';
import type { Definitions } from './definitions.ts';
import { addBlank, closeMarks, type Draft, finishDraft, newDraft } from './draft.ts';
import type { EnvironmentSpec } from './environment-table.ts';
import type { CellPlace, LatexParagraph, ListPlace, Role } from './paragraph.ts';

/** Result of a scan; the scanners of all files of a project share it. */
export interface ScanOutput {
  readonly paragraphs: LatexParagraph[];
  notes: number;
  lists: number;
  tables: number;
  /** Amount that calls of the project's own commands have added so far. */
  expanded: number;
  /** True when some text was read cautiously because the source changes TeX's own rules. */
  wild: boolean;
  /** Number of words in parts that the source says are in another language. */
  foreignWords: number;
  /** Number of commands that nobody defines. */
  unknown: number;
}

/** An open group or environment. */
export interface Frame {
  /** Name of the environment; undefined for a group in braces. */
  readonly name: string | undefined;
  readonly spec: EnvironmentSpec | undefined;
  readonly marks: number;
  /** The former values, restored at its end. */
  readonly style: StyleKind;
  readonly role: Role | undefined;
  readonly list: ListPlace | undefined;
  readonly cell: CellPlace | undefined;
  /** Reason for which checking is off in this environment. */
  readonly off: OffReason | undefined;
  /** True when the text before it is in another language: `\selectlanguage` holds to the end of its group. */
  readonly foreign: boolean;
}

/** Why text is not checked. */
export type OffReason = 'magic' | 'language' | 'wild' | 'sources' | 'code';

/** The current place in one file. Functions that take a scanner advance `at`. */
export interface Scanner {
  readonly text: string;
  at: number;
  readonly file: string;
  readonly definitions: Definitions;
  readonly output: ScanOutput;
  /** The current paragraph is the last; the others wait while a note is read. */
  readonly drafts: Draft[];
  readonly frames: Frame[];
  style: StyleKind;
  level: number;
  role: Role | undefined;
  list: ListPlace | undefined;
  cell: CellPlace | undefined;
  note: number | undefined;
  /** Reasons why the current text is not checked. */
  readonly off: Set<OffReason>;
  /** Frames below this index belong to an enclosing call: the current text cannot close them. */
  base: number;
  /** Depth of nested calls: arguments, notes, definitions. */
  depth: number;
  preamble: boolean;
  /** Open conditionals, innermost last: true if the current branch is the one that is known to apply. */
  readonly conditions: boolean[];
  /** Number of dollar signs that began no formula. */
  loneDollars: number;
  /** Reads another file of the project in place of the command. */
  readonly include: ((from: Scanner, name: string, folder?: string) => void) | undefined;
  ended: boolean;
}

export function newOutput(): ScanOutput {
  return { paragraphs: [], notes: 0, lists: 0, tables: 0, expanded: 0, wild: false, foreignWords: 0, unknown: 0 };
}

export function newScanner(
  text: string,
  file: string,
  definitions: Definitions,
  output: ScanOutput,
  include?: Scanner['include'],
): Scanner {
  return {
    text,
    at: 0,
    file,
    definitions,
    output,
    drafts: [newDraft()],
    frames: [],
    style: 'body',
    level: 0,
    role: undefined,
    list: undefined,
    cell: undefined,
    note: undefined,
    off: new Set(),
    base: 0,
    depth: 0,
    preamble: false,
    conditions: [],
    loneDollars: 0,
    include,
    ended: false,
  };
}

export function draftOf(s: Scanner): Draft {
  return s.drafts[s.drafts.length - 1]!;
}

/** Ends the current paragraph. */
export function endParagraph(s: Scanner): void {
  const { output, file } = s;
  const paragraph = finishDraft(
    draftOf(s),
    {
      style: s.style,
      level: s.level,
      role: s.role,
      list: s.list,
      cell: s.cell,
      note: s.note,
      file,
      part: s.note === undefined ? file : `${file}#${s.note}`,
      checkable: s.off.size === 0 && s.role !== 'author' && s.role !== 'date',
    },
    output.paragraphs.length,
  );
  if (!paragraph) return;
  output.paragraphs.push(paragraph);
  if (s.off.has('language')) output.foreignWords += countWords(paragraph.text);
  if (s.list?.first) s.list = { ...s.list, first: false };
}

/** Reads a separate paragraph with its own style by `read`. */
export function readBlock(s: Scanner, style: StyleKind, level: number, role: Role | undefined, read: () => void): void {
  endParagraph(s);
  const before = { style: s.style, level: s.level, role: s.role, list: s.list, cell: s.cell };
  s.style = style;
  s.level = level;
  s.role = role;
  if (style === 'heading' || style === 'title' || style === 'caption') {
    s.list = undefined;
    s.cell = undefined;
  }
  s.drafts.push(newDraft());
  read();
  endParagraph(s);
  s.drafts.pop();
  Object.assign(s, before);
}

/** Reads a note in the current paragraph, which continues after it. */
export function readNote(s: Scanner, read: () => void): void {
  const number = ++s.output.notes;
  const host = draftOf(s);
  host.marks.push({ kind: 'note', note: number, start: host.length, end: host.length });
  const before = { style: s.style, level: s.level, role: s.role, list: s.list, cell: s.cell, note: s.note };
  Object.assign(s, { style: 'note', level: 0, role: undefined, list: undefined, cell: undefined, note: number });
  s.drafts.push(newDraft());
  read();
  endParagraph(s);
  s.drafts.pop();
  Object.assign(s, before);
}

/** No document has more nested groups and environments; deeper ones are skipped. */
const DEEPEST_FRAME = 400;

export function openFrame(s: Scanner, name?: string, spec?: EnvironmentSpec, off?: OffReason): void {
  if (s.frames.length >= DEEPEST_FRAME) return;
  const foreign = s.off.has('language');
  const added = off !== undefined && !s.off.has(off) ? off : undefined;
  if (added) s.off.add(added);
  s.frames.push({
    name,
    spec,
    marks: draftOf(s).active.length,
    style: s.style,
    role: s.role,
    list: s.list,
    cell: s.cell,
    off: added,
    foreign,
  });
}

/** Closes the innermost frame. A group restores formatting, an environment also style and place. */
export function closeFrame(s: Scanner): void {
  const frame = s.frames.pop();
  if (!frame) return;
  if (frame.name !== undefined) {
    endParagraph(s);
    s.style = frame.style;
    s.role = frame.role;
    s.cell = frame.cell;
    s.list = frame.list;
    if (frame.off) s.off.delete(frame.off);
  }
  switchOff(s, 'language', frame.foreign);
  closeMarks(draftOf(s), frame.marks);
}

export function addBlankAt(s: Scanner, from: number, to: number): void {
  addBlank(draftOf(s), from, to);
}

/** Turns checking off or on from here; the paragraph ends where that changes. */
export function switchOff(s: Scanner, reason: OffReason, off: boolean): void {
  if (s.off.has(reason) === off) return;
  endParagraph(s);
  if (off) s.off.add(reason);
  else s.off.delete(reason);
}
