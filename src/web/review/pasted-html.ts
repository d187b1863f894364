import { withoutRanges } from './files/without-ranges.ts';
import { flattenLists } from './pasted-lists.ts';
import { raiseNotes } from './pasted-notes.ts';
import { tidyTables } from './pasted-tables.ts';

/** Marks that other programs write as styles; Word has its own properties whose names end in the same way (mso-bidi-font-weight). */
const STYLED = [
  ['strong', /(?<![\w-])font-weight:\s*(bold|[5-9]\d\d)/i],
  ['em', /(?<![\w-])font-style:\s*italic/i],
  ['sup', /vertical-align:\s*super/i],
  ['sub', /vertical-align:\s*sub\b/i],
] as const;

/** Content that is not part of the text: deleted words and comments of tracked changes, hidden text, lines, file titles. */
const FOREIGN = [
  'del',
  '.msoDel',
  '.MsoCommentReference',
  '[data-style*="mso-element:comment" i]',
  '[data-style*="mso-hide:all" i]',
  '[data-style*="display:none" i]',
  'hr',
  'title',
].join();

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, table, tr, td, th, div, blockquote, pre, dl, dt, dd';

/**
 * Turns HTML of other programs into elements that the schema knows: styles become elements, Word's list paragraphs become items,
 * notes become raised numbers. No style is left: the page's policy would refuse it, and the browser would report that.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of body.querySelectorAll(FOREIGN)) element.remove();
  raiseNotes(body);
  nameTitles(body);
  flattenLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) markByStyle(element);
  // A heading is bold anyway.
  for (const bold of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)'))
    bold.replaceWith(...bold.childNodes);
  tidyTables(body);
  dropEmpty(body);
  return body.innerHTML;
}

/** Runs before the HTML is parsed: the browser reports a refused style as soon as an element has it. */
function withoutStyles(html: string): string {
  return withoutRanges(html, /<style\b/gi, /<\/style>/gi).replace(/<[a-z][^>]*>?/gi, (tag) =>
    tag.replace(/\sstyle\s*=/gi, ' data-style=').replace(/\son\w+\s*=/gi, ' data-on='),
  );
}

/** Word has a class for titles; in Google Docs only the large font size shows a title. */
function nameTitles(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  for (const paragraph of body.querySelectorAll('[id^="docs-internal-guid"] > p')) {
    const [run, another] = paragraph.querySelectorAll<HTMLElement>(':scope > span');
    const points = Number.parseFloat(/font-size:\s*([\d.]+)pt/i.exec(run?.dataset['style'] ?? '')?.[1] ?? '0');
    if (!another && points >= TITLE_POINTS) rename(paragraph, 'h1');
  }
}

/** Google Docs sets titles in 26 points and its largest headings in 20. */
const TITLE_POINTS = 24;

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function markByStyle(element: HTMLElement): void {
  const style = element.dataset['style']!;
  // Google Docs wraps all copied content in a <b> of normal weight.
  if (element.tagName === 'B' && /(?<![\w-])font-weight:\s*(normal|400)/i.test(style)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  for (const [tag, pattern] of STYLED) {
    if (!pattern.test(style) || (element.matches('table, tr, td, th, ul, ol, col') && tag !== 'strong')) continue;
    if (element.matches(BLOCKS) && element.querySelector(BLOCKS)) continue;
    const mark = element.ownerDocument.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/** Removes paragraphs without words, which other programs use to separate blocks, and breaks between or after blocks. */
function dropEmpty(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br')) {
    const block = lineBreak.closest(BLOCKS) ?? body;
    const isBetween = block.querySelector(BLOCKS) !== null;
    if (isBetween || isLastIn(lineBreak, block)) lineBreak.remove();
  }
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (!/\S/.test(paragraph.textContent ?? '')) paragraph.remove();
}

function isLastIn(element: Element, block: Element): boolean {
  for (let at: Element = element; at !== block; at = at.parentElement!) {
    for (let next = at.nextSibling; next; next = next.nextSibling) if (/\S/.test(next.textContent ?? '')) return false;
  }
  return true;
}
