import { type Counted, numberingOfStyle, readNumber } from './list-numbering.ts';

/** Gives lists of any program the elements and attributes that the schema reads. */
export function flattenLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll<HTMLElement>('ol > li')) {
    const name = /list-style-type:\s*([\w-]+)/i.exec(item.dataset['style'] ?? '')?.[1];
    const numbering = numberingOfStyle(name ?? '');
    if (numbering) item.parentElement!.setAttribute('type', numbering);
  }
  /** The last item of each level; it distinguishes letters from Roman numerals. */
  let before: (Counted | undefined)[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list" i]')) {
    if (last === null || last !== paragraph.previousElementSibling) before = [];
    last = listParagraph(paragraph, before) ?? paragraph;
  }
}

/** Word writes bullets and numbers as text, followed by spaces. Numbers with several parts stay text, followed by one space. */
function listParagraph(paragraph: HTMLElement, before: (Counted | undefined)[]): Element | null {
  const mark = paragraph.querySelector('[data-style*="mso-list:Ignore" i]');
  if (!mark) return null;
  const sign = (mark.textContent ?? '').replace(/\s+/g, ' ').trim();
  mark.remove();
  const level = Number(/level(\d)/i.exec(paragraph.dataset['style']!)?.[1] ?? '1');
  const written = /^\(?([a-z]+|\d+)[.)]$/i.exec(sign)?.[1];
  const counted = written === undefined ? undefined : readNumber(written, before[level]);
  before.length = Math.min(before.length, level);
  before[level] = counted;
  if (!counted && /[\p{L}\p{N}]/u.test(sign) && sign !== 'o') {
    paragraph.prepend(`${sign} `);
    return null;
  }
  const list = paragraph.ownerDocument.createElement(counted ? 'ol' : 'ul');
  if (counted) {
    list.setAttribute('start', String(counted.number));
    list.setAttribute('type', counted.numbering);
  }
  const item = paragraph.ownerDocument.createElement('li');
  item.dataset['level'] = String(level);
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.replaceWith(list);
  return list;
}
