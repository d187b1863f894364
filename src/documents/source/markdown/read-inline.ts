import { addItems } from '../inline/add-items.ts';
import type { ProseDraft } from '../prose-draft.ts';
import { type KnownNames, scanInline } from './scan-inline.ts';

/**
 * Reads the inline markup of a block into a draft.
 *
 * @returns the descriptions of pictures, as ranges of the flat text
 */
export function readInline(draft: ProseDraft, names: KnownNames): readonly (readonly [start: number, end: number])[] {
  const { text } = draft.flat;
  const { items, captions } = scanInline(text, names);
  addItems(draft, items, '*_');
  return captions;
}
