import { DocumentError } from '../document-error.ts';
import { type OpcPackage, readPart } from './package.ts';
import type { StoryPart } from './read-docx.ts';

/** Types of the parts whose content is WordprocessingML: stories, comments, the glossary, styles, numbering and the like. */
const isWordPart = (type: string): boolean => /wordprocessingml|ms-word/.test(type) && type.endsWith('+xml');
/**
 * Start tags of annotations with their attributes: changes, bookmarks, ranges, and comments with their marks. They match by local name, since
 * some programs declare a second prefix for the markup namespace in the middle of a part.
 */
const ANNOTATION =
  /<(?:[\w.-]+:)?(?:ins|del|move(?:From|To)(?:Range(?:Start|End))?|\w+Change|cell(?:Ins|Del|Merge)|bookmark(?:Start|End)|perm(?:Start|End)|customXml\w+Range(?:Start|End)|comment(?:RangeStart|RangeEnd|Reference)?)(\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const ID = /\s(?:[\w.-]+:)?id\s*=\s*["']\s*([+-]?\d+)\s*["']/;

/**
 * Returns every id of a change, bookmark, range or comment in any part of a package, including marks of deleted
 * comments. ISO/IEC 29500-1 (17.13) requires ids that are unique for one kind of annotation; new ids that differ
 * from all of these are unique however a program defines the kinds.
 *
 * @param parts the stories that are already read
 */
export function usedIds(opc: OpcPackage, parts: readonly StoryPart[]): Set<number> {
  const texts = new Map(parts.map(({ name, xml }) => [name, xml.text]));
  for (const { name } of opc.archive.entries) {
    if (texts.has(name) || !isWordPart(opc.contentTypes(name) ?? '')) continue;
    texts.set(name, textOf(opc, name));
  }
  const ids = new Set<number>();
  for (const text of texts.values())
    for (const [, attributes = ''] of text.matchAll(ANNOTATION)) {
      const id = ID.exec(attributes)?.[1];
      if (id !== undefined) ids.add(Number(id));
    }
  return ids;
}

/** Returns the text of a part. A part that no story needs may be damaged without harm; nothing is written into it. */
function textOf(opc: OpcPackage, name: string): string {
  try {
    return readPart(opc, name)?.text ?? '';
  } catch (error) {
    if (error instanceof DocumentError) return '';
    throw error;
  }
}
