import { DOMSerializer, type Fragment } from 'prosemirror-model';
import { schema } from './schema.ts';

const plain = DOMSerializer.fromSchema(schema);

/** What other programs get: items are lists again, everything else is as in the surface. */
export function copiedHtml(content: Fragment): DocumentFragment {
  const made = document.createDocumentFragment();
  /** The open lists from the outermost to the innermost. */
  let lists: HTMLElement[] = [];
  content.forEach((block) => {
    const { level, ordered, number } = block.attrs as { level: number; ordered: boolean; number: number };
    if (block.type.name !== 'list_item') {
      lists = [];
      made.append(plain.serializeNode(block));
      return;
    }
    const tag = ordered ? 'OL' : 'UL';
    lists.length = Math.min(lists.length, level);
    if (lists.length === level && lists.at(-1)!.tagName !== tag) lists.pop();
    while (lists.length < level) {
      const list = document.createElement(tag);
      if (ordered && number !== 1) list.setAttribute('start', String(number));
      const around = lists.at(-1);
      (around?.lastElementChild ?? around ?? made).append(list);
      lists.push(list);
    }
    const item = document.createElement('li');
    item.append(plain.serializeFragment(block.content));
    lists.at(-1)!.append(item);
  });
  return made;
}

/** The same for the editor's own copying. */
export const copySerializer: DOMSerializer = Object.assign(Object.create(plain) as DOMSerializer, {
  serializeFragment: (content: Fragment) => copiedHtml(content),
});
