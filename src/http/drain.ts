import { setTimeout as sleep } from 'node:timers/promises';

/** The time between the signal to stop and the end of taking requests, in which a balancer learns to look elsewhere. */
export interface Drain {
  readonly isBegun: () => boolean;
  /** From now on the process is not ready; fulfilled when no balancer should send anything any more. */
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
