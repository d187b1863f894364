import type { DocumentKind } from '../documents/kind.ts';
import type { SourceFormat } from '../documents/source/formats.ts';
import { problem } from '../platform/errors.ts';
import { type ReadFile, readWordFile } from '../services/ai-report/read-file.ts';
import { readLatexFile } from '../services/ai-report/read-latex-file.ts';
import { createReadPdfFile } from '../services/ai-report/read-pdf-file.ts';
import { readSourceFile } from '../services/ai-report/read-source-file.ts';
import { createConvertDoc } from '../services/documents/convert-doc.ts';
import { kindOfUpload, textFormatOf } from '../services/documents/source-kind.ts';
import type { FileFault } from '../services/records/refusal.ts';
import { withPdfReader } from './pdf-reader.ts';

/** @throws EmendError `cli.refused` */
export async function readAnyFile(name: string, bytes: Uint8Array, named?: SourceFormat): Promise<ReadFile> {
  const kind = kindOfUpload(bytes, name);
  const format = named ?? textFormatOf(name, kind);
  const file = format ? readSourceFile(bytes, format) : await readDocument(kind, bytes);
  if ('fault' in file) throw problem('cli.refused', { file: name, problem: file.message });
  return file;
}

async function readDocument(kind: DocumentKind, bytes: Uint8Array): Promise<ReadFile | FileFault> {
  if (kind === 'unknown') return readSourceFile(bytes, 'text');
  if (kind === 'tex' || kind === 'zip') return readLatexFile(bytes);
  if (kind === 'pdf')
    return withPdfReader(1, async ({ reader, uploads }) => {
      const { file } = await createReadPdfFile(reader, uploads)(bytes, { ocr: true });
      return file;
    });
  const document = kind === 'doc' ? await createConvertDoc('if-any')(bytes) : bytes;
  return 'fault' in document ? document : readWordFile(document);
}
