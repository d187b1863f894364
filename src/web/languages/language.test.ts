import { describe, expect, it } from 'vitest';
import { HOME } from '../home/words.ts';
import { REVIEW } from '../review/words.ts';
import { SHELL } from '../shell/words.ts';
import { SIGN } from '../sign/words.ts';
import { type Catalogue, LANGUAGES, languageFor } from './language.ts';

describe('the language of the pages', () => {
  it('is the one that was chosen, else the first of the browser’s that there is, else English', () => {
    expect(languageFor('es', ['de-AT'])).toBe('es');
    expect(languageFor(null, ['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(languageFor(null, ['ES'])).toBe('es');
    expect(languageFor('klingon', ['fr'])).toBe('en');
    expect(languageFor(null, [])).toBe('en');
    expect(languageFor('constructor', [])).toBe('en');
  });

  const catalogues = { SHELL, SIGN, HOME, REVIEW } as unknown as Record<string, Catalogue<object>>;
  for (const [name, catalogue] of Object.entries(catalogues))
    it(`has every sentence of ${name} in each language, and none twice the same by oversight`, () => {
      const english = flat(catalogue.en);
      for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
        const sentences = flat(catalogue[language]);
        expect(sentences.map(([path]) => path)).toEqual(english.map(([path]) => path));
        for (const [path, sentence] of sentences) expect(sentence.trim(), `${language} ${path}`).not.toBe('');
        // Names such as “Review” may be alike; a sentence of several words is not.
        if (language === 'en') continue;
        const untranslated = sentences.filter(
          ([, sentence], i) => sentence === english[i]![1] && /\s\S+\s/.test(sentence),
        );
        expect(untranslated).toEqual([]);
      }
    });
});

/** Every sentence with its path; functions are asked with numbers and words. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return flat((value as (...given: unknown[]) => unknown)(2, 3, 4), `${path}()`);
  return Object.entries(value as object).flatMap(([key, child]) => flat(child, `${path}.${key}`));
}
