import { describe, expect, it } from 'vitest';
import { compileRules } from '../compile-rules.ts';
import { openPhraseTables } from '../phrase-tables.ts';
import { readPhrases } from './read-phrases.ts';

const list = (text: string, path = 'phrases/trial.phrases') => ({ path, text });
const tokens = (text: string) => text.split(' ').map((lower) => ({ lower })) as never;

describe('lists of phrases', () => {
  it('finds the longest phrase that begins at a token, with its share', () => {
    const text = '// a remark\n\nas a result .9\nas a result of this .45\nas 1\n';
    const table = openPhraseTables(compileRules({ words: [], rules: [], phrases: [list(text)] }))('trial');
    expect(table(tokens('and as a result of this'), 1)).toEqual({ end: 6, share: 0.45 });
    expect(table(tokens('as a result of rain'), 0)).toEqual({ end: 3, share: 0.9 });
    expect(table(tokens('as a rule'), 0)).toEqual({ end: 1, share: 1 });
    expect(table(tokens('a result'), 0)).toBeUndefined();
    expect(table(tokens('a result'), 2)).toBeUndefined();
  });
  it('keeps lists apart and names one that is not there', () => {
    const phrases = [list('however .95'), list('well known .85', 'phrases/other.phrases')];
    const tables = openPhraseTables(compileRules({ words: [], rules: [], phrases }));
    expect(tables('other')(tokens('however'), 0)).toBeUndefined();
    expect(() => tables('none')).toThrow("no list of phrases called 'none'");
  });
  it.each([
    ['However .95', /trial\.phrases, line 1: a phrase in lower case/],
    ['however', /line 1: a phrase/],
    ['however 1.2', /line 1: a phrase/],
    ['however .9\nhowever .8', /line 2: 'however' has a share already/],
  ])('names the line of %j', (text, message) => expect(() => readPhrases([list(text)])).toThrow(message));
  it('refuses two lists of one name', () =>
    expect(() => readPhrases([list('a .5'), list('a .5', 'other/trial.phrases')])).toThrow(/called 'trial'/));
});
