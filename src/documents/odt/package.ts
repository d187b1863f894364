import { DocumentError } from '../document-error.ts';
import { attribute } from '../docx/xml/attributes.ts';
import { checkCharacters } from '../docx/xml/characters.ts';
import { decodeXml, type XmlText } from '../docx/xml/encoding.ts';
import { canonicalPrefix } from '../docx/xml/namespaces.ts';
import { openZip, readEntry, type ZipArchive, type ZipLimits } from '../zip/zip-archive.ts';

/** Prefixes of a part, each with its colon, by the usual one: `text` → `text:`. Undeclared namespaces are missing. */
export type Prefixes = ReadonlyMap<string, string>;

export interface OdtPart {
  readonly name: string;
  readonly xml: XmlText;
  readonly prefixes: Prefixes;
}

/** An OpenDocument text: a package (ODF 1.3, part 2) or, with one part, a flat file. */
export interface OdtPackage {
  readonly bytes: Uint8Array;
  readonly archive: ZipArchive | undefined;
  readonly extension: 'odt' | 'ott' | 'fodt';
  /** The content first, then the styles, whose headers and footers contain text too. */
  readonly parts: readonly OdtPart[];
  readonly signed: boolean;
  /** Folders of the package with formulas, named as in links. */
  readonly formulas: ReadonlySet<string>;
  readonly limits: Partial<ZipLimits>;
}

/** Valid content of the entry `mimetype` of a package, or of the attribute of a flat file. */
const TEXT = /^application\/vnd\.oasis\.opendocument\.text(-template)?$/;
const FLAT_NAME = 'document';
/** Limit for a flat file, which contains its pictures too. */
const LONGEST_FLAT = 128_000_000;

/**
 * Opens an OpenDocument text.
 *
 * @throws DocumentError `damaged`, `encrypted`, `unsupported` or `too-large`
 */
export function openOdt(bytes: Uint8Array, limits: Partial<ZipLimits> = {}): OdtPackage {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return openFlat(bytes, limits);
  const archive = openZip(bytes, limits);
  const entries = new Map(archive.entries.map((entry) => [entry.name, entry]));
  const content = (name: string): Uint8Array | undefined => {
    const entry = entries.get(name);
    return entry && readEntry(archive, entry);
  };
  const listed = content('META-INF/manifest.xml');
  const manifest = listed ? decodeXml(listed).text : '';
  if (manifest.includes('encryption-data')) throw new DocumentError('document.encrypted');
  const type = TEXT.exec(
    Buffer.from(content('mimetype') ?? '')
      .toString('latin1')
      .trim(),
  );
  if (!type) throw new DocumentError('file.not-odt');
  const parts = ['content.xml', 'styles.xml'].flatMap((name) => {
    const found = content(name);
    return found ? [openPart(name, decodeXml(found))] : [];
  });
  if (parts[0]?.name !== 'content.xml') throw new DocumentError('file.wrong-part');
  const signed = entries.has('META-INF/documentsignatures.xml');
  return { bytes, archive, extension: type[1] ? 'ott' : 'odt', parts, signed, formulas: formulasOf(manifest), limits };
}

const FORMULA = 'application/vnd.oasis.opendocument.formula';

function formulasOf(manifest: string): Set<string> {
  const tags = manifest.match(/<[^<>]*>/g) ?? [];
  return new Set(
    tags
      .filter((tag) => tag.includes('file-entry') && tag.includes(FORMULA))
      .map((entry) => /full-path\s*=\s*["']([^"']*)/.exec(entry)?.[1]?.replace(/\/$/, '') ?? ''),
  );
}

function openFlat(bytes: Uint8Array, limits: Partial<ZipLimits>): OdtPackage {
  if (bytes.length > (limits.maxEntry ?? LONGEST_FLAT)) throw new DocumentError('file.too-large');
  const part = openPart(FLAT_NAME, decodeXml(bytes));
  const type = attribute(rootTag(part.xml.text), `${part.prefixes.get('office') ?? ''}mimetype`);
  if (!TEXT.test(type ?? '')) throw new DocumentError('file.not-odt');
  return { bytes, archive: undefined, extension: 'fodt', parts: [part], signed: false, formulas: new Set(), limits };
}

function openPart(name: string, xml: XmlText): OdtPart {
  checkCharacters(xml.text);
  const prefixes = new Map<string, string>();
  for (const [, prefix = '', double, single] of rootTag(xml.text).matchAll(
    /\sxmlns:([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const usual = canonicalPrefix(double ?? single ?? '');
    if (usual !== undefined && !prefixes.has(usual)) prefixes.set(usual, `${prefix}:`);
  }
  if (!prefixes.has('office')) throw new DocumentError('file.wrong-part');
  return { name, xml, prefixes };
}

/** Returns the first start tag. */
function rootTag(source: string): string {
  const start = source.search(/<[A-Za-z_]/);
  return start < 0 ? '' : source.slice(start, source.indexOf('>', start) + 1);
}
