import { drawCover } from './ai-report-cover.ts';
import { drawDrafts } from './ai-report-drafts.ts';
import type { AiReportInput } from './ai-report-input.ts';
import { drawMethod } from './ai-report-method.ts';
import { drawDocument } from './ai-report-text.ts';
import type { ReportFonts } from './report-fonts.ts';
import { artifact, GREY, openReport, PAGE, printable, type ReportPage, RULE } from './report-page.ts';
import { drawLine, widthOf } from './report-text.ts';

/**
 * Writes the AI-content report as a tagged PDF: summary, the document's text coloured by band, method and fair use. The
 * same input gives the same bytes; the only date in it is `input.created`.
 */
export async function writeAiReport(input: AiReportInput, fonts: ReportFonts): Promise<Uint8Array> {
  const page = openReport(fonts, {
    title: `AI-content report: ${input.fileName}`,
    subject: `Report ${input.reportId}`,
    created: input.created,
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    page.pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    page.pdf.on('end', () => resolve(Buffer.concat(chunks)));
    page.pdf.on('error', reject);
  });
  drawCover(page, input);
  drawDocument(page, input);
  drawDrafts(page, input);
  drawMethod(page, input);
  drawFooters(page, input);
  page.root.end();
  page.pdf.end();
  return done;
}

/** Draws the footers last, because they show the total number of pages. */
function drawFooters(page: ReportPage, input: AiReportInput): void {
  const { start, count } = page.pdf.bufferedPageRange();
  const y = PAGE.height - 40;
  const name = input.fileName.length > 70 ? `${input.fileName.slice(0, 69)}…` : input.fileName;
  for (let k = 0; k < count; k++) {
    page.pdf.switchToPage(start + k);
    const number = `Page ${k + 1} of ${count}`;
    artifact(
      page,
      () => {
        page.pdf
          .lineWidth(0.5)
          .moveTo(PAGE.left, y - 6)
          .lineTo(PAGE.width - PAGE.right, y - 6)
          .stroke(RULE);
        const left = printable(page, 'sans', `${name} · not proof of misconduct by itself`);
        drawLine(page, left, PAGE.left, y, { size: 7.5, colour: GREY });
        drawLine(page, number, PAGE.width - PAGE.right - widthOf(page, number, 'sans', 7.5), y, {
          size: 7.5,
          colour: GREY,
        });
      },
      'Pagination',
    );
  }
}
