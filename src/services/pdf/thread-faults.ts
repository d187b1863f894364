import { EmendError, problem } from '../../platform/errors.ts';

/** Code of the error with which a thread ends whose engine aborted. */
export const ENGINE_ABORTED = 'ERR_PDF_ENGINE_ABORTED';
/** Node's code for a thread that passed its heap limit. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** What a caller is told when a thread was ended over a file: by the time limit, by the engine or by its memory. */
export function faultOfThread(error: unknown, timeoutMs: number): unknown {
  if (error instanceof EmendError)
    return error.code === 'work.timeout' ? problem('pdf.timeout', { seconds: timeoutMs / 1000 }) : error;
  const { code } = (error ?? {}) as { code?: unknown };
  return code === ENGINE_ABORTED || code === OUT_OF_MEMORY ? problem('pdf.too-complex', {}, error) : error;
}
