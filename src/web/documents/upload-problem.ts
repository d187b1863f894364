import { ApiError, explain } from '../api/request.ts';
import { DOCUMENTS as phrases } from './words.ts';

/** The files that a page accepts. */
export interface Accepted {
  /** The kind, worded to follow "is not" (`notOfKind` of the words): "a Word, OpenDocument or text file". */
  readonly kind: string;
  /** What the writer can do with a file of another kind. */
  readonly remedy: string;
}

/** Why a file was refused, in words for writers: no bytes, parts or statuses. */
export function uploadProblem(error: unknown, name: string, { kind, remedy }: Accepted): string {
  switch (error instanceof ApiError ? error.code : null) {
    case 'request.too-large':
      return phrases.refusedSize(name);
    case 'document.missing-file':
    case 'pdf.missing-file':
    case 'pdf.empty':
      return phrases.emptyFile(name);
    case 'document.wrong-format':
    case 'pdf.wrong-format':
      return phrases.notOfKind(name, kind, remedy);
    default:
      return explain(error);
  }
}

/** True when the service may accept the same file at another try: nothing is wrong with the file itself. */
export function mayBeTaken(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
