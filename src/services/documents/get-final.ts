import { formatOfFile, type SourceFormat } from '../../documents/source/formats.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DocumentRow } from '../../platform/db/record-tables.ts';
import { problem } from '../../platform/errors.ts';
import { createDownload, type Download } from '../records/downloads.ts';
import { filenameStem } from '../records/filename-stem.ts';
import { findKept } from '../records/find-record.ts';
import { resultKey } from '../records/record-files.ts';
import type { StoredOptions } from './proofreading-options.ts';
import { storedSource } from './source-kind.ts';

/** The extensions that a Word file keeps. Any other extension, including "doc", becomes docx. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  docm: 'application/vnd.ms-word.document.macroEnabled.12',
  dotx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
  dotm: 'application/vnd.ms-word.template.macroEnabled.12',
};
/** The extensions that OpenDocument and RTF files keep, by format. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  odt: {
    odt: 'application/vnd.oasis.opendocument.text',
    ott: 'application/vnd.oasis.opendocument.text-template',
  },
  fodt: { fodt: 'application/vnd.oasis.opendocument.text-flat-xml' },
  rtf: { rtf: 'application/rtf' },
};
/** The media types of texts. The encoding is always that of the upload. */
const SOURCE_TYPES: Partial<Record<SourceFormat, string>> = { markdown: 'text/markdown', html: 'text/html' };
/** The kinds of uploads that are returned as an archive of sources and a docx. */
const LATEX = new Set(['tex', 'zip']);

/**
 * Returns the processed file of a document: "paper.docx" becomes "paper-edited.docx", a doc becomes a docx, an odt
 * stays an odt, an rtf an rtf, LaTeX becomes a zip, and a text with markup keeps its format.
 * @throws EmendError `record.not-found`, `document.not-ready` before SUCCESS
 */
export async function finalFile(db: Db, accountId: string, documentId: string): Promise<Download> {
  const row = await findKept(db, 'document', accountId, documentId);
  if (row.status !== 'SUCCESS') throw problem('document.not-ready', { status: row.status });
  return { blobKey: resultKey(documentId), ...namedFile(row, 'edited') };
}

/** The name and type of a file that is made from a document: "paper.docx" and "clean" give "paper-clean.docx". */
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

/** A text keeps its extension. Its tracked copy is a unified diff. */
function sourceFile(row: DocumentRow, format: SourceFormat, suffix: string): Omit<Download, 'blobKey'> {
  if (suffix === 'tracked') return { filename: `${row.filename}.diff`, contentType: 'text/x-diff; charset=utf-8' };
  const end = formatOfFile(row.filename) === format && row.filename.includes('.') ? `.${row.extension}` : '.txt';
  return { filename: `${stemOf(row)}-${suffix}${end}`, contentType: SOURCE_TYPES[format] ?? 'text/plain' };
}

export function stemOf({ filename }: DocumentRow): string {
  return filenameStem(filename) || 'document';
}

function isLatexDocument(row: DocumentRow): boolean {
  return LATEX.has(kindOf(row));
}

/** Decided by the content, because the name can be wrong: a Word file called "paper.tex" is returned as a Word file. */
function kindOf({ options, extension }: DocumentRow): string {
  return (options as StoredOptions).kind ?? extension;
}

/**
 * Makes a new download address for the processed file of a document and returns its last segment.
 * @throws EmendError as `finalFile`
 */
export async function getFinal(db: Db, accountId: string, documentId: string): Promise<string> {
  const file = await finalFile(db, accountId, documentId);
  return (await createDownload(db, { accountId, ...file })).id;
}
