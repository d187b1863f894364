import { describe, expect, it } from 'vitest';
import { languageFor } from './language.ts';

describe('the language of the pages', () => {
  it('is the one that was chosen, else the first of the browser’s that there is, else English', () => {
    expect(languageFor('es', ['de-AT'])).toBe('es');
    expect(languageFor(null, ['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(languageFor(null, ['ES'])).toBe('es');
    expect(languageFor('klingon', ['fr'])).toBe('en');
    expect(languageFor(null, [])).toBe('en');
    expect(languageFor('constructor', [])).toBe('en');
  });
});
