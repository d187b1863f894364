import { DocumentError } from '../../document-error.ts';

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }),
);
const REFERENCE = /&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g;

function referenced(hex: string | undefined, decimal: string | undefined, name: string | undefined): string {
  const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : -1;
  const char = name ? NAMED.get(name) : code <= 0x10ffff && code >= 0 ? String.fromCodePoint(code) : undefined;
  if (char === undefined) throw new DocumentError('file.malformed-xml');
  return char;
}

/** Returns character data with its references resolved. */
export function unescapeXml(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(REFERENCE, (_all, hex, decimal, name) => referenced(hex, decimal, name));
}

/** Characters that XML 1.0 does not allow (2.2), including lone surrogates. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes text for character data and for attributes in double quotes. Names of files and people may hold what no XML file may: it becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"]/g, (char) => (char === '&' ? '&amp;' : char === '<' ? '&lt;' : char === '>' ? '&gt;' : '&quot;'))
    .replace(FORBIDDEN, '\ufffd');
}

/**
 * Returns the text that a reader sees for the raw content of `w:t`: references resolved, line ends as a space. Raw tabs stay.
 */
export function displayedText(raw: string): string {
  const plain = unescapeXml(raw);
  return /[\r\n]/.test(plain) ? plain.replace(/\r\n|[\r\n]/g, ' ') : plain;
}

/**
 * Returns a function for the place in the raw content of `w:t` where a displayed code unit begins. The second code unit of a reference (`&#128512;`) cannot be
 * split off and gives -1. With ascending offsets, as edits have them, it reads the content once, however many there are.
 */
export function rawOffsets(raw: string): (offset: number) => number {
  if (!/[&\r]/.test(raw)) return (offset) => offset;
  let at = 0;
  let shown = 0;
  return (offset) => {
    if (offset < shown) {
      at = 0;
      shown = 0;
    }
    while (shown < offset) {
      const char = raw[at];
      if (char === '&') {
        const end = raw.indexOf(';', at) + 1;
        shown += unescapeXml(raw.slice(at, end)).length;
        at = end;
      } else {
        at += char === '\r' && raw[at + 1] === '\n' ? 2 : 1;
        shown++;
      }
    }
    return shown === offset ? at : -1;
  };
}

/** True for characters that XML 1.0 does not allow, including lone surrogates. */
export function hasForbiddenCharacters(text: string): boolean {
  return text.search(FORBIDDEN) !== -1;
}

/** Matches an ampersand that begins no reference defined by XML itself; without a document type there are no others. */
const BAD_REFERENCE = /&(?!(?:lt|gt|amp|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/;

/**
 * Rejects errors that an XML parser rejects and a scan of tags does not notice: forbidden characters, stray ampersands,
 * undefined entities. A text with CDATA sections or comments, where ampersands are allowed, is checked only for the first.
 *
 * @throws DocumentError `damaged`
 */
export function checkCharacters(source: string): void {
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(source))
    throw new DocumentError('file.malformed-xml');
  if (!source.includes('<!') && BAD_REFERENCE.test(source)) throw new DocumentError('file.malformed-xml');
}
