import { addAtom, addCode, addFixed, addFormula, addText, type ProseDraft } from '../prose-draft.ts';
import type { Delimiters, Item } from './item.ts';

/** Adds a flat text to its draft, with the items found in it; single signs of `italic` set italics. */
export function addItems(draft: ProseDraft, items: readonly Item[], italic: string): void {
  const open: number[] = [];
  let at = 0;
  for (const item of items) {
    if (item.start < at) continue;
    addText(draft, at, item.start);
    at = item.end;
    if (item.kind === 'delimiters') addDelimiters(draft, item, open, italic);
    else addItem(draft, item);
  }
  addText(draft, at, draft.flat.text.length);
}

function addItem(draft: ProseDraft, item: Exclude<Item, Delimiters>): void {
  const { start, end } = item;
  if (item.kind === 'atom') addAtom(draft, item.text, start, end);
  else if (item.kind === 'fixed') addFixed(draft, item.as, item.text, start, end);
  else if (item.kind === 'code') addCode(draft, item.content, start, end);
  else if (item.kind === 'formula') addFormula(draft, item.content, start, end);
}

/** Adds a run; the signs between its closing and its opening ones are text. */
function addDelimiters(draft: ProseDraft, run: Delimiters, open: number[], italic: string): void {
  if (run.closing > 0 && open.length > 0) {
    const start = open.pop()!;
    if (italic.includes(run.sign)) draft.italic.push({ start, end: draft.length });
  }
  addText(draft, run.start + run.closing, run.end - run.opening);
  if (run.opening === 1) open.push(draft.length);
}
