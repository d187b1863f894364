import { DocumentError } from '../document-error.ts';
import { startUpdate } from './file/incremental-update.ts';
import { entryOf, isReference, SyntaxFault } from './file/objects.ts';
import { openPdfFile, type PdfFile } from './file/pdf-file.ts';
import { highlightAppearance, highlightDictionary, marginNoteDictionary, type PdfNote } from './highlight.ts';
import { locateWords, type PlacedText, type TextRange, type WordPlace } from './locate-words.ts';
import type { PageFrame } from './page-frame.ts';
import type { PdfDocument, PdfEngine } from './pdf-engine.ts';
import type { PlacedBox } from './pdf-reading.ts';

/** A note on words of a paragraph. */
export interface PlacedNote extends TextRange, PdfNote {}

export interface AnnotatePdfOptions {
  /** The paragraphs of the file's reading, with their places. */
  readonly paragraphs: readonly PlacedText[];
  readonly notes: readonly PlacedNote[];
  readonly author: string;
  readonly date: Date;
}

export interface AnnotatedPdf {
  readonly bytes: Uint8Array;
  /** Notes whose words were highlighted. */
  readonly highlighted: number;
  /** Notes in the margin of a paragraph, whose words the page shows only as a picture. */
  readonly inMargin: number;
}

/**
 * Adds annotations to a PDF as an incremental update: the file's bytes stay unchanged, and the additions follow them.
 * Words over two pages get an annotation on each. The result is opened again before it is returned.
 *
 * @throws DocumentError `damaged` where the file's objects cannot be found; `encrypted`, because new strings would need encryption too;
 *   `unsupported` where the new annotations do not read back as expected
 */
export function annotatePdf(engine: PdfEngine, bytes: Uint8Array, options: AnnotatePdfOptions): AnnotatedPdf {
  const document = engine.open(bytes);
  try {
    const { byPage, ...counts } = placedNotes(document, options);
    const before = [...byPage.keys()].map((page) => document.annotationCount(page - 1));
    const written = write(bytes, document.pageCount, byPage, options);
    document.close();
    checkResult(engine, written, document.pageCount, byPage, before);
    return { bytes: written, ...counts };
  } catch (error) {
    if (error instanceof SyntaxFault) throw new DocumentError('pdf.damaged');
    throw error;
  } finally {
    document.close();
  }
}

/** The annotation of a page: a highlight of words, or a note in the margin. */
interface PageNote {
  readonly note: PlacedNote;
  readonly index: number;
  /** Empty only if there is a `margin`. */
  readonly places: readonly WordPlace[];
  readonly margin?: { readonly box: PlacedBox; readonly frame: PageFrame };
}

function placedNotes(document: PdfDocument, { paragraphs, notes }: AnnotatePdfOptions) {
  const byPage = new Map<number, PageNote[]>();
  const add = (page: number, note: PageNote) => {
    const held = byPage.get(page);
    if (held) held.push(note);
    else byPage.set(page, [note]);
  };
  let highlighted = 0;
  let inMargin = 0;
  locateWords(document, paragraphs, notes).forEach((places, index) => {
    const note = notes[index]!;
    const pages = new Set(places.map(({ page }) => page));
    for (const page of pages) add(page, { note, index, places: places.filter((place) => place.page === page) });
    if (pages.size > 0) {
      highlighted++;
      return;
    }
    const box = paragraphs[note.paragraph]?.boxes[0];
    const frame = box && document.readPage(box.page - 1)?.frame;
    if (!frame) return;
    inMargin++;
    add(box.page, { note, index, places: [], margin: { box, frame } });
  });
  return { byPage, highlighted, inMargin };
}

function write(
  bytes: Uint8Array,
  pageCount: number,
  byPage: ReadonlyMap<number, readonly PageNote[]>,
  options: AnnotatePdfOptions,
): Uint8Array {
  if (byPage.size === 0) return bytes;
  const file = openPdfFile(bytes);
  if (file.references.trailer.entries.has('Encrypt')) throw new DocumentError('pdf.encrypted');
  const pages = file.pages();
  if (pages.length !== pageCount) throw new SyntaxFault('pages that cannot be told apart');
  const update = startUpdate(file);
  const { author, date } = options;
  for (const [page, notes] of byPage) {
    const reference = pages[page - 1]!;
    const parts = { author, date, page: `${reference.number} ${reference.generation} R` };
    const added = notes.map(({ note, places, index, margin }) => {
      const own = { ...parts, ...note, name: `emend-${index + 1}-${page}` };
      const number = update.newNumber();
      if (margin) update.put(number, marginNoteDictionary(margin.box, margin.frame, own));
      else {
        const appearance = update.newNumber();
        update.put(appearance, highlightAppearance(places, note));
        update.put(number, highlightDictionary(places, own, `${appearance} 0 R`));
      }
      return `${number} 0 R`;
    });
    addToPage(file, update.put, reference.number, added);
  }
  return update.bytes();
}

/** Adds references to a page's annotations: to their list if it is a separate object, otherwise in the page. */
function addToPage(
  file: PdfFile,
  put: (number: number, content: string) => void,
  number: number,
  added: readonly string[],
): void {
  const page = file.object(number);
  const held = entryOf(page.value, 'Annots');
  const list = added.join(' ');
  const own = isReference(held?.value) ? held.value.number : undefined;
  if (own !== undefined && file.references.places.has(own)) {
    const array = file.object(own);
    if (Array.isArray(array.value)) {
      put(own, `${array.source.slice(array.start, array.end - 1)} ${list}]`);
      return;
    }
  }
  const before = page.source.slice(page.start, held?.start ?? page.end - 2);
  const after = page.source.slice(held?.end ?? page.end - 2, page.end);
  const kept = held && Array.isArray(held.value) ? page.source.slice(held.start + 1, held.end - 1) : '';
  put(number, `${before}${held ? '' : ' /Annots '}[${kept} ${list}]${after}`);
}

/** Checks that all pages are there and that each has the expected number of new annotations. */
function checkResult(
  engine: PdfEngine,
  bytes: Uint8Array,
  pageCount: number,
  byPage: ReadonlyMap<number, readonly PageNote[]>,
  before: readonly number[],
): void {
  const document = engine.open(bytes);
  try {
    const sound =
      document.pageCount === pageCount &&
      [...byPage].every(([page, notes], i) => document.annotationCount(page - 1) === before[i]! + notes.length);
    if (!sound) throw new DocumentError('pdf.no-notes');
  } finally {
    document.close();
  }
}
