import { attribute } from '../docx/xml/attributes.ts';
import { PLACEHOLDER } from '../pieces/piece.ts';
import { addPiece, type Inline } from './draft.ts';
import { addChunk, isUnread } from './inline-text.ts';
import { attributeOf, type Frame, type StoryState, type Tag } from './story-state.ts';

/** Marks of places, which a reader does not see. */
const MARKS =
  /^text:(?:soft-page-break|bookmark|reference-mark|(?:toc|user-index|alphabetical-index)-mark(?:-start|-end)?|linebreak-clear)$/;
/** Names of marks that reference managers write around text, which they replace when they update it. */
const CITATION = /^(?:ZOTERO_(?:ITEM|BREF)|Mendeley Citation|CSL_CITATION|JR_cite|JABREF_|CITATION)/i;
const CITATION_FIELD = /ZOTERO_ITEM|CSL_CITATION|EN\.CITE|Mendeley|CITATION/;
/** A larger number of blanks is an attack. */
const MOST_BLANKS = 10_000;

/** Reads elements within a paragraph (ODF 1.3, part 3, 6.1 and 7). */
export function openInline(s: StoryState, frame: Frame, tag: Tag): void {
  const { name, start, end, selfClosing } = tag;
  if (frame.object) {
    if (name === 'draw:object' && isFormula(s, tag)) frame.object.piece.fixed = 'math';
    if (!selfClosing) frame.object.depth++;
    return;
  }
  const value = (attributeName: string) => attributeOf(s, tag, attributeName);
  const unread = isUnread(s, frame);
  switch (name) {
    case 'text:span':
    case 'text:a':
    case 'text:meta':
      if (!selfClosing)
        enter(s, frame, s.source.slice(start, end), name === 'text:span' ? value('text:style-name') : undefined);
      return;
    case 'text:s': {
      const count = Math.min(Number(value('text:c') ?? 1), MOST_BLANKS);
      if (!unread && count > 0) addChunk(s, frame, ' '.repeat(count), start, wholeEnd(s, end, selfClosing), 'atom');
      return;
    }
    case 'text:tab':
      if (!unread) addChunk(s, frame, '\t', start, wholeEnd(s, end, selfClosing), 'atom');
      return;
    case 'text:line-break':
      if (!unread) addChunk(s, frame, '\n', start, wholeEnd(s, end, selfClosing), 'atom');
      return;
    case 'text:change-start':
    case 'text:change-end':
    case 'text:change':
      noteChange(s, frame, name, value('text:change-id') ?? '');
      return;
    case 'text:bookmark-start':
    case 'text:reference-mark-start': {
      const mark = value('text:name') ?? '';
      if (CITATION.test(mark)) frame.guards.push({ name: mark, fixed: 'citation' });
      return;
    }
    case 'text:bookmark-end':
    case 'text:reference-mark-end':
      leaveGuard(frame, value('text:name') ?? '');
      return;
    case 'text:note':
      object(s, frame, tag, 'reference', unread);
      return;
    case '':
      foreign(s, frame, tag);
      return;
  }
  if (MARKS.test(name)) return;
  if (name.startsWith('draw:') || name.startsWith('dr3d:')) object(s, frame, tag, 'graphic', unread);
  else if (name.startsWith('text:'))
    object(s, frame, tag, name === 'text:bibliography-mark' ? 'citation' : 'macro', unread);
}

function enter(s: StoryState, frame: Frame, tag: string, styleName: string | undefined): void {
  const outer = frame.inline?.style;
  const own = s.options.styles.text(styleName);
  const style = {
    italic: own.italic ?? outer?.italic,
    raised: own.raised ?? outer?.raised,
    monospaced: own.monospaced ?? outer?.monospaced,
    code: own.code || outer?.code === true,
    hidden: own.hidden || outer?.hidden === true,
  };
  const inline: Inline = { parent: frame.inline, tag, style };
  frame.inline = inline;
  s.inlines[s.inlines.length - 1] = true;
}

/** Returns the end of the whole element: `<text:s></text:s>` means the same as `<text:s/>`. */
function wholeEnd({ source }: StoryState, end: number, selfClosing: boolean): number {
  return selfClosing || !source.startsWith('</', end) ? end : source.indexOf('>', end) + 1;
}

function noteChange(s: StoryState, { draft }: Frame, name: string, id: string): void {
  const ours = s.options.ours?.has(id) === true;
  if (ours) {
    const mark = `${id} ${name}`;
    s.marks.set(mark, (s.marks.get(mark) ?? 0) + 1);
  }
  if (name === 'text:change') {
    if (ours) draft.rejected.push(s.deleted.get(id) ?? '');
    return;
  }
  const step = name === 'text:change-start' ? 1 : -1;
  if (s.regions.get(id) === 'deletion') s.deletions = Math.max(0, s.deletions + step);
  else if (!ours) noteInsertion(s, step, id);
  else s.ourInsertions = Math.max(0, s.ourInsertions + step);
}

function noteInsertion({ insertions }: StoryState, step: number, id: string): void {
  if (step > 0) insertions.push(id);
  else if (insertions.includes(id)) insertions.splice(insertions.indexOf(id), 1);
}

function leaveGuard({ guards }: Frame, name: string): void {
  const at = guards.findIndex((guard) => guard.name === name);
  if (at >= 0) guards.splice(at, 1);
}

/** Begins an element that is read as a whole: a field by its text, all others as a placeholder. */
function object(
  s: StoryState,
  frame: Frame,
  tag: Tag,
  fixed: 'reference' | 'graphic' | 'citation' | 'macro',
  unread: boolean,
): void {
  const { start, end, selfClosing } = tag;
  const field = fixed === 'citation' || fixed === 'macro';
  const text = unread || field ? '' : PLACEHOLDER;
  const piece = addPiece(frame.draft, text, { kind: 'fixed', fixed, from: start, to: end, inline: frame.inline });
  if (text !== '') frame.blank = false;
  if (s.ourInsertions === 0) frame.draft.rejected.push(text);
  if (!selfClosing) frame.object = { piece, depth: 1, field: field && !unread, text: '' };
}

/** Ends the element that is read as a whole, if it ends here; a field then shows its text. */
export function closeObject(s: StoryState, frame: Frame, end: number): void {
  const { object, draft } = frame;
  if (!object) return;
  object.depth--;
  if (object.depth > 0) return;
  object.piece.to = end;
  frame.object = undefined;
  if (!object.field || object.text === '') return;
  const { piece, text } = object;
  piece.end = piece.start + text.length;
  draft.chunks.push(text);
  draft.length = piece.end;
  frame.blank = false;
  if (s.ourInsertions === 0) draft.rejected.push(text);
}

const FIELD_NAME = 'field';

/** Reads elements of LibreOffice for the fields of Word files; the text between them is the result of the field. */
function foreign(s: StoryState, frame: Frame, { start, end }: Tag): void {
  const tag = s.source.slice(start, end);
  if (/^<[^\s/>]*:fieldmark-start\b/.test(tag)) {
    const close = s.source.indexOf('fieldmark-end', end);
    const instructions = s.source.slice(start, close < 0 ? end : Math.min(close, start + 4_000));
    if (!/HYPERLINK/.test(instructions))
      frame.guards.push({ name: FIELD_NAME, fixed: CITATION_FIELD.test(instructions) ? 'citation' : 'macro' });
  } else if (/^<[^\s/>]*:fieldmark-end\b/.test(tag)) leaveGuard(frame, FIELD_NAME);
}

function isFormula(s: StoryState, { start, end }: Tag): boolean {
  const href = attribute(s.source.slice(start, end), 'xlink:href') ?? '';
  return s.options.formulas.has(href.replace(/^\.\//, '').replace(/\/$/, ''));
}
