import type { Band } from '../detection/types.ts';
import { BAND_STYLES } from './band-styles.ts';
import type { ReportPage } from './report-page.ts';

/** Draws a band's underline from x1 to x2 at height y: none, dotted, dashed or double. Call inside an artifact. */
export function underline(page: ReportPage, band: Band, x1: number, x2: number, y: number): void {
  const { line, strong } = BAND_STYLES[band];
  const { pdf } = page;
  if (line === 'none' || x2 <= x1) return;
  pdf.strokeColor(strong);
  if (line === 'dotted') {
    pdf.lineWidth(1.1).lineCap('round').dash(0.1, { space: 2.4 }).moveTo(x1, y).lineTo(x2, y).stroke();
  } else if (line === 'dashed') {
    pdf.lineWidth(1).lineCap('butt').dash(4, { space: 2 }).moveTo(x1, y).lineTo(x2, y).stroke();
  } else {
    pdf.undash().lineCap('butt').lineWidth(0.7);
    pdf
      .moveTo(x1, y - 0.6)
      .lineTo(x2, y - 0.6)
      .stroke();
    pdf
      .moveTo(x1, y + 1)
      .lineTo(x2, y + 1)
      .stroke();
  }
  pdf.undash().lineCap('butt');
}
