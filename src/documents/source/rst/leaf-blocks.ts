import { addListing, addParagraph } from '../collector.ts';
import { type Body, blockEnd, inline, type Line } from './block-lines.ts';
import { gridCells, simpleCells } from './tables.ts';

const ADORNMENT = /^([!-/:-@[-`{-~])\1{2,}$/;

/**
 * Reads a title with a line below it, and perhaps one above.
 * @returns the index of the line after it; undefined when there is no title
 */
export function readTitle(body: Body, i: number, text: string): number | undefined {
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

/**
 * Reads a table of either kind, with its cells as paragraphs.
 * @returns the index of the line after it; undefined when there is no table
 */
export function readTable(body: Body, i: number, text: string): number | undefined {
  const { collector, lines, part } = body;
  const grid = /^\+[-=]{2}[-=+]*\+$/.test(text);
  if (!grid && !/^={2,}(?:[ \t]+={2,})+$/.test(text)) return undefined;
  let end = i + 1;
  if (grid)
    while (end < lines.length && /^[+|]/.test(collector.source.slice(lines[end]!.from, lines[end]!.from + 1))) end++;
  else {
    // a simple table ends with a line like its first one, followed by an empty line
    while (end < lines.length && !(isRule(collector.source, lines[end]!) && (lines[end + 1]?.empty ?? true))) end++;
    end = Math.min(end + 1, lines.length);
  }
  const rows = lines.slice(i, end);
  const cells = grid ? gridCells(collector.source, rows) : simpleCells(collector.source, rows);
  for (const cell of cells) addParagraph(collector, cell, { style: 'table', part }, inline);
  return end;
}

const isRule = (source: string, { from, to }: Line): boolean => /^={2,}(?:[ \t]+={2,})*$/.test(source.slice(from, to));

/**
 * Reads the listing that the paragraph before `start` announces; its lines are indented by more than `indent`.
 * @returns the index of the line after it
 */
export function readListing({ collector, lines, part }: Body, start: number, indent: number): number {
  let first = start;
  while (lines[first]?.empty) first++;
  const line = lines[first];
  if (!line) return start;
  let end = blockEnd(lines, first, indent + 1);
  // a listing that is not indented has the same sign at the start of each line
  const sign = collector.source[line.from]!;
  if (end === first && /[!-/:-@[-`{-~]/.test(sign) && first > start)
    while (end < lines.length && !lines[end]!.empty && collector.source[lines[end]!.from] === sign) end++;
  if (end === first) return start;
  addListing(collector, { from: line.from, to: lines[end - 1]!.to }, part);
  return end;
}
