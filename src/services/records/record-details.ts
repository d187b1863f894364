import { Readable } from 'node:stream';
import type { DocumentDetails } from '../../contract/document-review.ts';
import type { PdfReading } from '../../contract/pdf-review.ts';
import type { ReportDetails } from '../../contract/report-review.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';

/**
 * What the review screens show of a record beside its counts: changes with their context, coloured paragraphs. It quotes
 * the text, so it is a file beside the upload and the result, deleted with them, and never in the database.
 */
function detailsKey(id: string): string {
  return `details/${id}`;
}

/** It is sent as it was written, so it is of the contract from the first. */
type Details = DocumentDetails | PdfReading | ReportDetails;

export async function saveDetails(blobs: BlobStore, id: string, details: Details): Promise<void> {
  await blobs.put(detailsKey(id), Readable.from([Buffer.from(JSON.stringify(details))]));
}

/**
 * The stored JSON as it is: nobody here has to read it.
 * @throws EmendError `record.not-found` when there is none
 */
export async function readDetails(blobs: BlobStore, id: string): Promise<Buffer> {
  if ((await blobs.size(detailsKey(id))) === null) throw problem('record.not-found');
  return Buffer.from(await blobs.readAll(detailsKey(id)));
}

/** For the end of a job: when the owner deleted the record meanwhile, nothing of what the job wrote stays. */
export async function deleteFilesOfDeleted(db: Db, blobs: BlobStore, id: string): Promise<void> {
  const row = await db.selectFrom('records').select('deleted').where('id', '=', id).executeTakeFirst();
  if (!row || row.deleted) await deleteRecordFiles(blobs, id);
}

/** Where the files of records lie, one in each: upload, what was read of it, result, details, what it was written from. */
export const RECORD_FOLDERS = ['uploads', 'readings', 'results', 'details', 'plans', 'converted'] as const;

/** Deletes every file of a record. */
export async function deleteRecordFiles(blobs: BlobStore, id: string): Promise<void> {
  await Promise.all(RECORD_FOLDERS.map((folder) => blobs.delete(`${folder}/${id}`)));
}
