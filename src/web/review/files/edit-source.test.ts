import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedWords, editSource } from './edit-source.ts';

const edit = (source: string, before: string | string[], now: string | string[]) =>
  editSource(source, [before].flat(), [now].flat(), (text) => text);

describe('changes of words', () => {
  it('make one text of another, and leave equal words alone', () => {
    expect(changedWords('It is a apple and a egg.', 'It is an apple and an egg.')).toEqual([
      { start: 6, end: 7, text: 'an' },
      { start: 18, end: 19, text: 'an' },
    ]);
    const text = fc.array(fc.constantFrom('a', 'b', 'a cat', ' ', '.', '\n', '😀')).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, now) => {
        let made = '';
        let at = 0;
        for (const { start, end, text: words } of changedWords(before, now)) {
          made += before.slice(at, start) + words;
          at = end;
        }
        expect(made + before.slice(at)).toBe(now);
      }),
    );
  });
});

describe('a source whose words change', () => {
  it.each([
    ['## A *apple*  pie', 'A apple pie', 'An apple pie', '## An *apple*  pie'],
    ['1. It is a egg,\n   `a egg`', 'It is a egg, a egg', 'It is an egg, a egg', '1. It is an egg,\n   `a egg`'],
    ['> It is the\n> the **end**', 'It is the the end', 'It is the end', '> It is the\n> **end**'],
    ['It ends with **words**', 'It ends with words', 'It ends with words.', 'It ends with **words**.'],
    ['However **it** works', 'However it works', 'However, it works', 'However, **it** works'],
    ['He go[^n] away', 'He go1 away', 'He goes1 away', 'He goes[^n] away'],
    ['[It](https://a.example/x) go.', 'It go.', 'It goes.', '[It](https://a.example/x) goes.'],
  ])('keeps the rest: %s', (source, before, now, expected) => expect(edit(source, before, now)).toBe(expected));

  it('finds the words of cells', () =>
    expect(edit('| a egg | b |\n|---|---|\n| c |  |', ['a egg', 'b', 'c', ''], ['an egg', 'b', 'd', ''])).toBe(
      '| an egg | b |\n|---|---|\n| d |  |',
    ));

  it('is left to others where markup is among the words', () => {
    expect(edit('Re*ciev*ed', 'Recieved', 'Received')).toBeNull();
    expect(edit('Other words', 'Recieved', 'Received')).toBeNull();
  });
});
