import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../test/engine/plain-sentence.ts';
import {
  applyEdits,
  capitalize,
  deleteTokens,
  type Edit,
  insertAfter,
  insertBefore,
  matchCase,
  uncapitalize,
} from './edits.ts';

const applied = (text: string, ...edits: Edit[]) => applyEdits(text, edits);

describe('capitals', () => {
  it.each([
    ['house', 'Cat', 'House'],
    ['house', 'CAT', 'HOUSE'],
    ['house', 'cat', 'house'],
    ['a house', 'A', 'A house'],
    ['house', '5', 'house'],
    ['été', 'Hiver', 'Été'],
    ['', 'Cat', ''],
  ])('%j in the capitals of %j is %j', (form, model, expected) => expect(matchCase(form, model)).toBe(expected));

  it('capitalises a first letter outside the basic plane whole', () => {
    expect(capitalize('\u{10428}a')).toBe('\u{10400}a');
    expect(capitalize('\ud801')).toBe('\ud801');
  });

  it.each([
    ['The', 'DT', 'the'],
    ['I', 'PRP', 'I'],
    ['DNA', 'NN', 'DNA'],
    ['Paris', 'NNP', 'Paris'],
  ])('%s loses its capital only as a plain word', (word, tag, expected) => {
    expect(uncapitalize(plainSentence(word, [tag]).tokens[0]!)).toBe(expected);
  });
});

describe('edits of tokens', () => {
  it.each([
    ['The the cat sat.', 0, 'The cat sat.'],
    ['He went to to school.', 2, 'He went to school.'],
    ['It is so , good.', 3, 'It is so good.'],
    ['He (the the man) left.', 2, 'He (the man) left.'],
    ['Stop', 0, ''],
  ])('takes a word out of %j with its space', (text, index, expected) => {
    expect(applied(text, deleteTokens(plainSentence(text), index, index + 1))).toBe(expected);
  });

  it.each([
    ['Dog barks.', 0, 'the', 'The dog barks.'],
    ['dog barks.', 0, 'the', 'the dog barks.'],
    ['DNA is long.', 0, 'the', 'The DNA is long.'],
    ['We saw (dog) there.', 3, 'a', 'We saw (a dog) there.'],
    ['We saw dog.', 2, 'the very', 'We saw the very dog.'],
    ['We enjoyed.', 2, 'ourselves', 'We enjoyed ourselves.'],
  ])('puts words into %j', (text, index, word, expected) => {
    expect(applied(text, insertBefore(plainSentence(text), index, word))).toBe(expected);
  });

  it('puts punctuation straight after a word', () => {
    const text = 'However we left';
    expect(applied(text, insertAfter(plainSentence(text).tokens[0]!, ','))).toBe('However, we left');
  });
});

describe('applyEdits', () => {
  it('takes edits in any order, insertions at the edges and deletions beside them', () => {
    const text = 'one two three';
    const edits = [
      { start: 13, end: 13, text: '.' },
      { start: 4, end: 8, text: '' },
      { start: 0, end: 0, text: 'Say ' },
      { start: 8, end: 8, text: '2 ' },
    ];
    expect(applyEdits(text, edits)).toBe('Say one 2 three.');
    expect(applyEdits(text, [])).toBe(text);
  });
  it('refuses edits that overlap', () => {
    const edits = [
      { start: 0, end: 5, text: 'a' },
      { start: 4, end: 6, text: 'b' },
    ];
    expect(() => applyEdits('one two', edits)).toThrow(RangeError);
  });
  it('changes nothing outside the edits, whatever the code units', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(fc.array(fc.tuple(anything, anything, anything), { maxLength: 6 }), anything, (pieces, tail) => {
        let text = '';
        let expected = '';
        const edits: Edit[] = [];
        for (const [kept, old, put] of pieces) {
          const start = text.length + kept.length;
          edits.push({ start, end: start + old.length, text: put });
          text += kept + old;
          expected += kept + put;
        }
        expect(applyEdits(text + tail, edits)).toBe(expected + tail);
      }),
    );
  });
});
