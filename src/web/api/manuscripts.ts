import type { ManuscriptAnswer } from '../../contract/manuscript.ts';
import { request } from './request.ts';
import { type UploadOptions, upload } from './upload.ts';

/** Sends a file to be checked as a whole; the service keeps nothing of it. */
export async function checkManuscript(file: File, options?: UploadOptions): Promise<ManuscriptAnswer> {
  const form = new FormData();
  form.set('file', file);
  return (await upload<{ readonly data: ManuscriptAnswer }>('/api/v1/manuscript/check', form, options)).data;
}

/** The same checks for a proofread document, in the form in which it was sent. */
export const manuscriptOf = (documentId: string): Promise<ManuscriptAnswer> =>
  request<ManuscriptAnswer>(`/api/review/documents/${encodeURIComponent(documentId)}/manuscript`);
