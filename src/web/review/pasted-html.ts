/** Marks that other programs write as styles; Word has properties of its own that end alike (mso-bidi-font-weight). */
const STYLED = [
  ['strong', /(?<![\w-])font-weight:\s*(bold|[5-9]\d\d)/i],
  ['em', /(?<![\w-])font-style:\s*italic/i],
  ['sup', /vertical-align:\s*super/i],
  ['sub', /vertical-align:\s*sub\b/i],
] as const;

/**
 * HTML of other programs in elements that the schema knows: styles become elements, Word's list paragraphs become items,
 * its notes become raised numbers. No style is left, which the policy of the page would refuse, and the browser report.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const mark of body.querySelectorAll('.MsoFootnoteReference, .MsoEndnoteReference')) raiseNote(mark);
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list" i]')) listParagraph(paragraph);
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = element.dataset['style']!;
    // Google Docs wraps whatever is copied in a <b> of normal weight.
    if (element.tagName === 'B' && /(?<![\w-])font-weight:\s*(normal|400)/i.test(style))
      element.replaceWith(...element.childNodes);
    else for (const [tag, pattern] of STYLED) if (pattern.test(style)) wrapContent(element, tag);
  }
  return body.innerHTML;
}

/** Before anything is parsed: the browser reports a refused style as soon as an element has it. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/\sstyle\s*=/gi, ' data-style=').replace(/\son\w+\s*=/gi, ' data-on='),
    );
}

function wrapContent(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

/** "[3]" in the class of a note is the number of the note. */
function raiseNote(mark: Element): void {
  mark.textContent = (mark.textContent ?? '').trim().replace(/^\[(.*)\]$/, '$1');
  wrapContent(mark, 'sup');
}

/** Word writes bullets and numbers as text, and spaces behind them. Numbers of several parts stay text, but one space. */
function listParagraph(paragraph: HTMLElement): void {
  const mark = paragraph.querySelector('[data-style*="mso-list:Ignore" i]');
  if (!mark) return;
  const sign = (mark.textContent ?? '').replace(/\s+/g, ' ').trim();
  mark.remove();
  const number = /^(\d+)[.)]$/.exec(sign)?.[1];
  if (number === undefined && /[\p{L}\p{N}]/u.test(sign) && sign !== 'o') {
    paragraph.prepend(`${sign} `);
    return;
  }
  const list = paragraph.ownerDocument.createElement(number === undefined ? 'ul' : 'ol');
  if (number !== undefined) list.setAttribute('start', number);
  const item = paragraph.ownerDocument.createElement('li');
  item.dataset['level'] = /level(\d)/i.exec(paragraph.dataset['style']!)?.[1] ?? '1';
  item.append(...paragraph.childNodes);
  list.append(item);
  paragraph.replaceWith(list);
}
