import { inlineHtml, nameOf, type References } from './markdown-inline.ts';
import { blockHtml, createNoteList } from './rich-html.ts';
import { withoutRanges } from './without-ranges.ts';
import { escapeText } from './xml.ts';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})(?!\S)([\s\S]*)/;
const ITEM = /^(\s*)([-*+]|(\d{1,9})[.)])(?:\s+(.*)|$)/;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const DELIMITER = /^(?: {0,3}\|)?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*(?:\|\s*)?$/;
const DEFINITION = /^ {0,3}\[([^\]^][^\]]*)\]:\s*<?(\S+?)>?(?:\s+(?:".*"|'.*'|\(.*\)))?\s*$/;
const NOTE = /^ {0,3}\[\^([^\]\s]+)\]:(.*)$/;

/** Half-open numbers of lines, from 0. */
export type Lines = readonly [from: number, to: number];

/** A Markdown text as HTML, and the lines of each block in it; notes, which come behind all other blocks, have none. */
export interface ReadMarkdown {
  readonly html: string;
  readonly lines: readonly Lines[];
}

interface Line {
  readonly text: string;
  readonly number: number;
}

/**
 * Turns a Markdown text into HTML that the schema reads: headings, lists, tables, links, emphasis, notes. Quotations become
 * paragraphs, code becomes plain lines; front matter, rules and comments are left out.
 */
export function readMarkdown(source: string): ReadMarkdown {
  const whole = source.replace(/\r\n?/g, '\n');
  const front = /^\uFEFF?---\n[\s\S]*?\n(---|\.\.\.)\n/.exec(whole)?.[0] ?? '';
  const text = withoutRanges(whole.slice(front.length), /<!--/g, /-->/g, lineEnds);
  const links = new Map<string, string>();
  const noteTexts = new Map<string, string>();
  const lines: Line[] = [];
  let note: string | null = null;
  for (const [i, line] of text.split('\n').entries()) {
    const definition = DEFINITION.exec(line);
    const begins = NOTE.exec(line);
    if (begins) {
      note = begins[1]!;
      noteTexts.set(note, begins[2]!.trimStart());
    } else if (note !== null && /^\s{2,}\S/.test(line)) noteTexts.set(note, `${noteTexts.get(note)} ${line.trim()}`);
    else {
      note = null;
      if (definition) links.set(nameOf(definition[1]!), definition[2]!);
      else lines.push({ text: line, number: lineEnds(front).length + i });
    }
  }
  const notes = createNoteList();
  const marks = new Map<string, string>();
  const references: References = {
    links,
    note(name) {
      const words = noteTexts.get(name);
      if (words === undefined) return escapeText(`[^${name}]`);
      const mark = marks.get(name) ?? notes.add(inlineHtml(words, { links, note: () => '' }));
      marks.set(name, mark);
      return mark;
    },
  };
  const blocks = blocksOf(lines, references);
  return { ...blocks, html: blocks.html + notes.html() };
}

const lineEnds = (text: string): string => text.replace(/[^\n]+/g, '');

function blocksOf(source: readonly Line[], references: References): ReadMarkdown {
  const lines = source.map(({ text }) => text);
  let html = '';
  const places: Lines[] = [];
  const add = (made: string, from: number, to: number): void => {
    html += made;
    if (made !== '') places.push([source[from]!.number, source[to - 1]!.number + 1]);
  };
  /** The lines of the words of a paragraph or an item. */
  let [from, to] = [0, 0];
  let words: string[] = [];
  /** The indents of the open list items, the outermost first. */
  let indents: number[] = [];
  let item: { readonly level: number; readonly number: number | undefined } | null = null;
  const inline = (text: string) => inlineHtml(text.trim(), references);
  const end = (): void => {
    const text = words.join('\n');
    const counted = item?.number === undefined ? undefined : ({ number: item.number, numbering: '1' } as const);
    if (text.trim() !== '')
      add(
        blockHtml(item ? { kind: 'item', level: item.level, counted } : { kind: 'paragraph' }, inline(text)),
        from,
        to,
      );
    words = [];
    item = null;
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!.replace(/^( {0,3}> ?)+/, '').replaceAll('\t', '    ');
    const fence = FENCE.exec(line)?.[1];
    const heading = HEADING.exec(line);
    const found = ITEM.exec(line);
    const next = lines[i + 1] ?? '';
    if (fence) {
      end();
      const code: string[] = [];
      const first = i;
      while (++i < lines.length && !lines[i]!.trim().startsWith(fence)) code.push(lines[i]!);
      add(blockHtml({ kind: 'paragraph' }, code.map(escapeText).join('<br>')), first, Math.min(i + 1, lines.length));
    } else if (line.trim() === '') end();
    else if (heading) {
      end();
      indents = [];
      const text = inline(heading[2]!.trim().replace(/(?<=\s)#+$/, ''));
      add(blockHtml({ kind: 'heading', level: heading[1]!.length }, text), i, i + 1);
    } else if (words.length > 0 && item === null && /^ {0,3}(=+|-+)\s*$/.test(line)) {
      add(blockHtml({ kind: 'heading', level: line.includes('=') ? 1 : 2 }, inline(words.join('\n'))), from, i + 1);
      words = [];
    } else if (RULE.test(line)) end();
    else if (line.includes('|') && DELIMITER.test(next) && next.includes('-') && next.includes('|')) {
      end();
      let last = i + 2;
      while (last < lines.length && lines[last]!.trim() !== '' && lines[last]!.includes('|')) last++;
      add(tableOf([line, ...lines.slice(i + 2, last)], references), i, last);
      i = last - 1;
    } else if (found && (words.length === 0 || item !== null || found[3] === undefined || found[3] === '1')) {
      end();
      const indent = found[1]!.length;
      indents = [...indents.filter((one) => one < indent), indent];
      item = { level: indents.length, number: found[3] === undefined ? undefined : Number(found[3]) };
      words = [found[4] ?? ''];
      [from, to] = [i, i + 1];
    } else {
      if (!/^\s/.test(line) && words.length === 0) indents = [];
      if (words.length === 0) from = i;
      to = i + 1;
      words.push(line.replace(/^\s+/, ''));
    }
  }
  end();
  return { html, lines: places };
}

function tableOf(lines: readonly string[], references: References): string {
  const rows = lines.map((line, i) => {
    const name = i === 0 ? 'th' : 'td';
    const cells = cellsOf(line).map((cell) => `<${name}><p>${inlineHtml(cell, references)}</p></${name}>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

/** The cells of a row; a `|` after a backslash separates no cells. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}
