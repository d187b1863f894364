import { Readable } from 'node:stream';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { FileFault } from '../records/refusal.ts';
import type { ReadFile } from './read-file.ts';

/**
 * Keeps what was read from an upload at submission until its job takes it, because counting the words already reads the
 * text. It holds the text, so it is a file beside the upload and is deleted with it.
 */
export function readingKey(fileId: string): string {
  return `readings/${fileId}`;
}

export async function saveReading(blobs: BlobStore, fileId: string, reading: ReadFile | FileFault): Promise<void> {
  await blobs.put(readingKey(fileId), Readable.from([Buffer.from(JSON.stringify(reading))]));
}

/** Undefined if the submission could not read the file completely, or if its job has already run. */
export async function storedReading(blobs: BlobStore, fileId: string): Promise<ReadFile | FileFault | undefined> {
  if ((await blobs.size(readingKey(fileId))) === null) return undefined;
  return JSON.parse(Buffer.from(await blobs.readAll(readingKey(fileId))).toString()) as ReadFile | FileFault;
}
