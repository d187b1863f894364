import { addContentType, appendToRoot } from './content-types.ts';
import type { Revisions } from './markup.ts';
import { CONTENT_TYPES, type OpcPackage, readPart } from './package.ts';
import { addRelationship, freeRelationshipId, relationshipsPath } from './relationships.ts';
import { attribute, tagPrefix } from './xml/attributes.ts';
import { escapeXml } from './xml/characters.ts';
import { encodeXml } from './xml/encoding.ts';
import { scanXml } from './xml/scan.ts';

const TRANSITIONAL = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const COMMENTS_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
const EMPTY_RELATIONSHIPS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

function commentsPart(opc: OpcPackage): string | undefined {
  const relation = opc.mainRelations.find((candidate) => candidate.type === 'comments' && !candidate.external);
  return relation && opc.entries.get(relation.target.toLowerCase())?.name;
}

/**
 * Returns the ids of the comments in a package.
 *
 * @throws DocumentError `damaged` when the comments part is not well-formed
 */
export function commentIds(opc: OpcPackage): Set<number> {
  const ids = new Set<number>();
  const name = commentsPart(opc);
  const text = name === undefined ? undefined : readPart(opc, name)?.text;
  if (text === undefined) return ids;
  scanXml(text, {
    open(element, start, end) {
      if (element !== 'w:comment') return;
      const tag = text.slice(start, end);
      ids.add(Number(attribute(tag, `${tagPrefix(tag)}id`)));
    },
    close() {},
  });
  return ids;
}

/** Returns the parts that change when the comments of `revisions` are added; creates the part, its relation and its type if missing. */
export function addComments(opc: OpcPackage, revisions: Revisions, strict: boolean): Map<string, Uint8Array> {
  const changed = new Map<string, Uint8Array>();
  if (revisions.comments.length === 0) return changed;
  const existing = commentsPart(opc);
  const xml = existing === undefined ? undefined : readPart(opc, existing);
  if (existing !== undefined && xml) {
    const text = appendToRoot(xml.text, (w) => commentsMarkup(revisions, w));
    return changed.set(existing, encodeXml({ text, encoding: xml.encoding }));
  }
  const folder = opc.mainPart.slice(0, opc.mainPart.lastIndexOf('/') + 1);
  let file = 'comments.xml';
  for (let n = 2; opc.entries.has((folder + file).toLowerCase()); n++) file = `comments${n}.xml`;
  const namespace = strict ? STRICT : TRANSITIONAL;
  const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${namespace}">`;
  changed.set(folder + file, Buffer.from(`${head}${commentsMarkup(revisions, 'w:')}</w:comments>`));
  const path = relationshipsPath(opc.mainPart);
  const relations = readPart(opc, path) ?? { text: EMPTY_RELATIONSHIPS, encoding: 'utf-8' as const };
  const base = strict
    ? 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    : 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const id = freeRelationshipId(opc.mainRelations);
  const text = addRelationship(relations.text, id, `${base}/comments`, file);
  changed.set(opc.entries.get(path.toLowerCase())?.name ?? path, encodeXml({ ...relations, text }));
  const types = readPart(opc, CONTENT_TYPES);
  if (types)
    changed.set(
      opc.entries.get(CONTENT_TYPES.toLowerCase())?.name ?? CONTENT_TYPES,
      encodeXml({ ...types, text: addContentType(types.text, folder + file, COMMENTS_TYPE) }),
    );
  return changed;
}

function commentsMarkup(revisions: Revisions, w: string): string {
  const common = `${w}author="${escapeXml(revisions.author)}" ${w}date="${revisions.date}" ${w}initials="${escapeXml(revisions.initials)}"`;
  return revisions.comments
    .map(({ id, text }) => {
      const paragraphs = text.split('\n').map((line, i) => {
        const mark = i === 0 ? `<${w}r><${w}annotationRef/></${w}r>` : '';
        return `<${w}p>${mark}<${w}r><${w}t xml:space="preserve">${escapeXml(line)}</${w}t></${w}r></${w}p>`;
      });
      return `<${w}comment ${w}id="${id}" ${common}>${paragraphs.join('')}</${w}comment>`;
    })
    .join('');
}
