import { DocumentError, type DocumentErrorKind } from '../document-error.ts';
import type { PdfEngine } from './pdf-engine.ts';
import type { PdfReading } from './pdf-reading.ts';
import { createPdfiumEngine } from './pdfium-engine.ts';
import type { CompiledPdfium } from './pdfium-instance.ts';
import { type ReadPdfOptions, readPdf } from './read-pdf.ts';
import { readScannedPages } from './scanned-pages.ts';

/** What the service sends to a worker thread. `bytes` can be transferred. */
export interface ReadPdfMessage {
  readonly bytes: Uint8Array;
  readonly options?: Omit<ReadPdfOptions, 'isWord'>;
  /** Recognise the text of pages that have none, where `tesseract` is installed. */
  readonly ocr?: 'auto';
}

export type ReadPdfResult =
  | { readonly ok: true; readonly reading: PdfReading }
  | {
      readonly ok: false;
      readonly kind: DocumentErrorKind;
      /** Error type of the PDF service's 422 body. */
      readonly code: PdfErrorCode;
      readonly message: string;
    };

export type PdfErrorCode = 'pdf_encrypted' | 'pdf_invalid' | 'pdf_too_complex' | 'pdf_too_many_pages';

/** What a pool may share with its threads; all of it optional. */
export interface SharedForPdf {
  /** Module of `compilePdfium`: a thread then starts without compiling 4.6 MB. */
  readonly pdfium?: CompiledPdfium;
  /** Lower-case words for dehyphenation, one to a line (UTF-8), best in a SharedArrayBuffer. */
  readonly pdfWords?: Uint8Array;
}

interface TaskContext {
  readonly shared: unknown;
}

let engine: Promise<PdfEngine> | undefined;
let wordList: ReadonlySet<string> | undefined;

/** Starts the thread's engine and reads the word list, so that the first file does not wait for them. */
export async function warmPdfWorker(_args?: unknown, context?: TaskContext): Promise<void> {
  const shared = (context?.shared ?? {}) as SharedForPdf;
  engine ??= createPdfiumEngine(shared.pdfium);
  if (shared.pdfWords) wordList ??= new Set(new TextDecoder().decode(Uint8Array.from(shared.pdfWords)).split('\n'));
  await engine;
}

/**
 * Task function for a pool of worker threads: reads one PDF. What a file can cause comes back as a value; only a fault
 * of ours is thrown. Once the engine runs it works synchronously, so the caller's time limit must end the thread. After
 * an abort inside the engine the next task starts a new instance.
 */
export async function readPdfTask(message: ReadPdfMessage, context?: TaskContext): Promise<ReadPdfResult> {
  try {
    await warmPdfWorker(undefined, context);
    const words = wordList;
    const options: ReadPdfOptions = {
      ...message.options,
      ...(words ? { isWord: (word: string) => words.has(word) } : {}),
    };
    const started = await engine!;
    const reading = readPdf(started, message.bytes, options);
    if (message.ocr !== 'auto') return { ok: true, reading };
    const { password } = options;
    const recognised = await readScannedPages(
      started,
      message.bytes,
      reading,
      password === undefined ? {} : { password },
    );
    return { ok: true, reading: recognised };
  } catch (error) {
    if (error instanceof DocumentError) {
      return { ok: false, kind: error.kind, code: pdfErrorCode(error), message: error.message };
    }
    if (!isEngineFailure(error)) throw error;
    engine = undefined;
    return {
      ok: false,
      kind: 'too-large',
      code: 'pdf_too_complex',
      message: 'The PDF is too complex to be read within the memory allowed.',
    };
  }
}

/** The type that the PDF service puts into its 422 body for an error of this kind. */
export function pdfErrorCode(error: DocumentError): PdfErrorCode {
  if (error.kind === 'encrypted') return 'pdf_encrypted';
  if (error.kind === 'too-large') return /pages/.test(error.message) ? 'pdf_too_many_pages' : 'pdf_too_complex';
  return 'pdf_invalid';
}

/** An abort or trap inside WebAssembly: out of memory, stack overflow, unreachable. Our own faults are not these. */
function isEngineFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'RuntimeError' || /^Aborted\(|memory access|call stack/i.test(error.message);
}
