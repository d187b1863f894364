import { PLACEHOLDER } from '../../pieces/piece.ts';
import { addressEnd } from '../addresses.ts';
import { entityAt } from '../entities.ts';
import type { Delimiters, HiddenItem, Item } from '../inline/item.ts';
import { delimitersAt, settleEmphasis } from './emphasis.ts';
import { attributesEnd, normalLabel, targetEnd } from './link-target.ts';

/** An opening bracket that may become a link or an image. */
interface Bracket {
  readonly at: number;
  readonly image: boolean;
  /** Its item, whose end is moved behind it when it is markup, and its number. */
  readonly item: HiddenItem;
  readonly number: number;
}

interface Scan {
  readonly text: string;
  readonly labels: ReadonlySet<string>;
  readonly items: Item[];
  readonly brackets: Bracket[];
  /** Descriptions of pictures, half-open. */
  readonly captions: (readonly [start: number, end: number])[];
  /** Places of runs of grave accents by their length. */
  readonly ticks: ReadonlyMap<number, readonly number[]>;
  /** The last places of what ends a formula, a template, a comment: none is looked for behind them. */
  readonly last: Readonly<Record<'$' | '\\)' | '}}' | '%}' | '-->' | '?>', number>>;
}

const SPECIAL = /[\\`*_~=<[\]!&$:{@]|\b(?=https?:\/\/|www\.|ftp:\/\/)/gi;
const TAG =
  /<(?:(\/?)([a-z][a-z\d-]{0,40})(?=[\s>/])(?:[^<>"']|"[^"]{0,3000}"|'[^']{0,3000}'){0,200}>|!--(?:(?!-->)[\s\S]){0,5000}-->|\?(?:(?!\?>)[\s\S]){0,3000}\?>|![A-Z][^>]{0,1000}>)/iy;
const AUTOLINK = /<(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]{0,2000}|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,5})>/iy;
/** Elements whose content is no prose. */
const OPAQUE = /^(?:code|kbd|pre|samp|tt|script|style|math|svg|var)$/i;
const NOTE = /\[\^[^\]\s]{1,200}\]/y;
const CITATION = /\[[^[\]@]{0,200}(?<![\w.])@[\w{][^[\]]{0,1000}\](?!\()/y;
const WIKI = /\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]{0,300}))?\]\]/y;
const TEMPLATE = /\{@[a-z]\w{0,30}[^{}]{0,200}\}|\{\{(?:(?!\}\})[\s\S]){0,1000}\}\}|\{%(?:(?!%\})[\s\S]){0,1000}%\}/y;
const ROLE = /\{[\w:.-]{1,60}\}(?=`)/y;
const EMOJI = /:[a-z\d_+-]{1,40}:(?![\w/])/iy;
const MENTION = /@[\w{][\w.:/-]{0,100}[\w}]|@\w/y;
const FORMULA = /\\\((?:(?!\\\))[^\n]|\n(?!\s*\n)){1,2000}\\\)/y;

export interface KnownNames {
  /** Labels of link targets. */
  readonly labels: ReadonlySet<string>;
  /** Names in code are known by their looks: comments of programs. */
  readonly identifiers: boolean;
}

/** `camelCase`, `snake_case`, `call()`, `a.b`, `A::b`, `--option`, `path/to/it`. */
const IDENTIFIER =
  /(?<![\w.$/-])(?:[a-z][a-z\d]{0,40}[A-Z]\w{0,60}|\w{1,40}_\w{1,60}|[a-zA-Z_$]\w{0,60}(?:(?:::|->|#)\w{1,60}|\.[a-z_$]\w{1,60}){1,8}|[a-zA-Z_]\w{0,60}(?=\(\))|--?[a-z][\w-]{1,40}(?![\w-])|\w{0,40}(?:\/[\w.-]{1,40}){2,8})(?:\(\))?/g;

/** Finds the inline markup of a flat text. */
export function scanInline(text: string, { labels, identifiers }: KnownNames): Pick<Scan, 'items' | 'captions'> {
  const scan: Scan = {
    text,
    labels,
    items: [],
    brackets: [],
    captions: [],
    ticks: ticksOf(text),
    last: {
      $: text.lastIndexOf('$'),
      '\\)': text.lastIndexOf('\\)'),
      '}}': text.lastIndexOf('}}'),
      '%}': text.lastIndexOf('%}'),
      '-->': text.lastIndexOf('-->'),
      '?>': text.lastIndexOf('?>'),
    },
  };
  const names = identifiers ? text.matchAll(IDENTIFIER) : undefined;
  let name = names?.next().value;
  let at = 0;
  for (;;) {
    SPECIAL.lastIndex = at;
    const found = SPECIAL.exec(text)?.index ?? text.length;
    while (name && name.index < at) name = names!.next().value;
    if (name && name.index <= found) {
      at = name.index + name[0].length;
      scan.items.push({ kind: 'code', start: name.index, end: at, content: name[0] });
    } else if (found < text.length) at = readSpecial(scan, found);
    else break;
  }
  settleEmphasis(scan.items.filter((item): item is Delimiters => item.kind === 'delimiters'));
  return scan;
}

function ticksOf(text: string): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const known = places.get(run.length);
    if (known) known.push(index);
    else places.set(run.length, [index]);
  }
  return places;
}

/** Reads what stands at a special character; where to go on. */
function readSpecial(scan: Scan, at: number): number {
  const { text, items } = scan;
  const sign = text[at]!;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const fixed = (found: RegExpExecArray | null, as: 'citation' | 'macro' | 'reference', read: string): number => {
    if (!found) return at + 1;
    items.push({ kind: 'fixed', start: at, end: at + found[0].length, as, text: read });
    return at + found[0].length;
  };
  switch (sign) {
    case '\\':
      return readEscape(scan, at, at < scan.last['\\)'] ? match(FORMULA) : null);
    case '`':
      return readCode(scan, at, at);
    case '*':
    case '_':
    case '~':
    case '=': {
      let end = at + 1;
      while (text[end] === sign) end++;
      items.push(delimitersAt(text, at, end));
      return end;
    }
    case '<':
      return readTag(scan, at, match(AUTOLINK), match(TAG));
    case '&': {
      const entity = entityAt(text, at);
      if (!entity) return at + 1;
      if (entity.text === undefined)
        items.push({ kind: 'fixed', start: at, end: entity.end, as: 'macro', text: PLACEHOLDER });
      else items.push({ kind: 'atom', start: at, end: entity.end, text: entity.text });
      return entity.end;
    }
    case '$':
      return readFormula(scan, at);
    case ':':
      return /\w/.test(text[at - 1] ?? '') ? at + 1 : fixed(match(EMOJI), 'macro', '');
    case '@':
      return /[\w.]/.test(text[at - 1] ?? '') ? at + 1 : fixed(match(MENTION), 'citation', PLACEHOLDER);
    case '{': {
      const role = match(ROLE);
      if (role) return readCode(scan, at + role[0].length, at);
      const ends = at < Math.max(scan.last['}}'], scan.last['%}']) || text[at + 1] === '@';
      return fixed(ends ? match(TEMPLATE) : null, 'macro', PLACEHOLDER);
    }
    case '!':
      if (text[at + 1] !== '[') return at + 1;
      openBracket(scan, at, true);
      return at + 2;
    case '[':
      return readBracket(scan, at, match(NOTE), match(WIKI), match(CITATION));
    case ']':
      return closeBracket(scan, at);
    default: {
      const end = addressEnd(text, at, ']');
      if (end <= at) return at + 1;
      items.push({ kind: 'code', start: at, end, content: text.slice(at, end) });
      return end;
    }
  }
}

function readEscape({ text, items }: Scan, at: number, formula: RegExpExecArray | null): number {
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

/** `from` is where the whole begins: a role may stand before the code. */
function readCode({ text, items, ticks }: Scan, at: number, from: number): number {
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

/** Index of the first of rising numbers that is greater. */
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

/** Longest formula that is looked for. */
const LONGEST_FORMULA = 2_000;

/** `$…$` in the manner of pandoc: no blank inside beside the signs, no digit behind; `$$…$$` within a line. */
function readFormula(scan: Scan, at: number): number {
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

function readTag(scan: Scan, at: number, link: RegExpExecArray | null, tag: RegExpExecArray | null): number {
  const { text, items } = scan;
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

function readBracket(
  scan: Scan,
  at: number,
  note: RegExpExecArray | null,
  wiki: RegExpExecArray | null,
  citation: RegExpExecArray | null,
): number {
  const { items } = scan;
  const end = at + (note ?? wiki ?? citation ?? [''])[0].length;
  if (note) items.push({ kind: 'fixed', start: at, end, as: 'reference', text: '' });
  else if (wiki) {
    const [, target, shown] = wiki;
    if (shown === undefined) items.push({ kind: 'fixed', start: at, end, as: 'reference', text: target! });
    else {
      items.push({ kind: 'hidden', start: at, end: end - 2 - shown.length }, { kind: 'hidden', start: end - 2, end });
    }
  } else if (citation) items.push({ kind: 'fixed', start: at, end, as: 'citation', text: PLACEHOLDER });
  else {
    openBracket(scan, at, false);
    return at + 1;
  }
  return end;
}

function openBracket({ items, brackets }: Scan, at: number, image: boolean): void {
  const item: HiddenItem = { kind: 'hidden', start: at, end: at };
  brackets.push({ at, image, item, number: items.length });
  items.push(item);
}

const REFERENCE = /\[((?:[^[\]\\]|\\[\s\S]){0,999})\]/y;

function closeBracket({ text, labels, items, brackets, captions }: Scan, at: number): number {
  const open = brackets.pop();
  if (!open) return at + 1;
  const start = open.at + (open.image ? 2 : 1);
  const end = linkEnd(text, start, at, labels);
  if (end < 0) return at + 1;
  if (open.image) {
    items.length = open.number;
    items.push({ kind: 'fixed', start: open.at, end, as: 'graphic', text: PLACEHOLDER });
    captions.push([start, at]);
  } else {
    open.item.end = start;
    items.push({ kind: 'hidden', start: at, end });
  }
  return end;
}

/** Where the link whose text ends at `at` ends; -1 when it is none. */
function linkEnd(text: string, start: number, at: number, labels: ReadonlySet<string>): number {
  const next = text[at + 1];
  if (next === '(') {
    const end = targetEnd(text, at + 1);
    if (end >= 0) return end;
  }
  if (next === '{') {
    const end = attributesEnd(text, at + 1);
    if (end > at + 1) return end;
  }
  if (at - start > 999 && next !== '[') return -1;
  REFERENCE.lastIndex = at + 1;
  const reference = next === '[' ? REFERENCE.exec(text) : null;
  const label = reference?.[1] || (at - start > 999 ? '' : text.slice(start, at));
  return labels.has(normalLabel(label)) ? at + 1 + (reference?.[0].length ?? 0) : -1;
}
