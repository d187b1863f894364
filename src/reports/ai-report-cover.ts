import type { Band, DetectionResult, NotScored } from '../detection/types.ts';
import { drawGauge } from './ai-report-gauge.ts';
import type { AiReportInput } from './ai-report-input.ts';
import { drawProfile } from './ai-report-profile.ts';
import {
  confidenceText,
  counted,
  headline,
  NOT_SCORED,
  percent,
  percents,
  SCORE_MEANING,
  shareOfWords,
  verdict,
  warningText,
  whole,
} from './ai-report-words.ts';
import { underline } from './band-marks.ts';
import { BAND_STYLES, BANDS } from './band-styles.ts';
import { scoresAsHighInShort } from './measured-rates.ts';
import { passageBeginning, passagePlace } from './passage-words.ts';
import { bullets, heading } from './report-blocks.ts';
import {
  ACCENT,
  artifact,
  CONTENT_WIDTH,
  content,
  element,
  faceFor,
  GREY,
  newPage,
  PAGE,
  type ReportPage,
  RULE,
  WASH,
} from './report-page.ts';
import { block, breakLines, drawLine, widthOf } from './report-text.ts';

/** Radius of the score's half circle, in points. */
const GAUGE = 72;

/** Draws the first page: what was judged, the score, and how to read it. */
export function drawCover(page: ReportPage, input: AiReportInput): void {
  const { result } = input;
  newPage(page);
  page.pdf.outline.addItem('Summary');
  artifact(page, () => page.pdf.rect(0, 0, PAGE.width, 8).fill(ACCENT));
  page.y = 40;
  block(page, 'Emend · AI-content report', { tag: 'P', face: 'bold', size: 10, colour: ACCENT, after: 2 });
  block(page, input.fileName, {
    tag: 'H1',
    face: faceFor(page, 'display', input.fileName),
    size: 20,
    leading: 1.25,
    after: 4,
  });
  block(page, `${dateOf(input.created)} · report ${input.reportId} · ${whole(result.words)} words`, {
    size: 8.5,
    colour: GREY,
    after: 10,
  });

  const top = page.y;
  drawGauge(page, result.score, PAGE.left + CONTENT_WIDTH - GAUGE - 14, top + 96, GAUGE);
  page.y = top + 4;
  const width = CONTENT_WIDTH - 2 * GAUGE - 52;
  block(page, headline(result), { tag: 'H2', face: 'display', size: 17, leading: 1.25, width, after: 4 });
  if ((result.shareOfWords ?? 0) > 0) drawShare(page, result, width);
  else block(page, verdict(result), { size: 10.5, width, after: 8 });
  if (result.confidence !== null) labelled(page, 'Confidence', confidenceText(result), width);
  const analysed = `${whole(result.wordsScored)} of ${whole(result.words)} words (${percent(result.wordsScored, result.words)})`;
  labelled(page, 'Analysed', analysed, width);
  const left = leftOut(result);
  if (left !== '') labelled(page, 'Left out', left, width);
  page.y = Math.max(page.y, top + 128) + 4;

  if (result.status === 'scored') drawShares(page, result);
  if (result.status === 'scored') drawProfile(page, result);
  drawPassages(page, input);
  if (result.warnings.length > 0) page.y += 4;
  for (const warning of result.warnings) note(page, warningText(warning, result));
  if (result.status === 'scored') {
    heading(page, 'What the number means');
    const asHigh = scoresAsHighInShort(result);
    bullets(page, [
      `${SCORE_MEANING} The share of the words is above.`,
      ...(asHigh === '' ? [] : [asHigh]),
      '0 is the usual score of text that people write. 36 is where about one human passage in a hundred scores as high, 71 where about one in five hundred does. A document that is machine-made in part scores at least the mean of its paragraphs.',
    ]);
  }
  heading(page, 'What it does not mean');
  bullets(page, [
    'A score is no proof. It must never be the sole basis of an accusation or a mark.',
    'It does not tell who used a tool, which one, or for what. Text revised with an assistant can score anywhere.',
    'A low score does not show that a person wrote the text: paraphrasing tools can lower it.',
  ]);
}

/** Number of passages listed on the first page; the text shows all of them. */
const NAMED = 6;

/** Lists the stretches of sentences that read as machine-made; they may begin and end inside paragraphs. */
function drawPassages(page: ReportPage, { paragraphs, result }: AiReportInput): void {
  const { passages } = result;
  if (passages.length === 0) return;
  heading(page, passages.length === 1 ? 'Machine-like passage' : 'Machine-like passages');
  const lines = passages.slice(0, NAMED).map((passage) => {
    const place = passagePlace(passage);
    const beginning = passageBeginning(passage, paragraphs, result.paragraphs);
    return `${place[0]!.toUpperCase()}${place.slice(1)} (${whole(passage.words)} words): score ${passage.score}, ${passage.band}. ${beginning}`;
  });
  const more = passages.length - NAMED;
  bullets(page, more > 0 ? [...lines, `${whole(more)} more, named in the text`] : lines);
}

const dateOf = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function leftOut(result: DetectionResult): string {
  return (Object.entries(result.wordsLeftOut) as [NotScored, number][])
    .sort(([, a], [, b]) => b - a)
    .map(([reason, words]) => `${NOT_SCORED[reason]} (${counted(words, 'word')})`)
    .join(', ');
}

/** Draws the share of the words in large figures, with the rest of the verdict beside it. */
function drawShare(page: ReportPage, result: DetectionResult, width: number): void {
  const share = shareOfWords(result);
  const size = 30;
  const x = PAGE.left + widthOf(page, `${share} `, 'display', size) + 4;
  const { y } = page;
  const target = element(page, page.root, 'P');
  content(page, target, 'P', () => drawLine(page, `${share} `, PAGE.left, y - 4, { face: 'display', size }));
  const rest = verdict(result).slice(share.length + 1);
  page.y = y + 2;
  for (const line of breakLines(page, rest, 'sans', 10.5, width - (x - PAGE.left))) {
    content(page, target, 'P', () => drawLine(page, `${line} `, x, page.y, { size: 10.5 }));
    page.y += 14.5;
  }
  target.end();
  page.y = Math.max(page.y, y + size * 1.2) + 8;
}

function labelled(page: ReportPage, label: string, text: string, width: number): void {
  const target = element(page, page.root, 'P');
  const x = PAGE.left;
  content(page, target, 'P', () => drawLine(page, `${label} `, x, page.y, { face: 'bold', size: 9 }));
  for (const line of breakLines(page, text, 'sans', 9, width - 64)) {
    content(page, target, 'P', () => drawLine(page, `${line} `, x + 64, page.y, { size: 9 }));
    page.y += 12.6;
  }
  target.end();
  page.y += 2;
}

/** Draws the bar of shares and the key to colours and underlines. */
function drawShares(page: ReportPage, { wordsByBand, wordsScored }: DetectionResult): void {
  heading(page, 'Scored words by the colour of their sentence');
  const y = page.y + 2;
  artifact(page, () => {
    let x: number = PAGE.left;
    for (const band of BANDS) {
      const width = (CONTENT_WIDTH * wordsByBand[band]) / Math.max(1, wordsScored);
      if (width > 0) page.pdf.rect(x, y, width, 14).fill(BAND_STYLES[band].strong);
      x += width;
      if (width > 0 && x < PAGE.left + CONTENT_WIDTH - 1) page.pdf.rect(x - 0.6, y, 1.2, 14).fill('#ffffff');
    }
    page.pdf.lineWidth(0.5).rect(PAGE.left, y, CONTENT_WIDTH, 14).stroke(RULE);
  });
  page.y = y + 22;
  const column = CONTENT_WIDTH / 4;
  const shares = percents(BANDS.map((band) => wordsByBand[band]));
  for (const [k, band] of BANDS.entries())
    drawKey(page, band, PAGE.left + k * column, `${shares[k]}, ${whole(wordsByBand[band])} words`);
  page.y += 44;
}

function drawKey(page: ReportPage, band: Band, x: number, share: string): void {
  const { y } = page;
  const { name, range, meaning, ink, tint } = BAND_STYLES[band];
  const title = `${name} ${range}`;
  const width = widthOf(page, title, 'bold', 9);
  artifact(page, () => {
    if (tint !== null) page.pdf.rect(x - 1.5, y - 0.5, width + 3, 13).fill(tint);
    underline(page, band, x, x + width, y + 11.6);
  });
  const target = element(page, page.root, 'P');
  content(page, target, 'P', () => {
    drawLine(page, `${title} `, x, y, { face: 'bold', size: 9, colour: ink });
    drawLine(page, `${share} `, x, y + 14, { size: 8.5 });
    drawLine(page, `${meaning} `, x, y + 26, { size: 7.2, colour: GREY });
  });
  target.end();
}

function note(page: ReportPage, text: string): void {
  const lines = breakLines(page, text, 'sans', 9, CONTENT_WIDTH - 24);
  const height = lines.length * 13 + 10;
  artifact(page, () => {
    page.pdf.rect(PAGE.left, page.y, CONTENT_WIDTH, height).fill(WASH);
    page.pdf.rect(PAGE.left, page.y, 3, height).fill(ACCENT);
  });
  page.y += 5;
  block(page, text, { size: 9, leading: 13 / 9, x: PAGE.left + 12, width: CONTENT_WIDTH - 24, after: 10 });
}
