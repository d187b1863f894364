import { type DOMOutputSpec, Schema } from 'prosemirror-model';

const WITHOUT_OWN = ':not(:has(> p:first-child))';

/**
 * The writing surface: a flat list of paragraphs and headings, so that a block's place in the document is its place among
 * the children of the root, and what did not change is found by identity. Every inline node is one position long and one
 * UTF-16 unit of text, so an offset in the text is a position in the block: `start of the block + 1 + offset`.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      // Items and cells become paragraphs, or their words would run into each other; those that hold one leave it that.
      parseDOM: [
        { tag: 'p' },
        ...['li', 'dt'].map((tag) => ({ tag: tag + WITHOUT_OWN })),
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
        // Google Docs wraps whatever is copied in a <b> of normal weight.
        { tag: 'b', getAttrs: (node) => (node.style.fontWeight === 'normal' ? false : null) },
        { style: 'font-weight', getAttrs: (value) => (/^(bold(er)?|[5-9]\d{2,})$/.test(value) ? null : false) },
      ],
      toDOM: (): DOMOutputSpec => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
      toDOM: (): DOMOutputSpec => ['em', 0],
    },
  },
});
