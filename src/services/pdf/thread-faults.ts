import { EmendError, problem } from '../../platform/errors.ts';

/** Code of the error that ends a thread whose engine aborted. */
export const ENGINE_ABORTED = 'ERR_PDF_ENGINE_ABORTED';
/** Node's code for a thread that exceeded its heap limit. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** The error for the caller when a file ended a thread: by the time limit, by the engine or by its memory. */
export function faultOfThread(error: unknown, timeoutMs: number): unknown {
  if (error instanceof EmendError)
    return error.code === 'work.timeout' ? problem('pdf.timeout', { seconds: timeoutMs / 1000 }) : error;
  const { code } = (error ?? {}) as { code?: unknown };
  return code === ENGINE_ABORTED || code === OUT_OF_MEMORY ? problem('pdf.too-complex', {}, error) : error;
}
