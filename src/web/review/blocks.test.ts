import fc from 'fast-check';
import { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { changedTextBlocks, documentOf, plainText, positionOf, textIn, textOf } from './blocks.ts';
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
    const doc = documentOf('\r\nFirst line.\r\n\r\n  \nSecond line.\rThird.');
    expect(plainText(doc)).toBe('First line.\n\n\nSecond line.\nThird.');
    expect(doc.childCount).toBe(3);
    expect(documentOf('').childCount).toBe(1);
  });

  it('gives back text with single line ends and several empty lines as it was, also after it was stored', () => {
    const poem = 'One line.\nAnother line.\n\nA new verse.\nIts end.\n\n\n\n  Far below.';
    const doc = documentOf(poem);
    expect(plainText(doc)).toBe(poem);
    const stored = Node.fromJSON(schema, JSON.parse(JSON.stringify(doc.toJSON())));
    stored.check();
    expect(plainText(stored)).toBe(poem);
  });

  it('writes an empty line between a paragraph and a block of another kind', () => {
    const [first, second] = documentOf('One.\nTwo.').children;
    const heading = schema.node('heading', null, schema.text('Title'));
    expect(plainText(schema.node('doc', null, [heading, second!]))).toBe('Title\n\nTwo.');
    expect(plainText(schema.node('doc', null, [first!, heading]))).toBe('One.\n\nTitle');
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
          const changed = changedTextBlocks(schema.node('doc', null, blocks), doc);
          for (const { block, start } of changed) expect(doc.nodeAt(start)).toBe(block);
          const named = changed.map(({ block }) => block);
          for (const block of now) expect(named.includes(block) || blocks.includes(block)).toBe(true);
          for (const block of fresh) expect(named).toContain(block);
        },
      ),
    );
  });

  const cell = (...texts: string[]) =>
    schema.node(
      'table_cell',
      null,
      texts.map((text) => paragraph(text)),
    );
  const tableOf = (...rows: Node[][]) =>
    schema.node(
      'table',
      null,
      rows.map((cells) => schema.node('table_row', null, cells)),
    );

  it('finds the one block of a table that was edited', () => {
    const [a, b, c] = [cell('a'), cell('b'), cell('c')];
    const old = schema.node('doc', null, [paragraph('x'), tableOf([a, b], [c, a])]);
    const edited = schema.node('doc', null, [old.child(0), tableOf([a, b], [cell('d'), a])]);
    // The first row is a new object here, because only unchanged parts are shared.
    expect(changedTextBlocks(old, edited).map(({ block }) => block.textContent)).toEqual(['a', 'b', 'd', 'a']);
    const row = old.child(1).child(0);
    const shared = schema.node('doc', null, [
      old.child(0),
      schema.node('table', null, [row, schema.node('table_row', null, [cell('d'), a])]),
    ]);
    expect(changedTextBlocks(old, shared).map(({ block, start }) => [block.textContent, start])).toEqual([['d', 18]]);
    expect(shared.nodeAt(18)?.textContent).toBe('d');
  });

  it('writes rows of tables as lines with tabs', () => {
    const doc = schema.node('doc', null, [paragraph('Before.'), tableOf([cell('a'), cell('b', 'c')], [cell('d')])]);
    expect(plainText(doc)).toBe('Before.\n\na\tb c\nd');
  });
});
