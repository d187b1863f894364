import { appendToRoot } from './content-types.ts';
import { attribute } from './xml/attributes.ts';
import { escapeXml } from './xml/characters.ts';
import { scanXml } from './xml/scan.ts';

/** One relationship of a part. */
export interface Relationship {
  readonly id: string;
  /** Last segment of the type, the same for transitional and strict files: `footnotes`, `comments`, … */
  readonly type: string;
  /** Path in the package without leading slash; for an external target the address as written. */
  readonly target: string;
  readonly external: boolean;
}

/** Returns the path of a part's relationships; '' stands for the package itself. */
export function relationshipsPath(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/**
 * Returns the relationships of a part; targets are resolved against its folder.
 *
 * @throws DocumentError `damaged` when the part is not well-formed
 */
export function readRelationships(source: string, part: string): Relationship[] {
  const relations: Relationship[] = [];
  scanXml(source, {
    open(name, start, end) {
      if (name !== 'rel:Relationship') return;
      const tag = source.slice(start, end);
      const type = attribute(tag, 'Type') ?? '';
      const target = attribute(tag, 'Target') ?? '';
      const external = attribute(tag, 'TargetMode') === 'External';
      relations.push({
        id: attribute(tag, 'Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        target: external ? target : resolveTarget(part, target),
        external,
      });
    },
    close() {},
  });
  return relations;
}

function resolveTarget(part: string, target: string): string {
  const path = decode(target.replace(/[?#][\s\S]*/, '').replaceAll('\\', '/'));
  const folder = path.startsWith('/') ? '' : part.slice(0, part.lastIndexOf('/') + 1);
  const segments: string[] = [];
  for (const segment of (folder + path).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns an id that the relationships do not use yet. */
export function freeRelationshipId(relations: readonly Relationship[]): string {
  const used = new Set(relations.map((relation) => relation.id));
  let n = relations.length + 1;
  while (used.has(`rId${n}`)) n++;
  return `rId${n}`;
}

/** Returns the relationships part with one more entry; `type` is a full URI, `target` relative to the part's folder. */
export function addRelationship(source: string, id: string, type: string, target: string): string {
  return appendToRoot(
    source,
    (prefix) => `<${prefix}Relationship Id="${id}" Type="${type}" Target="${escapeXml(target)}"/>`,
  );
}
