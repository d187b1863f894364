import type { Band, ParagraphResult } from '../detection/types.ts';
import type { AiReportInput, ReportParagraph } from './ai-report-input.ts';
import { NOT_SCORED } from './ai-report-words.ts';
import { underline } from './band-marks.ts';
import { BAND_STYLES } from './band-styles.ts';
import { layOutWords, type PlacedLine } from './coloured-words.ts';
import { judgedWith } from './passage-lead.ts';
import { passageNote } from './passage-words.ts';
import {
  ACCENT,
  artifact,
  content,
  element,
  ensureRoom,
  GREY,
  INK,
  newPage,
  PAGE,
  type ReportPage,
  RULE,
} from './report-page.ts';
import { block, breakLines, drawLine } from './report-text.ts';

const MARGIN = 74;
const TEXT_LEFT = PAGE.left + MARGIN;
const TEXT_WIDTH = PAGE.width - PAGE.right - TEXT_LEFT;
const SIZE = 10.2;
const LINE = 15.4;

/** Draws the document's text: every word in the colour of its band, scores in the margin, the reasons below. */
export function drawDocument(page: ReportPage, input: AiReportInput): void {
  newPage(page);
  const chapter = page.pdf.outline.addItem('The document');
  block(page, 'The document', { tag: 'H1', face: 'display', size: 17, colour: ACCENT, after: 2 });
  block(
    page,
    'Words take the colour of their sentence; the figure in the margin is the score of the paragraph. Short paragraphs are judged together with their neighbours: “with 2” means that the score beside paragraph 2 is theirs as well. Grey text has no score, and the margin says why.',
    { size: 8.5, colour: GREY, after: 8 },
  );
  const section = element(page, page.root, 'Sect');
  for (const [index, paragraph] of input.paragraphs.entries()) {
    const judged = input.result.paragraphs[index];
    if (judged === undefined || paragraph.text.trim() === '') continue;
    const lead = judgedWith(judged, input.result.paragraphs);
    const passages = input.result.passages.filter(({ from }) => from.paragraph === index).map(passageNote);
    if (paragraph.kind === 'heading') drawHeading(page, section, chapter, paragraph, judged);
    else drawParagraph(page, section, paragraph, judged, { lead, passages });
  }
  section.end();
}

function drawHeading(
  page: ReportPage,
  section: PDFKit.PDFStructureElement,
  chapter: PDFKit.PDFOutline,
  { text, level = 1 }: ReportParagraph,
  judged: ParagraphResult,
): void {
  const size = level <= 1 ? 13.5 : level === 2 ? 12 : 11;
  ensureRoom(page, size * 1.4 + 3 * LINE);
  page.y += 6;
  const title = text.replace(/\s+/g, ' ').trim();
  chapter.addItem(title.length > 90 ? `${title.slice(0, 89)}…` : title);
  drawMargin(page, judged, size * 1.35);
  block(page, title, {
    tag: `H${Math.min(6, level + 1)}`,
    parent: section,
    face: 'bold',
    size,
    leading: 1.35,
    x: TEXT_LEFT,
    after: 4,
  });
}

interface Surroundings {
  /** Place of the paragraph whose score this one shares. */
  readonly lead: number | null;
  /** Notes on the machine-like passages that begin here. */
  readonly passages: readonly string[];
}

function drawParagraph(
  page: ReportPage,
  section: PDFKit.PDFStructureElement,
  paragraph: ReportParagraph,
  judged: ParagraphResult,
  { lead, passages }: Surroundings,
): void {
  const face = paragraph.kind === 'code' || paragraph.kind === 'table' ? 'sans' : 'serif';
  const indent = paragraph.kind === 'list' || paragraph.kind === 'quotation' ? 14 : 0;
  const lines = layOutWords(page, paragraph.text, judged.sentences, face, SIZE, TEXT_WIDTH - indent);
  ensureRoom(page, Math.min(2, lines.length) * LINE + 4);
  const target = element(page, section, paragraph.kind === 'quotation' ? 'BlockQuote' : 'P');
  let first = true;
  for (const line of lines) {
    ensureRoom(page, LINE);
    if (first) drawMargin(page, judged, LINE, target, lead);
    drawBar(page, judged.band, LINE);
    drawWords(page, target, line, TEXT_LEFT + indent);
    page.y += LINE;
    first = false;
  }
  target.end();
  for (const passage of passages) drawNote(page, section, `${passage}.`, INK);
  drawSignals(page, section, judged);
  page.y += 7;
}

function drawWords(page: ReportPage, target: PDFKit.PDFStructureElement, line: PlacedLine, left: number): void {
  const { y } = page;
  artifact(page, () => {
    for (const { band, x, width } of line) {
      if (band === null) continue;
      const { tint } = BAND_STYLES[band];
      if (tint !== null) page.pdf.rect(left + x - 0.8, y + 0.2, width + 1.6, LINE - 1.6).fill(tint);
      underline(page, band, left + x, left + x + width, y + 12.7);
    }
  });
  content(page, target, 'P', () => {
    for (const { band, face, x, text } of line)
      drawLine(page, `${text} `, left + x, y, {
        face,
        size: SIZE,
        colour: band === null ? GREY : BAND_STYLES[band].ink,
      });
  });
}

/** Draws the coloured bar between margin and text; its width grows with the band, so that it is readable without colour. */
function drawBar(page: ReportPage, band: Band | null, height: number): void {
  const width = band === null ? 0.6 : { green: 1.2, yellow: 2.2, orange: 3.6, red: 5 }[band];
  const colour = band === null ? RULE : BAND_STYLES[band].strong;
  artifact(page, () => page.pdf.rect(TEXT_LEFT - 8 - width, page.y, width, height).fill(colour));
}

function drawMargin(
  page: ReportPage,
  judged: ParagraphResult,
  height: number,
  parent: PDFKit.PDFStructureElement = page.root,
  lead: number | null = null,
): void {
  const target = element(page, parent, 'Note');
  const number = `${judged.index + 1} `;
  content(page, target, 'Note', () => {
    drawLine(page, number, PAGE.left - 22, page.y + 3, { size: 6.5, colour: GREY });
    if (judged.score === null || judged.band === null) {
      const reason = judged.notScored === null ? '' : NOT_SCORED[judged.notScored];
      let y = page.y + 2;
      for (const line of breakLines(page, `not scored: ${reason}`, 'sans', 6.6, MARGIN - 16).slice(0, 3)) {
        drawLine(page, `${line} `, PAGE.left, y, { size: 6.6, colour: GREY });
        y += 8;
      }
    } else {
      const { ink, name } = BAND_STYLES[judged.band];
      const label = { size: 7.4, colour: ink };
      if (lead !== null) drawLine(page, `with ${lead + 1} `, PAGE.left, page.y + 3.4, label);
      else {
        drawLine(page, `${judged.score} `, PAGE.left, page.y - 1, { face: 'bold', size: 12, colour: ink });
        drawLine(page, `${name.toLowerCase()} `, PAGE.left + 27, page.y + 3.4, label);
      }
    }
  });
  target.end();
  if (judged.score === null) drawBar(page, null, height);
}

/** Writes the signals with the largest weights under the last paragraph of a passage. */
function drawSignals(page: ReportPage, section: PDFKit.PDFStructureElement, judged: ParagraphResult): void {
  const { signals, joinedWith, index } = judged;
  if (judged.score === null || signals.length === 0 || joinedWith.some((other) => other > index)) return;
  const said = signals.map(({ text }, k) => `(${k + 1}) ${text}`).join('; ');
  const sides = new Set(signals.map(({ direction }) => direction));
  const lead =
    sides.size === 2
      ? 'What weighed most: '
      : sides.has('machine')
        ? 'What spoke for a machine: '
        : 'What spoke for a person: ';
  drawNote(page, section, `${lead}${said}.`, GREY);
}

function drawNote(page: ReportPage, section: PDFKit.PDFStructureElement, text: string, colour: string): void {
  page.y += 1;
  block(page, text, { parent: section, tag: 'Note', size: 7.4, leading: 1.35, colour, x: TEXT_LEFT, after: 0 });
}
