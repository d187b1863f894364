import type { ManuscriptAnswer } from '../../contract/manuscript.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { convertedKey } from '../documents/stored-plan.ts';
import { findRecord } from '../records/find-record.ts';
import { uploadKey } from '../records/record-files.ts';
import type { CheckManuscriptFile } from './check-file.ts';

export interface CheckDocumentParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly checkManuscript: CheckManuscriptFile;
}

/**
 * Checks a document as it was submitted for proofreading. The result is not stored, because the check takes less time
 * than fetching the document.
 * @throws EmendError `record.not-found`, and what `CheckManuscriptFile` throws
 */
export async function checkSubmittedDocument(
  { db, blobs, checkManuscript }: CheckDocumentParts,
  { accountId, id, signal }: { readonly accountId: string; readonly id: string; readonly signal: AbortSignal },
): Promise<ManuscriptAnswer> {
  const { filename } = await findRecord(db, 'document', accountId, id);
  const converted = (await blobs.size(convertedKey(id))) !== null;
  const bytes = await blobs.readAll(converted ? convertedKey(id) : uploadKey(id));
  return checkManuscript({ bytes, filename, signal });
}
