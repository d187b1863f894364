import { Readable } from 'node:stream';
import type { DocumentDetails } from '../../contract/document-review.ts';
import type { PdfReading } from '../../contract/pdf-review.ts';
import type { ReportDetails } from '../../contract/report-review.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';

/**
 * What the review screens show of a record besides its counts: changes with their context, coloured paragraphs. It
 * quotes the text, so it is a file beside the upload and the result, is deleted with them and is never stored in the
 * database.
 */
function detailsKey(id: string): string {
  return `details/${id}`;
}

/** It is sent as it was written, so it follows the contract from the start. */
type Details = DocumentDetails | PdfReading | ReportDetails;

export async function saveDetails(blobs: BlobStore, id: string, details: Details): Promise<void> {
  await blobs.put(detailsKey(id), Readable.from([Buffer.from(JSON.stringify(details))]));
}

/**
 * Returns the stored JSON as it is, because no code here needs to parse it.
 * @throws EmendError `record.not-found` when there is none
 */
export async function readDetails(blobs: BlobStore, id: string): Promise<Buffer> {
  if ((await blobs.size(detailsKey(id))) === null) throw problem('record.not-found');
  return Buffer.from(await blobs.readAll(detailsKey(id)));
}

/** For the end of a job: if the owner deleted the record in the meantime, this removes everything that the job wrote. */
export async function deleteFilesOfDeleted(db: Db, blobs: BlobStore, id: string): Promise<void> {
  const row = await db.selectFrom('records').select('deleted').where('id', '=', id).executeTakeFirst();
  if (!row || row.deleted) await deleteRecordFiles(blobs, id);
}

/** The folder of a record's files: upload, its reading, result, details and plan. */
export const RECORD_FOLDERS = ['uploads', 'readings', 'results', 'details', 'plans', 'converted'] as const;

/** Deletes every file of a record. */
export async function deleteRecordFiles(blobs: BlobStore, id: string): Promise<void> {
  await Promise.all(RECORD_FOLDERS.map((folder) => blobs.delete(`${folder}/${id}`)));
}
