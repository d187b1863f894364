import { readFileSync, writeFileSync } from 'node:fs';
import { DocumentError } from '../../documents/document-error.ts';
import {
  annotatePdf,
  locateWords,
  type PlacedBox,
  type PlacedNote,
  type PlacedText,
  type TextRange,
} from '../../documents/pdf/index.ts';
import { problem } from '../../platform/errors.ts';
import type { TaskContext } from '../../platform/workers/task.ts';
import { guarded } from './guarded.ts';
import { type PdfShared, threadEngine } from './thread-engine.ts';

export interface LocateWordsArgs {
  readonly path: string;
  /** The paragraphs that the ranges refer to, with nothing in place of the others. */
  readonly paragraphs: readonly PlacedText[];
  readonly ranges: readonly TextRange[];
}

export interface AnnotateArgs {
  readonly path: string;
  readonly paragraphs: readonly PlacedText[];
  readonly notes: readonly PlacedNote[];
  readonly author: string;
  /** Epoch milliseconds. */
  readonly date: number;
  /** Path of the annotated file. */
  readonly to: string;
}

/** The number of notes on their words, and the number beside a paragraph that the page shows as a picture. */
export interface AnnotationCounts {
  readonly highlighted: number;
  readonly inMargin: number;
}

/**
 * Returns where words are on the pages, as upright boxes line by line. Words that a page shows only as a picture have
 * none.
 * @throws EmendError `pdf.…`
 */
export async function locateRanges(args: LocateWordsArgs, { shared }: TaskContext): Promise<PlacedBox[][]> {
  const engine = await threadEngine((shared as PdfShared).pdfium);
  const bytes = readFileSync(args.path);
  return guarded(bytes, () => {
    const document = engine.open(bytes);
    try {
      return locateWords(document, args.paragraphs, args.ranges).map((places) =>
        places.map(({ page, corners }) => {
          const xs = corners.map(([x]) => x);
          const ys = corners.map(([, y]) => y);
          return { page, left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
        }),
      );
    } finally {
      document.close();
    }
  });
}

/**
 * Writes a copy of a PDF with notes on its words.
 * @throws EmendError `pdf.…`
 */
export async function annotateFile(args: AnnotateArgs, { shared }: TaskContext): Promise<AnnotationCounts> {
  const { path, paragraphs, notes, author, date, to } = args;
  const engine = await threadEngine((shared as PdfShared).pdfium);
  const bytes = readFileSync(path);
  return guarded(bytes, () => {
    try {
      const annotated = annotatePdf(engine, bytes, { paragraphs, notes, author, date: new Date(date) });
      writeFileSync(to, annotated.bytes, { mode: 0o600 });
      return { highlighted: annotated.highlighted, inMargin: annotated.inMargin };
    } catch (error) {
      // The file could be read, so the fault concerns only its structure.
      if (error instanceof DocumentError) throw problem('pdf.no-notes', {}, error);
      throw error;
    }
  });
}
