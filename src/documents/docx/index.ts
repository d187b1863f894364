export { applyEdits } from './apply-edits.ts';
export type { BackCover } from './back-cover-markup.ts';
export type { DocxEdit, EditOptions, EditResult } from './edit.ts';
export type {
  DocxParagraph,
  StyleKind,
} from './paragraph.ts';
export { planEdits } from './plan.ts';
export { readDocx } from './read-docx.ts';
