import { readFileSync, writeFileSync } from 'node:fs';
import {
  type CompiledPdfium,
  createPdfiumEngine,
  type PdfEngine,
  type PdfPageText,
  type PdfReading,
  readPdf,
  toParagraphHtml,
  toSemanticHtml,
} from '../../documents/pdf/index.ts';
import { createLexicon } from '../../engine/lexicon/create-lexicon.ts';
import type { Lexicon } from '../../engine/lexicon/lexicon.ts';
import type { TaskContext } from '../../platform/workers/task.ts';
import { ENGINE_ABORTED, isEngineAbort, refusal } from './pdf-faults.ts';
import { type RecognisedPage, withRecognisedPages } from './recognised-pages.ts';

/** What is asked of a file: reflowed HTML, or the text of every page as printed. */
export type PdfView = 'paragraphs' | 'semantic' | 'text';

export interface ReadPdfArgs {
  /** The thread reads the file itself: 50 MB need not pass through the main thread. */
  readonly path: string;
  readonly view: PdfView;
  /** Text recognised on pages that have none. */
  readonly recognised?: readonly RecognisedPage[];
}

export interface ReadPdf {
  readonly pageCount: number;
  readonly words: number;
  /** Empty for the view `text`. */
  readonly html: string;
  /** Empty for the other views. */
  readonly pages: readonly PdfPageText[];
  /** Numbers, from 1, of the pages without text. */
  readonly textless: readonly number[];
}

export interface DrawPageArgs {
  readonly path: string;
  /** From 1. */
  readonly page: number;
  readonly dotsPerInch: number;
  /** Where the image (PGM) goes. */
  readonly image: string;
}

/** What the pool shares with its threads. */
export interface PdfShared {
  readonly pdfium: CompiledPdfium;
  /** `lexicon.bin`, which tells a word cut at a line's end from one with a hyphen. */
  readonly lexicon: Uint8Array | null;
}

let engine: PdfEngine | undefined;
let lexicon: Lexicon | undefined;

/** Starts the thread's engine, so that the first file does not wait for it. */
export async function warmUp(_args: unknown, { shared }: TaskContext): Promise<void> {
  await start(shared as PdfShared);
}

async function start(shared: PdfShared): Promise<PdfEngine> {
  if (shared.lexicon) lexicon ??= createLexicon(shared.lexicon);
  engine ??= await createPdfiumEngine(shared.pdfium);
  return engine;
}

/**
 * Reads one file in the shape of a view. It works synchronously, so the time limit must end the thread.
 * @throws EmendError `pdf.…`
 */
export async function readPdfFile(args: ReadPdfArgs, { shared }: TaskContext): Promise<ReadPdf> {
  const { path, view, recognised } = args;
  const started = await start(shared as PdfShared);
  const bytes = readFileSync(path);
  return guarded(bytes, () => {
    const words = lexicon;
    const read = readPdf(started, bytes, words ? { isWord: (word) => words.isLowerCase(word) } : {});
    return answer(recognised ? withRecognisedPages(read, recognised) : read, view);
  });
}

/** Draws a page for text recognition; false when it cannot be drawn (damaged, empty or as large as a house). */
export async function drawPage(args: DrawPageArgs, { shared }: TaskContext): Promise<boolean> {
  const { path, page, dotsPerInch, image } = args;
  const started = await start(shared as PdfShared);
  const bytes = readFileSync(path);
  return guarded(bytes, () => {
    const document = started.open(bytes);
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

function answer(reading: PdfReading, view: PdfView): ReadPdf {
  const { pageCount, words, pages } = reading;
  return {
    pageCount,
    words,
    html: view === 'text' ? '' : view === 'semantic' ? toSemanticHtml(reading) : toParagraphHtml(reading),
    pages: view === 'text' ? pages : [],
    textless: pages.filter(({ text }) => text.trim() === '').map(({ page }) => page),
  };
}

/** After an abort inside the engine nothing in this thread can be trusted, so the thread ends without an answer. */
async function guarded<T>(bytes: Uint8Array, work: () => T): Promise<T> {
  try {
    return work();
  } catch (error) {
    const known = refusal(error, bytes);
    if (known) throw known;
    engine = undefined;
    if (!isEngineAbort(error)) throw error;
    setImmediate(() => {
      throw Object.assign(new Error('The engine aborted'), { code: ENGINE_ABORTED });
    });
    return new Promise<never>(() => undefined);
  }
}

/** For the pool that runs these tasks. */
export const PDF_TASK_MODULE = import.meta.url;
