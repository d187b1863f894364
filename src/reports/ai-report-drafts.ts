import type { AiReportInput } from './ai-report-input.ts';
import { draftRows } from './draft-words.ts';
import { heading } from './report-blocks.ts';
import {
  artifact,
  CONTENT_WIDTH,
  content,
  element,
  ensureRoom,
  GREY,
  PAGE,
  type ReportPage,
  RULE,
} from './report-page.ts';
import { block, breakLines, drawLine } from './report-text.ts';

/** Left edges of the columns, in points from the left edge of the text: draft, words, share, score, outcome, sentences. */
const COLUMNS = [0, 178, 220, 268, 312, 372] as const;
const HEADS = ['Draft', 'Words', 'Share', 'Score', 'Outcome', 'Sentences against the draft before'] as const;
const SIZE = 8;
const LINE = 11;

/** Draws the table of drafts, from the oldest to this one, with the changes of their figures. */
export function drawDrafts(page: ReportPage, { drafts = [] }: AiReportInput): void {
  if (drafts.length < 2) return;
  ensureRoom(page, 120);
  page.pdf.outline.addItem('Drafts');
  heading(page, 'Drafts of this document');
  block(
    page,
    'A text that grows from draft to draft, with sentences tried, moved and thrown away, is good evidence that somebody worked on it. Drafts that are missing, or one that came whole, show nothing.',
    { size: 8.5, colour: GREY, after: 4 },
  );
  const table = element(page, page.root, 'Table');
  drawRow(page, table, HEADS, 'TH');
  for (const row of draftRows(drafts)) drawRow(page, table, row, 'TD');
  table.end();
  page.y += 6;
}

function drawRow(
  page: ReportPage,
  table: PDFKit.PDFStructureElement,
  cells: readonly string[],
  tag: 'TH' | 'TD',
): void {
  const lines = cells.map((cell, k) => {
    const width = (COLUMNS[k + 1] ?? CONTENT_WIDTH) - COLUMNS[k]! - 8;
    return breakLines(page, cell, 'sans', SIZE, width);
  });
  const height = Math.max(...lines.map((cell) => cell.length)) * LINE;
  ensureRoom(page, height + 6);
  const row = element(page, table, 'TR');
  const { y } = page;
  for (const [k, cell] of lines.entries()) {
    const target = element(page, row, k === 0 ? 'TH' : tag);
    content(page, target, k === 0 ? 'TH' : tag, () => {
      for (const [n, line] of cell.entries())
        drawLine(page, `${line} `, PAGE.left + COLUMNS[k]!, y + n * LINE, {
          face: tag === 'TH' ? 'bold' : 'sans',
          size: SIZE,
        });
    });
  }
  page.y = y + height + 2;
  artifact(page, () =>
    page.pdf
      .lineWidth(0.5)
      .moveTo(PAGE.left, page.y)
      .lineTo(PAGE.left + CONTENT_WIDTH, page.y)
      .stroke(RULE),
  );
  page.y += 3;
}
