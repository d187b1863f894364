/** A piece of RTF: the start or end of a group, a control word with its number, or a byte of text. */
export type RtfToken =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'word'; readonly word: string; readonly number: number | undefined }
  | { readonly kind: 'byte'; readonly byte: number };

const CODE = { backslash: 0x5c, open: 0x7b, close: 0x7d, minus: 0x2d, space: 0x20, quote: 0x27 } as const;

const isLetter = (byte: number | undefined) => byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;

/** The pieces of an RTF file in order; a symbol after a backslash is a control word of one character, line ends are left out. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at++]!;
    if (byte === CODE.open) yield { kind: 'open' };
    else if (byte === CODE.close) yield { kind: 'close' };
    else if (byte === 0x0a || byte === 0x0d) continue;
    else if (byte !== CODE.backslash) yield { kind: 'byte', byte };
    else if (bytes[at] === CODE.quote) {
      const value = Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16);
      at += 3;
      if (!Number.isNaN(value)) yield { kind: 'byte', byte: value };
    } else if (!isLetter(bytes[at])) {
      const sign = bytes[at++] ?? 0;
      if (sign === CODE.backslash || sign === CODE.open || sign === CODE.close) yield { kind: 'byte', byte: sign };
      else yield { kind: 'word', word: String.fromCharCode(sign), number: undefined };
    } else {
      const start = at;
      while (isLetter(bytes[at])) at++;
      const word = String.fromCharCode(...bytes.subarray(start, at));
      const digits = at;
      if (bytes[at] === CODE.minus) at++;
      while (isDigit(bytes[at])) at++;
      const number = at > digits ? Number.parseInt(String.fromCharCode(...bytes.subarray(digits, at)), 10) : undefined;
      if (bytes[at] === CODE.space) at++;
      if (word === 'bin') at += Math.max(0, number ?? 0);
      else yield { kind: 'word', word, number };
    }
  }
}
