import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import { engineFiles, realEngine } from '../../../test/engine/real-engine.ts';
import { collectDocumentFacts } from '../document/document-facts.ts';
import { DEFAULT_OPTIONS } from '../engine.ts';
import { createLexicon } from '../lexicon/create-lexicon.ts';
import type { ErrorClass } from '../taxonomy.ts';
import { keptBySpan } from './span-protection.ts';

const lexicon = createLexicon(engineFiles().get('lexicon.bin')!);

interface Asked {
  readonly errorClass?: ErrorClass;
  readonly optional?: boolean;
  /** Occurrences of the marked word in the document. */
  readonly uses?: number;
  readonly isOffered?: boolean;
}

/** Why the words in square brackets may not become `better`; undefined when they may. */
function kept(
  marked: string,
  better: string,
  { errorClass = 'spelling', optional = false, uses = 0, isOffered }: Asked = {},
) {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const sentence = plainSentence(marked.replace(/[[\]]/g, ''));
  const proposal = {
    start,
    end,
    replacements: [better],
    rule: 'a-rule',
    errorClass,
    confidence: 0.7,
    comment: '',
    optional,
  };
  const word = sentence.paragraph.slice(start, end).toLowerCase();
  const document = { ...collectDocumentFacts([]), occurrences: (lower: string) => (lower === word ? uses : 0) };
  return keptBySpan(sentence, proposal, { lexicon, document }, isOffered);
}

describe('what spans keep', () => {
  it('is every word of a quotation, but not its marks', () => {
    expect(kept('They call it [‘the choice’] here.', '“the choice”')).toBeUndefined();
    expect(kept('They call it [‘the choice’] here.', '“the option”')).toBe('a quotation, code or reference');
    expect(kept('They call it ‘[the] choice’ here.', 'a')).toBe('a quotation, code or reference');
  });
  it('is the name of who is cited, and no month', () => {
    expect(kept('In [Januray] 2006 and by Mould 2006.', 'January')).toBeUndefined();
    expect(kept('In May 2006 and by [Mould] 2006.', 'Mold')).toBe('the name of an author who is cited');
    expect(kept('In May 2006 and by []Mould 2006.', 'the ')).toBeUndefined();
  });
  it.each([
    ['The [DAD] scale rose.', 'FATHER'],
    ['[Substance Abuse] and Mental Health Services pay.', 'Substance use'],
    ['We flew an [Unmanned] Aerial Vehicle.', 'uncrewed'],
  ])('is a name, where advice is on ordinary words: %s', (marked, better) =>
    expect(kept(marked, better, { errorClass: 'plain-language', optional: true })).toBe('an acronym or part of a name'),
  );
  it.each([
    ['[Utilizing] it, we left.', 'Using'],
    ['They said: ([Utilize] it.)', 'Use'],
    ['We [utilized] it.', 'used'],
    ['WE [UTILIZED] IT.', 'USED'],
  ])('is no word that opens or has no capital: %s', (marked, better) =>
    expect(kept(marked, better, { errorClass: 'plain-language', optional: true })).toBeUndefined(),
  );
  it('is no name that is written wrongly', () =>
    expect(kept('We asked in New [york] then.', 'York', { errorClass: 'capitals', optional: true })).toBeUndefined());
  it('is a word that the document keeps using, where advice rewords it and was not read', () => {
    const asked = { errorClass: 'plain-language', optional: true, uses: 5 } as const;
    expect(kept('It [emanates] from the wall.', 'comes', asked)).toBe('a term of the document');
    expect(kept('It [emanates] from the wall.', 'comes', { ...asked, uses: 4 })).toBeUndefined();
    expect(kept('It [emanates] from the wall.', 'comes', { ...asked, isOffered: true })).toBeUndefined();
    expect(kept('It [emanates] from the wall.', 'comes', { ...asked, errorClass: 'contraction' })).toBeUndefined();
    expect(kept('It [emanates from] the wall.', 'comes from', asked)).toBeUndefined();
  });
});

it('keeps advice from the terms of a document, but not from what is offered', () => {
  const engine = realEngine();
  const rulesOf = (text: string, times: number) =>
    engine
      .check(text, DEFAULT_OPTIONS, collectDocumentFacts(Array.from({ length: times }, () => text)))
      .flatMap(({ alerts }) => alerts.map(({ rule }) => rule));
  expect(rulesOf('Heat emanates from the old wall.', 1)).toContain('stiff-words/emanate');
  expect(rulesOf('Heat emanates from the old wall.', 5)).not.toContain('stiff-words/emanate');
  expect(rulesOf('We utilized the old wall.', 5)).toContain('stiff-words/utilize');
});
