import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedBlocks, documentOf, plainText, positionOf, textIn, textOf } from './blocks.ts';
import { schema } from './schema.ts';

const paragraph = (...content: (string | null)[]) =>
  schema.node(
    'paragraph',
    null,
    content.map((part) => (part === null ? schema.node('hard_break') : schema.text(part))),
  );

describe('blocks', () => {
  it('has one position for every UTF-16 unit, hard breaks and marks included', () => {
    const strong = schema.marks['strong']!.create();
    const block = schema.node('paragraph', null, [
      schema.text('One 😀 '),
      schema.text('bold', [strong]),
      schema.node('hard_break'),
      schema.text('two'),
    ]);
    const doc = schema.node('doc', null, [paragraph('Before.'), block]);
    const text = textOf(block);
    expect(text).toBe('One 😀 bold\ntwo');
    const start = doc.child(0).nodeSize;
    for (let at = 0; at < text.length; at++)
      expect(doc.textBetween(positionOf(start, at), positionOf(start, at + 1))).toBe(text[at]);
  });

  it('writes raised and lowered numbers as such, as long as they are, so that they stay apart from the word', () => {
    const [raised, lowered] = [schema.marks['superscript']!.create(), schema.marks['subscript']!.create()];
    const block = schema.node('paragraph', null, [
      schema.text('In 2021'),
      schema.text('12', [raised]),
      schema.text(' the 21'),
      schema.text('st', [raised]),
      schema.text(' H'),
      schema.text('2', [lowered]),
      schema.text('O, x'),
      schema.text('T', [raised]),
    ]);
    expect(textOf(block)).toBe('In 2021¹² the 21st H₂O, xT');
    const doc = schema.node('doc', null, [paragraph('Before.'), block]);
    const start = doc.child(0).nodeSize;
    expect(textIn(doc, positionOf(start, 3), positionOf(start, 9))).toBe('2021¹²');
    expect(plainText(doc)).toBe('Before.\n\nIn 2021¹² the 21st H₂O, x^T');
  });

  it('writes lists with their numbers and bullets', () => {
    const item = (text: string, ordered: boolean, number: number, level = 1) =>
      schema.node('list_item', { ordered, number, level }, schema.text(text));
    const doc = schema.node('doc', null, [
      paragraph('First:'),
      item('One.', true, 1),
      item('Below.', false, 1, 2),
      item('Two.', true, 2),
      paragraph('Last.'),
    ]);
    expect(plainText(doc)).toBe('First:\n\n1. One.\n  • Below.\n2. Two.\n\nLast.');
  });

  it('makes a paragraph of each line and loses none', () => {
    const doc = documentOf('First line.\r\n\r\n  \nSecond line.\rThird.');
    expect(plainText(doc)).toBe('First line.\n\nSecond line.\n\nThird.');
    expect(documentOf('').childCount).toBe(1);
  });

  it('finds exactly the blocks that are not the same objects', () => {
    const word = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1 }),
        fc.nat(),
        fc.nat(),
        fc.array(word),
        (words, at, length, inserted) => {
          const blocks = words.map((text) => paragraph(text));
          const from = at % (blocks.length + 1);
          const to = Math.min(blocks.length, from + (length % 3));
          const fresh = inserted.map((text) => paragraph(text));
          const now = [...blocks.slice(0, from), ...fresh, ...blocks.slice(to)];
          if (now.length === 0) return;
          const doc = schema.node('doc', null, now);
          const changed = changedBlocks(schema.node('doc', null, blocks), doc);
          let start = 0;
          doc.forEach((block, offset, index) => {
            if (index === changed.from) start = offset;
            const isOld = index < changed.from || index >= changed.to;
            if (isOld) expect(blocks).toContain(block);
          });
          for (const block of fresh) expect(now.slice(changed.from, changed.to)).toContain(block);
          if (changed.from < now.length) expect(changed.start).toBe(start);
        },
      ),
    );
  });
});
