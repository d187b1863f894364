import { Readable } from 'node:stream';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';

/** What the result of a document was written from, so that it can be written again without what the reader rejected. */
export interface StoredPlan {
  readonly alerts: readonly ParagraphAlert[];
  readonly sentences: number;
  /** ISO 8601; the date of the tracked changes. */
  readonly date: string;
}

/** It quotes the text, so it is a file like the upload and is deleted with it. */
function planKey(id: string): string {
  return `plans/${id}`;
}

/** The docx that a Word 97 to 2003 file was converted to. */
export function convertedKey(id: string): string {
  return `converted/${id}`;
}

export async function savePlan(blobs: BlobStore, id: string, plan: StoredPlan): Promise<void> {
  await blobs.put(planKey(id), Readable.from([Buffer.from(JSON.stringify(plan))]));
}

/** Undefined for documents from before plans were stored. */
export async function readPlan(blobs: BlobStore, id: string): Promise<StoredPlan | undefined> {
  if ((await blobs.size(planKey(id))) === null) return undefined;
  return JSON.parse(Buffer.from(await blobs.readAll(planKey(id))).toString('utf8')) as StoredPlan;
}
