import type { Language } from './languages.ts';

/** A comment with its signs, or a doc string with its marks. */
export interface Comment {
  readonly kind: 'line' | 'block' | 'doc';
  readonly from: number;
  readonly to: number;
  /** The sign or mark that it begins with. */
  readonly sign: string;
  /** True when code precedes it in its line. */
  readonly trailing: boolean;
}

/** Finds the comments and doc strings of a program in their order; comment signs inside strings do not count. */
export function findComments(source: string, language: Language): Comment[] {
  const comments: Comment[] = [];
  const ends = new Map<string, number>();
  /** `indexOf` that remembers the signs that do not occur. */
  const find = (sign: string, from: number): number => {
    const last = ends.get(sign) ?? source.lastIndexOf(sign);
    ends.set(sign, last);
    return from <= last ? source.indexOf(sign, from) : -1;
  };
  let lineStart = 0;
  let hasCode = false;
  /** The last character of code, which shows whether a slash begins a pattern. */
  let before = '';
  let at = 0;
  const begins = (sign: string): boolean => source.startsWith(sign, at);
  const takeTo = (end: number): void => {
    // only within the last token: on a line without an end, a search in the whole source would go back to its beginning each time
    const newline = source.slice(at, end).lastIndexOf('\n');
    if (newline >= 0) {
      lineStart = at + newline + 1;
      hasCode = false;
    }
    at = end;
  };
  while (at < source.length) {
    const code = source.charCodeAt(at);
    const block = language.block.find(([begin]) => begins(begin));
    if (block) {
      const found = find(block[1], at + block[0].length);
      const to = found < 0 ? source.length : found + block[1].length;
      comments.push({ kind: 'block', from: at, to, sign: block[0], trailing: hasCode });
      takeTo(to);
      continue;
    }
    if (code === 10) {
      takeTo(at + 1);
      continue;
    }
    if (code === 32 || code === 9 || code === 13) {
      at++;
      continue;
    }
    const sign = language.line.find(begins);
    if (sign !== undefined && (!language.apart || at === lineStart || /\s/.test(source[at - 1]!))) {
      const found = source.indexOf('\n', at);
      const to = found < 0 ? source.length : found;
      comments.push({ kind: 'line', from: at, to: source[to - 1] === '\r' ? to - 1 : to, sign, trailing: hasCode });
      at = to;
      continue;
    }
    const text = language.texts.find(({ mark }) => begins(mark));
    if (text) {
      const { mark } = text;
      const end = textEnd(source, at, language, text, find);
      const isDoc = language.docStrings && mark.length === 3 && isStatement(source, lineStart, at);
      if (isDoc) comments.push({ kind: 'doc', from: at, to: end, sign: mark, trailing: false });
      takeTo(end);
      hasCode = true;
      before = '"';
      continue;
    }
    if (code === 47 && language.patterns && !/[\w)\]}"]/.test(before)) {
      at = patternEnd(source, at);
      before = '/';
      hasCode = true;
      continue;
    }
    if (code === 92 && language.apart) at++;
    before = source[at] ?? '';
    hasCode = true;
    at++;
  }
  return comments;
}

/** True for a string that is a statement of its own: only its prefix precedes it in the line. */
const isStatement = (source: string, lineStart: number, at: number): boolean =>
  at - lineStart < 200 && /^[ \t]*[rRuU]?$/.test(source.slice(lineStart, at));

function textEnd(
  source: string,
  at: number,
  { shortQuotes }: Language,
  { mark, lines, escapes }: Language['texts'][number],
  find: (sign: string, from: number) => number,
): number {
  const start = at + mark.length;
  if (mark === "'" && shortQuotes) {
    const match = /^(?:\\[^'\n]{1,10}|[^'\\\n]{1,2})'/.exec(source.slice(start, start + 12));
    return start + (match?.[0].length ?? 0);
  }
  if (lines && find(mark, start) < 0) return start;
  for (let i = start; i < source.length; i++) {
    const code = source.charCodeAt(i);
    if (code === 92 && escapes) i++;
    else if (code === 10 && !lines) return i;
    else if (code === mark.charCodeAt(0) && source.startsWith(mark, i)) return i + mark.length;
  }
  return source.length;
}

/** Returns the place after a pattern between slashes, or after the slash if the pattern does not end in its line. */
function patternEnd(source: string, at: number): number {
  let inClass = false;
  for (let i = at + 1; i < source.length && i < at + 1000; i++) {
    const sign = source[i];
    if (sign === '\n') break;
    if (sign === '\\') i++;
    else if (sign === '[') inClass = true;
    else if (sign === ']') inClass = false;
    else if (sign === '/' && !inClass) return i + 1;
  }
  return at + 1;
}
