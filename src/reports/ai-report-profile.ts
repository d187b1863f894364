import type { DetectionResult } from '../detection/types.ts';
import { BAND_STYLES } from './band-styles.ts';
import { heading } from './report-blocks.ts';
import { artifact, CONTENT_WIDTH, content, element, GREY, PAGE, type ReportPage, RULE } from './report-page.ts';
import { drawLine } from './report-text.ts';

const HEIGHT = 74;
const LEFT = PAGE.left + 22;
const WIDTH = CONTENT_WIDTH - 22;

/** Draws the scores of the paragraphs from the start of the document to its end; the width of a bar stands for its words. */
export function drawProfile(page: ReportPage, { paragraphs, words }: DetectionResult): void {
  heading(page, 'Scores from the first paragraph to the last');
  const top = page.y + 6;
  const bottom = top + HEIGHT;
  const at = (score: number): number => bottom - (HEIGHT * score) / 100;
  artifact(page, () => {
    for (const mark of [36, 71, 100]) {
      page.pdf
        .lineWidth(0.5)
        .dash(2, { space: 2 })
        .moveTo(LEFT, at(mark))
        .lineTo(LEFT + WIDTH, at(mark))
        .stroke(RULE);
    }
    page.pdf.undash();
    for (const mark of [0, 36, 71, 100])
      drawLine(page, String(mark), PAGE.left + 2, at(mark) - 5, { size: 7, colour: GREY });
    let x: number = LEFT;
    for (const { score, band, words: own } of paragraphs) {
      const width = (WIDTH * own) / Math.max(1, words);
      const gap = Math.min(0.8, width * 0.15);
      // a sliver above the line shows that a paragraph was judged though its score is 0
      if (score !== null && band !== null)
        page.pdf
          .rect(x, Math.min(at(score), bottom - 2), Math.max(0.3, width - gap), Math.max(2, bottom - at(score)))
          .fill(BAND_STYLES[band].strong);
      x += width;
    }
    page.pdf
      .lineWidth(0.8)
      .moveTo(LEFT, bottom)
      .lineTo(LEFT + WIDTH, bottom)
      .stroke(GREY);
  });
  const scores = paragraphs.flatMap(({ score }) => score ?? []);
  const figure = element(page, page.root, 'P', {
    alt: `Bar chart of the scores of ${scores.length} paragraphs; the highest is ${scores.reduce((most, score) => Math.max(most, score), 0)}.`,
  });
  content(page, figure, 'P', () =>
    drawLine(page, 'Each bar is a paragraph, as wide as its words; gaps are text without a score. ', LEFT, bottom + 4, {
      size: 7.5,
      colour: GREY,
    }),
  );
  figure.end();
  page.y = bottom + 20;
}
