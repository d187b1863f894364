import { registerParagraph } from './alternate-content.ts';
import { type ControlProperties, newControl } from './content-controls.ts';
import type { Draft } from './draft.ts';
import { type BlockRegion, type Frame, newDraft, newFrame } from './frames.ts';
import type { OpaqueKind, PieceReference, Shield, UncheckableReason } from './paragraph.ts';
import { attributeAt, type StoryState } from './story-state.ts';

export function openBlock(s: StoryState, name: string, start: number, end: number, selfClosing: boolean): void {
  switch (name) {
    case 'w:tbl':
      s.frame.pending = undefined;
      if (!selfClosing) s.frame.tables.push({ table: s.tables++, row: -1, column: -1 });
      break;
    case 'w:tr':
      if (!selfClosing) {
        s.frame.deletedRows.push(false);
        nextCell(s, 1);
      }
      break;
    case 'w:tc':
      nextCell(s, 0);
      break;
    case 'w:trPr':
      s.frame.rowProperties = !selfClosing;
      break;
    case 'w:del':
      if (s.frame.rowProperties && s.frame.deletedRows.length > 0)
        s.frame.deletedRows[s.frame.deletedRows.length - 1] = true;
      break;
    case 'w:sdt':
      if (!selfClosing) s.frame.controls.push({ properties: newControl(), container: undefined });
      break;
    case 'w:sdtPr':
      if (!selfClosing) s.frame.control = s.frame.controls.at(-1)?.properties;
      break;
    case 'w:sdtContent':
      if (!selfClosing) openControl(s);
      break;
    case 'w:footnote':
    case 'w:endnote':
      s.note = `${name.slice(2)}:${attributeAt(s, start, end, 'id') ?? ''}`;
      break;
  }
}

/** Advances in the innermost table: to the next cell, or to the place before the first cell of the next row. */
function nextCell(s: StoryState, rows: 0 | 1): void {
  const cell = s.frame.tables.at(-1);
  if (!cell) return;
  cell.column = rows === 1 ? -1 : cell.column + 1;
  cell.row += rows;
}

export function closeBlock(s: StoryState, name: string): void {
  switch (name) {
    case 'w:tbl':
      s.frame.tables.pop();
      break;
    case 'w:tr':
      s.frame.deletedRows.pop();
      break;
    case 'w:trPr':
      s.frame.rowProperties = false;
      break;
    case 'w:sdtContent':
      s.frame.pending = undefined;
      closeRegion(s.frame.regions.pop());
      break;
    case 'w:sdt':
      s.frame.controls.pop();
      break;
    case 'w:tc':
    case 'w:body':
      s.frame.pending = undefined;
      break;
    case 'w:footnote':
    case 'w:endnote':
      s.frame.pending = undefined;
      s.note = '';
      break;
  }
}

export function openParagraph(s: StoryState): Draft {
  if (s.frame.draft) {
    if (s.frame.run) s.frame.draft.region ??= 'nested';
    openTextBox(s, true);
  }
  const { pending } = s.frame;
  s.frame.pending = undefined;
  if (pending && pending.fallbackDepth === s.fallbackDepth) {
    pending.markDeleted = false;
    s.frame.draft = pending;
    return pending;
  }
  const draft = newDraft(s.frame, s.fallbackDepth, s.note ? s.options.noteHosts.get(s.note) : s.frame.host);
  s.frame.draft = draft;
  for (const region of s.frame.regions) region.paragraphs.push(draft);
  if (s.statistics !== undefined) draft.region = 'statistics';
  if (!registerParagraph(s, draft)) s.drafts.push(draft);
  return draft;
}

export function closeParagraph(s: StoryState): void {
  const { draft } = s.frame;
  if (!draft) return;
  for (const field of s.frame.fields) {
    field.crosses = true;
    if (field.shield) field.shield.crosses = true;
  }
  if (draft.markDeleted) s.frame.pending = draft;
  s.frame.draft = undefined;
  s.frame.containers.length = 0;
  if (s.frame.implicit) s.frame = s.frames.pop() ?? s.frame;
}

export function openControl(s: StoryState): void {
  const control = s.frame.controls.at(-1);
  if (!control) return;
  const { properties, container } = control;
  if (container) {
    const opaque = opaqueControl(properties);
    container.shield = {
      start: container.openStart,
      end: -1,
      access: opaque ? { opaque } : { commentOnly: properties.locked ? 'locked' : 'content-control' },
      crosses: false,
    };
  } else {
    s.frame.regions.push({ reason: regionOfControl(properties), locked: properties.locked, paragraphs: [] });
  }
}

function hostOf(outer: Frame): PieceReference | undefined {
  const piece = outer.objectPiece;
  return outer.draft && piece ? { paragraph: outer.draft, piece } : undefined;
}

/** Begins the story of a text box inside the paragraph that holds it. */
export function openTextBox(s: StoryState, implicit: boolean): void {
  const outer = s.frame;
  s.frames.push(outer);
  s.frame = newFrame('textbox', hostOf(outer), implicit, isDeleted(outer));
}

export function closeTextBox(s: StoryState): void {
  s.frame = s.frames.pop() ?? s.frame;
}

function isDeleted(frame: Frame): boolean {
  return frame.dead || frame.deleted > 0 || frame.draft?.dead === true || frame.run?.hidden === true;
}

function opaqueControl(properties: ControlProperties): OpaqueKind | undefined {
  if (properties.citation) return 'citation';
  if (properties.bibliography || properties.toc) return 'field';
  return properties.placeholder || properties.chosen ? 'control' : undefined;
}

function regionOfControl(properties: ControlProperties): UncheckableReason | undefined {
  if (properties.toc) return 'toc';
  if (properties.bibliography) return 'bibliography';
  return properties.placeholder || properties.chosen || properties.citation ? 'control' : undefined;
}

/**
 * LibreOffice treats a content control around a single paragraph as one inside the paragraph, where it loses tracked changes;
 * controls around several paragraphs are kept.
 */
function closeRegion(region: BlockRegion | undefined): void {
  const [only, ...more] = region?.paragraphs ?? [];
  if (!only || more.length > 0) return;
  const shield: Shield = { start: -1, end: -1, access: { commentOnly: 'content-control' }, crosses: false };
  const { pieces } = only.source;
  for (const [i, piece] of pieces.entries()) if (!piece.shield) pieces[i] = { ...piece, shield };
}
