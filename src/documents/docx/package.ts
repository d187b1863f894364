import { DocumentError } from '../document-error.ts';
import type { ZipEntry } from '../zip/central-directory.ts';
import { openZip, readEntry, type ZipArchive, type ZipLimits } from '../zip/zip-archive.ts';
import { readContentTypes } from './content-types.ts';
import { type Relationship, readRelationships, relationshipsPath } from './relationships.ts';
import { decodeXml, type XmlText } from './xml/encoding.ts';

/** An Open Packaging Conventions package (ISO/IEC 29500-2): parts, their content types and relations. */
export interface OpcPackage {
  readonly archive: ZipArchive;
  /** Entries by lower-case name: part names are case-insensitive. */
  readonly entries: ReadonlyMap<string, ZipEntry>;
  readonly contentTypes: (part: string) => string | undefined;
  /** Path of the main document part, as in the archive. */
  readonly mainPart: string;
  readonly mainType: string;
  readonly rootRelations: readonly Relationship[];
  readonly mainRelations: readonly Relationship[];
}

export const CONTENT_TYPES = '[Content_Types].xml';

const MAIN_TYPES = /^application\/vnd\.(openxmlformats-officedocument|ms-word)\..*\.main\+xml$/;

/**
 * Opens a Word package and finds its main part by relationship.
 *
 * @throws DocumentError `damaged`, `encrypted`, `unsupported` or `too-large`
 */
export function openPackage(bytes: Uint8Array, limits?: Partial<ZipLimits>): OpcPackage {
  refuseOtherContainers(bytes);
  const archive = openZip(bytes, limits);
  const entries = new Map(archive.entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const types = readText(archive, entries, CONTENT_TYPES);
  if (!types) throw new DocumentError('file.not-word');
  const contentTypes = readContentTypes(types.text);
  const rootRelations = relationsOf(archive, entries, '');
  const main = rootRelations.find((relation) => relation.type === 'officeDocument' && !relation.external);
  const entry = main && entries.get(main.target.toLowerCase());
  if (!entry) throw new DocumentError('file.wrong-part');
  const mainType = contentTypes(entry.name) ?? '';
  if (/spreadsheetml|presentationml|visio|ms-(excel|powerpoint)/.test(mainType))
    throw new DocumentError('file.not-word');
  if (!MAIN_TYPES.test(mainType)) throw new DocumentError('file.wrong-part');
  return {
    archive,
    entries,
    contentTypes,
    mainPart: entry.name,
    mainType,
    rootRelations,
    mainRelations: relationsOf(archive, entries, entry.name),
  };
}

/** Returns the decoded text of a part, or undefined when the package does not contain it. */
export function readPart(opc: OpcPackage, part: string): XmlText | undefined {
  return readText(opc.archive, opc.entries, part);
}

function readText(archive: ZipArchive, entries: ReadonlyMap<string, ZipEntry>, part: string): XmlText | undefined {
  const entry = entries.get(part.toLowerCase());
  return entry && decodeXml(readEntry(archive, entry));
}

function relationsOf(archive: ZipArchive, entries: ReadonlyMap<string, ZipEntry>, part: string): Relationship[] {
  const text = readText(archive, entries, relationshipsPath(part));
  return text ? readRelationships(text.text, part) : [];
}

function refuseOtherContainers(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) throw new DocumentError('file.empty');
  if (file.length >= 4 && file.readUInt32BE(0) === 0xd0cf11e0) {
    if (file.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw new DocumentError('document.encrypted');
    throw new DocumentError('file.older-office');
  }
}
