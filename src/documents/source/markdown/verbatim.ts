import { PLACEHOLDER } from '../../pieces/piece.ts';
import { attributesEnd } from './link-target.ts';
import { matchAt, type Scan } from './scan-state.ts';

const TAG =
  /<(?:(\/?)([a-z][a-z\d-]{0,40})(?=[\s>/])(?:[^<>"']|"[^"]{0,3000}"|'[^']{0,3000}'){0,200}>|!--(?:(?!-->)[\s\S]){0,5000}-->|\?(?:(?!\?>)[\s\S]){0,3000}\?>|![A-Z][^>]{0,1000}>)/iy;
const AUTOLINK = /<(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]{0,2000}|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,5})>/iy;
/** Elements whose content is not prose. */
const OPAQUE = /^(?:code|kbd|pre|samp|tt|script|style|math|svg|var)$/i;
const FORMULA = /\\\((?:(?!\\\))[^\n]|\n(?!\s*\n)){1,2000}\\\)/y;

/** Returns the places of runs of backticks by their length. */
export function ticksOf(text: string): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const known = places.get(run.length);
    if (known) known.push(index);
    else places.set(run.length, [index]);
  }
  return places;
}

/** Reads a sign after a backslash, or a formula between `\(` and `\)`. */
export function readEscape(scan: Scan, at: number): number {
  const { text, items } = scan;
  const formula = at < scan.last['\\)'] ? matchAt(scan, at, FORMULA) : null;
  if (formula && /[\\_^={}]|^.{2}\w.{2}$/.test(formula[0].slice(2, -2))) {
    const end = at + formula[0].length;
    items.push({ kind: 'formula', start: at, end, content: formula[0].slice(2, -2) });
    return end;
  }
  const next = text[at + 1];
  if (next === '\n') items.push({ kind: 'hidden', start: at, end: at + 1 });
  else if (next !== undefined && /[!-/:-@[-`{-~]/.test(next)) {
    items.push({ kind: 'atom', start: at, end: at + 2, text: next });
    return at + 2;
  }
  return at + 1;
}

/** Reads code between runs of backticks. `from` is the beginning of the whole, because a role can precede the code. */
export function readCode({ text, items, ticks }: Scan, at: number, from: number): number {
  let end = at;
  while (text[end] === '`') end++;
  const length = end - at;
  const places = ticks.get(length) ?? [];
  const close = places[firstAbove(places, at)];
  if (close === undefined) return end;
  const after = attributesEnd(text, close + length);
  items.push({ kind: 'code', start: from, end: after, content: text.slice(end, close) });
  return after;
}

/** Returns the index of the first of rising numbers that is greater. */
function firstAbove(numbers: readonly number[], value: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Longest formula that is searched for, in UTF-16 code units. */
const LONGEST_FORMULA = 2_000;

/** Reads `$…$` as pandoc does, without a blank inside the signs or a digit after them; or `$$…$$`. */
export function readFormula(scan: Scan, at: number): number {
  const { text, items } = scan;
  const width = text[at + 1] === '$' ? 2 : 1;
  const start = at + width;
  if (start >= scan.last.$ + 1 || (width === 1 && /\s|^$/.test(text[start] ?? ''))) return start;
  const limit = Math.min(text.length, start + LONGEST_FORMULA);
  for (let i = start; i < limit; i++) {
    const sign = text[i];
    if (sign === '\\') i++;
    else if (sign === '`' && width === 1) return start;
    else if (sign === '$') {
      if (width === 2 && text[i + 1] !== '$') continue;
      if (width === 1 && (/\s/.test(text[i - 1]!) || /\d/.test(text[i + 1] ?? ''))) return start;
      items.push({ kind: 'formula', start: at, end: i + width, content: text.slice(start, i) });
      return i + width;
    }
  }
  return start;
}

/** Reads an address or a tag in angle brackets; elements whose content is not prose are read as a whole. */
export function readTag(scan: Scan, at: number): number {
  const { text, items } = scan;
  const link = matchAt(scan, at, AUTOLINK);
  const tag = matchAt(scan, at, TAG);
  if (link) {
    const end = at + link[0].length;
    items.push({ kind: 'code', start: at, end, content: link[0] });
    return end;
  }
  if (!tag) return at + 1;
  const end = at + tag[0].length;
  const [whole, closes, name] = tag;
  if (name !== undefined && closes === '' && OPAQUE.test(name) && !whole.endsWith('/>')) {
    const rest = text.slice(end, end + LONGEST_FORMULA).toLowerCase();
    const close = rest.indexOf(`</${name.toLowerCase()}`);
    const after = close < 0 ? -1 : text.indexOf('>', end + close);
    if (after >= 0) {
      items.push({ kind: 'code', start: at, end: after + 1, content: text.slice(end, end + close) });
      return after + 1;
    }
  }
  const isBreak = name?.toLowerCase() === 'br';
  if (isBreak) items.push({ kind: 'fixed', start: at, end, as: 'break', text: ' ' });
  else if (/^(?:img|input)$/i.test(name ?? ''))
    items.push({ kind: 'fixed', start: at, end, as: 'graphic', text: PLACEHOLDER });
  else items.push({ kind: 'hidden', start: at, end });
  return end;
}
