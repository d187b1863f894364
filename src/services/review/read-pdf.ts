import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { sql } from 'kysely';
import { recordAudit } from '../../accounts/audit.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import type { PdfReadingRow } from '../../platform/db/schema.ts';
import { problem } from '../../platform/errors.ts';
import { isRecordId } from '../documents/get-document.ts';
import type { PdfReader } from '../pdf/pdf-reader.ts';
import type { UploadFolder } from '../pdf/upload-folder.ts';
import { uploadKey } from '../records/record-files.ts';
import { deleteRecordFiles, saveDetails } from './record-details.ts';

export interface PdfReadingParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly reader: PdfReader;
  /** Where a stored PDF lies while a thread reads it. */
  readonly uploads: UploadFolder;
  readonly maxUploadBytes: number;
}

export interface PdfSubmission {
  readonly accountId: string;
  readonly filename: string;
  /** Where the upload lies. */
  readonly path: string;
  readonly signal?: AbortSignal;
}

/**
 * Reads a PDF for the review tool and keeps it, so that its pages can be drawn. Scans are recognised where that is set up.
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
    return await db
      .insertInto('pdf_readings')
      .values({ id, account_id: accountId, filename, pages: pageCount, words })
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    await deleteRecordFiles(blobs, id);
    throw error;
  }
}

/** A PDF of the account that was not deleted. @throws EmendError `record.not-found` */
export async function getPdf(db: Db, accountId: string, id: string): Promise<PdfReadingRow> {
  const row = isRecordId(id)
    ? await db
        .selectFrom('pdf_readings')
        .selectAll()
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('deleted', '=', false)
        .executeTakeFirst()
    : undefined;
  if (!row) throw problem('record.not-found');
  return row;
}

/**
 * A page as a PNG `width` pixels wide.
 * @throws EmendError `record.not-found`, also for a page that is not there or cannot be drawn
 */
export async function pdfPagePicture(
  { db, blobs, reader, uploads, maxUploadBytes }: PdfReadingParts,
  accountId: string,
  { id, page, width }: { readonly id: string; readonly page: number; readonly width: number },
): Promise<Uint8Array> {
  await getPdf(db, accountId, id);
  const picture = await uploads.withFile(async (file) => {
    await file.write(await blobs.read(uploadKey(id)), maxUploadBytes);
    return reader.picture(file.path, page, width);
  });
  if (!picture) throw problem('record.not-found');
  return picture;
}

/** Deletes the file and its text; the record stays, marked as deleted and without its name. */
export async function deletePdf(
  db: Db,
  blobs: BlobStore,
  { accountId, id, address }: { readonly accountId: string; readonly id: string; readonly address: string },
): Promise<void> {
  await getPdf(db, accountId, id);
  await deleteRecordFiles(blobs, id);
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('pdf_readings')
      .set({ deleted: true, filename: 'deleted', modified_on: sql`now()` })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, { accountId, actorId: accountId, action: 'pdf.deleted', target: id, address });
  });
}

/** What the pages show of a PDF. */
export function pdfRecord(row: PdfReadingRow) {
  const { id, filename, pages, words, created_on } = row;
  return { id, filename, pages, words, created_on: created_on.getTime() };
}
