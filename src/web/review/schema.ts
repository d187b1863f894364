import { type Attrs, type DOMOutputSpec, Schema } from 'prosemirror-model';

const WITHOUT_OWN = ':not(:has(> p:first-child))';

/**
 * The writing surface: a flat list of paragraphs, headings and list items, so that a block's place in the document is its
 * place among the children of the root, and what did not change is found by identity. Every inline node is one position
 * long and one UTF-16 unit of text, so an offset in the text is a position in the block: `start of the block + 1 + offset`.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      // Cells become paragraphs, or their words would run into each other; those that hold one leave it that.
      parseDOM: [
        { tag: 'p' },
        { tag: `dt${WITHOUT_OWN}` },
        ...['blockquote', 'td', 'th', 'caption'].map((tag) => ({ tag: tag + WITHOUT_OWN, priority: 20 })),
      ],
      toDOM: (): DOMOutputSpec => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 2, validate: 'number' } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(level, 3) } })),
      toDOM: (node): DOMOutputSpec => [`h${node.attrs['level'] as number}`, 0],
    },
    // The mark before the words is no part of the text: it is drawn by the style sheet.
    list_item: {
      group: 'block',
      content: 'inline*',
      attrs: {
        ordered: { default: false, validate: 'boolean' },
        level: { default: 1, validate: 'number' },
        number: { default: 1, validate: 'number' },
      },
      defining: true,
      parseDOM: [
        { tag: `li${WITHOUT_OWN}`, getAttrs: itemAttributes },
        { tag: 'li > p:first-child', priority: 60, getAttrs: (node) => itemAttributes(node.parentElement!) },
        { tag: 'p[data-marker]', priority: 70, getAttrs: shownAttributes },
      ],
      toDOM: ({ attrs }): DOMOutputSpec => [
        'p',
        { class: 'list-item', 'data-marker': markerOf(attrs), 'data-level': String(attrs['level']) },
        0,
      ],
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
    // What is written behind a raised number is on the line again.
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

/** What stands before the words of an item. */
export function markerOf(attrs: Attrs): string {
  return attrs['ordered'] ? `${attrs['number']}.` : '•';
}

function itemAttributes(item: HTMLElement): Attrs {
  const list = item.parentElement;
  const ordered = list?.tagName === 'OL';
  let level = 0;
  for (let around = list; around; around = around.parentElement) if (/^[OU]L$/.test(around.tagName)) level++;
  const before = [...(list?.children ?? [])].filter((child) => child.tagName === 'LI').indexOf(item);
  const start = Number(list?.getAttribute('start') ?? 1);
  return {
    ordered,
    level: Number(item.dataset['level'] ?? Math.max(1, level)),
    number: ordered && Number.isInteger(start) ? start + before : 1,
  };
}

function shownAttributes(item: HTMLElement): Attrs {
  const number = Number.parseInt(item.dataset['marker']!, 10);
  return { ordered: number > 0, level: Number(item.dataset['level'] ?? 1), number: number > 0 ? number : 1 };
}
