import { decodeWindows1252 } from './windows-1252.ts';

/** A text in UTF-8 with single bytes of another encoding in it. */
export interface MixedText {
  readonly text: string;
  /** The characters that stand for bytes which are not UTF-8, none of which the rest of the text has. */
  readonly strays: ReadonlyMap<string, number>;
}

/** So many sequences of UTF-8 for each stray byte show that the text is UTF-8: other encodings hardly ever have one by chance. */
const LEAST_SHARE = 3;
/** Private characters that stand for stray bytes whose own character the text has in UTF-8 as well. */
const PRIVATE = 0xf700;

/**
 * Reads text that is UTF-8 but for a few bytes, as when somebody pasted a line of another encoding: a reader that takes all of it for Windows-1252 then
 * sees “fluidâ€™s”. The stray bytes are read as Windows-1252. Undefined when the text is not mostly UTF-8.
 */
export function decodeMixedUtf8(bytes: Uint8Array): MixedText | undefined {
  const strayAt: number[] = [];
  let sequences = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at]! < 0x80 ? 1 : sequenceLength(bytes, at);
    if (length === 0) strayAt.push(at);
    else if (length > 1) sequences++;
    at += Math.max(1, length);
  }
  if (sequences < LEAST_SHARE * strayAt.length) return undefined;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const parts = [0, ...strayAt.map((at) => at + 1)].map((from, i) =>
    decoder.decode(bytes.subarray(from, strayAt[i] ?? bytes.length)),
  );
  const known = new Set(parts.join(''));
  const strays = new Map<string, number>();
  const characters = new Map<number, string>();
  for (const byte of new Set(strayAt.map((at) => bytes[at]!))) {
    const own = decodeWindows1252(Uint8Array.of(byte));
    const character = known.has(own) ? String.fromCharCode(PRIVATE + byte) : own;
    if (known.has(character)) return undefined;
    strays.set(character, byte);
    characters.set(byte, character);
  }
  const text = parts.map((part, i) => part + (i < strayAt.length ? characters.get(bytes[strayAt[i]!]!)! : '')).join('');
  return { text, strays };
}

/** The bytes of a text of `decodeMixedUtf8`, which may have been edited. */
export function encodeMixedUtf8(text: string, strays: ReadonlyMap<string, number>): Uint8Array {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const byte = strays.get(text[at]!);
    if (byte === undefined) continue;
    pieces.push(encoder.encode(text.slice(from, at)), Uint8Array.of(byte));
    from = at + 1;
  }
  pieces.push(encoder.encode(text.slice(from)));
  const out = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
}

/** Length of the well-formed sequence of several bytes at `at`; 0 for none (Unicode 15, table 3-7). */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  const length =
    first >= 0xc2 && first <= 0xdf ? 2 : first >= 0xe0 && first <= 0xef ? 3 : first >= 0xf0 && first <= 0xf4 ? 4 : 0;
  if (length === 0 || at + length > bytes.length) return 0;
  const second = bytes[at + 1]!;
  const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (second < least || second > most) return 0;
  for (let i = 2; i < length; i++) if ((bytes[at + i]! & 0xc0) !== 0x80) return 0;
  return length;
}
