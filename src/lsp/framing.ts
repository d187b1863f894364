/** A piece of a message stream: a message, or what is wrong there, as a JSON-RPC error. */
export type Incoming =
  | { readonly kind: 'message'; readonly value: unknown }
  | { readonly kind: 'fault'; readonly code: number; readonly message: string };

const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;

/** Enough for a book of 500,000 words. A longer message is skipped unread. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Usually there are two short lines. */
const MOST_HEADER_BYTES = 8 * 1024;
const KEPT_BYTES = 256;

const fault = (code: number, message: string): Incoming => ({ kind: 'fault', code, message });

const NO_LENGTH = fault(INVALID_REQUEST, 'The header has no Content-Length. Send the bytes of the body in it.');

/**
 * Splits a stream into messages as the base protocol frames them: header lines, of which `Content-Length` matters, an
 * empty line, and JSON in UTF-8. Errors are reported and skipped, so that one bad message does not affect the others.
 */
export function createMessageDecoder(mostBytes: number = MOST_BYTES): { push(chunk: Buffer): Incoming[] } {
  let parts: Buffer[] = [];
  let size = 0;
  /** Size of the expected body in bytes; undefined before its header. */
  let length: number | undefined;
  /** Bytes of a body that are to be skipped. */
  let skip = 0;
  /** True when the last input was an invalid header that has been reported. */
  let lost = false;

  const joined = (): Buffer => {
    const whole = parts.length === 1 ? parts[0]! : Buffer.concat(parts, size);
    parts = [whole];
    return whole;
  };
  const drop = (bytes: number): void => {
    parts = [joined().subarray(bytes)];
    size -= bytes;
  };

  const header = (): Incoming | 'incomplete' | undefined => {
    const whole = joined();
    const end = whole.indexOf('\r\n\r\n');
    if (end < 0) {
      if (size <= MOST_HEADER_BYTES) return 'incomplete';
      // a header may begin in the rest
      drop(size - KEPT_BYTES);
      const told = lost;
      lost = true;
      return told ? undefined : NO_LENGTH;
    }
    const lines = whole.toString('latin1', 0, end);
    drop(end + 4);
    const found = /content-length[ \t]*:[ \t]*(\d{1,15})[ \t]*(?:\r|$)/i.exec(lines)?.[1];
    const told = lost;
    lost = false;
    if (found === undefined) return told ? undefined : NO_LENGTH;
    length = Number(found);
    if (length <= mostBytes) return undefined;
    skip = length;
    length = undefined;
    return fault(INVALID_REQUEST, `The message is too large: at most ${mostBytes} bytes are read.`);
  };

  const body = (): Incoming => {
    const text = joined().toString('utf8', 0, length);
    drop(length!);
    length = undefined;
    try {
      return { kind: 'message', value: JSON.parse(text) as unknown };
    } catch {
      return fault(PARSE_ERROR, 'The message is no valid JSON.');
    }
  };

  return {
    push(chunk) {
      parts.push(chunk);
      size += chunk.length;
      const found: Incoming[] = [];
      while (size > 0) {
        if (skip > 0) {
          const bytes = Math.min(skip, size);
          drop(bytes);
          skip -= bytes;
        } else if (length === undefined) {
          const read = header();
          if (read === 'incomplete') break;
          if (read) found.push(read);
        } else if (size >= length) found.push(body());
        else break;
      }
      return found;
    },
  };
}

/** Returns a message as it is transmitted. */
export function encodeMessage(message: object): Buffer {
  const body = Buffer.from(JSON.stringify(message), 'utf8');
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, 'latin1'), body]);
}
