import { unescapeXml } from '../../src/documents/docx/xml/characters.ts';
import { type Element, parse } from './canonical-xml.ts';

/** The text of a document as LibreOffice understood it, from its flat ODF export, and the changes it saw. */
export interface OfficeText {
  readonly accepted: string;
  /** With the changes of one author rejected and all others accepted. */
  readonly rejected: string;
  readonly insertions: number;
  readonly deletions: number;
}

/**
 * Read a flat ODF text (OpenDocument 1.2 part 1, 5.5). LibreOffice puts deleted text into the body, as a range from
 * `text:change-start` to `text:change-end` like inserted text; `text:tracked-changes` says which is which.
 */
export function readOfficeText(source: string, author: string): OfficeText {
  const body = find(parse(source), 'office:text')!;
  const inserted = new Set<string>();
  const deleted = new Set<string>();
  const foreignDeleted = new Set<string>();
  for (const region of find(body, 'text:tracked-changes')?.children ?? []) {
    if (typeof region === 'string') continue;
    const ours = unescapeXml(find(region, 'dc:creator')?.children.join('') ?? '') === author;
    const id = /text:id="([^"]*)"/.exec(region.attributes)?.[1] ?? '';
    if (find(region, 'text:deletion')) (ours ? deleted : foreignDeleted).add(id);
    else if (ours && find(region, 'text:insertion')) inserted.add(id);
  }
  let accepted = '';
  let rejected = '';
  const open = new Set<string>();
  const within = (ids: ReadonlySet<string>) => [...open].some((id) => ids.has(id));
  const write = (text: string) => {
    if (text === '' || within(foreignDeleted)) return;
    if (!within(deleted)) accepted += text;
    if (!within(inserted)) rejected += text;
  };
  const visit = (node: Element | string): void => {
    if (typeof node === 'string') {
      // The export is indented between elements.
      if (!/^\s*\n\s*$/.test(node)) write(unescapeXml(node));
      return;
    }
    if (node.name === 'text:tracked-changes' || node.name === 'office:annotation') return;
    const id = /text:change-id="([^"]*)"/.exec(node.attributes)?.[1] ?? '';
    if (node.name === 'text:change-start') open.add(id);
    else if (node.name === 'text:change-end') open.delete(id);
    if (node.name === 'text:p' || node.name === 'text:h') write('\n');
    write(blank(node));
    for (const child of node.children) visit(child);
  };
  visit(body);
  return { accepted, rejected, insertions: inserted.size, deletions: deleted.size };
}

function find(element: Element, name: string): Element | undefined {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    if (child.name === name) return child;
    const within = find(child, name);
    if (within) return within;
  }
  return undefined;
}

function blank(node: Element): string {
  if (node.name === 'text:s') return ' '.repeat(Number(/text:c="(\d+)"/.exec(node.attributes)?.[1] ?? 1));
  if (node.name === 'text:tab') return '\t';
  return node.name === 'text:line-break' ? '\n' : '';
}
