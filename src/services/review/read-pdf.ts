import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { PdfRecord } from '../../contract/pdf-review.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { PdfReadingRow } from '../../platform/db/record-tables.ts';
import { problem } from '../../platform/errors.ts';
import type { PdfReader } from '../pdf/pdf-reader.ts';
import type { UploadFolder } from '../pdf/upload-folder.ts';
import { findKept } from '../records/find-record.ts';
import { deleteRecordFiles, saveDetails } from '../records/record-details.ts';
import { uploadKey } from '../records/record-files.ts';
import { addRecord } from '../records/record-life.ts';

export interface PdfReadingParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly reader: PdfReader;
  /** The folder that holds a stored PDF while a thread reads it. */
  readonly uploads: UploadFolder;
  readonly maxUploadBytes: number;
}

export interface PdfSubmission {
  readonly accountId: string;
  readonly filename: string;
  /** Path of the upload. */
  readonly path: string;
  readonly signal?: AbortSignal;
}

/**
 * Reads a PDF for the review tool and stores it, so that its pages can be drawn. Recognises scans if recognition is set
 * up.
 * @throws EmendError `pdf.…`, `service.busy`, `service.stopping`
 */
export async function submitPdf(parts: PdfReadingParts, submission: PdfSubmission): Promise<PdfReadingRow> {
  const { db, blobs, reader } = parts;
  const { accountId, filename, path, signal } = submission;
  const { pageCount, words, paragraphs, pages } = await reader.read(path, 'layout', {
    ocr: true,
    ...(signal ? { signal } : {}),
  });
  const id = randomUUID();
  try {
    await blobs.put(uploadKey(id), createReadStream(path), { maxBytes: parts.maxUploadBytes });
    await saveDetails(blobs, id, {
      pages: pages.map(({ page, width, height }) => ({ page, width, height })),
      paragraphs: paragraphs.map(({ kind, level, text, boxes, marker, page }) => ({
        kind,
        level,
        text,
        page,
        boxes,
        marker: marker ?? null,
      })),
    });
    const sent = { id, account_id: accountId, filename };
    return await addRecord(db, { ...sent, kind: 'pdf_reading', status: 'SUCCESS', pages: pageCount, words });
  } catch (error) {
    await deleteRecordFiles(blobs, id);
    throw error;
  }
}

/**
 * Returns a page as a PNG `width` pixels wide.
 * @throws EmendError `record.not-found`, also for a page that does not exist or cannot be drawn
 */
export async function pdfPagePicture(
  { db, blobs, reader, uploads, maxUploadBytes }: PdfReadingParts,
  accountId: string,
  { id, page, width }: { readonly id: string; readonly page: number; readonly width: number },
): Promise<Uint8Array> {
  await findKept(db, 'pdf_reading', accountId, id);
  const picture = await uploads.withFile(async (file) => {
    await file.write(await blobs.read(uploadKey(id)), maxUploadBytes);
    return reader.picture(file.path, page, width);
  });
  if (!picture) throw problem('record.not-found');
  return picture;
}

/** What the pages show of a PDF. */
export function pdfRecord(row: PdfReadingRow): PdfRecord {
  const { id, filename, pages, words, created_on } = row;
  return { id, filename, pages, words, created_on: created_on.getTime() };
}
