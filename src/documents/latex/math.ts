import { PLACEHOLDER } from '../pieces/piece.ts';
import { formulaAsRead } from '../pieces/spoken-form.ts';
import { addFixed } from './draft.ts';
import { perText } from './per-text.ts';
import { BACKSLASH } from './read-source.ts';
import { draftOf, type Scanner } from './scanner.ts';

/** Longest formula that is searched for; an unpaired dollar sign must not swallow the rest of the file. */
const LONGEST_INLINE = 3_000;
const LONGEST_DISPLAY = 50_000;
/** In a source with this number of unpaired dollar signs, the search for a formula's end is limited to this length. */
const MOST_LONE_DOLLARS = 200;
const SHORT_INLINE = 100;

/** Reads `$…$` and `\(…\)`. */
export function readInline(s: Scanner, closing: string, opening: number, end: number): void {
  const { text, at } = s;
  const limit = Math.min(end, at + LONGEST_INLINE);
  const contentEnd =
    closing === '$'
      ? dollarEnd(text, at + 1, s.loneDollars < MOST_LONE_DOLLARS ? limit : Math.min(limit, at + SHORT_INLINE))
      : closingEnd(text, at + opening, closing, limit);
  if (contentEnd < 0) {
    if (closing === '$') s.loneDollars++;
    s.at = at + opening;
    return;
  }
  s.at = contentEnd + closing.length;
  addFormula(s, text.slice(at + opening, contentEnd), at, s.at);
}

/** Adds a formula within a sentence. */
export function addFormula(s: Scanner, content: string, from: number, to: number): void {
  const draft = draftOf(s);
  addFixed(draft, 'math', formulaAsRead(draft.tail, content), from, to, content.trim());
}

/** Reads `$$…$$` and `\[…\]`. */
export function readDisplay(s: Scanner, closing: string, opening: number, end: number): void {
  const { text, at } = s;
  const contentEnd = closingEnd(text, at + opening, closing, Math.min(end, at + LONGEST_DISPLAY));
  if (contentEnd < 0) {
    s.at = at + opening;
    return;
  }
  s.at = contentEnd + closing.length;
  addDisplay(s, text.slice(at + opening, contentEnd), at, s.at);
}

/** Adds a formula on a line of its own. It is a word of its sentence, and a punctuation mark at its end counts. */
export function addDisplay(s: Scanner, content: string, from: number, to: number): void {
  const bare = content
    .slice(-400)
    .replace(/\\(?:label|tag|end)\*?\s*\{[^}]*\}?|\\(?:nonumber|notag|qedhere)\b|(?<!\\)%[^\n]*/g, ' ')
    .trimEnd();
  addFixed(draftOf(s), 'display', PLACEHOLDER + stopOf(bare), from, to, content.trim());
}

const PARTS = /\\right\.?[)\]}|]?|\\q?quad|\\[\\,;:! ]|[\s}~]|[\s\S]/g;

/** Returns the stop that ends a formula, before blanks and closing brackets; '' where there is none. The one of `\right.` is a bracket, that of `\,` a blank. */
function stopOf(formula: string): string {
  let stop = '';
  for (const [part] of formula.matchAll(PARTS)) {
    if (/^[.,;:]$/.test(part)) stop = part;
    else if (!/^(?:[\s}~]|\\(?:right|q?quad|[\\,;:! ]))/.test(part)) stop = '';
  }
  return stop;
}

/** Returns the dollar sign that ends a formula; `\text{…}` and the like may contain more of them. */
function dollarEnd(text: string, at: number, limit: number): number {
  let depth = 0;
  for (let i = at; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) i++;
    else if (code === 123) depth++;
    else if (code === 125) {
      if (--depth < 0) return -1;
    } else if (code === 36 && depth === 0) return i;
    else if (code === 10 && /^[ \t\r]*\n/.test(text.slice(i + 1, i + 80))) return -1;
    else if (code === 37) {
      const next = text.slice(i, limit).indexOf('\n');
      if (next < 0) return -1;
      i += next - 1;
    }
  }
  return -1;
}

/** Returns the places of `\)` and of `\]` in a text; `\\]` is a line break before a bracket. */
const closingsOf = perText((text): Readonly<Record<string, Int32Array>> => {
  const places: Record<string, number[]> = { '\\)': [], '\\]': [] };
  for (const { 0: pair, index } of text.matchAll(/\\[\s\S]/g)) places[pair]?.push(index);
  return Object.fromEntries(Object.entries(places).map(([pair, found]) => [pair, Int32Array.from(found)]));
});

function closingEnd(text: string, at: number, closing: string, limit: number): number {
  const found = closing === '$$' ? text.slice(at, limit).indexOf(closing) + at : nextOf(closingsOf(text)[closing]!, at);
  return found >= at && found < limit ? found : -1;
}

/** Returns the first of ascending numbers that is not below `at`; -1 when there is none. */
function nextOf(places: Int32Array, at: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (places[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return places[low] ?? -1;
}
