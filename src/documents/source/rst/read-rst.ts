import type { SourcePlace } from '../../pieces/placement.ts';
import { addListing, addParagraph, type Collector } from '../collector.ts';
import { linesOf, trimmed } from '../lines.ts';
import { type Body, blockEnd, inline, type Line, lineOf, startingAt } from './block-lines.ts';
import { directiveOf } from './directives.ts';
import { readListing, readTable, readTitle } from './leaf-blocks.ts';

/** Deeper nested blocks are read as text. */
const DEEPEST = 30;

/** Reads reStructuredText as docutils and Sphinx do. */
export function readRst(collector: Collector): void {
  const { source } = collector;
  const lines = linesOf(source).map((line) => lineOf(source, line));
  readBody({ collector, lines, style: 'body', part: '', depth: 0, levels: [] });
}

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

/** True when the block is a quotation: authors indent their own text too, but a quotation ends with the name of the person quoted. */
function isAttributed(source: string, block: readonly Line[]): boolean {
  const last = block.findLast(({ empty }) => !empty);
  return last !== undefined && /^(?:---?|—)\s?\S/.test(source.slice(last.from, last.to));
}

const EXPLICIT = /^\.\.(?:[ \t]+|$)/;
const DIRECTIVE = /^([A-Za-z][\w+.:-]{0,60}?)::(?:[ \t]+|$)/;
const NOTE = /^\[(\d{1,4}|#[\w-]{0,60}|\*|[\w.-]{1,80})\](?:[ \t]+|$)/;

/** Reads a directive, note, target or comment. */
function readExplicit(body: Body, i: number, text: string): number | undefined {
  const sign = EXPLICIT.exec(text)?.[0];
  if (sign === undefined) return /^__ /.test(text) ? i + 1 : undefined;
  const { collector, lines, depth } = body;
  // one line may contain any number of these: “.. [1] .. [1] ..”
  if (depth >= DEEPEST) return undefined;
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

/** Returns the content of a directive without the options at its start. */
function withoutOptions(source: string, content: readonly Line[]): readonly Line[] {
  let i = 0;
  while (i < content.length && /^:[\w-]{1,40}:(?:\s|$)/.test(source.slice(content[i]!.from, content[i]!.to))) i++;
  return content.slice(i);
}

/** Reads an item of a list, a field, or an option of a program. */
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

/** Reads a paragraph and the block that belongs to it: a listing after `::`, or the text of a term below it. */
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
