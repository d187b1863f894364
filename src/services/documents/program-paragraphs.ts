import type { DocxParagraph } from '../../documents/docx/index.ts';
import { isCodeLine } from '../../engine/sentence/place-kind.ts';

/** What program text is known by, beside its lines. */
export type FramedParagraph = Pick<DocxParagraph, 'index' | 'text' | 'style' | 'part'> &
  Partial<Pick<DocxParagraph, 'cell'>>;

/** Listings are often framed by a table of one cell, in the font of the text. */
const [LEAST_LINES, CODE_SHARE] = [3, 0.5];
/** Lines of a listing beside its statements: comments, declarations, and brackets. Items of a list may end so too. */
const BESIDE = /^\s*(?:\/\/|\/\*|\*\/)|[;{}]\s*$|^\s*(?:public|private|protected|signals)\b.{0,20}:\s*$/;
/** In a cell or an item a colon alone ("class sizes:") does not mean code. */
const STRONG = /[;{}]\s*$|\(/;

/** Finds the paragraphs in cells and items that are lines of a program, by their index; other places are judged by the engine. */
export function programParagraphs(paragraphs: readonly FramedParagraph[]): Set<number> {
  const found = new Set<number>();
  const cells = new Map<string, FramedParagraph[]>();
  for (const paragraph of paragraphs) {
    const { index, text, style, part, cell } = paragraph;
    if (text.trim() === '') continue;
    if ((style === 'table' || style === 'list') && isCodeLine(text) && STRONG.test(text)) found.add(index);
    if (!cell) continue;
    const key = `${part} ${cell.table} ${cell.row} ${cell.column}`;
    const lines = cells.get(key) ?? [];
    cells.set(key, lines);
    lines.push(paragraph);
  }
  for (const lines of cells.values()) {
    const statements = lines.filter(({ text }) => isCodeLine(text)).length;
    const code = lines.filter(({ text }) => isCodeLine(text) || BESIDE.test(text)).length;
    if (statements > 0 && lines.length >= LEAST_LINES && code >= lines.length * CODE_SHARE)
      for (const { index } of lines) found.add(index);
  }
  return found;
}
