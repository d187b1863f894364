import { describe, expect, it } from 'vitest';
import { partOf, storeOf } from '../account-store.ts';
import { memoryStore } from '../memory-store.ts';
import { addLessons, groupLessons, type Lesson, readLessons, sentenceAround } from './lessons.ts';

const lesson = (sentence: string, kind: string): Lesson => {
  return { rule: 'r', kind, comment: 'c', sentence, start: 0, end: 2, replacement: 'x' };
};

describe('what a writer corrected', () => {
  it('knows the sentence around a place', () => {
    const text = 'It is late (it was). “He go home.” They stay.';
    const at = text.indexOf('go');
    const { sentence, start, end } = sentenceAround(text, at, at + 2);
    expect(sentence).toBe('“He go home.”');
    expect(sentence.slice(start, end)).toBe('go');
    const long = `${'word '.repeat(500)}go ${'word '.repeat(500)}`;
    const place = long.indexOf('go');
    const cut = sentenceAround(long, place, place + 2);
    expect(cut.sentence.length).toBeLessThan(310);
    expect(cut.sentence.slice(cut.start, cut.end)).toBe('go');
  });

  it('keeps each once, the newest first, and names the commonest kinds first', () => {
    const store = partOf(storeOf('a', memoryStore()), '');
    addLessons(store, [lesson('One.', 'Verbs')]);
    addLessons(store, [lesson('Two.', 'Articles'), lesson('Three.', 'Articles')]);
    addLessons(store, [lesson('One.', 'Verbs')]);
    expect(readLessons(store).map(({ sentence }) => sentence)).toEqual(['One.', 'Two.', 'Three.']);
    expect(groupLessons(readLessons(store)).map(({ kind, lessons }) => [kind, lessons.length])).toEqual([
      ['Articles', 2],
      ['Verbs', 1],
    ]);
  });
});
