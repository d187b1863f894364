import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseText } from './normalise.ts';

const textOf = (raw: string): string => normaliseText(raw).text;

describe('normaliseText', () => {
  it.each([
    ['“Well,” she said, ‘no’ – it’s 1914–1918…', "\"Well,\" she said, 'no' - it's 1914-1918..."],
    ['a word—another', 'a word - another'],
    ['**Bold** and `code` and $x^2$ here', 'Bold and code and X here'],
    ['as shown before [3, 4] and [12–14].', 'as shown before and.'],
    ['It costs $5 and $6.', 'It costs $5 and $6.'],
    ['The ﬁrst\u00a0of ２', 'The first of 2'],
    ['- an item of a list', 'an item of a list'],
  ])('%s', (raw, wanted) => expect(textOf(raw)).toBe(wanted));

  it('removes and counts what hides text from a detector', () => {
    const { text, disguises } = normaliseText('The p\u200bap\u2060er sh\u043ews th\u0435 results.');
    expect(text).toBe('The paper shows the results.');
    expect(disguises).toEqual({ invisible: 2, lookAlikes: 2 });
  });

  // Took 7 s of CPU for 80,000 blanks when the search started again at each of them.
  it('reads dashes and any number of blanks in one pass', () => {
    expect(textOf('It--was -- [1] here ---\tonce')).toBe('It - was - here - once');
    expect(textOf(`It -- was ${'\t'.repeat(1_000_000)}long.`)).toBe('It - was long.');
  }, 5_000);

  it.each([
    ['one letter in a Latin word', 'The p\u0430per was read.', 'The paper was read.', 1],
    ['a whole word', 'This is \u0430 plain \u0441\u043e\u0440\u0443 of it.', 'This is a plain copy of it.', 5],
    ['a lone capital', 'Then \u0406 went home.', 'Then I went home.', 1],
    ['Greek in an ordinary word', 'It was g\u03bf\u03bfd.', 'It was good.', 2],
  ])('reads %s as Latin', (_name, raw, wanted, lookAlikes) => {
    expect(normaliseText(raw)).toEqual({ text: wanted, disguises: { invisible: 0, lookAlikes } });
  });

  it.each([
    'TNF\u03b1 and NF\u03baB rose.',
    'IFN\u03b3, PPAR\u03b3.',
    'K\u03b1 lines and sin\u03b1 x.',
    'Read \u0430\u0441 \u043d\u0430\u0448 \u043c\u0438\u0440 in it.',
  ])('leaves symbols and other languages alone: %s', (raw) =>
    expect(normaliseText(raw)).toEqual({ text: raw, disguises: { invisible: 0, lookAlikes: 0 } }),
  );

  it('does not count what word processors write', () => {
    expect(normaliseText('\ufeffexam\u00adple').disguises.invisible).toBe(0);
    expect(textOf('\ufeffexam\u00adple')).toBe('example');
  });

  it('leaves words of other alphabets alone', () => {
    const { text, disguises } = normaliseText('The word мир and the word λόγος.');
    expect(text).toBe('The word мир and the word λόγος.');
    expect(disguises.lookAlikes).toBe(0);
  });

  it('gives a normal form: a second pass changes neither length class nor counts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (raw) => {
        const { text } = normaliseText(raw);
        expect(text).not.toMatch(/^\s|\s$|\s\s/u);
        expect(normaliseText(text).disguises.invisible).toBe(0);
      }),
    );
  });
});
