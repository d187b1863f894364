import { toggleMark } from 'prosemirror-commands';
import { closeHistory } from 'prosemirror-history';
import type { Attrs, Node, NodeType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';

const { paragraph, heading, list_item: item } = schema.nodes;
const { strong, em } = schema.marks;

/** The formats that the buttons above the text set and remove. */
export const FORMATS = ['bold', 'italic', 'heading', 'bullets', 'numbers'] as const;
export type Format = (typeof FORMATS)[number];

/** Level of the headings that the button makes: the first level is the title of the text. */
const SECTION = 2;

interface Block {
  readonly node: Node;
  readonly at: number;
}

/** The blocks with words inside a selection, even in part. */
function selectedBlocks({ doc, selection: { from, to } }: EditorState): Block[] {
  const blocks: Block[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    if (node.isTextblock) blocks.push({ node, at });
    return !node.isTextblock;
  });
  return blocks;
}

/** Gives the selected blocks a form; if all of them have it, turns them into paragraphs. */
function toggleBlocks(
  has: (node: Node) => boolean,
  type: NodeType,
  attrsOf: (position: number, state: EditorState) => Attrs,
): Command {
  return (state, dispatch) => {
    const blocks = selectedBlocks(state);
    if (blocks.length === 0) return false;
    const { tr } = state;
    const all = blocks.every(({ node }) => has(node));
    for (const [position, { at }] of blocks.entries())
      if (all) tr.setNodeMarkup(at, paragraph, null);
      else tr.setNodeMarkup(at, type, attrsOf(position, state));
    // Bold that was just switched on stays on.
    if (state.storedMarks) tr.setStoredMarks(state.storedMarks);
    // Makes this a step of its own for undo, however soon it follows another.
    dispatch?.(closeHistory(tr).scrollIntoView());
    return true;
  };
}

const isHeading = (node: Node): boolean => node.type === heading;
const isItem =
  (ordered: boolean) =>
  ({ type, attrs }: Node): boolean =>
    type === item && attrs['ordered'] === ordered;

/** The number of the first selected item: it continues a numbered list directly before it, else it is 1. */
function firstNumber(state: EditorState): number {
  const [first] = selectedBlocks(state);
  const before = first && state.doc.resolve(first.at).nodeBefore;
  return before && isItem(true)(before) && before.attrs['level'] === 1 ? (before.attrs['number'] as number) + 1 : 1;
}

const headingOf = (level: number): Command =>
  toggleBlocks(
    ({ type, attrs }) => type === heading && attrs['level'] === level,
    heading!,
    () => ({ level }),
  );

export const FORMAT_COMMANDS: Readonly<Record<Format, Command>> = {
  bold: toggleMark(strong!),
  italic: toggleMark(em!),
  heading: toggleBlocks(isHeading, heading!, () => ({ level: SECTION })),
  bullets: toggleBlocks(isItem(false), item!, () => ({ ordered: false, level: 1 })),
  numbers: toggleBlocks(isItem(true), item!, (position, state) => ({
    ordered: true,
    level: 1,
    number: firstNumber(state) + position,
  })),
};

/** The same keys as in Word and Google Docs. */
export const FORMAT_KEYS: Readonly<Record<string, Command>> = {
  'Mod-b': FORMAT_COMMANDS.bold,
  'Mod-i': FORMAT_COMMANDS.italic,
  'Mod-Alt-0': toggleBlocks(
    () => false,
    paragraph!,
    () => ({}),
  ),
  'Mod-Alt-1': headingOf(1),
  'Mod-Alt-2': headingOf(2),
  'Mod-Alt-3': headingOf(3),
  'Mod-Shift-7': FORMAT_COMMANDS.numbers,
  'Mod-Shift-8': FORMAT_COMMANDS.bullets,
};

/** The formats that the whole selection has, or that the next typed text gets. */
export function formatsAt(state: EditorState): ReadonlySet<Format> {
  const { doc, selection, storedMarks } = state;
  const { from, to, empty, $from } = selection;
  const marks = storedMarks ?? $from.marks();
  const isMarked = (type: typeof strong): boolean =>
    empty ? marks.some((mark) => mark.type === type) : doc.rangeHasMark(from, to, type!);
  const blocks = selectedBlocks(state);
  const every = (has: (node: Node) => boolean): boolean => blocks.length > 0 && blocks.every(({ node }) => has(node));
  const has: Readonly<Record<Format, boolean>> = {
    bold: isMarked(strong),
    italic: isMarked(em),
    heading: every(isHeading),
    bullets: every(isItem(false)),
    numbers: every(isItem(true)),
  };
  return new Set(FORMATS.filter((format) => has[format]));
}
