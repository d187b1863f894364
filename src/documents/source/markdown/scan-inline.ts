import { PLACEHOLDER } from '../../pieces/piece.ts';
import { addressEnd } from '../addresses.ts';
import { entityAt } from '../entities.ts';
import type { Delimiters } from '../inline/item.ts';
import { closeBracket, openBracket, readBracket } from './brackets.ts';
import { delimitersAt, settleEmphasis } from './emphasis.ts';
import { matchAt, type Scan } from './scan-state.ts';
import { readCode, readEscape, readFormula, readTag, ticksOf } from './verbatim.ts';

const SPECIAL = /[\\`*_~=<[\]!&$:{@]|\b(?=https?:\/\/|www\.|ftp:\/\/)/gi;
const TEMPLATE = /\{@[a-z]\w{0,30}[^{}]{0,200}\}|\{\{(?:(?!\}\})[\s\S]){0,1000}\}\}|\{%(?:(?!%\})[\s\S]){0,1000}%\}/y;
const ROLE = /\{[\w:.-]{1,60}\}(?=`)/y;
const EMOJI = /:[a-z\d_+-]{1,40}:(?![\w/])/iy;
const MENTION = /@[\w{][\w.:/-]{0,100}[\w}]|@\w/y;
export interface KnownNames {
  /** Labels of link targets. */
  readonly labels: ReadonlySet<string>;
  /** True to recognise names in code by their form, as in comments of programs. */
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

/** Reads the markup at a special character and returns the place after it. */
function readSpecial(scan: Scan, at: number): number {
  const { text, items } = scan;
  const sign = text[at]!;
  const fixed = (found: RegExpExecArray | null, as: 'citation' | 'macro' | 'reference', read: string): number => {
    if (!found) return at + 1;
    items.push({ kind: 'fixed', start: at, end: at + found[0].length, as, text: read });
    return at + found[0].length;
  };
  switch (sign) {
    case '\\':
      return readEscape(scan, at);
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
      return readTag(scan, at);
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
      return /\w/.test(text[at - 1] ?? '') ? at + 1 : fixed(matchAt(scan, at, EMOJI), 'macro', '');
    case '@':
      return /[\w.]/.test(text[at - 1] ?? '') ? at + 1 : fixed(matchAt(scan, at, MENTION), 'citation', PLACEHOLDER);
    case '{': {
      const role = matchAt(scan, at, ROLE);
      if (role) return readCode(scan, at + role[0].length, at);
      const ends = at < Math.max(scan.last['}}'], scan.last['%}']) || text[at + 1] === '@';
      return fixed(ends ? matchAt(scan, at, TEMPLATE) : null, 'macro', PLACEHOLDER);
    }
    case '!':
      if (text[at + 1] !== '[') return at + 1;
      openBracket(scan, at, true);
      return at + 2;
    case '[':
      return readBracket(scan, at);
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
