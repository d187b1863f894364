import { readFileSync, writeFileSync } from 'node:fs';
import {
  type PdfPage,
  type PdfParagraph,
  type PdfReading,
  readPdf,
  renderPage,
  toParagraphHtml,
  toSemanticHtml,
} from '../../documents/pdf/index.ts';
import type { TaskContext } from '../../platform/workers/task.ts';
import { guarded } from './guarded.ts';
import { type RecognisedPage, withRecognisedPages } from './recognised-pages.ts';
import { hyphenWords, type PdfShared, threadEngine } from './thread-engine.ts';

export { annotateFile, locateRanges } from './annotate-task.ts';

/**
 * What to return for a file: reflowed HTML, the text of every page as printed, the paragraphs with their places on the
 * pages, or the paragraphs with only their kinds.
 */
export type PdfView = 'paragraphs' | 'semantic' | 'text' | 'layout' | 'kinds';

export interface ReadPdfArgs {
  /** The thread reads the file itself, so that 50 MB need not pass through the main thread. */
  readonly path: string;
  readonly view: PdfView;
  /** Text recognised on pages that have no text of their own. */
  readonly recognised?: readonly RecognisedPage[];
}

export interface ReadPdf {
  readonly pageCount: number;
  readonly words: number;
  /** For the views `paragraphs` and `semantic`. */
  readonly html: string;
  /** For the views `layout` and `kinds`, in reading order. Only `layout` has runs, and a box for every column and page. */
  readonly paragraphs: readonly PdfParagraph[];
  /** For the views `text` and `layout`. */
  readonly pages: readonly PdfPage[];
  /** Numbers, from 1, of the pages without text. */
  readonly textless: readonly number[];
  /** Numbers, from 1, of the pages whose text was recognised. */
  readonly recognised: readonly number[];
}

export interface PicturePageArgs {
  readonly path: string;
  /** Page number, starting at 1. */
  readonly page: number;
  /** In pixels. */
  readonly width: number;
}

export interface DrawPageArgs {
  readonly path: string;
  /** Page number, starting at 1. */
  readonly page: number;
  readonly dotsPerInch: number;
  /** Path of the image (PGM). */
  readonly image: string;
}

/** Starts the thread's engine, so that the first file does not wait for it. */
export async function warmUp(_args: unknown, { shared }: TaskContext): Promise<void> {
  const { pdfium, lexicon } = shared as PdfShared;
  hyphenWords(lexicon);
  await threadEngine(pdfium);
}

/**
 * Reads one file in the form of a view. It works synchronously, so the time limit must end the thread.
 * @throws EmendError `pdf.…`
 */
export async function readPdfFile(args: ReadPdfArgs, { shared }: TaskContext): Promise<ReadPdf> {
  const { path, view, recognised } = args;
  const { pdfium, lexicon } = shared as PdfShared;
  const engine = await threadEngine(pdfium);
  const bytes = readFileSync(path);
  return guarded(bytes, () => {
    const read = readPdf(engine, bytes, hyphenWords(lexicon));
    if (!recognised) return answer(read, view, []);
    return answer(
      withRecognisedPages(read, recognised),
      view,
      recognised.map(({ page }) => page),
    );
  });
}

/**
 * Draws a page as a PNG for people to look at. Returns null if there is no such page or it cannot be drawn.
 * @throws EmendError `pdf.…`
 */
export async function picturePage(args: PicturePageArgs, { shared }: TaskContext): Promise<Uint8Array | null> {
  const { path, page, width } = args;
  const engine = await threadEngine((shared as PdfShared).pdfium);
  const bytes = readFileSync(path);
  return guarded(bytes, () => renderPage(engine, bytes, page, width)?.png ?? null);
}

/** Draws a page for text recognition. Returns false if it cannot be drawn (damaged, empty or far too large). */
export async function drawPage(args: DrawPageArgs, { shared }: TaskContext): Promise<boolean> {
  const { path, page, dotsPerInch, image } = args;
  const engine = await threadEngine((shared as PdfShared).pdfium);
  const bytes = readFileSync(path);
  return guarded(bytes, () => {
    const document = engine.open(bytes);
    try {
      const drawn = document.renderGrey(page - 1, dotsPerInch);
      if (!drawn) return false;
      const header = Buffer.from(`P5\n${drawn.width} ${drawn.height}\n255\n`);
      writeFileSync(image, Buffer.concat([header, drawn.pixels]), { mode: 0o600 });
      return true;
    } finally {
      document.close();
    }
  });
}

function answer(reading: PdfReading, view: PdfView, recognised: readonly number[]): ReadPdf {
  const { pageCount, words, pages, paragraphs } = reading;
  return {
    pageCount,
    words,
    html: view === 'semantic' ? toSemanticHtml(reading) : view === 'paragraphs' ? toParagraphHtml(reading) : '',
    paragraphs: view === 'layout' ? paragraphs : view === 'kinds' ? paragraphs.map(withoutPlaces) : [],
    pages: view === 'text' || view === 'layout' ? pages : [],
    textless: pages.filter(({ text }) => text.trim() === '').map(({ page }) => page),
    recognised,
  };
}

/** Boxes and runs are most of the data that would pass between the threads. */
function withoutPlaces(paragraph: PdfParagraph): PdfParagraph {
  return { ...paragraph, runs: [], boxes: [] };
}
