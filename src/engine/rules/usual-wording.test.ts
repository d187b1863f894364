import { describe, expect, it } from 'vitest';
import { usualWording } from './usual-wording.ts';

describe('what a change of wording does', () => {
  it.each([
    ['about it', 'it', 'discussed about it', 'In “discussed about it” no “about” is needed.'],
    ['Despite of', 'Despite', 'Despite of', 'In “Despite of” no “of” is needed.'],
    ['listen', 'listen to', 'listen music', 'In “listen music” the word “to” is missing.'],
    ['going home', 'going to the home', 'going home', 'In “going home” the words “to the” are missing.'],
    ['a the', 'the', 'a the car', 'In “a the car” no “a” is needed.'],
    ['of', 'on', 'depend of it', 'In “depend of it” the usual wording is “on”, not “of”.'],
    ['as result', 'as a consequence', 'as result', 'The usual wording is “as a consequence”, not “as result”.'],
  ])('%s: %s', (found, better, around, expected) => {
    expect(usualWording(found, better, around)).toBe(expected);
  });
});
