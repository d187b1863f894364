import { isEngineAbort, refusal } from './pdf-faults.ts';
import { discardThreadEngine } from './thread-engine.ts';
import { ENGINE_ABORTED } from './thread-faults.ts';

/** After an abort inside the engine, the state of this thread is unreliable, so the thread ends without an answer. */
export async function guarded<T>(bytes: Uint8Array, work: () => T): Promise<T> {
  try {
    return work();
  } catch (error) {
    const known = refusal(error, bytes);
    if (known) throw known;
    discardThreadEngine();
    if (!isEngineAbort(error)) throw error;
    setImmediate(() => {
      throw Object.assign(new Error('The engine aborted'), { code: ENGINE_ABORTED });
    });
    return new Promise<never>(() => undefined);
  }
}
