import type { BackCover } from './back-cover-markup.ts';
import { backCoverMarkup } from './back-cover-markup.ts';
import { scanXml } from './xml/scan.ts';

/** Word does not list bookmarks whose names begin with an underscore. */
export const BACK_COVER_BOOKMARK = '_EmendBackCover';
interface Landmarks {
  /** End of the body content, before the last section's properties. */
  readonly end: number;
  readonly cover: { readonly start: number; readonly end: number } | undefined;
}

/** Returns the main part with a statistics page at its end; an earlier page is replaced. */
export function withBackCover(source: string, cover: BackCover, bookmarkId: string, w: string): string {
  const plain = withoutBackCover(source);
  if (w === '') return plain;
  const { end } = landmarks(plain);
  return plain.slice(0, end) + backCoverMarkup(cover, bookmarkId, BACK_COVER_BOOKMARK, w) + plain.slice(end);
}

/** Returns the main part without its statistics page; unchanged when there is none. */
export function withoutBackCover(source: string): string {
  if (!source.includes(BACK_COVER_BOOKMARK)) return source;
  const { cover } = landmarks(source);
  return cover ? source.slice(0, cover.start) + source.slice(cover.end) : source;
}

/** Finds the bookmark through its body-level paragraphs, and the place before the last `w:sectPr` of the body. */
function landmarks(source: string): Landmarks {
  let depth = 0;
  let end = -1;
  let blockStart = 0;
  let coverStart = -1;
  let coverId = '';
  let coverEnd = -1;
  const idOf = (tag: string) => /\s(?:\w+:)?id\s*=\s*["']([^"']*)/.exec(tag)?.[1] ?? '';
  scanXml(source, {
    open(name, start, tagEnd, selfClosing) {
      // children of the body have depth 2: document, body
      if (depth === 2) {
        blockStart = start;
        if (name === 'w:sectPr') end = start;
      }
      if (name === 'w:bookmarkStart' && coverStart < 0) {
        const tag = source.slice(start, tagEnd);
        if (tag.includes(`"${BACK_COVER_BOOKMARK}"`)) {
          coverStart = blockStart;
          coverId = idOf(tag);
        }
      } else if (name === 'w:bookmarkEnd' && coverStart >= 0 && coverEnd < 0) {
        if (idOf(source.slice(start, tagEnd)) === coverId) coverEnd = -2;
      }
      if (!selfClosing) depth++;
      else if (depth === 2 && coverEnd === -2) coverEnd = tagEnd;
    },
    close(name, start, tagEnd) {
      depth--;
      if (depth === 2 && coverEnd === -2) coverEnd = tagEnd;
      if (name === 'w:body' && end < 0) end = start;
    },
  });
  return { end, cover: coverStart >= 0 && coverEnd > 0 ? { start: coverStart, end: coverEnd } : undefined };
}
