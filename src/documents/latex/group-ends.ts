import { perText } from './per-text.ts';

const BACKSLASH = 92;
const OPEN = 123;
const CLOSE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const PERCENT = 37;
const NEWLINE = 10;

/** Ends of the groups and options of a text, with their starts in ascending order; 0 for unclosed ones. */
interface Ends {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** In the arguments of these commands a percent sign is a character. */
const ADDRESS = /(?:url|path|nolinkurl|href)\s?\{/y;
const VERBATIM = /(?:verb\*?|lstinline)([^A-Za-z*\s{[])/y;
/** Search limit for the end of a group that begins inside a comment, as the pass over the whole text saw it. */
const WITHIN_COMMENT = 2_000;

/** Finds all groups and options of a text in one pass, so that many unclosed ones cost no more than one. */
const endsOf = perText((text): Ends => {
  const starts: number[] = [];
  const ends: number[] = [];
  // open groups and options, as indexes into `starts`; options as negative numbers
  const open: number[] = [];
  let address = -1;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > CLOSE) continue;
    if (code === BACKSLASH) {
      ADDRESS.lastIndex = i + 1;
      if (ADDRESS.test(text)) {
        i = ADDRESS.lastIndex - 2;
        address = starts.length;
        continue;
      }
      i = verbatimEnd(text, i);
    } else if (code === NEWLINE) address = -1;
    else if (code === PERCENT) {
      if (address < 0) i = commentEnd(text, i);
    } else if (code === OPEN) {
      open.push(starts.push(i) - 1);
      ends.push(0);
    } else if (code === OPEN_BRACKET) {
      open.push(-starts.push(i));
      ends.push(0);
    } else if (code === CLOSE_BRACKET) while (open.length > 0 && open.at(-1)! < 0) ends[-open.pop()! - 1] = i + 1;
    else if (code === CLOSE) {
      while (open.length > 0 && open.at(-1)! < 0) open.pop();
      const group = open.pop();
      if (group !== undefined) ends[group] = i + 1;
      if (group === address) address = -1;
    }
  }
  return { starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
});

/** Returns the last character of an escape, or of `\verb|…|`. */
function verbatimEnd(text: string, at: number): number {
  VERBATIM.lastIndex = at + 1;
  const found = VERBATIM.exec(text);
  if (!found) return at + 1;
  const rest = text.slice(VERBATIM.lastIndex, VERBATIM.lastIndex + WITHIN_COMMENT);
  const close = rest.indexOf(found[1]!);
  const line = rest.indexOf('\n');
  return close < 0 || (line >= 0 && line < close) ? at + 1 : VERBATIM.lastIndex + close;
}

/** Returns the last character before the end of the line. */
function commentEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return (end < 0 ? text.length : end) - 1;
}

/** Returns the place after the group or option that begins at `at`, at most `longest` characters long; -1 when it does not end. */
export function balancedEnd(text: string, at: number, longest: number): number {
  const { starts, ends } = endsOf(text);
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (starts[middle]! < at) low = middle + 1;
    else high = middle;
  }
  const end = starts[low] === at ? ends[low]! : endFrom(text, at, Math.min(longest, WITHIN_COMMENT));
  return end > 0 && end - at <= longest ? end : -1;
}

function endFrom(text: string, at: number, longest: number): number {
  const close = text.charCodeAt(at) === OPEN ? CLOSE : CLOSE_BRACKET;
  const limit = Math.min(text.length, at + longest);
  let depth = 0;
  for (let i = at + 1; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) i++;
    else if (code === PERCENT) i = commentEnd(text, i);
    else if (code === OPEN) depth++;
    else if (code === CLOSE) {
      if (depth-- === 0) return close === CLOSE ? i + 1 : -1;
    } else if (code === close && depth === 0) return i + 1;
  }
  return -1;
}
