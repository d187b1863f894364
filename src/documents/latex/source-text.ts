import { decodeMixedUtf8, encodeMixedUtf8 } from '../../text/mixed-utf8.ts';
import { decodeWindows1252 } from '../../text/windows-1252.ts';
import { firstUncommented } from './read-source.ts';

/** The text of a file; bytes that edits do not touch are written back unchanged. */
export interface SourceText {
  readonly text: string;
  /** Name of the encoding in `TextDecoder`. */
  readonly encoding: string;
  /** Returns the bytes of a text in the same encoding; undefined when it lacks one of the characters. */
  encode(text: string): Uint8Array | undefined;
}

/** Names of inputenc and the encodings for them. */
const INPUTENC: ReadonlyMap<string, string> = new Map(
  Object.entries({
    latin1: 'windows-1252',
    latin2: 'iso-8859-2',
    latin3: 'iso-8859-3',
    latin4: 'iso-8859-4',
    latin5: 'windows-1254',
    latin9: 'iso-8859-15',
    latin10: 'iso-8859-16',
    ansinew: 'windows-1252',
    cp1252: 'windows-1252',
    cp1250: 'windows-1250',
    cp1251: 'windows-1251',
    cp1257: 'windows-1257',
    applemac: 'macintosh',
    'koi8-r': 'koi8-r',
  }),
);

/**
 * Reads a file as text: as UTF-8 if it is valid or nearly so, else in the encoding that `\inputenc` names, else as Windows-1252, which includes
 * Latin-1. Undefined for bytes that are not text.
 */
export function readSourceText(bytes: Uint8Array, inputenc?: string): SourceText | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text, encoding: 'utf-8', encode: (edited) => Buffer.from(edited, 'utf8') };
  } catch {
    const mixed = decodeMixedUtf8(bytes);
    if (mixed)
      return { text: mixed.text, encoding: 'utf-8', encode: (edited) => encodeMixedUtf8(edited, mixed.strays) };
    return singleByte(bytes, INPUTENC.get(inputenc ?? '') ?? 'windows-1252');
  }
}

const INPUTENC_COMMAND =
  /\\(?:usepackage\s*\[([^\]]{0,200})\]\s*\{[^}]{0,200}inputenc|inputencoding\s*\{([^}]{0,200}))/g;

/** Returns the encoding that `\usepackage[…]{inputenc}` or `\inputencoding{…}` names in these sources. */
export function inputencOf(source: string): string | undefined {
  const found = firstUncommented(source, INPUTENC_COMMAND);
  const name = (found?.[1] ?? found?.[2])?.split(',').at(-1)?.trim();
  return name === '' ? undefined : name;
}

/** Reads every byte as one code unit; bytes without a character keep their number, so that all of them can be written back. */
function singleByte(bytes: Uint8Array, encoding: string): SourceText {
  const characters = [...new Uint8Array(256).keys()].map((byte) => {
    const one = Uint8Array.of(byte);
    const character = encoding === 'windows-1252' ? decodeWindows1252(one) : new TextDecoder(encoding).decode(one);
    return character.length === 1 && character !== '\uFFFD' ? character : String.fromCharCode(byte);
  });
  const codes = new Map(characters.map((character, byte) => [character, byte]));
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += Array.from(bytes.subarray(at, at + 8192), (byte) => characters[byte]!).join('');
  return {
    text,
    encoding,
    encode(edited) {
      const out = new Uint8Array(edited.length);
      for (let i = 0; i < edited.length; i++) {
        const byte = codes.get(edited[i]!);
        if (byte === undefined) return undefined;
        out[i] = byte;
      }
      return out;
    },
  };
}
