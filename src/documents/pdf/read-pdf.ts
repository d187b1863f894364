import { countWords } from '../../text/words.ts';
import { DocumentError } from '../document-error.ts';
import { blockText } from './block-text.ts';
import { orderOf } from './chaotic-order.ts';
import { assignHeadingLevels, classifyPage } from './classify-blocks.ts';
import { cleanLines } from './clean-lines.ts';
import { addVocabulary, createDehyphenator, endsInHyphen } from './dehyphenation.ts';
import { measureDocument } from './document-metrics.ts';
import { attachDropCaps } from './drop-caps.ts';
import { mergeFormulas } from './formula-lines.ts';
import { attachGraphicBullets } from './graphic-bullets.ts';
import { joinBlocks } from './join-blocks.ts';
import { mergeJustifiedLines } from './justified-lines.ts';
import { placeLateLines } from './late-lines.ts';
import { withoutLineNumbers } from './line-numbers.ts';
import { attachListMarkers } from './list-marker-lines.ts';
import { pageBlocks } from './page-blocks.ts';
import { pageText } from './page-text.ts';
import { paragraphBoxes } from './paragraph-boxes.ts';
import type { PdfDocument, PdfEngine, PdfPageContent } from './pdf-engine.ts';
import type { PdfParagraph, PdfReading } from './pdf-reading.ts';
import { mirrorRightToLeft } from './right-to-left.ts';
import { splitRunInHeadings } from './run-in-headings.ts';
import { findRunningHeads, type PageLines } from './running-heads.ts';
import { fillHoles } from './stray-fragments.ts';
import { tagsAreSound, withoutTags } from './tag-soundness.ts';
import type { TextBlock } from './text-block.ts';
import { byDirection } from './text-directions.ts';
import type { TextLine } from './text-line.ts';
import { buildLines } from './text-lines.ts';

export interface ReadPdfOptions {
  readonly password?: string;
  /** Files with more pages are rejected with `too-large`; 5,000 by default. */
  readonly maxPages?: number;
  /** Files with more characters are rejected with `too-large`; 20 million by default. */
  readonly maxCharacters?: number;
  /** True for lower-case words of the language; decides on line-end hyphens that the document itself leaves open. */
  readonly isWord?: (word: string) => boolean;
}

const MAX_PAGES = 5000;
const MAX_CHARACTERS = 20_000_000;

/**
 * Reads a PDF into paragraphs and page texts. Throws `DocumentError`: `damaged`, `encrypted`, `too-large`. A scan without
 * text is not an error: it gives pages with empty text and no paragraphs.
 *
 * The engine works synchronously and a hostile file can keep it busy: call this in a worker that can be terminated.
 */
export function readPdf(engine: PdfEngine, bytes: Uint8Array, options: ReadPdfOptions = {}): PdfReading {
  const document = engine.open(bytes, options.password);
  try {
    const pages = readPages(document, options);
    return readingOf(pages, options);
  } finally {
    document.close();
  }
}

function readPages(document: PdfDocument, options: ReadPdfOptions): PageLines[] {
  const maxPages = options.maxPages ?? MAX_PAGES;
  const maxCharacters = options.maxCharacters ?? MAX_CHARACTERS;
  if (document.pageCount < 1) throw new DocumentError('pdf.damaged');
  if (document.pageCount > maxPages) throw new DocumentError('pdf.too-many-pages', { limit: maxPages });
  const pages: PageLines[] = [];
  let characters = 0;
  for (let index = 0; index < document.pageCount; index++) {
    const content = document.readPage(index);
    characters += content?.glyphs.count ?? 0;
    if (characters > maxCharacters) {
      throw new DocumentError('pdf.too-complex');
    }
    pages.push({
      width: content?.width ?? 0,
      height: content?.height ?? 0,
      lines: content ? pageLines(content, index + 1) : [],
    });
  }
  return pages;
}

function pageLines(content: PdfPageContent, page: number): TextLine[] {
  const lines = attachDropCaps(fillHoles(cleanLines(buildLines(content, page))));
  return splitRunInHeadings(
    attachGraphicBullets(attachListMarkers(mirrorRightToLeft(lines, content.width)), content.marks),
  );
}

function readingOf(printed: readonly PageLines[], options: ReadPdfOptions): PdfReading {
  const pages = withoutLineNumbers(printed);
  const furniture = findRunningHeads(pages);
  const directions = pages.map((page) => byDirection(page.lines.filter((line) => !furniture.has(line))));
  const upright = directions.map(({ main }) => placeLateLines(mergeFormulas(orderOf(main))));
  const sound = tagsAreSound(upright);
  const flow = sound ? upright : upright.map(withoutTags);
  const trustsTags = sound && flow.some((lines) => lines.some((line) => line.tag?.block.kind === 'heading'));
  const metrics = measureDocument(flow);
  const vocabulary = new Map<string, number>();
  const hyphenated = flow.some((lines) => lines.some((line) => endsInHyphen(line.text)));
  const blocks: TextBlock[] = [];
  flow.forEach((lines, index) => {
    if (hyphenated) for (const line of lines) addVocabulary(vocabulary, line.text);
    const found = pageBlocks(mergeJustifiedLines(lines, metrics), metrics);
    classifyPage(found, pages[index]!.height, metrics, trustsTags);
    blocks.push(...found);
    for (const turned of directions[index]!.turned) blocks.push(...pageBlocks(turned, metrics));
  });
  const joined = joinBlocks(blocks);
  assignHeadingLevels(joined);
  const dehyphenator = createDehyphenator(vocabulary, options.isWord);
  const paragraphs: PdfParagraph[] = [];
  for (const block of joined) {
    const { text, runs } = blockText(block, dehyphenator);
    if (text === '') continue;
    paragraphs.push({
      kind: block.kind,
      level: block.level,
      text,
      runs,
      page: block.page,
      boxes: paragraphBoxes(block),
      marker: block.kind === 'listItem' ? block.marker : undefined,
    });
  }
  return {
    pageCount: pages.length,
    paragraphs,
    pages: printed.map(({ width, height, lines }, index) => ({
      page: index + 1,
      width,
      height,
      text: pageText(readingOrder(lines)),
    })),
    words: paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph.text), 0),
  };
}

/** Returns lines in the order of the paragraphs, with running heads in their places and rotated lines at the end. */
function readingOrder(lines: readonly TextLine[]): TextLine[] {
  const { main, turned } = byDirection(lines);
  return [...placeLateLines(orderOf(main)), ...turned.flat()];
}
