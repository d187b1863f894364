import type { StyleKind } from '../../docx/paragraph.ts';
import type { SourcePlace } from '../../pieces/placement.ts';
import { addListing, addParagraph, type Collector } from '../collector.ts';
import { readSyntax } from '../inline/syntax.ts';
import { linesOf, trimmed } from '../lines.ts';
import type { ProseDraft } from '../prose-draft.ts';
import { ASCIIDOC } from './inline.ts';

const VERBATIM = /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|`{3,}(?:[^\s`]\S*)?)[ \t]*$/;
const FRAME = /^(?:={4,}|\*{4,}|_{4,}|--|~{4,})[ \t]*$/;
const TABLE = /^[|,:!]={3,}[ \t]*$/;
const HEADING = /^(={1,6}|#{1,6})[ \t]+/;
const ATTRIBUTES = /^\[(?!\[).{0,1000}\][ \t]*$|^\[\[.{0,200}\]\][ \t]*$/;
const CODE_BLOCK = /^\[(?:source|listing|literal|stem|latexmath|asciimath|plantuml|mermaid|graphviz|ditaa|pass|,)/;
const QUOTE = /^\[(?:quote|verse)/;
const MACHINE =
  /^(?:\/\/(?!\/).*|:!?[\w-]+!?:(?:[ \t].*)?|(?:'{3,}|<<<|\*{3}|-{3}|\+|(?:[a-z]\w{0,30})::\S{0,1000}\[.{0,2000}\])[ \t]*)$/;
const ITEM = /^[ \t]*(?:[-*]{1,5}|\.{1,5}|\d{1,4}\.|[a-zA-Z]\.|<(?:\d{1,3}|\.)>)[ \t]+(?:\[[ xX*]\][ \t]+)?/;
const TERM = /^[ \t]*(\S.{0,300}?)(?::{2,4}|;;)(?:[ \t]+|$)/;
const LABEL = /^(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION):[ \t]+/;

const inline = (draft: ProseDraft): void => readSyntax(draft, ASCIIDOC);

/** Reads AsciiDoc as Asciidoctor does. */
export function readAsciidoc(collector: Collector): void {
  const { source } = collector;
  let block: SourcePlace[] = [];
  let style: StyleKind = 'body';
  /** Kind of the next block, from the line of attributes above it. */
  let next: 'code' | 'quote' | undefined;
  let kept: { readonly end: string; readonly from: number } | undefined;
  let table: string | undefined;
  let inHeader = true;
  const frames: string[] = [];
  const close = (): void => {
    const [first] = block;
    const quoted = next === 'quote' || frames.some((frame) => frame.startsWith('_'));
    if (first && next === 'code') addListing(collector, { from: first.from, to: block.at(-1)!.to });
    else addParagraph(collector, block, { style: quoted && style === 'body' ? 'quote' : style }, inline);
    if (first) next = undefined;
    block = [];
    style = 'body';
  };
  const add = (as: StyleKind, place: SourcePlace, level = 0): void =>
    addParagraph(collector, [trimmed(source, place)], { style: as, level }, inline);
  for (const line of linesOf(source)) {
    const text = source.slice(line.from, line.to).trimEnd();
    if (kept) {
      if (text !== kept.end) continue;
      if (!kept.end.startsWith('/')) addListing(collector, { from: kept.from, to: line.to });
      kept = undefined;
      continue;
    }
    if (table !== undefined) {
      if (text === table) {
        close();
        table = undefined;
      } else if (text === '') close();
      else {
        block = readCells(source, line, block, add, close);
        style = 'table';
      }
      continue;
    }
    const heading = HEADING.exec(text);
    if (text === '') {
      close();
      inHeader = false;
    } else if (VERBATIM.test(text)) {
      close();
      kept = { end: text.startsWith('`') ? text.slice(0, text.lastIndexOf('`') + 1) : text, from: line.from };
      next = undefined;
    } else if (TABLE.test(text)) {
      close();
      table = text;
      next = undefined;
    } else if (FRAME.test(text)) {
      close();
      if (frames.includes(text)) frames.length = frames.lastIndexOf(text);
      else if (frames.length < 20) frames.push(text);
    } else if (heading && block.length === 0) {
      const level = heading[1]!.length;
      add(level === 1 ? 'title' : 'heading', { from: line.from + heading[0].length, to: line.to }, level);
      inHeader = level === 1 && inHeader;
      if (inHeader) next = undefined;
    } else if (ATTRIBUTES.test(text)) {
      close();
      next = CODE_BLOCK.test(text) ? 'code' : QUOTE.test(text) ? 'quote' : undefined;
    } else if (MACHINE.test(text)) close();
    // the lines below the title of the document contain its author and version
    else if (inHeader && collector.paragraphs.at(-1)?.style === 'title') continue;
    else if (block.length === 0 && /^\.(?![.\s])/.test(text)) add('caption', { from: line.from + 1, to: line.to });
    else {
      const item = ITEM.exec(text);
      const term = item || /^\w+::\S/.test(text) ? null : TERM.exec(text);
      if (item || term) {
        close();
        if (term)
          add('list', { from: line.from, to: line.from + term[0].trimEnd().replace(/(?<![:;])[:;]+$/, '').length });
        style = 'list';
        block.push({ from: line.from + (item ?? term)![0].length, to: line.to });
      } else if (block.length === 0 && /^[ \t]/.test(text)) {
        next = 'code';
        block.push(line);
      } else {
        const label = block.length === 0 ? LABEL.exec(text) : null;
        block.push({ from: line.from + (label?.[0].length ?? 0), to: line.to });
      }
    }
  }
  if (kept && !kept.end.startsWith('/')) addListing(collector, { from: kept.from, to: source.length });
  close();
}

const CELL = /(?:(?:\d{1,3}(?:\.\d{1,3})?|\.\d{1,3})[+*])?[<^>]?(?:\.[<^>])?[a-z]?$/;

/** Reads cells; a bar begins a cell. Text before the first bar, and lines without one, continue the last cell. */
function readCells(
  source: string,
  { from, to }: SourcePlace,
  open: SourcePlace[],
  add: (style: StyleKind, place: SourcePlace) => void,
  close: () => void,
): SourcePlace[] {
  const bars: number[] = [];
  for (let at = from; at < to; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '|') bars.push(at);
  }
  const [first] = bars;
  if (first === undefined) return [...open, { from, to }];
  const head = endOfCell(source, from, first);
  if (head > from && open.length > 0) open.push({ from, to: head });
  close();
  for (const [i, bar] of bars.entries()) {
    const next = bars[i + 1];
    if (next === undefined) return [{ from: bar + 1, to }];
    const end = endOfCell(source, bar + 1, next);
    if (bar + 1 < end) add('table', { from: bar + 1, to: end });
  }
  return [];
}

/** Returns the end of a cell: the format of the next one, "2+|" or "a|", is written before its bar. */
function endOfCell(source: string, from: number, bar: number): number {
  const text = source.slice(from, bar);
  return /(?:^|\s)\S{1,8}$/.test(text) ? bar - CELL.exec(text)![0].length : bar;
}
