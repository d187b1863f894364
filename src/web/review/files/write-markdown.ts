import type { Mark, Node } from 'prosemirror-model';
import { gridOf } from '../table-grid.ts';

/** A text in GitHub's Markdown: headings, lists, tables, links; superscripts and subscripts as HTML elements. */
export function writeMarkdown(doc: Node): string {
  let text = '';
  let before: Node | null = null;
  doc.forEach((block) => {
    const isItem = block.type.name === 'list_item' && before?.type.name === 'list_item';
    if (before !== null) text += isItem ? '\n' : '\n\n';
    text += blockMarkdown(block);
    before = block;
  });
  return `${text.trimEnd()}\n`;
}

function blockMarkdown(block: Node): string {
  if (block.type.name === 'table') return tableMarkdown(block);
  const words = inlineMarkdown(block, '\\\n');
  if (block.type.name === 'heading')
    return `${'#'.repeat(block.attrs['level'] as number)} ${words.replace(/\\\n/g, ' ')}`;
  if (block.type.name !== 'list_item') return atLineStart(words);
  const { level, ordered, number } = block.attrs as { level: number; ordered: boolean; number: number };
  // Markdown counts in digits only; an indent of three spaces continues an item of either kind.
  const mark = ordered ? `${number}.` : '-';
  const indent = '   '.repeat(level - 1);
  return `${indent}${mark} ${words.replaceAll('\n', `\n${indent}   `)}`;
}

/** Escapes the signs that would turn a paragraph into a heading, list, quotation or rule. */
function atLineStart(words: string): string {
  return words
    .replace(/^(#{1,6}(?=\s)|[-+](?=\s|$)|>|={3,}|-{3,})/gm, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s)/gm, '$1\\$2');
}

function tableMarkdown(table: Node): string {
  const { rows: placed, width } = gridOf(table);
  const rows = placed.map((cells) => {
    const row = Array<string>(width).fill('');
    for (const { cell, column } of cells)
      row[column] = cell.children
        .map((block) => inlineMarkdown(block, '<br>'))
        .join('<br>')
        .replaceAll('|', '\\|');
    return row;
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), line(Array<string>(width).fill('---')), ...others.map(line)].join('\n');
}

/** The signs of each mark; links enclose all other marks. */
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  strong: ['**', '**'],
  em: ['*', '*'],
  superscript: ['<sup>', '</sup>'],
  subscript: ['<sub>', '</sub>'],
};

/** The words of a block; a mark continues over all runs that have it, and spaces at its ends move outside. */
function inlineMarkdown(block: Node, lineBreak: string): string {
  let text = '';
  let open: Mark[] = [];
  const close = (count: number) => {
    const blanks = text.slice(text.trimEnd().length);
    text = text.slice(0, text.length - blanks.length);
    for (const mark of open.splice(open.length - count).reverse()) text += endOf(mark);
    text += blanks;
  };
  block.forEach((node) => {
    const marks = node.isText ? node.marks : open;
    let same = 0;
    while (same < open.length && same < marks.length && open[same]!.eq(marks[same]!)) same++;
    close(open.length - same);
    if (!node.isText) {
      text += lineBreak;
      return;
    }
    const blanks = /^\s*/.exec(node.text!)![0];
    if (marks.length > same && blanks.length < node.text!.length) {
      text += blanks + marks.slice(same).map(startOf).join('');
      text += escapeMarkdown(node.text!.slice(blanks.length));
      open = [...marks];
    } else text += escapeMarkdown(node.text!);
  });
  close(open.length);
  return text;
}

const startOf = ({ type }: Mark): string => SIGNS[type.name]?.[0] ?? '[';
const endOf = ({ type, attrs }: Mark): string => SIGNS[type.name]?.[1] ?? `](${safeAddress(attrs['href'] as string)})`;

/** An address whose brackets do not end it too early. */
const safeAddress = (href: string): string =>
  href.replace(/[()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>~]/g, '\\$&');
