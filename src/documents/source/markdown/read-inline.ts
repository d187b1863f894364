import { addAtom, addCode, addFixed, addFormula, addText, type ProseDraft } from '../prose-draft.ts';
import type { Delimiters, Item } from './inline-item.ts';
import { type KnownNames, scanInline } from './scan-inline.ts';

/**
 * Reads the inline markup of a block into a draft.
 *
 * @returns the descriptions of pictures, as ranges of the flat text
 */
export function readInline(draft: ProseDraft, names: KnownNames): readonly (readonly [start: number, end: number])[] {
  const { text } = draft.flat;
  const { items, captions } = scanInline(text, names);
  const open: number[] = [];
  let at = 0;
  for (const item of items) {
    if (item.start < at) continue;
    addText(draft, at, item.start);
    at = item.end;
    if (item.kind === 'delimiters') addDelimiters(draft, item, open);
    else addItem(draft, item);
  }
  addText(draft, at, text.length);
  return captions;
}

function addItem(draft: ProseDraft, item: Exclude<Item, Delimiters>): void {
  const { start, end } = item;
  if (item.kind === 'atom') addAtom(draft, item.text, start, end);
  else if (item.kind === 'fixed') addFixed(draft, item.as, item.text, start, end);
  else if (item.kind === 'code') addCode(draft, item.content, start, end);
  else if (item.kind === 'formula') addFormula(draft, item.content, start, end);
}

/** What is left of a run between the signs that close and those that open is text. */
function addDelimiters(draft: ProseDraft, run: Delimiters, open: number[]): void {
  if (run.closing > 0 && open.length > 0) draft.italic.push({ start: open.pop()!, end: draft.length });
  addText(draft, run.start + run.closing, run.end - run.opening);
  if (run.opening === 1) open.push(draft.length);
}
