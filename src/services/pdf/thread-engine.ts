import { type CompiledPdfium, createPdfiumEngine, type PdfEngine } from '../../documents/pdf/index.ts';
import { createLexicon } from '../../engine/lexicon/create-lexicon.ts';

/** File in the model folder that tells a word divided at a line end from a word with a hyphen. */
export const LEXICON_FILE = 'lexicon.bin';

/** What the pool shares with its threads. */
export interface PdfShared {
  readonly pdfium: CompiledPdfium;
  /** `lexicon.bin`, which tells a word divided at a line end from a word with a hyphen. */
  readonly lexicon: Uint8Array | null;
}

let engine: Promise<PdfEngine> | undefined;
let isWord: ((word: string) => boolean) | undefined;

/** The PDF engine of this thread, started with its first file. */
export function threadEngine(compiled: CompiledPdfium): Promise<PdfEngine> {
  engine ??= createPdfiumEngine(compiled);
  return engine;
}

/** After an abort inside it, the engine must not be used again. The next file gets a new one. */
export function discardThreadEngine(): void {
  engine = undefined;
}

/** What `readPdf` needs to look up words, opened once per thread. Nothing without a lexicon. */
export function hyphenWords(lexicon: Uint8Array | null | undefined): { readonly isWord?: (word: string) => boolean } {
  if (!lexicon) return {};
  if (!isWord) {
    const words = createLexicon(lexicon);
    isWord = (word) => words.isLowerCase(word);
  }
  return { isWord };
}
