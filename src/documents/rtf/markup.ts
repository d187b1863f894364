import { APART_MS } from '../docx/apart-paragraphs.ts';

/** Author of the changes; one object for the whole document. */
export interface RtfRevisions {
  readonly author: string;
  readonly initials: string;
  /** Number of the author in the table of revisions. */
  readonly number: number;
  /** Date of the next changes, packed; see `apartParagraphs`. */
  date: number;
  readonly dates: { readonly usual: number; readonly apart: number };
  insertions: number;
  deletions: number;
  comments: number;
  readonly newComment: () => number;
}

export function newRtfRevisions(
  source: string,
  authors: number,
  { author, initials, date }: { readonly author: string; readonly initials?: string; readonly date: Date },
): RtfRevisions {
  let comment = 1;
  for (const [, number] of source.matchAll(/\\atrf(?:start|end) ?(\d{1,9})/g))
    comment = Math.max(comment, Number(number) + 1);
  const usual = packed(date);
  return {
    author,
    initials: initials ?? author.slice(0, 1),
    // the first entry belongs to no author
    number: Math.max(1, authors),
    date: usual,
    dates: { usual, apart: packed(new Date(date.getTime() - APART_MS)) },
    ...{ insertions: 0, deletions: 0, comments: 0 },
    newComment: () => comment++,
  };
}

/** Returns a date in 32 bits, in the reader's time (RTF 1.9.1, “Track changes (revision marks)”). */
function packed(date: Date): number {
  const parts = [
    [date.getUTCDay(), 3],
    [date.getUTCFullYear() - 1900, 9],
    [date.getUTCMonth() + 1, 4],
    [date.getUTCDate(), 5],
    [date.getUTCHours(), 5],
    [date.getUTCMinutes(), 6],
  ] as const;
  return parts.reduce((all, [value, bits]) => (all << bits) | value, 0);
}

/** Returns text as RTF: non-ASCII characters as `\u` with a question mark for readers without Unicode (`\uc1` must be in force). */
export function textMarkup(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    const code = text.charCodeAt(i);
    if (char === '\\' || char === '{' || char === '}') out += `\\${char}`;
    else if (char === '\t') out += '\\tab ';
    else if (char === '\n') out += '\\line ';
    else if (char === '\u00a0') out += '\\~';
    else if (char === '\u2011') out += '\\_';
    else if (code >= 0x80) out += `\\u${code > 0x7fff ? code - 0x10000 : code}?`;
    else if (code >= 0x20) out += char;
  }
  return out;
}

export const inserted = ({ number, date }: RtfRevisions, text: string): string =>
  `{\\revised\\revauth${number}\\revdttm${date}\\uc1 ${textMarkup(text)}}`;

/** Returns source of the file, marked as deleted. */
export const deleted = ({ number, date }: RtfRevisions, raw: string): string =>
  `{\\deleted\\revauthdel${number}\\revdttmdel${date} ${raw}}`;

/** Returns the author's entry, in a new table of revisions or for an existing one. */
export function authorEntry({ author }: RtfRevisions, exists: boolean): string {
  const entry = `{\\uc1 ${textMarkup(author.replaceAll(';', ','))};}`;
  return exists ? entry : `{\\*\\revtbl{Unknown;}${entry}}`;
}

export const commentStart = (id: number): string => `{\\*\\atrfstart ${id}}`;

/** Returns the end of a comment's range, and the comment; lines become paragraphs. */
export function commentEnd({ author, initials, date }: RtfRevisions, id: number, text: string): string {
  const lines = text.split('\n').map(textMarkup).join('\\par ');
  const names = `{\\*\\atnid\\uc1 ${textMarkup(initials)}}{\\*\\atnauthor\\uc1 ${textMarkup(author)}}`;
  return `{\\*\\atrfend ${id}}${names}\\chatn{\\*\\annotation{\\*\\atnref ${id}}{\\*\\atndate ${date}}\\pard\\plain\\uc1 ${lines}}`;
}
