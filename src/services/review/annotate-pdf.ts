import { readFile, rm } from 'node:fs/promises';
import type { PdfNote, PdfRange } from '../../contract/pdf-review.ts';
import type { PlacedBox, PlacedNote, PlacedText } from '../../documents/pdf/index.ts';
import { problem } from '../../platform/errors.ts';
import { scratchFile } from '../pdf/upload-folder.ts';
import { findKept } from '../records/find-record.ts';
import { readDetails } from '../records/record-details.ts';
import { uploadKey } from '../records/record-files.ts';
import type { PdfReadingParts } from './read-pdf.ts';

export interface AskedOf {
  readonly accountId: string;
  readonly id: string;
  readonly signal?: AbortSignal;
}

export interface AnnotatedCopy {
  readonly bytes: Uint8Array;
  readonly filename: string;
  readonly highlighted: number;
  readonly inMargin: number;
}

/** Light enough for black letters: a contrast of at least 12 to 1. */
const COLOURS: Readonly<Record<string, readonly [number, number, number]>> = {
  Correctness: [1, 0.79, 0.76],
  Clarity: [0.77, 0.87, 1],
  Fluency: [0.78, 0.93, 0.84],
  Style: [1, 0.9, 0.66],
  'Style Guide Compliance': [0.89, 0.84, 0.98],
  Inclusivity: [0.98, 0.83, 0.93],
};
const PLAIN = [1, 0.95, 0.6] as const;
/** The most quoted words in a note. More would show nothing new, because the words are highlighted. */
const LONGEST_QUOTE = 120;

/**
 * Returns where words are on the pages of a PDF, by range.
 * @throws EmendError `record.not-found`, `pdf.…`
 */
export async function placesInPdf(
  parts: PdfReadingParts,
  asked: AskedOf,
  ranges: readonly PdfRange[],
): Promise<PlacedBox[][]> {
  const paragraphs = await paragraphsOf(parts, asked, ranges);
  return withStoredFile(parts, asked.id, (path) => parts.reader.locate({ path, paragraphs, ranges }, asked.signal));
}

/**
 * Returns a copy of a PDF with each suggestion as a note on its words. The original's bytes stay as they are.
 * @throws EmendError `record.not-found`, `pdf.no-notes`, `pdf.…`
 */
export async function annotatedPdf(
  parts: PdfReadingParts,
  asked: AskedOf,
  suggestions: readonly PdfNote[],
): Promise<AnnotatedCopy> {
  const { filename } = await findKept(parts.db, 'pdf_reading', asked.accountId, asked.id);
  const paragraphs = await paragraphsOf(parts, asked, suggestions);
  const notes = suggestions.map((suggestion) => noteOf(suggestion, paragraphs[suggestion.paragraph]!.text));
  const to = scratchFile(parts.uploads.path);
  try {
    const counts = await withStoredFile(parts, asked.id, (path) =>
      parts.reader.annotate({ path, paragraphs, notes, author: 'Emend', date: Date.now(), to }, asked.signal),
    );
    return { ...counts, bytes: await readFile(to), filename: `${filename.replace(/\.pdf$/i, '')}-annotated.pdf` };
  } finally {
    await rm(to, { force: true });
  }
}

/**
 * Returns the paragraphs in order, without text and places if they are not needed. Otherwise a thesis would pass 2 MB
 * to the thread for one word.
 */
async function paragraphsOf(
  { db, blobs }: PdfReadingParts,
  { accountId, id }: AskedOf,
  ranges: readonly PdfRange[],
): Promise<PlacedText[]> {
  await findKept(db, 'pdf_reading', accountId, id);
  const { paragraphs } = JSON.parse((await readDetails(blobs, id)).toString('utf8')) as { paragraphs: PlacedText[] };
  for (const { paragraph, start, end } of ranges)
    if (start >= end || end > (paragraphs[paragraph]?.text.length ?? 0))
      throw problem('request.invalid-field', {
        field: 'end',
        problem: 'must lie within the paragraph, after the start',
      });
  const wanted = new Set(ranges.map(({ paragraph }) => paragraph));
  return paragraphs.map(({ text, boxes }, i) => (wanted.has(i) ? { text, boxes } : { text: '', boxes: [] }));
}

function withStoredFile<T>(
  { blobs, uploads, maxUploadBytes }: PdfReadingParts,
  id: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  return uploads.withFile(async (file) => {
    await file.write(await blobs.read(uploadKey(id)), maxUploadBytes);
    return use(file.path);
  });
}

/** What to do, followed by the reason. */
function noteOf(suggestion: PdfNote, text: string): PlacedNote {
  const { paragraph, start, end, replacements, comment, category, kind } = suggestion;
  const covered = text.slice(start, end);
  const quoted = covered.length > LONGEST_QUOTE ? `${covered.slice(0, LONGEST_QUOTE)} …` : covered;
  const [best] = replacements;
  const action =
    best === undefined
      ? ''
      : best.trim() === ''
        ? `Remove “${quoted}”.`
        : `Replace “${quoted}” with ${replacements.map((replacement) => `“${replacement}”`).join(' or ')}.`;
  const contents = [action, comment].filter((part) => part !== '').join('\n\n');
  return { paragraph, start, end, contents, subject: kind, colour: COLOURS[category] ?? PLAIN };
}
