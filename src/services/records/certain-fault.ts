import { EmendError } from '../../platform/errors.ts';
import { isFaultOfTask, isOutOfMemory } from '../../platform/workers/worker-thread.ts';
import { FAULT_REFUSAL, LOST_UPLOAD_REFUSAL, type Refusal, TIMEOUT_REFUSAL, TOO_COMPLEX_REFUSAL } from './refusal.ts';

/**
 * How a document fails where another attempt would meet the same fault; undefined where one may go better, after a worker
 * that was killed or while the database or the disk was away. Memory is given a second chance, since a thread that
 * other documents filled before may be at fault.
 *
 * @param attempt of the job, 1 for the first
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
