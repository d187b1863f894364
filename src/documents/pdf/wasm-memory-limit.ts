/**
 * Lowers the maximum of the first memory that a WebAssembly binary declares, so that a hostile file can never make the
 * instance grow past it: `resourceLimits` of a worker bounds only the JavaScript heap, and PDFium's build declares 2 GB.
 * (WebAssembly core specification 1.0, section 5.5.8, memory section; numbers are LEB128.)
 *
 * Returns a copy. Throws when the binary declares no memory with a maximum.
 */
export function limitWasmMemory(binary: Uint8Array, maximumBytes: number): Uint8Array<ArrayBuffer> {
  const patched = new Uint8Array(binary);
  let at = 8;
  while (at < patched.length) {
    const id = patched[at]!;
    const size = readLeb(patched, at + 1);
    const body = size.next;
    if (id === MEMORY_SECTION) {
      const count = readLeb(patched, body);
      const flags = patched[count.next]!;
      if (count.value < 1 || (flags & 1) === 0) break;
      const minimum = readLeb(patched, count.next + 1);
      const maximum = readLeb(patched, minimum.next);
      const pages = Math.max(minimum.value, Math.floor(maximumBytes / WASM_PAGE));
      writePaddedLeb(patched, minimum.next, maximum.next - minimum.next, Math.min(pages, maximum.value));
      return patched;
    }
    at = body + size.value;
  }
  throw new Error('the WebAssembly binary declares no memory with a maximum');
}

const MEMORY_SECTION = 5;
const WASM_PAGE = 65_536;

function readLeb(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0;
  let shift = 0;
  let at = start;
  for (;;) {
    const byte = bytes[at++]!;
    value += (byte & 0x7f) * 2 ** shift;
    if ((byte & 0x80) === 0) return { value, next: at };
    shift += 7;
  }
}

/** Writes a number in exactly `length` bytes (LEB128 allows padding), so that no other byte of the file moves. */
function writePaddedLeb(bytes: Uint8Array, start: number, length: number, value: number): void {
  let rest = value;
  for (let index = 0; index < length; index++) {
    bytes[start + index] = (rest & 0x7f) | (index < length - 1 ? 0x80 : 0);
    rest = Math.floor(rest / 128);
  }
}
