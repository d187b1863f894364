import type { ReadableStream } from 'node:stream/web';
import { problem } from '../errors.ts';

/** Requests the object with these additional headers. */
type Get = (headers: Record<string, string>) => Promise<Response>;

/** Interruptions in a row without a byte between them. */
const BREAKS = 3;

/** The header for a part of an object, `end` exclusive; none for the whole object. */
export function rangeOf(start: number, end = Number.POSITIVE_INFINITY): Record<string, string> {
  if (start === 0 && end === Number.POSITIVE_INFINITY) return {};
  return { range: `bytes=${start}-${end === Number.POSITIVE_INFINITY ? '' : end - 1}` };
}

/**
 * Returns the bytes of an object from `start` to `end`. If the answer breaks off, the rest is requested as long as the
 * object has not changed (RFC 9110, If-Match).
 * @param first the answer to the first request
 * @throws EmendError `storage.away` if it breaks off repeatedly, or if the object was replaced in the meantime
 */
export async function* contentOf(
  get: Get,
  first: Response,
  start: number,
  end = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array> {
  const tag = first.headers.get('etag');
  let answer = first;
  let at = start;
  for (let breaks = 0; ; ) {
    // A range that begins after the end is empty.
    if (!answer.body || answer.status === 416) return void (await answer.body?.cancel());
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read().catch((error: unknown) => {
          if (++breaks > BREAKS) throw problem('storage.away', {}, error);
          return { done: false, value: undefined };
        });
        if (done) return;
        if (!value) break;
        breaks = 0;
        at += value.length;
        yield value;
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
    if (at >= end) return;
    answer = await get({
      range: `bytes=${at}-${end === Number.POSITIVE_INFINITY ? '' : end - 1}`,
      ...(tag ? { 'if-match': tag } : {}),
    });
    // A store without range support starts from the beginning. If the object was replaced, it answers 412, which `get` refuses.
    if (at > 0 && answer.status === 200) throw problem('storage.away');
  }
}
