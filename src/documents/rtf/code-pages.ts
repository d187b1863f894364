import { decodeWindows1252 } from '../../text/windows-1252.ts';

/** Code pages by the number of a font's character set (`\fcharset`), as far as TextDecoder knows them. */
const BY_CHARSET: Readonly<Record<number, number>> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};
const NAMES: Readonly<Record<number, string>> = {
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  65001: 'utf-8',
};
/** Character set of symbol fonts: their characters are not letters. */
export const SYMBOL_CHARSET = 2;

/** A code page: characters of its bytes. */
export interface CodePage {
  /** Undefined for the first byte of a two-byte character. */
  readonly decode: (byte: number) => string | undefined;
  readonly decodePair: (lead: number, trail: number) => string;
}

const pages = new Map<number, CodePage>();

/** Returns the code page of a font, or that of the whole file if the font has the usual character set. */
export function codePageOf(charset: number | undefined, usual: number): CodePage {
  return codePage((charset !== undefined && BY_CHARSET[charset]) || usual);
}

function codePage(number: number): CodePage {
  let page = pages.get(number);
  if (!page) {
    page = makePage(number);
    pages.set(number, page);
  }
  return page;
}

const WESTERN = decodeWindows1252(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const WINDOWS_1252: CodePage = {
  decode: (byte) => WESTERN[byte],
  decodePair: (lead, trail) => String.fromCharCode(lead, trail),
};

function makePage(number: number): CodePage {
  const name = NAMES[number] ?? (number >= 1250 && number <= 1258 && number !== 1252 ? `windows-${number}` : undefined);
  if (name === undefined) return WINDOWS_1252;
  const decoder = new TextDecoder(name);
  const decode = (...bytes: number[]) => decoder.decode(Uint8Array.from(bytes));
  const isDouble = number === 932 || number === 936 || number === 949 || number === 950;
  const single = Array.from({ length: 256 }, (_, byte) => decode(byte));
  return {
    decode: (byte) => (isDouble && byte > 0x80 && single[byte] === '\ufffd' ? undefined : single[byte]!),
    decodePair: (lead, trail) => decode(lead, trail),
  };
}
