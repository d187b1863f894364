import { EmendError, problem } from '../../platform/errors.ts';
import type { UploadedFile } from '../../services/pdf/upload-folder.ts';
import { type FormRequest, isFile, isForm, openForm, plainName } from './form.ts';

/** FastAPI accepts other parts as well. This limits how many are skipped. */
const MOST_PARTS = 120;

/**
 * Streams the part `file` of a form to disk; other parts are skipped.
 * @returns the name as sent, without folders; "document.pdf" if there was none
 * @throws EmendError `pdf.missing-file`, `pdf.unreadable-form`, `request.too-large`; faults of the disk
 */
export async function receivePdf(request: FormRequest, file: UploadedFile, maxBytes: number): Promise<string> {
  if (!isForm(request)) throw problem('pdf.missing-file');
  const parts = openForm(request, { maxBytes, maxParts: MOST_PARTS });
  if (parts === null) throw problem('pdf.unreadable-form');
  let filename: string | undefined;
  try {
    for await (const part of parts) {
      if (!isFile(part) || filename !== undefined) continue;
      filename = plainName(part.filename) || 'document.pdf';
      await file.write(part.content, maxBytes);
    }
  } catch (error) {
    const isOfForm = error instanceof EmendError && error.code !== 'request.too-large';
    throw isOfForm ? problem('pdf.unreadable-form', {}, error) : error;
  }
  if (filename === undefined) throw problem('pdf.missing-file');
  return filename;
}
