import { ApiError, explain } from '../api/request.ts';

/** What can be sent from a page. */
export interface Accepted {
  /** "a Word, OpenDocument, RTF, LaTeX or text file", as it follows "is not". */
  readonly kind: string;
  /** What the writer can do with a file of another kind. */
  readonly remedy: string;
}

/** Why a file was not taken, in the words of somebody who writes: no bytes, parts or statuses. */
export function uploadProblem(error: unknown, name: string, { kind, remedy }: Accepted): string {
  switch (error instanceof ApiError ? error.code : null) {
    case 'request.too-large':
      return `“${name}” is larger than this server accepts. Split it, or make its pictures smaller.`;
    case 'document.missing-file':
    case 'pdf.missing-file':
    case 'pdf.empty':
      return emptyFile(name);
    case 'document.wrong-format':
    case 'pdf.wrong-format':
      return `“${name}” is not ${kind}, although its name ends like one. ${remedy}`;
    default:
      return explain(error);
  }
}

export function emptyFile(name: string): string {
  return `“${name}” is empty. Save it again in the program that made it, then choose it once more.`;
}

/** Whether the same file may be taken at another try: nothing is wrong with the file itself. */
export function mayBeTaken(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
