import type { StyleKind } from '../../docx/paragraph.ts';
import type { SourcePlace } from '../../pieces/placement.ts';
import { addListing, addParagraph, type Collector } from '../collector.ts';
import { readSyntax } from '../inline/syntax.ts';
import { linesOf, trimmed } from '../lines.ts';
import type { ProseDraft } from '../prose-draft.ts';
import { ORG } from './inline.ts';

const HEADING =
  /^(\*{1,20})[ \t]+(?:(?:TODO|DONE|NEXT|WAIT(?:ING)?|CANCELL?ED|HOLD|STARTED|PROJ|IN-PROGRESS|COMMENT)[ \t]+)?(?:\[#\w\][ \t]+)?/;
const TAGS = /[ \t]:[\w@#%:]+:[ \t]*$/;
const BEGIN = /^[ \t]*#\+begin_(\S+)/i;
const VERBATIM = /^(?:src|example|export|comment|html|latex|ascii|equation|ditaa|dot|plantuml)$/i;
const KEYWORD = /^[ \t]*#\+([\w-]+(?:\[[^\]]{0,200}\])?):[ \t]*/;
const ITEM =
  /^([ \t]*)(?:[-+]|\d{1,4}[.)]|[a-zA-Z][.)]|(?<=[ \t])\*)(?:[ \t]+|$)(?:\[@\w+\][ \t]*)?(?:\[[ xX-]\][ \t]+)?/;
const TERM = /^(.{1,200}?)[ \t]+::(?:[ \t]+|$)/;
const MACHINE = /^[ \t]*(?:#(?:[ \t]|$)|#\+|-{5,}[ \t]*$|(?:SCHEDULED|DEADLINE|CLOSED|CLOCK):|%%\()/;
const NOTE = /^\[fn:([^\]\s]{1,60})\][ \t]*/;

const inline = (draft: ProseDraft): void => readSyntax(draft, ORG);

/** Reads Org as its manual describes it; instructions of an outline for its own tools are left out. */
export function readOrg(collector: Collector): void {
  const { source } = collector;
  let block: SourcePlace[] = [];
  let style: StyleKind = 'body';
  let part = '';
  let quoted = false;
  /** End and beginning of the lines that are left out. */
  let kept: { readonly end: RegExp; readonly from: number; readonly listing: boolean } | undefined;
  const close = (): void => {
    addParagraph(collector, block, { style: quoted && style === 'body' ? 'quote' : style, part }, inline);
    block = [];
    style = 'body';
  };
  const add = (as: StyleKind, place: SourcePlace, level = 0): void =>
    addParagraph(collector, [trimmed(source, place)], { style: as, level, part }, inline);
  for (const line of linesOf(source)) {
    const text = source.slice(line.from, line.to);
    const heading = HEADING.exec(text);
    if (kept && !heading) {
      if (!kept.end.test(text)) continue;
      if (kept.listing) addListing(collector, { from: kept.from, to: line.to }, part);
      kept = undefined;
      continue;
    }
    kept = undefined;
    if (heading) {
      close();
      part = '';
      const tags = TAGS.exec(text);
      add(
        'heading',
        { from: line.from + heading[0].length, to: line.to - (tags?.[0].length ?? 0) },
        heading[1]!.length,
      );
      continue;
    }
    const begin = BEGIN.exec(text);
    const keyword = KEYWORD.exec(text);
    if (begin) {
      close();
      const name = begin[1]!;
      if (VERBATIM.test(name)) kept = { end: endOf(name), from: line.from, listing: !/^comment$/i.test(name) };
      else quoted ||= /^(?:quote|verse)$/i.test(name);
    } else if (/^[ \t]*#\+end_/i.test(text)) {
      close();
      quoted = false;
    } else if (keyword && /^(?:title|subtitle|caption)/i.test(keyword[1]!)) {
      close();
      add(/^caption/i.test(keyword[1]!) ? 'caption' : 'title', { from: line.from + keyword[0].length, to: line.to });
    } else if (/^[ \t]*:[\w-]+:[ \t]*$/.test(text)) {
      close();
      kept = { end: /^[ \t]*:end:[ \t]*$/i, from: line.from, listing: false };
    } else if (/^[ \t]*\\begin\{/.test(text)) {
      close();
      if (/\\end\{/.test(text)) addListing(collector, line, part);
      else kept = { end: /\\end\{/, from: line.from, listing: true };
    } else if (/^[ \t]*:(?: |$)/.test(text)) {
      close();
      addListing(collector, line, part);
    } else if (/^\s*$/.test(text) || MACHINE.test(text)) {
      close();
      if (/^\s*$/.test(text)) part = part.startsWith('note') ? part : '';
    } else if (/^[ \t]*\|/.test(text)) {
      close();
      for (const cell of cellsOf(source, line)) add('table', cell);
    } else if (NOTE.test(text)) {
      close();
      const [whole, name] = NOTE.exec(text)!;
      part = `note ${name}`;
      style = 'note';
      block.push({ from: line.from + whole.length, to: line.to });
    } else {
      const item = ITEM.exec(text);
      if (item) {
        close();
        const from = line.from + item[0].length;
        const term = TERM.exec(source.slice(from, line.to));
        if (term) add('list', { from, to: from + term[1]!.length });
        style = 'list';
        block.push({ from: from + (term?.[0].length ?? 0), to: line.to });
      } else block.push(trimmed(source, line));
    }
  }
  close();
}

const endOf = (name: string): RegExp => new RegExp(`^[ \\t]*#\\+end_${name.replace(/[^\w]/g, '.')}`, 'i');

function cellsOf(source: string, { from, to }: SourcePlace): SourcePlace[] {
  if (/^[ \t]*\|[-+]/.test(source.slice(from, to))) return [];
  const cells: SourcePlace[] = [];
  let start = source.indexOf('|', from) + 1;
  for (let at = start; at <= to; at++) {
    if (at < to && source[at] !== '|') continue;
    if (start < at) cells.push({ from: start, to: at });
    start = at + 1;
  }
  return cells;
}
