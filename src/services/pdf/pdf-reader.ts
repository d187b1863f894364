import type { PlacedBox } from '../../documents/pdf/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { createWorkerPool } from '../../platform/workers/worker-pool.ts';
import { PDF_TASK_MODULE } from '../task-modules.ts';
import type { AnnotateArgs, AnnotationCounts, LocateWordsArgs } from './annotate-task.ts';
import type { PdfView, PicturePageArgs, ReadPdf, ReadPdfArgs } from './pdf-task.ts';
import { createRecogniseScans } from './recognise-scans.ts';
import type { PdfShared } from './thread-engine.ts';
import { faultOfThread } from './thread-faults.ts';

export interface PdfReaderOptions {
  readonly threads: number;
  /** The most files that may wait for a thread. */
  readonly queueLimit: number;
  /** Limit for one file in ms, from its start in a thread. The thread ends at the limit, whatever the file did to it. */
  readonly timeoutMs: number;
  readonly ocrTimeoutMs: number;
  /** JavaScript heap of a thread. PDFium's own memory has a separate limit (256 MB). */
  readonly maxHeapMb: number;
  /** `lexicon.bin`; null to decide about hyphens at line ends from the document alone. */
  readonly lexicon: Uint8Array | null;
  /** Folder for the images of scanned pages. */
  readonly scratch: string;
  /** A program to use in place of `tesseract` from the search path. */
  readonly ocrProgram?: string;
  readonly log: Log;
  readonly metrics?: Metrics;
}

export interface ReadOptions {
  /** Recognises the text of pages that have none, if tesseract is installed. */
  readonly ocr?: boolean;
  /** A time limit for one reading in ms, in place of the reader's. */
  readonly timeoutMs?: number;
  /** Removes the file from the queue, or ends the thread that reads it. */
  readonly signal?: AbortSignal;
}

export interface PdfReader {
  /** @throws EmendError `pdf.…`, `service.busy`, `service.stopping`; the signal's reason */
  read(path: string, view: PdfView, options?: ReadOptions): Promise<ReadPdf>;
  /**
   * Returns a page as it is displayed, as a PNG `width` pixels wide (32 to 2,400), or null if there is no such page or
   * it cannot be drawn. The page sizes of the view `layout` convert its places to pixels; see `renderPage`.
   * @param page from 1
   * @throws EmendError as `read`
   */
  picture(path: string, page: number, width: number, signal?: AbortSignal): Promise<Uint8Array | null>;
  /**
   * Returns where the words of paragraphs are, by range, as upright boxes line by line. Words that the page shows as a
   * picture have none.
   * @throws EmendError as `read`
   */
  locate(args: LocateWordsArgs, signal?: AbortSignal): Promise<PlacedBox[][]>;
  /**
   * Writes a copy with notes on its words.
   * @throws EmendError as `read`, and `pdf.no-notes`
   */
  annotate(args: AnnotateArgs, signal?: AbortSignal): Promise<AnnotationCounts>;
  close(): Promise<void>;
}

/** A fresh thread after this many files limits what the engine can leak. */
const FILES_PER_THREAD = 200;

/**
 * Reads PDFs in threads of their own, with one PDFium instance each. A hostile file costs a thread, never the process.
 * PDFium is compiled and the threads start with the first file, because they take 60 MB that a service without PDFs
 * does not need.
 */
export function createPdfReader(options: PdfReaderOptions): PdfReader {
  let opening: ReturnType<typeof openThreads> | undefined;
  const opened = () => {
    opening ??= openThreads(options).catch((error: unknown) => {
      // so that the next file tries again
      opening = undefined;
      throw error;
    });
    return opening;
  };

  async function perform<T>(fn: string, args: object, { timeoutMs, signal }: ReadOptions): Promise<T> {
    const { pool } = await opened();
    const limit = timeoutMs ?? options.timeoutMs;
    try {
      const run = { timeoutMs: limit, ...(signal ? { signal } : {}) };
      return await pool.run<T>({ module: PDF_TASK_MODULE, fn, args }, run);
    } catch (error) {
      throw faultOfThread(error, limit);
    }
  }

  const readFile = (args: ReadPdfArgs, limits: ReadOptions) => perform<ReadPdf>('readPdfFile', args, limits);

  return {
    async read(path, view, limits = {}) {
      const { ocr = false, signal } = limits;
      const read = await readFile({ path, view }, limits);
      if (!ocr || read.textless.length === 0) return read;
      const { recognise } = await opened();
      const recognised = await recognise(path, read.textless, signal);
      signal?.throwIfAborted();
      return recognised.length === 0 ? read : readFile({ path, view, recognised }, limits);
    },
    picture(path, page, width, signal) {
      const args: PicturePageArgs = { path, page, width };
      return perform('picturePage', args, signal ? { signal } : {});
    },
    locate: (args, signal) => perform('locateRanges', args, signal ? { signal } : {}),
    annotate: (args, signal) => perform('annotateFile', args, signal ? { signal } : {}),
    async close() {
      await (await opening)?.pool.close();
    },
  };
}

async function openThreads(options: PdfReaderOptions) {
  // loaded with the first file: the PDF readers would be half of what the start loads
  const { compilePdfium } = await import('../../documents/pdf/index.ts');
  const { threads, timeoutMs, log, metrics, ocrProgram } = options;
  const shared: PdfShared = { pdfium: await compilePdfium(), lexicon: options.lexicon };
  const pool = createWorkerPool({
    name: 'pdf',
    threads,
    queueLimit: options.queueLimit,
    timeoutMs,
    recycleAfter: FILES_PER_THREAD,
    maxHeapMb: options.maxHeapMb,
    shared,
    warmUp: { module: PDF_TASK_MODULE, fn: 'warmUp' },
    log,
    ...(metrics ? { metrics } : {}),
  });
  const recognise = createRecogniseScans({
    pool,
    timeoutMs: options.ocrTimeoutMs,
    atOnce: threads,
    scratch: options.scratch,
    ...(ocrProgram === undefined ? {} : { program: ocrProgram }),
  });
  return { pool, recognise };
}
