import { DocumentError } from '../../documents/document-error.ts';
import { TooManyPagesError } from '../../documents/pdf/index.ts';
import { EmendError, problem } from '../../platform/errors.ts';

/** Code of the error with which a thread ends whose engine aborted. */
export const ENGINE_ABORTED = 'ERR_PDF_ENGINE_ABORTED';
/** Node's code for a thread that passed its heap limit. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** The catalogue's error for a fault of the file; undefined for any other error. */
export function refusal(error: unknown, bytes: Uint8Array): EmendError | undefined {
  if (!(error instanceof DocumentError)) return undefined;
  if (error.kind === 'encrypted') return problem('pdf.encrypted');
  if (error.kind === 'too-large') {
    return error instanceof TooManyPagesError
      ? problem('pdf.too-many-pages', { limit: error.limit })
      : problem('pdf.too-complex');
  }
  if (bytes.length === 0) return problem('pdf.empty');
  return problem(hasHeader(bytes) ? 'pdf.damaged' : 'pdf.wrong-format');
}

/** Other matter may stand before the header, up to 1,024 bytes (ISO 32000-1, implementation note 13). */
function hasHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).includes('%PDF-');
}

/**
 * An abort or trap inside WebAssembly (memory, stack, unreachable), or arrays and strings of impossible size that a file
 * made us ask for. Every other error is a fault of ours.
 */
export function isEngineAbort(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'RuntimeError' || error instanceof RangeError || /^Aborted\(|memory access/i.test(error.message)
  );
}

/** What a caller is told when a thread was ended over a file: by the time limit, by the engine or by its memory. */
export function faultOfThread(error: unknown, timeoutMs: number): unknown {
  if (error instanceof EmendError)
    return error.code === 'work.timeout' ? problem('pdf.timeout', { seconds: timeoutMs / 1000 }) : error;
  const { code } = (error ?? {}) as { code?: unknown };
  return code === ENGINE_ABORTED || code === OUT_OF_MEMORY ? problem('pdf.too-complex', {}, error) : error;
}
