import { DOMSerializer, type Fragment, type Node } from 'prosemirror-model';
import type { Numbering } from './list-numbering.ts';
import { schema, spansOf } from './schema.ts';

const plain = DOMSerializer.fromSchema(schema);

interface Item {
  readonly level: number;
  readonly ordered: boolean;
  readonly number: number;
  readonly numbering: Numbering;
}

/** The HTML for other programs: items become lists again, tables have borders, everything else is as on the surface. */
export function copiedHtml(content: Pick<Node, 'forEach'>): DocumentFragment {
  const made = document.createDocumentFragment();
  /** The open lists from the outermost to the innermost. */
  let lists: HTMLElement[] = [];
  content.forEach((block) => {
    if (block.type.name === 'list_item') {
      lists = listsFor(block.attrs as Item, lists, made);
      lists.at(-1)!.append(element('li', {}, plain.serializeFragment(block.content)));
      return;
    }
    lists = [];
    made.append(block.type.name.startsWith('table') ? copiedTable(block) : plain.serializeNode(block));
  });
  return made;
}

/** The lists around an item: the open ones that fit, and new ones. */
function listsFor(
  { level, ordered, number, numbering }: Item,
  open: readonly HTMLElement[],
  made: DocumentFragment,
): HTMLElement[] {
  const tag = ordered ? 'ol' : 'ul';
  const lists = open.slice(0, level);
  const innermost = lists.at(-1);
  if (lists.length === level && (innermost!.localName !== tag || (ordered && typeOf(innermost!) !== numbering)))
    lists.pop();
  while (lists.length < level) {
    const attributes = {
      ...(ordered && numbering !== '1' ? { type: numbering } : {}),
      ...(ordered && number !== 1 ? { start: String(number) } : {}),
    };
    const list = element(tag, attributes);
    const around = lists.at(-1);
    (around?.lastElementChild ?? around ?? made).append(list);
    lists.push(list);
  }
  return lists;
}

const typeOf = (list: HTMLElement): string => list.getAttribute('type') ?? '1';

/** A table, or the rows or cells of one. */
function copiedTable(node: Node): HTMLElement {
  if (node.type.name === 'table')
    return element('table', { border: '1', cellspacing: '0', cellpadding: '4' }, element('tbody', {}, inside(node)));
  if (node.type.name === 'table_row') return element('tr', {}, inside(node));
  return element(node.attrs['header'] ? 'th' : 'td', spansOf(node.attrs), copiedHtml(node));
}

function inside(node: Node): DocumentFragment {
  const made = document.createDocumentFragment();
  node.forEach((child) => void made.append(copiedTable(child)));
  return made;
}

function element(name: string, attributes: Readonly<Record<string, string>>, content?: globalThis.Node): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (content) made.append(content);
  return made;
}

/** The same serializer for the editor's own copying. */
export const copySerializer: DOMSerializer = Object.assign(Object.create(plain) as DOMSerializer, {
  serializeFragment: (content: Fragment) => copiedHtml(content),
});
