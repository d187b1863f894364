import { documentKind } from '../documents/kind.ts';
import { problem } from '../platform/errors.ts';
import { type DocumentText, readDocumentText } from '../services/document-text.ts';
import { createConvertDoc } from '../services/documents/convert-doc.ts';
import type { Input } from './read-input.ts';

/**
 * Returns the text of an office document; undefined for any other file, and for standard input, which is text.
 * @throws EmendError `cli.refused` for a document that cannot be read
 */
export async function readDocument({ file, bytes }: Input): Promise<DocumentText | undefined> {
  const kind = bytes && documentKind(bytes);
  if (!bytes || !kind || kind === 'pdf' || kind === 'zip' || kind === 'tex' || kind === 'unknown') return undefined;
  const document = kind === 'doc' ? await createConvertDoc('if-any')(bytes) : bytes;
  const read = 'fault' in document ? document : readDocumentText(document);
  if ('fault' in read) throw problem('cli.refused', { file, problem: read.message });
  return read;
}
