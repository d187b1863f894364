import { type CheckerThread, openChecker, openingOf } from '../ask-thread.ts';
import type { BrowserCheckerOptions, Checker } from '../checker.ts';

export type * from '../checker.ts';

/**
 * Creates a checker in a worker of its own, ready to check. The models are downloaded at this call, checked against the
 * digests in the module, and stored in the browser's cache, so that the next page needs no network.
 * @throws Error with a `code`: `library.option`; `library.insecure` on a page that is neither https nor from this
 * computer; `library.fetch`, naming the address that does not answer; and `models.damaged` if the answer is something
 * else
 */
export function createChecker({ models, onProgress, ...options }: BrowserCheckerOptions = {}): Promise<Checker> {
  const folder = models === undefined ? new URL('models/', import.meta.url) : new URL(models, location.href);
  if (!folder.pathname.endsWith('/')) folder.pathname += '/';
  return openChecker(startThread(), openingOf({ ...options, models: folder.href }), onProgress);
}

function startThread(): CheckerThread {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'emend' });
  return {
    send: (question) => worker.postMessage(question),
    listen(onAnswer, onEnd) {
      worker.onmessage = ({ data }) => onAnswer(data);
      worker.onerror = onEnd;
    },
    // the user may leave the page at any time
    setBusy: () => undefined,
    end: async () => worker.terminate(),
  };
}
