import { problem } from '../../platform/errors.ts';
import { type PartHeader, readPartHeader } from './part-header.ts';

/** A part of a form. What is not read of its content by the time the next part is asked for is passed over. */
export interface FormPart extends PartHeader {
  readonly content: AsyncIterable<Uint8Array>;
}

/** Far above any real header, and all that a header without an end may take of the memory. */
const HEADER_BYTES = 16_384;
const BLANK_LINE = '\r\n\r\n';

/**
 * Reads a body of multipart/form-data (RFC 7578; delimiters: RFC 2046, 5.1.1) part by part. It pulls: no byte is read before somebody
 * asks for it, so no part can wait for a reader that never comes, and a chunk and a delimiter are all that is held.
 * Parts without a name are passed over, and so is what stands before the first delimiter and after the last. No body is no part.
 * @throws EmendError `request.aborted` where the body ends before the form does, or a header has no end
 */
export async function* readParts(body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<FormPart> {
  const bytes = bytesOf(body);
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  try {
    if (!(await bytes.more())) return;
    await passOver(contentUntil(bytes, delimiter));
    while (!(await endsForm(bytes))) {
      const header = await readHeader(bytes, delimiter);
      const content = contentUntil(bytes, delimiter);
      if (header !== null) yield { ...header, content };
      await passOver(content);
    }
  } finally {
    await bytes.close();
  }
}

/** The bytes of a body that have come and were not taken yet. */
interface Bytes {
  held(): Buffer;
  take(count: number): Buffer;
  /** Waits for the next chunk; false at the end. */
  more(): Promise<boolean>;
  close(): Promise<void>;
}

function bytesOf(body: AsyncIterable<Uint8Array>): Bytes {
  const chunks = body[Symbol.asyncIterator]();
  // A delimiter begins with a line end, which the first one need not have.
  let held = Buffer.from('\r\n');
  return {
    held: () => held,
    take(count) {
      const taken = held.subarray(0, count);
      held = held.subarray(count);
      return taken;
    },
    async more() {
      const { value, done } = await chunks.next();
      if (!done) held = Buffer.concat([held, value]);
      return !done;
    },
    async close() {
      await chunks.return?.();
    },
  };
}

/** Its iterator has no `return`: who stops reading leaves the rest to whoever goes on. */
function contentUntil(bytes: Bytes, delimiter: Buffer): AsyncIterable<Uint8Array> {
  let isOver = false;
  const next = async (): Promise<IteratorResult<Uint8Array>> => {
    while (!isOver) {
      const at = bytes.held().indexOf(delimiter);
      // Without a delimiter, the last bytes may still be the beginning of one.
      const certain = at === -1 ? bytes.held().length - delimiter.length + 1 : at;
      if (certain > 0) return { value: bytes.take(certain), done: false };
      if (at === 0) {
        bytes.take(delimiter.length);
        isOver = true;
      } else await moreOf(bytes);
    }
    return { value: undefined, done: true };
  };
  return { [Symbol.asyncIterator]: () => ({ next }) };
}

async function passOver(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _chunk of content);
}

/** After a delimiter: two hyphens say that it was the last. */
async function endsForm(bytes: Bytes): Promise<boolean> {
  while (bytes.held().length < 2) await moreOf(bytes);
  return bytes.held().toString('latin1', 0, 2) === '--';
}

/**
 * Takes the header and its blank line. The first line is the rest of the delimiter's own, which says nothing.
 * @returns null for a part that has no name, or no blank line
 */
async function readHeader(bytes: Bytes, delimiter: Buffer): Promise<PartHeader | null> {
  while (true) {
    const end = bytes.held().indexOf(BLANK_LINE);
    const next = bytes.held().indexOf(delimiter);
    const hasNoEnd = next !== -1 && (end === -1 || next < end + BLANK_LINE.length);
    const length = hasNoEnd ? next : end === -1 ? bytes.held().length : end;
    if (length > HEADER_BYTES) throw problem('request.aborted');
    if (hasNoEnd) return null;
    if (end !== -1) {
      const lines = bytes.take(end).toString('utf8').split('\r\n').slice(1);
      bytes.take(BLANK_LINE.length);
      return readPartHeader(lines);
    }
    await moreOf(bytes);
  }
}

async function moreOf(bytes: Bytes): Promise<void> {
  if (!(await bytes.more())) throw problem('request.aborted');
}
