export { applyEdits } from './apply-edits.ts';
export type { BackCover } from './back-cover.ts';
export type { DocxEdit, EditOptions, EditOutcome, EditReason, EditResult } from './edit.ts';
export type {
  CommentOnlyReason,
  CommentOnlySpan,
  DocxParagraph,
  OpaqueKind,
  OpaqueSpan,
  StoryKind,
  StyleKind,
  UncheckableReason,
} from './paragraph.ts';
export { planEdits } from './plan.ts';
export { type DocxDocument, readDocx } from './read-docx.ts';
export { removeBackCover } from './remove-back-cover.ts';
