import { setTimeout as sleep } from 'node:timers/promises';

/** The time between the signal to stop and the last accepted request, in which a load balancer learns to use another process. */
export interface Drain {
  readonly isBegun: () => boolean;
  /** Marks the process as not ready. Resolves when no load balancer should send requests any more. */
  begin(seconds: number): Promise<void>;
}

export function createDrain(): Drain {
  let begun = false;
  return {
    isBegun: () => begun,
    async begin(seconds) {
      begun = true;
      if (seconds > 0) await sleep(seconds * 1000);
    },
  };
}
