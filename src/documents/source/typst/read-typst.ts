import type { StyleKind } from '../../docx/paragraph.ts';
import { PLACEHOLDER } from '../../pieces/piece.ts';
import { firstIndex } from '../../pieces/piece-search.ts';
import type { SourcePlace } from '../../pieces/placement.ts';
import { addressEnd } from '../addresses.ts';
import { addListing, addParagraph, type Collector } from '../collector.ts';
import type { Item } from '../inline/item.ts';
import { readSyntax } from '../inline/syntax.ts';
import { linesOf, trimmed } from '../lines.ts';
import { type Code, type CodeSource, type Content, codeAt } from './code-end.ts';
import { TYPST } from './inline.ts';

/** Functions whose content continues the line of text. */
const IN_LINE =
  /^(?:emph|strong|text|underline|overline|strike|highlight|smallcaps|super|sub|link|box|h|lower|upper|smartquote|)$/;
const STYLES: ReadonlyMap<string, StyleKind> = new Map(
  Object.entries({
    caption: 'caption',
    footnote: 'note',
    quote: 'quote',
    heading: 'heading',
    title: 'title',
    table: 'table',
    'table.cell': 'table',
    'table.header': 'table',
    grid: 'table',
    list: 'list',
    enum: 'list',
    'list.item': 'list',
    'enum.item': 'list',
    terms: 'list',
  }),
);
/** Arguments of templates that contain names, not prose. */
const NAMES =
  /^(?:authors?|name|affiliations?|institutions?|department|organi[sz]ation|location|address|email|date|(?:figure-)?supplement|numbering|separator)$/;
/** Deeper nested content is left out. */
const DEEPEST = 12;

/** Reads Typst: markup, and the content blocks in its code. */
export function readTypst(collector: Collector): void {
  const { source } = collector;
  readContent({ collector, code: { text: source, lone: 0 } }, 0, source.length, 'body', 0);
}

interface Reading {
  readonly collector: Collector;
  readonly code: CodeSource;
}

const HEADING = /^[ \t]*(={1,6})[ \t]+/;
const ITEM = /^[ \t]*(?:[-+]|\d{1,4}\.)[ \t]+/;
const TERM = /^[ \t]*\/[ \t]+([^:\n]{1,200}):(?:[ \t]+|$)/;

function readContent(reading: Reading, start: number, end: number, base: StyleKind, depth: number): void {
  const { collector } = reading;
  const { source } = collector;
  const codes = codesIn(reading.code, start, end);
  let block: SourcePlace[] = [];
  let style = base;
  let level = 0;
  let next = 0;
  /** End of code or of a listing that began in an earlier line. */
  let hiddenTo = start;
  const close = (): void => {
    const lines = block;
    block = [];
    if (lines.length > 0) addBlock(reading, lines, { style, level, codes, depth });
    style = base;
    level = 0;
  };
  for (const line of linesOf(source, start, end)) {
    const { from, to } = trimmed(source, { from: Math.max(line.from, Math.min(hiddenTo, line.to)), to: line.to });
    if (line.to < hiddenTo) continue;
    const text = source.slice(from, to);
    while (next < codes.length && codes[next]!.at < from) next++;
    const code = codes[next]?.at === from ? codes[next] : undefined;
    if (text === '') {
      if (line.from >= hiddenTo || line.to > hiddenTo) close();
      continue;
    }
    if (code && !isInLine(code) && !/\S/.test(source.slice(code.end, lineEnd(source, code.end, end)))) {
      // a call on lines of its own
      close();
      hiddenTo = code.end;
      readContents(reading, code, base, depth);
      continue;
    }
    if (text.startsWith('```')) {
      close();
      const found = source.indexOf('```', from + 3);
      hiddenTo = found < 0 || found >= end ? end : found + 3;
      addListing(collector, { from, to: hiddenTo });
      continue;
    }
    if (text.startsWith('//')) continue;
    if (text.startsWith('/*')) {
      close();
      const found = source.indexOf('*/', from + 2);
      hiddenTo = found < 0 || found >= end ? end : found + 2;
      continue;
    }
    const heading = HEADING.exec(text);
    const item = ITEM.exec(text);
    const term = TERM.exec(text);
    if (heading || item || term) close();
    if (heading) [style, level] = ['heading', heading[1]!.length];
    else if (item || term) style = base === 'quote' ? 'quote' : 'list';
    if (term)
      addParagraph(
        collector,
        [{ from: from + term[0].indexOf(term[1]!), to: from + term[0].indexOf(':') }],
        { style },
        (draft) => readSyntax(draft, TYPST),
      );
    block.push({ from: from + (heading ?? item ?? term ?? [''])[0].length, to });
    // code that continues over line ends belongs to the block unchanged
    for (let i = next; i < codes.length && codes[i]!.at < to; i++) hiddenTo = Math.max(hiddenTo, codes[i]!.end);
    if (hiddenTo > to) block[block.length - 1] = { from: block.at(-1)!.from, to: Math.min(hiddenTo, end) };
    if (heading) close();
  }
  close();
}

const lineEnd = (source: string, from: number, end: number): number => {
  const found = source.indexOf('\n', from);
  return found < 0 || found > end ? end : found;
};

interface PlacedCode extends Code {
  readonly at: number;
}

const isInLine = ({ name, contents }: Code): boolean =>
  contents.some(({ trailing }) => trailing) ? IN_LINE.test(name) || name === 'footnote' : false;

/** Returns the code of this content, without code in nested content, program text, formulas and comments. */
function codesIn(code: CodeSource, start: number, end: number): PlacedCode[] {
  const { text: source } = code;
  const codes: PlacedCode[] = [];
  const special =
    /\bhttps?:\/\/|#|```(?:(?!```)[\s\S]){0,20000}```|`[^`\n]{0,2000}`|\$(?:[^$\\]|\\[\s\S]){0,3000}\$|(?<!:)\/\/[^\n]*|\\./g;
  special.lastIndex = start;
  for (let match = special.exec(source); match && match.index < end; match = special.exec(source)) {
    if (match[0].startsWith('http'))
      special.lastIndex = Math.max(special.lastIndex, addressEnd(source, match.index, '[]'));
    if (match[0] !== '#') continue;
    const found = codeAt(code, match.index);
    if (!found || found.end > end) continue;
    codes.push({ ...found, at: match.index });
    special.lastIndex = found.end;
  }
  return codes;
}

function readContents(reading: Reading, { name, contents }: Code, base: StyleKind, depth: number): void {
  if (depth >= DEEPEST) return;
  for (const content of contents.filter((each) => !NAMES.test(each.name)))
    readContent(reading, content.from, content.to, styleOf(content, name, base), depth + 1);
}

const styleOf = (content: Content, name: string, base: StyleKind): StyleKind =>
  STYLES.get(content.name) ?? STYLES.get(name) ?? base;

interface BlockKind {
  readonly style: StyleKind;
  readonly level: number;
  readonly codes: readonly PlacedCode[];
  readonly depth: number;
}

/** Adds a paragraph with its code: content of calls such as `#emph[…]` is part of the text, all other code is separate. */
function addBlock(reading: Reading, lines: readonly SourcePlace[], { style, level, codes, depth }: BlockKind): void {
  const { collector } = reading;
  const within = codesWithin(codes, lines[0]!.from, lines.at(-1)!.to);
  addParagraph(collector, lines, { style, level }, (draft) => {
    const items: Item[] = [];
    let offset = 0;
    // lines are in order, and so are the requested places
    let line = 0;
    let lineStart = 0;
    const flatOf = (at: number): number => {
      for (; line < lines.length - 1 && at > lines[line]!.to; line++)
        lineStart += lines[line]!.to - lines[line]!.from + 1;
      const { from, to } = lines[line]!;
      return lineStart + Math.max(0, Math.min(at, to) - from);
    };
    for (const code of within) {
      const start = flatOf(code.at);
      if (start < offset) continue;
      const shown = isInLine(code) && code.name !== 'footnote' ? code.contents.filter(({ trailing }) => trailing) : [];
      let at = start;
      for (const content of shown) {
        const first = flatOf(content.from);
        const last = flatOf(content.to);
        items.push({ kind: 'hidden', start: at, end: first });
        at = last;
      }
      const end = flatOf(code.end);
      if (end <= start) continue;
      offset = end;
      if (shown.length > 0) items.push({ kind: 'hidden', start: at, end });
      else if (/^(?:let|set|show|import|v|pagebreak|colbreak|footnote|linebreak|counter.*|metadata)$/.test(code.name))
        items.push({ kind: 'fixed', start, end, as: 'macro', text: '' });
      else items.push({ kind: 'fixed', start, end, as: 'macro', text: PLACEHOLDER });
    }
    readSyntax(draft, TYPST, items);
  });
  for (const code of within)
    if (!isInLine(code) || code.name === 'footnote')
      readContents(reading, code, style === 'heading' ? 'body' : style, depth);
}

function codesWithin(codes: readonly PlacedCode[], from: number, to: number): readonly PlacedCode[] {
  const first = firstIndex(codes.length, (i) => codes[i]!.at >= from);
  return codes.slice(
    first,
    firstIndex(codes.length, (i) => codes[i]!.at >= to),
  );
}
