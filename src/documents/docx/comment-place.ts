import type { DocxParagraph, Piece, StoryKind } from './paragraph.ts';
import { pieceIndexAt } from './placement.ts';
import type { DocxDocument } from './read-docx.ts';

/** Beginning or end of a comment's range. */
export type CommentMark =
  /** In the text of a run; `at` counts from the start of the piece. */
  | { readonly piece: Piece; readonly at: number }
  /** Between two elements, as an offset into the part. */
  | { readonly offset: number };

export interface CommentPlace {
  readonly part: string;
  readonly from: CommentMark;
  readonly to: CommentMark;
  /** True when the comment is at the reference to a note or text box, not at the text itself. */
  readonly remote: boolean;
}

/**
 * Returns the place of a comment on a stretch of a paragraph, or undefined if there is none. Word has no comments in headers, footers
 * and text boxes, and programs differ on notes: comments on these go to the reference in the body text.
 */
export function commentPlace(
  document: DocxDocument,
  paragraph: DocxParagraph,
  span: { readonly start: number; readonly end: number },
): CommentPlace | undefined {
  if (paragraph.story !== 'body') return remotePlace(document, paragraph);
  const { pieces } = paragraph.source;
  const first = pieces[Math.min(pieceIndexAt(pieces, span.start), pieces.length - 1)];
  const last = span.end > span.start ? pieces[pieceIndexAt(pieces, span.end - 1)] : first;
  if (!first || !last) return undefined;
  const from = markAt(first, span.start - first.start, 'start');
  const to = markAt(last, Math.min(span.end, last.end) - last.start, 'end');
  return from && to && { part: paragraph.part, from, to, remote: false };
}

function remotePlace(document: DocxDocument, paragraph: DocxParagraph): CommentPlace | undefined {
  let story: StoryKind = paragraph.story;
  let host = paragraph.source.host;
  while (host && host.paragraph.story !== 'body') {
    story = host.paragraph.story;
    host = host.paragraph.source.host;
  }
  if (!host || story === 'header' || story === 'footer') return undefined;
  const from = markAt(host.piece, 0, 'start');
  const to = markAt(host.piece, 1, 'end');
  return from && to && { part: document.opc.mainPart, from, to, remote: true };
}

function markAt(piece: Piece, at: number, side: 'start' | 'end'): CommentMark | undefined {
  const { shield } = piece;
  if (shield?.crosses) return undefined;
  if (!shield || shield.start < 0) return piece.run && piece.kind !== 'opaque' ? { piece, at } : undefined;
  return { offset: side === 'start' ? shield.start : shield.end };
}
