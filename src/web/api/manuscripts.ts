import { request } from './request.ts';
import { type UploadOptions, upload } from './upload.ts';

/** A group of checks with its English title. */
export interface CheckGroup {
  readonly group: string;
  readonly title: string;
}

/** A thing to look at in a manuscript, with its place and the words around it. */
export interface ManuscriptFinding {
  readonly group: string;
  readonly check: string;
  readonly message: string;
  readonly paragraph: number;
  readonly before: string;
  readonly covered: string;
  readonly after: string;
  /** Heading; empty before the first. */
  readonly section: string;
  /** “page 3”, “line 12”; empty where the format has neither. */
  readonly place: string;
}

export interface SectionTenses {
  readonly heading: string;
  readonly kind: string;
  readonly past: number;
  readonly present: number;
}

export interface ManuscriptReport {
  readonly words: number;
  /** All groups in their order. */
  readonly groups: readonly CheckGroup[];
  readonly findings: readonly ManuscriptFinding[];
  readonly tenses: readonly SectionTenses[];
}

/** Sends a file to be checked as a whole; nothing of it is kept. */
export async function checkManuscript(file: File, options?: UploadOptions): Promise<ManuscriptReport> {
  const form = new FormData();
  form.set('file', file);
  return (await upload<{ readonly data: ManuscriptReport }>('/api/v1/manuscript/check', form, options)).data;
}

/** The same of a document that was proofread, as it was sent. */
export const manuscriptOf = (documentId: string): Promise<ManuscriptReport> =>
  request<ManuscriptReport>(`/api/review/documents/${encodeURIComponent(documentId)}/manuscript`);
