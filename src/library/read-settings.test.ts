import { describe, expect, it } from 'vitest';
import type { CheckSettings } from './checker.ts';
import { readSettings } from './read-settings.ts';

const faultOf = (given: object): unknown => {
  try {
    return readSettings(given as CheckSettings);
  } catch (error) {
    return (error as Error).message;
  }
};

describe('readSettings', () => {
  it('takes the defaults of a project’s settings', () => {
    expect(readSettings({})).toMatchObject({
      language: 'auto',
      pipeline: 'advanced',
      documentType: 'general',
      styleGuide: null,
      certainty: 'balanced',
      words: [],
    });
  });

  it('puts settings of a check over those of the checker, and joins lists', () => {
    const standing = readSettings({ language: 'UK', styleGuide: 'APA', words: ['Emend'], ignoreClasses: ['hedge'] });
    const settings = readSettings({ styleGuide: null, words: ['rdjson'], ignoreRules: ['spacing'] }, standing);
    expect(settings).toMatchObject({
      language: 'UK',
      styleGuide: null,
      words: ['Emend', 'rdjson'],
      ignoredRules: ['spacing'],
      ignoredClasses: ['hedge'],
    });
  });

  it('knows a category as all its classes', () => {
    expect(readSettings({ ignoreClasses: ['inclusivity'] }).ignoredClasses).toEqual(['inclusive']);
  });

  it('names the option and what it may be', () => {
    expect(faultOf({ language: 'FR' })).toBe('"language" must be one of "auto", "US", "UK".');
    expect(faultOf({ styleGuide: 'MLA' })).toMatch(/^"styleGuide" must be one of "ACS", .*"none"\.$/);
    expect(faultOf({ words: 'Emend' })).toMatch(/^"words" must be a list of single words/);
    expect(faultOf({ ignoreClasses: ['grammar'] })).toMatch(/^"ignoreClasses" must be a list of classes/);
  });
});
