import type { AiReportInput } from './ai-report-input.ts';
import { FAIR_USE } from './ai-report-words.ts';
import { ASK_THE_AUTHOR, CANNOT_SHOW } from './fair-use-words.ts';
import { errorRates, scoresAsHigh } from './measured-rates.ts';
import { bullets, heading } from './report-blocks.ts';
import {
  ACCENT,
  artifact,
  CONTENT_WIDTH,
  content,
  element,
  ensureRoom,
  GREY,
  newPage,
  PAGE,
  type ReportPage,
  RULE,
} from './report-page.ts';
import { block, breakLines, drawLine } from './report-text.ts';
import { textHash } from './text-hash.ts';

/** Draws the last pages: how the detector works, how often it errs, what it cannot show, what to ask, and what fair use is. */
export function drawMethod(page: ReportPage, input: AiReportInput): void {
  // the section follows on the same page while half of that page is empty
  if (page.y > PAGE.height / 2) newPage(page);
  else page.y += 24;
  page.pdf.outline.addItem('Method and fair use');
  block(page, 'Method and fair use', { tag: 'H1', face: 'display', size: 17, colour: ACCENT, after: 4 });
  heading(page, 'How a passage is judged');
  block(
    page,
    'The text is compared with two statistical models of English: one learned from people’s text, most of it written before language models existed, and one from text of language models. How much better the second predicts a passage than the first is the main evidence; rhythm of sentences, choice of words, grammar and punctuation add to it. Decision trees weigh the evidence, and a calibration turns the sum into a probability and a score. The text never leaves this installation.',
    { after: 4 },
  );
  bullets(page, [
    'Paragraphs of 50 words or more are judged alone, shorter ones together with their neighbours. A sentence is judged by the stretch of about 60 words around it and by its paragraph.',
    'Passages are found where the level of the scores changes (change points, by optimal partitioning), wherever paragraphs begin and end, and each that leans to the machine is judged by itself.',
    'A text that reads throughout as if a language model had polished it is told by decision trees of its own, which learned from such texts beside people’s own and beside machines’.',
    'Headings, captions, references, quotations, code, tables and formulae are not judged. Documents of fewer than 80 words get no score.',
    'English only. Invisible characters and look-alike letters are put right before judging and reported.',
  ]);
  const rates = [...scoresAsHigh(input.result), ...errorRates(input.result)];
  if (rates.length > 0) {
    heading(page, 'How often it errs at this length');
    bullets(page, rates);
  }
  if (input.measures.length > 0) {
    ensureRoom(page, 90);
    heading(page, 'Measured error rates');
    drawMeasures(page, input);
    block(
      page,
      'Measured on texts the model was not trained on. Rates differ by kind of text and by generator; text by tools that did not exist when the model was trained may be found less often.',
      { size: 8.5, colour: GREY, after: 4 },
    );
  }
  ensureRoom(page, 150);
  heading(page, 'What the number cannot show');
  bullets(page, CANNOT_SHOW);
  ensureRoom(page, 110);
  heading(page, 'What to ask the author');
  bullets(page, ASK_THE_AUTHOR);
  ensureRoom(page, 130);
  heading(page, 'Fair use');
  bullets(page, FAIR_USE);
  if (page.missing.size > 0) {
    heading(page, 'Letters not shown');
    block(
      page,
      `This report is set in fonts for Latin, Greek and Cyrillic. ${page.missing.size} other characters of the document are printed as empty boxes; they were judged as they stand.`,
    );
  }
  block(page, `Model ${input.result.model} · SHA-256 of the text ${textHash(input.paragraphs)}`, {
    size: 8,
    colour: GREY,
  });
}

function drawMeasures(page: ReportPage, { measures }: AiReportInput): void {
  const table = element(page, page.root, 'Table');
  for (const { label, value } of measures) {
    const lines = breakLines(page, label, 'sans', 9, CONTENT_WIDTH - 130);
    ensureRoom(page, lines.length * 12.5 + 4);
    const row = element(page, table, 'TR');
    const name = element(page, row, 'TH');
    const figure = element(page, row, 'TD');
    content(page, figure, 'TD', () =>
      drawLine(page, `${value} `, PAGE.left + CONTENT_WIDTH - 120, page.y, { face: 'bold', size: 9 }),
    );
    for (const line of lines) {
      content(page, name, 'TH', () => drawLine(page, `${line} `, PAGE.left, page.y, { size: 9 }));
      page.y += 12.5;
    }
    const y = page.y + 1;
    artifact(page, () =>
      page.pdf
        .lineWidth(0.5)
        .moveTo(PAGE.left, y)
        .lineTo(PAGE.left + CONTENT_WIDTH, y)
        .stroke(RULE),
    );
    page.y += 4;
  }
  table.end();
  page.y += 2;
}
