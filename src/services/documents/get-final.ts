import { formatOfFile, type SourceFormat } from '../../documents/source/formats.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DocumentRow } from '../../platform/db/record-tables.ts';
import { problem } from '../../platform/errors.ts';
import { createDownload, type Download } from '../records/downloads.ts';
import { findKept } from '../records/find-record.ts';
import { resultKey } from '../records/record-files.ts';
import type { StoredOptions } from './proofreading-options.ts';
import { storedSource } from './source-kind.ts';

/** Extensions that a Word file keeps; any other, "doc" among them, becomes docx. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  docm: 'application/vnd.ms-word.document.macroEnabled.12',
  dotx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
  dotm: 'application/vnd.ms-word.template.macroEnabled.12',
};
/** Extensions that files of OpenDocument and RTF keep, by what they are. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  odt: {
    odt: 'application/vnd.oasis.opendocument.text',
    ott: 'application/vnd.oasis.opendocument.text-template',
  },
  fodt: { fodt: 'application/vnd.oasis.opendocument.text-flat-xml' },
  rtf: { rtf: 'application/rtf' },
};
/** Of texts; the encoding is that of the upload, whatever it is. */
const SOURCE_TYPES: Partial<Record<SourceFormat, string>> = { markdown: 'text/markdown', html: 'text/html' };
/** Kinds of uploads that come back as an archive of sources and a docx. */
const LATEX = new Set(['tex', 'zip']);

/**
 * The processed file of a document: "paper.docx" comes back as "paper-edited.docx", a doc as a docx, an odt as an odt, an rtf as an rtf, LaTeX as a zip, a text with markup as itself.
 * @throws EmendError `record.not-found`, `document.not-ready` before SUCCESS
 */
export async function finalFile(db: Db, accountId: string, documentId: string): Promise<Download> {
  const row = await findKept(db, 'document', accountId, documentId);
  if (row.status !== 'SUCCESS') throw problem('document.not-ready', { status: row.status });
  return { blobKey: resultKey(documentId), ...namedFile(row, 'edited') };
}

/** Name and type of a file that is made of a document: "paper.docx" and "clean" give "paper-clean.docx". */
export function namedFile(row: DocumentRow, suffix: string): Omit<Download, 'blobKey'> {
  const stem = stemOf(row);
  if (isLatexDocument(row)) return { filename: `${stem}-${suffix}.zip`, contentType: 'application/zip' };
  const kind = kindOf(row);
  const format = storedSource((row.options as StoredOptions).kind);
  if (format) return sourceFile(row, format, suffix);
  const types = OTHERS[kind] ?? CONTENT_TYPES;
  const extension = row.extension in types ? row.extension : kind in OTHERS ? kind : 'docx';
  return { filename: `${stem}-${suffix}.${extension}`, contentType: types[extension]! };
}

/** A text keeps its name's end; its tracked copy is a unified diff. */
function sourceFile(row: DocumentRow, format: SourceFormat, suffix: string): Omit<Download, 'blobKey'> {
  if (suffix === 'tracked') return { filename: `${row.filename}.diff`, contentType: 'text/x-diff; charset=utf-8' };
  const end = formatOfFile(row.filename) === format && row.filename.includes('.') ? `.${row.extension}` : '.txt';
  return { filename: `${stemOf(row)}-${suffix}${end}`, contentType: SOURCE_TYPES[format] ?? 'text/plain' };
}

export function stemOf({ filename }: DocumentRow): string {
  return filename.replace(/\.[A-Za-z0-9]{1,8}$/, '') || 'document';
}

function isLatexDocument(row: DocumentRow): boolean {
  return LATEX.has(kindOf(row));
}

/** By its content; the name may say anything: a Word file called "paper.tex" comes back as a Word file. */
function kindOf({ options, extension }: DocumentRow): string {
  return (options as StoredOptions).kind ?? extension;
}

/**
 * A new download address for the processed file of a document; the last segment of it.
 * @throws EmendError as `finalFile`
 */
export async function getFinal(db: Db, accountId: string, documentId: string): Promise<string> {
  const file = await finalFile(db, accountId, documentId);
  return (await createDownload(db, { accountId, ...file })).id;
}
