/**
 * Reasons why a document cannot be processed that concern the file itself.
 *
 * - `damaged`: truncated, not of the claimed format, or not well-formed
 * - `encrypted`: protected by a password
 * - `rights-managed`: protected by rights management
 * - `unsupported`: a valid file of a format that is not handled here
 * - `too-large`: beyond a limit on size, entries, expansion or nesting
 * - `empty`: no text to check
 * - `timeout`: reading it took longer than the limit
 */
export type DocumentErrorKind =
  | 'damaged'
  | 'encrypted'
  | 'rights-managed'
  | 'unsupported'
  | 'too-large'
  | 'empty'
  | 'timeout';

/** Faults that readers find in a file, by their names in the catalogue of errors, which has a sentence for each; with the kind of each fault. */
const FAULTS = {
  'file.empty': 'damaged',
  'file.broken-archive': 'damaged',
  'file.broken-data': 'damaged',
  'file.unsafe-archive': 'damaged',
  'file.malformed-xml': 'damaged',
  'file.wrong-part': 'damaged',
  'file.broken-rtf': 'damaged',
  'file.broken-doc': 'damaged',
  'file.no-tex': 'damaged',
  'file.no-main-tex': 'damaged',
  'file.several-main-tex': 'damaged',
  'file.not-word': 'unsupported',
  'file.older-office': 'unsupported',
  'file.not-odt': 'unsupported',
  'file.unknown-compression': 'unsupported',
  'file.too-deep': 'too-large',
  'file.too-large': 'too-large',
  'file.too-many-entries': 'too-large',
  'document.encrypted': 'encrypted',
  'document.rights-managed': 'rights-managed',
  'pdf.damaged': 'damaged',
  'pdf.encrypted': 'encrypted',
  'pdf.no-notes': 'unsupported',
  'pdf.too-complex': 'too-large',
  'pdf.too-many-pages': 'too-large',
} as const satisfies Record<string, DocumentErrorKind>;

export type DocumentFault = keyof typeof FAULTS;

/** A fault of the uploaded file. It contains no sentence: code that reports it takes the sentence from the catalogue. */
export class DocumentError extends Error {
  readonly kind: DocumentErrorKind;
  readonly fault: DocumentFault;
  /** Values for the sentence; never the document's text. */
  readonly parameters: Readonly<Record<string, string | number>>;

  constructor(fault: DocumentFault, parameters: Readonly<Record<string, string | number>> = {}) {
    super(fault);
    this.name = 'DocumentError';
    this.kind = FAULTS[fault];
    this.fault = fault;
    this.parameters = parameters;
  }
}
