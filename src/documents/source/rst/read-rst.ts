import type { StyleKind } from '../../docx/paragraph.ts';
import type { SourcePlace } from '../../pieces/placement.ts';
import { addListing, addParagraph, type Collector } from '../collector.ts';
import { readSyntax } from '../inline/syntax.ts';
import { indentOf, linesOf, trimmed } from '../lines.ts';
import type { ProseDraft } from '../prose-draft.ts';
import { directiveOf } from './directives.ts';
import { RST } from './inline.ts';
import { gridCells, simpleCells } from './tables.ts';

/** A line with its indent in columns; `empty` ones have none. */
interface Line extends SourcePlace {
  readonly indent: number;
  readonly empty: boolean;
}

interface Body {
  readonly collector: Collector;
  readonly lines: readonly Line[];
  readonly style: StyleKind;
  readonly part: string;
  readonly depth: number;
  /** Adornments of headings in the order they came. */
  readonly levels: string[];
}

const inline = (draft: ProseDraft): void => readSyntax(draft, RST);
/** Blocks within each other beyond this are read as text. */
const DEEPEST = 30;

/** reStructuredText, as docutils and Sphinx read it. */
export function readRst(collector: Collector): void {
  const { source } = collector;
  const lines = linesOf(source).map((line) => lineOf(source, line));
  readBody({ collector, lines, style: 'body', part: '', depth: 0, levels: [] });
}

function lineOf(source: string, line: SourcePlace): Line {
  const { from, to } = trimmed(source, line);
  return { from, to, indent: indentOf(source, line), empty: from === to };
}

const ADORNMENT = /^([!-/:-@[-`{-~])\1{2,}$/;
const BULLET = /^[-*+•‣⁃](?:[ \t]+|$)/;
const ENUMERATOR = /^(?:\(?(?:\d{1,4}|[a-zA-Z]|[ivxlcdm]{1,8}|#)[.)])(?:[ \t]+|$)/;
const FIELD = /^:(?![: ])((?:[^:\\\n]|\\.|:(?=\S)){1,200}):(?:[ \t]+|$)/;
const OPTION =
  /^(?:-{1,2}|\/)[\w?][\w-]{0,40}(?:[ =]<?[\w-]{1,40}>?)?(?:, (?:-{1,2}|\/)[\w-]{1,40}(?:[ =]<?[\w-]{1,40}>?)?){0,4}(?:[ ]{2,}|$)/;
const DOCUMENT_FIELD =
  /^(?:author|authors|organization|contact|address|version|revision|status|date|copyright|orphan|tocdepth|nosearch|type\b.*|rtype)$/i;

function readBody(body: Body): void {
  const { collector, lines } = body;
  const { source } = collector;
  const base = lines.find((line) => !line.empty)?.indent ?? 0;
  let i = 0;
  while (i < lines.length) {
    const line = lines[i]!;
    if (line.empty) {
      i++;
      continue;
    }
    if (line.indent > base && body.depth < DEEPEST) {
      const end = blockEnd(lines, i, base + 1);
      readBody({
        ...body,
        lines: lines.slice(i, end),
        style: body.style === 'body' && isAttributed(source, lines.slice(i, end)) ? 'quote' : body.style,
        depth: body.depth + 1,
      });
      i = end;
      continue;
    }
    const text = source.slice(line.from, line.to);
    i =
      readTitle(body, i, text) ??
      readExplicit(body, i, text) ??
      readItem(body, i, text) ??
      readTable(body, i, text) ??
      readParagraph(body, i);
  }
}

/** Is it another's words? Much that is indented is the author's own; a quotation says at its end who is quoted. */
function isAttributed(source: string, block: readonly Line[]): boolean {
  const last = block.findLast(({ empty }) => !empty);
  return last !== undefined && /^(?:---?|—)\s?\S/.test(source.slice(last.from, last.to));
}

/** After the lines that are indented at least so far, and the empty ones between them. */
function blockEnd(lines: readonly Line[], start: number, indent: number): number {
  let end = start;
  for (let i = start; i < lines.length; i++) {
    const line = lines[i]!;
    if (line.empty) continue;
    if (line.indent < indent) break;
    end = i + 1;
  }
  return Math.max(end, start);
}

/** A title with a line below it, and perhaps one above. */
function readTitle(body: Body, i: number, text: string): number | undefined {
  const { collector, lines, part, levels } = body;
  const { source } = collector;
  const textAt = (at: number): string => (lines[at] ? source.slice(lines[at].from, lines[at].to) : '');
  const over = ADORNMENT.test(text);
  const [title, under] = over ? [i + 1, i + 2] : [i, i + 1];
  const adornment = textAt(under);
  const isTitle =
    lines[title] && !lines[title].empty && ADORNMENT.test(adornment) && (!over || adornment[0] === text[0]);
  if (
    isTitle &&
    (adornment.length >= textAt(title).length - 2 || adornment.length >= 4) &&
    !ADORNMENT.test(textAt(title))
  ) {
    const kind = adornment[0]! + String(over);
    if (!levels.includes(kind)) levels.push(kind);
    const level = levels.indexOf(kind) + 1;
    addParagraph(collector, [lines[title]!], { style: 'heading', level, part }, inline);
    return under + 1;
  }
  return over && text.length >= 4 && !/^[=+]/.test(text) ? i + 1 : undefined;
}

const EXPLICIT = /^\.\.(?:[ \t]+|$)/;
const DIRECTIVE = /^([A-Za-z][\w+.:-]{0,60}?)::(?:[ \t]+|$)/;
const NOTE = /^\[(\d{1,4}|#[\w-]{0,60}|\*|[\w.-]{1,80})\](?:[ \t]+|$)/;

/** A directive, note, target or comment. */
function readExplicit(body: Body, i: number, text: string): number | undefined {
  const sign = EXPLICIT.exec(text)?.[0];
  if (sign === undefined) return /^__ /.test(text) ? i + 1 : undefined;
  const { collector, lines, depth } = body;
  const line = lines[i]!;
  const end = blockEnd(lines, i + 1, line.indent + 1);
  const rest = text.slice(sign.length);
  const content = lines.slice(i + 1, end);
  const note = NOTE.exec(rest);
  if (note) {
    const first = startingAt(line, sign.length + note[0].length, content[0]);
    readBody({ ...body, lines: [first, ...content], style: 'note', part: `note ${note[1]}`, depth: depth + 1 });
    return end;
  }
  const directive = DIRECTIVE.exec(rest);
  if (!directive) return end;
  const known = directiveOf(directive[1]!);
  const at = sign.length + directive[0].length;
  const hasArgument = line.from + at < line.to;
  if (known.argument === 'title' && hasArgument) {
    const style = known.content === 'table' || !known.content ? 'caption' : 'heading';
    addParagraph(
      collector,
      [{ from: line.from + at, to: line.to }],
      { style, level: style === 'heading' ? 6 : 0, part: body.part },
      inline,
    );
  }
  if (known.content === undefined) {
    if (/code|prompt|parsed-literal|math|doctest|ipython/.test(directive[1]!) && content.length > 0)
      addListing(collector, { from: line.from, to: content.at(-1)!.to }, body.part);
    return end;
  }
  const kept = withoutOptions(collector.source, content);
  const first = known.argument === 'content' && hasArgument ? [startingAt(line, at, kept[0])] : [];
  const style = known.content === 'body' ? body.style : known.content;
  readBody({ ...body, lines: [...first, ...kept], style, depth: depth + 1 });
  return end;
}

/** The rest of a line as the first of its block. */
const startingAt = (line: Line, offset: number, next: Line | undefined): Line => {
  const from = Math.min(line.from + offset, line.to);
  return {
    from,
    to: line.to,
    indent: next && !next.empty ? next.indent : line.indent + offset,
    empty: from === line.to,
  };
};

/** Options stand at the beginning of the content. */
function withoutOptions(source: string, content: readonly Line[]): readonly Line[] {
  let i = 0;
  while (i < content.length && /^:[\w-]{1,40}:(?:\s|$)/.test(source.slice(content[i]!.from, content[i]!.to))) i++;
  return content.slice(i);
}

/** An item of a list, a field, or an option of a program. */
function readItem(body: Body, i: number, text: string): number | undefined {
  const { lines, depth, collector } = body;
  const line = lines[i]!;
  const field = FIELD.exec(text);
  const option = OPTION.exec(text);
  const match = BULLET.exec(text) ?? ENUMERATOR.exec(text) ?? field ?? option;
  if (!match) {
    if (!/^\|(?:[ \t]|$)/.test(text)) return undefined;
    addParagraph(collector, [{ from: line.from + 1, to: line.to }], { style: 'quote', part: body.part }, inline);
    return i + 1;
  }
  const end = blockEnd(lines, i + 1, line.indent + 1);
  if (field && DOCUMENT_FIELD.test(field[1]!)) return end;
  const content = lines.slice(i + 1, end);
  const first = startingAt(line, match[0].length, field || option ? content.find(({ empty }) => !empty) : undefined);
  if (depth >= DEEPEST) addParagraph(collector, [first], { style: 'list', part: body.part }, inline);
  else
    readBody({
      ...body,
      lines: [first, ...content],
      style: body.style === 'quote' ? 'quote' : 'list',
      depth: depth + 1,
    });
  return end;
}

function readTable(body: Body, i: number, text: string): number | undefined {
  const { collector, lines, part } = body;
  const grid = /^\+[-=]{2,}[-=+]*\+$/.test(text);
  if (!grid && !/^={2,}(?:[ \t]+={2,})+$/.test(text)) return undefined;
  let end = i + 1;
  if (grid)
    while (end < lines.length && /^[+|]/.test(collector.source.slice(lines[end]!.from, lines[end]!.from + 1))) end++;
  else {
    // a simple table ends with a line like its first that nothing follows
    while (end < lines.length && !(isRule(collector.source, lines[end]!) && (lines[end + 1]?.empty ?? true))) end++;
    end = Math.min(end + 1, lines.length);
  }
  const rows = lines.slice(i, end);
  const cells = grid ? gridCells(collector.source, rows) : simpleCells(collector.source, rows);
  for (const cell of cells) addParagraph(collector, cell, { style: 'table', part }, inline);
  return end;
}

const isRule = (source: string, { from, to }: Line): boolean => /^={2,}(?:[ \t]+={2,})*$/.test(source.slice(from, to));

/** A paragraph with what its end announces: a listing behind `::`, the text of a term below it. */
function readParagraph(body: Body, i: number): number {
  const { collector, lines, style, part, depth } = body;
  const { source } = collector;
  const { indent } = lines[i]!;
  if (source.startsWith('>>> ', lines[i]!.from)) {
    let end = i;
    while (end < lines.length && !lines[end]!.empty) end++;
    addListing(collector, { from: lines[i]!.from, to: lines[end - 1]!.to }, part);
    return end;
  }
  let end = i + 1;
  while (end < lines.length && !lines[end]!.empty && lines[end]!.indent === indent) end++;
  const block: SourcePlace[] = lines.slice(i, end).map(({ from, to }) => ({ from, to }));
  const next = lines[end];
  const isTerm = end === i + 1 && next !== undefined && !next.empty && next.indent > indent && depth < DEEPEST;
  const last = block.at(-1)!;
  const announces = source.slice(last.from, last.to).endsWith('::');
  if (announces) {
    // "text::" is shown as "text:", "text ::" as "text"
    const to = last.to - (/(?:^|\s)::$/.test(source.slice(last.from, last.to)) ? 2 : 1);
    block[block.length - 1] = trimmed(source, { from: last.from, to });
  }
  addParagraph(collector, block, { style: isTerm && style === 'body' ? 'list' : style, part }, inline);
  if (announces) return readListing(body, end, indent);
  if (!isTerm) return end;
  const stop = blockEnd(lines, end, indent + 1);
  readBody({ ...body, lines: lines.slice(end, stop), style: style === 'quote' ? 'quote' : 'list', depth: depth + 1 });
  return stop;
}

function readListing({ collector, lines, part }: Body, start: number, indent: number): number {
  let first = start;
  while (lines[first]?.empty) first++;
  const line = lines[first];
  if (!line) return start;
  let end = blockEnd(lines, first, indent + 1);
  // a listing that is not indented has the same sign before each line
  const sign = collector.source[line.from]!;
  if (end === first && /[!-/:-@[-`{-~]/.test(sign) && first > start)
    while (end < lines.length && !lines[end]!.empty && collector.source[lines[end]!.from] === sign) end++;
  if (end === first) return start;
  addListing(collector, { from: line.from, to: lines[end - 1]!.to }, part);
  return end;
}
