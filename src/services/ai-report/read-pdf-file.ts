import { Readable } from 'node:stream';
import type { DocumentErrorKind } from '../../documents/document-error.ts';
import type { ParagraphKind } from '../../documents/pdf/index.ts';
import type { ErrorCode } from '../../platform/error-catalogue.ts';
import { EmendError, problem } from '../../platform/errors.ts';
import type { ReportParagraph } from '../../reports/ai-report-input.ts';
import type { PdfReader, ReadOptions } from '../pdf/pdf-reader.ts';
import type { ReadPdf } from '../pdf/pdf-task.ts';
import type { UploadFolder } from '../pdf/upload-folder.ts';
import type { FileFault } from '../records/refusal.ts';
import { type ReadFile, withText } from './read-file.ts';

/** The result of reading a PDF. */
export interface PdfForReport {
  readonly file: ReadFile | FileFault;
  /** True when another reading would give the same result: no page is left to recognise, and no time limit ended the reading. */
  readonly final: boolean;
}

/** @throws EmendError `service.busy`, `service.stopping`; the signal's reason */
export type ReadPdfFile = (bytes: Uint8Array, options?: ReadOptions) => Promise<PdfForReport>;

/**
 * Reads PDFs for reports with the reader that all services share. Each PDF is read in a thread, which a hostile file
 * can end without harm to the process. Faults of the file come back as a value.
 *
 * @param uploads folder that holds the file while a thread reads it
 */
export function createReadPdfFile(reader: PdfReader, uploads: UploadFolder): ReadPdfFile {
  return (bytes, options = {}) =>
    uploads.withFile(async ({ path, write }) => {
      await write(Readable.from([bytes]), bytes.length);
      try {
        const read = await reader.read(path, 'kinds', options);
        return { file: fileOf(read), final: options.ocr === true || read.textless.length === 0 };
      } catch (error) {
        const fault = error instanceof EmendError ? FAULTS[error.code] : undefined;
        if (fault === undefined) throw error;
        return { file: { fault, message: (error as EmendError).message }, final: fault !== 'timeout' };
      }
    });
}

const FAULTS: Readonly<Partial<Record<ErrorCode, DocumentErrorKind>>> = {
  'pdf.empty': 'damaged',
  'pdf.wrong-format': 'damaged',
  'pdf.damaged': 'damaged',
  'pdf.encrypted': 'encrypted',
  'pdf.too-many-pages': 'too-large',
  'pdf.too-complex': 'too-large',
  'pdf.timeout': 'timeout',
};

function fileOf({ paragraphs, recognised }: ReadPdf): ReadFile | FileFault {
  const found = paragraphs.map(
    ({ kind, level, text }): ReportParagraph =>
      kind === 'heading' ? { text, kind, level } : { text, kind: KINDS[kind] },
  );
  const file = withText(found, problem('pdf.no-text').message);
  return 'fault' in file || recognised.length === 0 ? file : { ...file, recognised: true };
}

const KINDS: Readonly<Record<ParagraphKind, ReportParagraph['kind']>> = {
  heading: 'heading',
  body: 'body',
  listItem: 'list',
  caption: 'caption',
  footnote: 'footnote',
  tableRow: 'table',
  code: 'code',
};
