import { ACCENT, content, element, PAGE, type ReportPage } from './report-page.ts';
import { block, drawLine } from './report-text.ts';

/** Writes the heading of a section that belongs to the report, not to the document. */
export function heading(page: ReportPage, text: string): void {
  page.y += 4;
  block(page, text, { tag: 'H2', face: 'display', size: 12, colour: ACCENT, after: 2 });
}

/** Writes a tagged list. */
export function bullets(page: ReportPage, items: readonly string[]): void {
  const list = element(page, page.root, 'L');
  for (const item of items) {
    const entry = element(page, list, 'LI');
    const label = element(page, entry, 'Lbl');
    content(page, label, 'Lbl', () => drawLine(page, '•', PAGE.left + 2, page.y, { colour: ACCENT }));
    block(page, item, { tag: 'LBody', parent: entry, x: PAGE.left + 14, after: 2 });
  }
  list.end();
}
