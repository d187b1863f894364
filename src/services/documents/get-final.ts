import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { createDownload, type Download } from './downloads.ts';
import { getDocument } from './get-document.ts';
import { resultKey } from './submit-document.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  docx: DOCX,
  doc: DOCX,
  docm: 'application/vnd.ms-word.document.macroEnabled.12',
  dotx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
  dotm: 'application/vnd.ms-word.template.macroEnabled.12',
};
/** Extensions of uploads that come back as an archive of sources and a docx. */
const LATEX = new Set(['tex', 'ltx', 'latex', 'zip']);

/**
 * The processed file of a document.
 * @throws EmendError `record.not-found`, `document.not-ready` before SUCCESS
 */
export async function finalFile(db: Db, accountId: string, documentId: string): Promise<Download> {
  const row = await getDocument(db, accountId, documentId);
  if (row.deleted) throw problem('record.not-found');
  if (row.status !== 'SUCCESS') throw problem('document.not-ready', { status: row.status });
  return {
    blobKey: resultKey(documentId),
    filename: resultName(row.filename, row.extension),
    contentType: LATEX.has(row.extension) ? 'application/zip' : (CONTENT_TYPES[row.extension] ?? DOCX),
  };
}

/**
 * A new download address for the processed file of a document; the last segment of it.
 * @throws EmendError as `finalFile`
 */
export async function getFinal(db: Db, accountId: string, documentId: string): Promise<string> {
  const file = await finalFile(db, accountId, documentId);
  return (await createDownload(db, { accountId, ...file })).id;
}

/** "paper.docx" comes back as "paper-edited.docx"; a doc as a docx, LaTeX as a zip. */
function resultName(filename: string, extension: string): string {
  const stem = filename.replace(/\.[A-Za-z0-9]{1,8}$/, '') || 'document';
  if (LATEX.has(extension)) return `${stem}-edited.zip`;
  return `${stem}-edited.${extension in CONTENT_TYPES && extension !== 'doc' ? extension : 'docx'}`;
}
