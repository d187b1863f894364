import { DocumentError } from '../../documents/document-error.ts';
import { type EmendError, problem } from '../../platform/errors.ts';

/** Returns the catalogue's error for a fault of the file; undefined for any other error. */
export function refusal(error: unknown, bytes: Uint8Array): EmendError | undefined {
  if (!(error instanceof DocumentError)) return undefined;
  if (error.kind === 'encrypted') return problem('pdf.encrypted');
  if (error.kind === 'too-large') {
    const { fault, parameters } = error;
    return fault === 'pdf.too-many-pages' ? problem(fault, parameters) : problem('pdf.too-complex');
  }
  if (bytes.length === 0) return problem('pdf.empty');
  return problem(hasHeader(bytes) ? 'pdf.damaged' : 'pdf.wrong-format');
}

/** Up to 1,024 bytes of other data may precede the header (ISO 32000-1, implementation note 13). */
function hasHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-');
}

/**
 * True for an abort or trap inside WebAssembly (memory, stack, unreachable), and for arrays and strings of impossible
 * size that a file caused. Every other error is our own fault.
 */
export function isEngineAbort(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'RuntimeError' || error instanceof RangeError || /^Aborted\(|memory access/i.test(error.message)
  );
}
