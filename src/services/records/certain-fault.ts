import { EmendError } from '../../platform/errors.ts';
import { isFaultOfTask, isOutOfMemory } from '../../platform/workers/worker-thread.ts';
import { FAULT_REFUSAL, LOST_UPLOAD_REFUSAL, type Refusal, TIMEOUT_REFUSAL, TOO_COMPLEX_REFUSAL } from './refusal.ts';

/**
 * Returns the fault of a document if another attempt would meet it again; undefined if a retry may succeed, for example
 * after a worker was killed or while the database or the disk was unavailable. A memory fault gets a second attempt,
 * because other documents may have filled the thread's memory.
 *
 * @param attempt number of the job's attempt, 1 for the first
 */
export function certainRefusal(error: unknown, attempt: number): Refusal | undefined {
  if (error instanceof EmendError) {
    if (error.code === 'work.timeout') return TIMEOUT_REFUSAL;
    if (error.code === 'record.not-found') return LOST_UPLOAD_REFUSAL;
    return error.status === 503 ? undefined : FAULT_REFUSAL;
  }
  if (isOutOfMemory(error)) return attempt > 1 ? TOO_COMPLEX_REFUSAL : undefined;
  return isFaultOfTask(error) ? FAULT_REFUSAL : undefined;
}
