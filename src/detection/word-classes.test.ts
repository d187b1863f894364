import { describe, expect, it } from 'vitest';
import { tokenize } from '../text/token.ts';
import { CLASS_COUNT, classInSentence, WORD_CLASSES, wordForm } from './word-classes.ts';

const classesOf = (sentence: string): string[] => {
  let first = true;
  return tokenize(sentence).map((token) => {
    const form = wordForm(token.lower, token.kind);
    const name = WORD_CLASSES[classInSentence(form, token.text, first) - 1]!;
    if (form.alphabetic) first = false;
    return name;
  });
};

describe('word classes', () => {
  it('keeps function words, folds the others into endings, names and numbers', () => {
    // biome-ignore format: one sentence
    expect(classesOf('However, the nations of Europe didn’t quickly agree in 1919.')).toEqual([
      'however', ',', 'the', '-s', 'of', '#Name', 'did', "n't", '-ly', '#middle', 'in', '#year', '.',
    ]);
  });
  it('tells capitals, figures and other alphabets apart', () => {
    expect(classesOf('The NATO B2 мир 3.5 %')).toEqual(['the', '#capitals', '#mixed', '#foreign', '#number', '%']);
  });
  it('numbers classes from 1', () => {
    expect(new Set(WORD_CLASSES).size).toBe(WORD_CLASSES.length);
    expect(CLASS_COUNT).toBe(WORD_CLASSES.length + 1);
  });
});
