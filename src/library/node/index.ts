import { Worker } from 'node:worker_threads';
import { type CheckerThread, openChecker, openingOf } from '../ask-thread.ts';
import type { Checker, NodeCheckerOptions } from '../checker.ts';

export type * from '../checker.ts';

/**
 * Creates a checker in a worker thread of its own, ready to check. An idle thread does not keep the process alive.
 * @throws Error with a `code`: `library.option` for an invalid option; `models.missing` and `models.damaged`, naming
 * the file
 */
export function createChecker(options: NodeCheckerOptions = {}): Promise<Checker> {
  return openChecker(startThread(), openingOf(options));
}

function startThread(): CheckerThread {
  // none of the caller's flags: `--import` and inspector flags are not for threads
  const worker = new Worker(new URL('./worker.js', import.meta.url), { name: 'emend', execArgv: [] });
  return {
    send: (question) => worker.postMessage(question),
    listen(onAnswer, onEnd) {
      worker.on('message', onAnswer);
      // an error outside a check ends the thread; "exit" follows
      worker.on('error', () => undefined);
      worker.on('exit', onEnd);
    },
    setBusy: (busy) => (busy ? worker.ref() : worker.unref()),
    end: async () => {
      await worker.terminate();
    },
  };
}
