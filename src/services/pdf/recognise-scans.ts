import { rm } from 'node:fs/promises';
import type { WorkerPool } from '../../platform/workers/pool-options.ts';
import { PDF_TASK_MODULE } from '../task-modules.ts';
import type { DrawPageArgs } from './pdf-task.ts';
import type { RecognisedPage } from './recognised-pages.ts';
import { hasTesseract, recogniseImage } from './tesseract.ts';
import { scratchFile } from './upload-folder.ts';

export interface RecognitionParts {
  /** Draws the pages. Tesseract itself runs as a separate process, so a scan does not hold a reading thread for long. */
  readonly pool: WorkerPool;
  /** Limit for all pages of a file in ms. Pages that are not reached have no text. */
  readonly timeoutMs: number;
  /** The most files recognised at the same time; the others wait. */
  readonly atOnce: number;
  /** Folder for page images. Each exists only while it is read. */
  readonly scratch: string;
  /** A program to use in place of `tesseract` from the search path. */
  readonly program?: string;
}

export type RecogniseScans = (
  path: string,
  pages: readonly number[],
  signal?: AbortSignal,
) => Promise<readonly RecognisedPage[]>;

/**
 * On real pages scanned at 150, 200 and 300 dots per inch with noise, 200 finds the words that 300 finds (97 to 100 in
 * 100, within 0.3) in four fifths of the processor time: 1 to 3 s per page.
 */
const DOTS_PER_INCH = 200;

/**
 * Recognises the text of pages that have none. Returns nothing if tesseract is not installed, and leaves out pages that
 * cannot be drawn or read, so that a scan stays as it was.
 */
export function createRecogniseScans(parts: RecognitionParts): RecogniseScans {
  const { pool, scratch, program } = parts;
  let installed = false;
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= parts.atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  async function recognisePage(path: string, page: number, deadline: number, signal?: AbortSignal) {
    const image = scratchFile(scratch);
    try {
      const args: DrawPageArgs = { path, page, dotsPerInch: DOTS_PER_INCH, image };
      const run = { timeoutMs: Math.max(1, deadline - performance.now()), ...(signal ? { signal } : {}) };
      if (!(await pool.run<boolean>({ module: PDF_TASK_MODULE, fn: 'drawPage', args }, run))) return null;
      const options = { timeoutMs: Math.max(1, deadline - performance.now()), ...(signal ? { signal } : {}) };
      return await recogniseImage(image, DOTS_PER_INCH, program === undefined ? options : { ...options, program });
    } catch {
      // A page that breaks the engine when it is drawn counts as a page without text, because the file was readable.
      return null;
    } finally {
      await rm(image, { force: true });
    }
  }

  return async (path, pages, signal) => {
    if (pages.length === 0) return [];
    installed ||= await hasTesseract(program);
    if (!installed) return [];
    return takeTurn(async () => {
      const deadline = performance.now() + parts.timeoutMs;
      const found: RecognisedPage[] = [];
      for (const page of pages) {
        if (performance.now() >= deadline || signal?.aborted) break;
        const paragraphs = await recognisePage(path, page, deadline, signal);
        if (paragraphs && paragraphs.length > 0) found.push({ page, paragraphs });
      }
      return found;
    });
  };
}
