import { type Attrs, type DOMOutputSpec, Schema } from 'prosemirror-model';
import { asNumbering, type Numbering, writeNumber } from './list-numbering.ts';

const WITHOUT_OWN = ':not(:has(> p:first-child))';
/** Addresses that a link in a text may have; an address that works only inside another document is not one of them. */
const ADDRESS = /^(https?:\/\/|mailto:|ftp:\/\/)\S+$/i;

/**
 * The writing surface: consecutive paragraphs, headings and list items, and tables whose cells contain such blocks; object identity shows what
 * did not change. Every inline node is one position long and one UTF-16 unit of text, so an offset in the
 * text is a position in the block: `start of the block + 1 + offset`.
 */
export const schema = new Schema({
  nodes: {
    doc: {
      content: '(block | table)+',
      // The Markdown text that it was opened from.
      attrs: { markdown: { default: null, validate: 'string|null' } },
    },
    paragraph: {
      group: 'block',
      content: 'inline*',
      // A line of plain text: `close` when no empty line is before it, `blank` for the empty lines before it beyond one.
      attrs: { close: { default: false, validate: 'boolean' }, blank: { default: 0, validate: 'number' } },
      parseDOM: [
        { tag: 'p', getAttrs: lineAttributes },
        { tag: `dt${WITHOUT_OWN}` },
        { tag: `blockquote${WITHOUT_OWN}`, priority: 20 },
      ],
      toDOM: ({ attrs: { close, blank } }): DOMOutputSpec => [
        'p',
        { ...(close && { 'data-close': '' }), ...(blank > 0 && { 'data-blank': String(blank) }) },
        0,
      ],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 2, validate: 'number' } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(level, 3) } })),
      toDOM: (node): DOMOutputSpec => [`h${node.attrs['level'] as number}`, 0],
    },
    // The marker before the words is not part of the text: the style sheet draws it.
    list_item: {
      group: 'block',
      content: 'inline*',
      attrs: {
        ordered: { default: false, validate: 'boolean' },
        level: { default: 1, validate: 'number' },
        number: { default: 1, validate: 'number' },
        numbering: { default: '1', validate: 'string' },
      },
      defining: true,
      parseDOM: [
        { tag: `li${WITHOUT_OWN}`, getAttrs: itemAttributes },
        { tag: 'li > p:first-child', priority: 60, getAttrs: (node) => itemAttributes(node.parentElement!) },
        { tag: 'p[data-marker]', priority: 70, getAttrs: shownAttributes },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [
        'p',
        {
          class: 'list-item',
          'data-marker': markerOf(attrs),
          'data-level': String(attrs['level']),
          // The editor reads edited content back from these attributes.
          ...(attrs['ordered'] && {
            'data-number': String(attrs['number']),
            'data-numbering': attrs['numbering'] as string,
          }),
        },
        0,
      ],
    },
    table: {
      content: 'table_row+',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      // The frame scrolls when a table is wider than the page.
      toDOM: (): DOMOutputSpec => ['div', { class: 'table-scroll' }, ['table', ['tbody', 0]]],
    },
    table_row: { content: 'table_cell+', parseDOM: [{ tag: 'tr' }], toDOM: (): DOMOutputSpec => ['tr', 0] },
    table_cell: {
      content: 'block+',
      isolating: true,
      attrs: {
        header: { default: false, validate: 'boolean' },
        colspan: { default: 1, validate: 'number' },
        rowspan: { default: 1, validate: 'number' },
      },
      parseDOM: [
        { tag: 'td', getAttrs: (cell) => cellAttributes(cell, false) },
        { tag: 'th', getAttrs: (cell) => cellAttributes(cell, true) },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [attrs['header'] ? 'th' : 'td', spansOf(attrs), 0],
    },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: (): DOMOutputSpec => ['br'],
      leafText: () => '\n',
    },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: { validate: 'string' } },
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (anchor) => {
            const href = anchor.getAttribute('href')!.trim();
            return ADDRESS.test(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: attrs['href'] as string, rel: 'noopener noreferrer' }, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b' },
        { style: 'font-weight', getAttrs: (value) => (/^(bold(er)?|[5-9]\d{2,})$/.test(value) ? null : false) },
      ],
      toDOM: (): DOMOutputSpec => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
      toDOM: (): DOMOutputSpec => ['em', 0],
    },
    // Text typed after a raised number is on the line again.
    superscript: {
      inclusive: false,
      excludes: 'superscript subscript',
      parseDOM: [{ tag: 'sup' }],
      toDOM: (): DOMOutputSpec => ['sup', 0],
    },
    subscript: {
      inclusive: false,
      excludes: 'superscript subscript',
      parseDOM: [{ tag: 'sub' }],
      toDOM: (): DOMOutputSpec => ['sub', 0],
    },
  },
});

/** The marker before the words of an item. */
export function markerOf(attrs: Attrs): string {
  return attrs['ordered'] ? `${writeNumber(attrs['number'] as number, attrs['numbering'] as Numbering)}.` : '•';
}

/** The spans of a cell that covers more than one column or row, as HTML attributes. */
export function spansOf({ colspan, rowspan }: Attrs): Record<string, string> {
  return {
    ...(colspan === 1 ? {} : { colspan: String(colspan) }),
    ...(rowspan === 1 ? {} : { rowspan: String(rowspan) }),
  };
}

function lineAttributes({ dataset }: HTMLElement): Attrs {
  return {
    close: dataset['close'] !== undefined,
    blank: Math.max(0, Number.parseInt(dataset['blank'] ?? '', 10) || 0),
  };
}

/** Most columns or rows that a cell may cover; HTML's own limit for columns. */
const MOST_SPAN = 1_000;

function cellAttributes(cell: HTMLElement, header: boolean): Attrs {
  const span = (name: string) =>
    Math.min(MOST_SPAN, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1));
  return { header, colspan: span('colspan'), rowspan: span('rowspan') };
}

function itemAttributes(item: HTMLElement): Attrs {
  const list = item.parentElement;
  const ordered = list?.tagName === 'OL';
  let level = 0;
  for (let around = list; around; around = around.parentElement) {
    if (/^[OU]L$/.test(around.tagName)) level++;
    // A list in a cell starts again at level 1.
    if (/^T[DH]$/.test(around.tagName)) break;
  }
  const before = [...(list?.children ?? [])].filter((child) => child.tagName === 'LI').indexOf(item);
  const start = Number(list?.getAttribute('start') ?? 1);
  return {
    ordered,
    level: Number(item.dataset['level'] ?? Math.max(1, level)),
    number: ordered && Number.isInteger(start) ? start + before : 1,
    numbering: asNumbering(list?.getAttribute('type')),
  };
}

function shownAttributes({ dataset }: HTMLElement): Attrs {
  const number = Number.parseInt(dataset['number'] ?? '', 10);
  const shared = { level: Number(dataset['level'] ?? 1), numbering: asNumbering(dataset['numbering']) };
  return number > 0 ? { ...shared, ordered: true, number } : { ...shared, ordered: false, number: 1 };
}
