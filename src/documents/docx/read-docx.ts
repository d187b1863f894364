import { DocumentError } from '../document-error.ts';
import type { ZipLimits } from '../zip/zip-archive.ts';
import { finishParagraphs } from './classify.ts';
import type { Draft } from './draft.ts';
import { type OpcPackage, openPackage, readPart } from './package.ts';
import type { DocxParagraph, PieceReference, StoryKind } from './paragraph.ts';
import { readStory } from './story-reader.ts';
import { readStyles, type Styles } from './styles.ts';
import { checkCharacters } from './xml/characters.ts';
import type { XmlText } from './xml/encoding.ts';

/** A Word document, read for checking and editing. It is immutable; editing returns new bytes. */
export interface DocxDocument {
  /** Every paragraph of every story, in the order of the parts: body, notes, headers, footers. */
  readonly paragraphs: readonly DocxParagraph[];
  /** Words of all paragraphs by the contract's rule. */
  readonly words: number;
  /** True when it has a digital signature, which any change makes invalid. */
  readonly signed: boolean;
  /** True when it contains macros; they are kept and never run. */
  readonly macros: boolean;
  /** Number of other files (HTML, RTF, docx) that a word processor takes in when it opens this one (`w:altChunk`); their text is not read. */
  readonly imported: number;
  /** Extension that matches the content: docm and dotm contain macros, dotx and dotm are templates. */
  readonly extension: 'docx' | 'docm' | 'dotx' | 'dotm';
  /** Only for writing edits. */
  readonly opc: OpcPackage;
  readonly parts: readonly StoryPart[];
}

/** A part that contains paragraphs. */
export interface StoryPart {
  readonly name: string;
  readonly story: StoryKind;
  readonly xml: XmlText;
  /** Prefix of the markup namespace with its colon; if there is none, nothing is written into the part. */
  readonly prefix: string;
  readonly commentMarks: ReadonlyMap<number, number>;
  readonly oursSeen: ReadonlyMap<string, number>;
  readonly drafts: readonly Draft[];
}

const STORY_RELATIONS: readonly (readonly [string, StoryKind, string])[] = [
  ['footnotes', 'footnote', 'w:footnotes'],
  ['endnotes', 'endnote', 'w:endnotes'],
  ['header', 'header', 'w:hdr'],
  ['footer', 'footer', 'w:ftr'],
];

/**
 * Reads a docx, docm, dotx or dotm file. Nothing in it is run, followed or fetched.
 *
 * @throws DocumentError `damaged`, `encrypted`, `unsupported` or `too-large`; a document without text is not an error
 */
export function readDocx(bytes: Uint8Array, limits: Partial<ZipLimits> = {}): DocxDocument {
  const { opc, styles, parts } = readParts(bytes, limits);
  const paragraphs = finishParagraphs(parts, styles);
  return {
    paragraphs,
    words: paragraphs.reduce((sum, paragraph) => sum + paragraph.words, 0),
    signed: opc.rootRelations.some((relation) => relation.type === 'origin'),
    macros: opc.mainRelations.some((relation) => relation.type === 'vbaProject'),
    imported: opc.mainRelations.filter((relation) => relation.type === 'aFChunk').length,
    extension: extensionOf(opc.mainType),
    opc,
    parts,
  };
}

/**
 * Returns the parts that contain paragraphs, read but not classified.
 *
 * @param ours ids of our own changes; see `StoryOptions`
 */
export function readParts(
  bytes: Uint8Array,
  limits: Partial<ZipLimits>,
  ours?: ReadonlySet<string>,
): { opc: OpcPackage; styles: Styles; parts: StoryPart[] } {
  const opc = openPackage(bytes, limits);
  const stylesPart = opc.mainRelations.find((relation) => relation.type === 'styles' && !relation.external);
  const styles = readStyles(stylesPart && readPart(opc, stylesPart.target)?.text);
  const noteHosts = new Map<string, PieceReference>();
  const parts: StoryPart[] = [];
  const add = (name: string, story: StoryKind, root: string) => {
    const xml = readPart(opc, name);
    if (!xml) return;
    if (!ours) checkCharacters(xml.text);
    const content = readStory(xml.text, { story, characterStyles: styles, noteHosts, ...(ours && { ours }) });
    if (content.root !== root) throw new DocumentError('file.wrong-part');
    parts.push({ name, story, xml, ...content });
  };
  add(opc.mainPart, 'body', 'w:document');
  const seen = new Set<string>();
  for (const [type, story, root] of STORY_RELATIONS) {
    for (const relation of opc.mainRelations) {
      if (relation.type !== type || relation.external) continue;
      const name = opc.entries.get(relation.target.toLowerCase())?.name;
      if (name === undefined || seen.has(name)) continue;
      seen.add(name);
      add(name, story, root);
    }
  }
  return { opc, styles, parts };
}

function extensionOf(type: string): DocxDocument['extension'] {
  if (type.includes('macroEnabledTemplate')) return 'dotm';
  if (type.includes('macroEnabled')) return 'docm';
  return type.includes('template') ? 'dotx' : 'docx';
}
