/**
 * Why a document cannot be processed, as far as the file itself is concerned.
 *
 * - `damaged`: truncated, not what it claims to be, or not well-formed
 * - `encrypted`: protected by a password
 * - `rights-managed`: protected by rights management
 * - `unsupported`: a sound file of a format that is not handled here
 * - `too-large`: beyond a limit on size, entries, expansion or nesting
 * - `empty`: no text to check
 * - `timeout`: reading it took longer than is allowed
 */
export type DocumentErrorKind =
  | 'damaged'
  | 'encrypted'
  | 'rights-managed'
  | 'unsupported'
  | 'too-large'
  | 'empty'
  | 'timeout';

/**
 * A fault of the uploaded file. The message is plain English for the person who uploaded it: what is wrong and what to
 * do. It never quotes the document's text.
 */
export class DocumentError extends Error {
  readonly kind: DocumentErrorKind;

  constructor(kind: DocumentErrorKind, message: string) {
    super(message);
    this.name = 'DocumentError';
    this.kind = kind;
  }
}
