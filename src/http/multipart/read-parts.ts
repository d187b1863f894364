import { problem } from '../../platform/errors.ts';
import { type PartHeader, readPartHeader } from './part-header.ts';

/** A part of a form. Content that is unread when the next part is requested is skipped. */
export interface FormPart extends PartHeader {
  readonly content: AsyncIterable<Uint8Array>;
}

/** Far above any real header. Limits the memory that a header without an end can take. */
const HEADER_BYTES = 16_384;
const BLANK_LINE = '\r\n\r\n';

/**
 * Reads a multipart/form-data body (RFC 7578; delimiters: RFC 2046, 5.1.1) part by part. It pulls: it reads no byte
 * before the caller asks for it, so no part waits for a reader that never comes, and it holds only a chunk and a
 * delimiter. Parts without a name are skipped, and so is the text before the first delimiter and after the last. An
 * empty body has no parts.
 * @throws EmendError `request.broken-form` if the body ends before the form does, or if a header has no end
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

/** The received bytes of a body that were not consumed yet. */
interface Bytes {
  held(): Buffer;
  take(count: number): Buffer;
  /** Waits for the next chunk; returns false at the end. */
  more(): Promise<boolean>;
  close(): Promise<void>;
}

function bytesOf(body: AsyncIterable<Uint8Array>): Bytes {
  const chunks = body[Symbol.asyncIterator]();
  // A delimiter begins with a line end, except the first one, which does not need it.
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

/** Its iterator has no `return`, so that a reader can stop and another can read the rest. */
function contentUntil(bytes: Bytes, delimiter: Buffer): AsyncIterable<Uint8Array> {
  let isOver = false;
  const next = async (): Promise<IteratorResult<Uint8Array>> => {
    while (!isOver) {
      const at = bytes.held().indexOf(delimiter);
      // The last bytes may be the beginning of a delimiter.
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

/** Follows a delimiter: two hyphens mark the last one. */
async function endsForm(bytes: Bytes): Promise<boolean> {
  while (bytes.held().length < 2) await moreOf(bytes);
  return bytes.held().toString('latin1', 0, 2) === '--';
}

/**
 * Consumes the header and its blank line. The first line is the rest of the delimiter line, which carries no
 * information.
 * @returns null for a part without a name or a blank line
 */
async function readHeader(bytes: Bytes, delimiter: Buffer): Promise<PartHeader | null> {
  while (true) {
    const end = bytes.held().indexOf(BLANK_LINE);
    const next = bytes.held().indexOf(delimiter);
    const hasNoEnd = next !== -1 && (end === -1 || next < end + BLANK_LINE.length);
    const length = hasNoEnd ? next : end === -1 ? bytes.held().length : end;
    if (length > HEADER_BYTES) throw problem('request.broken-form');
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
  if (!(await bytes.more())) throw problem('request.broken-form');
}
