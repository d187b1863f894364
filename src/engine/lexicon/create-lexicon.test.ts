import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordAt, wordNumber } from './automaton.ts';
import { createLexicon } from './create-lexicon.ts';
import { LexiconFormatError } from './lexicon-file.ts';

const bytes = readFileSync(new URL('../../../models/lexicon.bin', import.meta.url));
const lexicon = createLexicon(bytes);

describe('word list', () => {
  it('numbers its forms in sorted order, both ways', () => {
    let previous = '';
    for (let number = 0; number < lexicon.words.size; number += 101) {
      const form = wordAt(lexicon.words, number);
      expect(wordNumber(lexicon.words, form)).toBe(number);
      expect(form > previous).toBe(true);
      previous = form;
    }
  });

  it.each(
    'the The THE London DNA mRNA pH iPhone colour color analyse don’t dog’s MRIs well-known etc. naïve zoo phosphorylation eigenvalue dataset café n’t ’s'.split(
      ' ',
    ),
  )('has %s', (form) => expect(lexicon.has(form)).toBe(true));

  it.each('teh london dna recieve wether alot infact i becuase enviroment zzz - '.split(' '))(
    'does not have "%s"',
    (form) => expect(lexicon.has(form)).toBe(false),
  );

  it('gives frequencies per million', () => {
    expect(lexicon.frequency('the')).toBeGreaterThan(30_000);
    expect(lexicon.frequency('kitchen')).toBeGreaterThan(5);
    expect(lexicon.frequency('kitchen')).toBeLessThan(200);
    expect(lexicon.frequency('qwxz')).toBe(0);
  });

  it('writes names and acronyms with their capitals', () => {
    expect(['english', 'dna', 'ph', 'tree', 'monday', 'i'].map(lexicon.writtenForm)).toEqual([
      'English',
      'DNA',
      'pH',
      'tree',
      'Monday',
      'I',
    ]);
    expect(['english', 'london', 'march', 'tree'].map(lexicon.isProper)).toEqual([true, true, false, false]);
  });
});

describe('morphology', () => {
  it('finds the verb of any form', () => {
    expect(lexicon.verbs('went')[0]).toMatchObject({ base: 'go', participle: 'gone' });
    expect(lexicon.verbs('travelled')[0]).toMatchObject({ base: 'travel', ing: 'travelling' });
    expect(lexicon.verbs('analysing')[0]).toMatchObject({ base: 'analyse', past: 'analysed' });
    expect(lexicon.verbs('lay').map((verb) => verb.base)).toEqual(['lay', 'lie']);
    expect(lexicon.verbs('kitchen')).toEqual([]);
  });

  it('finds the noun of both numbers', () => {
    expect(lexicon.nouns('criteria')[0]).toEqual({ singular: 'criterion', plural: 'criteria' });
    expect(lexicon.nouns('biomarkers')[0]?.singular).toBe('biomarker');
    expect(lexicon.nouns('informations')[0]?.singular).toBe('information');
  });

  it('knows irregular degrees', () => {
    expect(lexicon.adjectives('worse')[0]?.superlative).toBe('worst');
    expect(lexicon.adjectives('happier')[0]?.positive).toBe('happy');
  });

  it('knows which nouns count', () => {
    expect(['information', 'advice', 'experience', 'dog', 'trousers'].map(lexicon.countability)).toEqual([
      'mass',
      'mass',
      'both',
      'count',
      'plural-only',
    ]);
  });

  it('links derivational families', () => {
    const forms = lexicon.family('analysis').map((member) => member.form);
    expect(forms).toEqual(expect.arrayContaining(['analyse', 'analytical', 'analytically']));
  });
});

describe('spelling knowledge', () => {
  it('converts between varieties', () => {
    expect(lexicon.counterpart('color', 'UK')).toBe('colour');
    expect(lexicon.counterpart('analysed', 'US')).toBe('analyzed');
    expect([lexicon.variety('colour'), lexicon.variety('color'), lexicon.variety('tree')]).toEqual([
      'UK',
      'US',
      undefined,
    ]);
    expect([lexicon.isOxford('realize'), lexicon.variety('realize'), lexicon.variety('realise')]).toEqual([
      true,
      undefined,
      'UK',
    ]);
  });

  it('knows misspellings', () => {
    expect(lexicon.misspelling('teh')).toEqual(['the']);
    expect(lexicon.misspelling('alot')).toEqual(['a lot']);
    expect(lexicon.misspelling('the')).toBeUndefined();
  });
});

describe('first sounds', () => {
  const an = 'hour honest heir MRI mRNA SVM 8 11 18 80 11,000 umbrella uninformed X-ray F honorary siRNA NGO EU Uber';
  const a =
    'unit European one useful university UN US 110 1 house euphoria unanimous NASA UNESCO ubiquitous Udemy urine MAN t';
  it.each(an.split(' '))('an %s', (form) => expect(lexicon.startsWithVowelSound(form)).toBe(true));
  it.each(a.split(' '))('a %s', (form) => expect(lexicon.startsWithVowelSound(form)).toBe(false));
});

describe('damaged files', () => {
  it('are refused with the reason', () => {
    expect(() => createLexicon(new Uint8Array(20))).toThrow(LexiconFormatError);
    expect(() => createLexicon(bytes.subarray(0, 5000))).toThrow(/damaged/);
  });
});
