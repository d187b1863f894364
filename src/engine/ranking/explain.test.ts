import { expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Candidate } from './candidate.ts';
import { explain } from './explain.ts';

const lexicon = {
  countability: (word: string) => (word === 'advice' ? 'mass' : 'count'),
} as unknown as Lexicon;

/** The comment on a noun at token 1 that is put in the singular. */
function comment(text: string, tags: string, form: string): string {
  const candidate = {
    kind: 'noun-number',
    change: 'plural>singular',
    from: 1,
    to: 2,
    forms: [form],
    slotCandidate: 0,
    slotCurrent: 0,
    about: 1,
  } as const;
  return explain(plainSentence(text, tags.split(' ')), candidate, lexicon).comment;
}

it.each([
  [
    'the coefficients values are',
    'DT NNS NNS VBP',
    'coefficient',
    'A noun before another noun is in the singular: “coefficient values”.',
  ],
  ['an analyses shows', 'DT NNS VBZ', 'analysis', 'The words around it speak of one, so use the singular “analysis”.'],
  ['forests ares methods', 'NNS NNS NNS', 'are', 'Use “are” here, not “ares”.'],
  ['the advices are', 'DT NNS VBP', 'advice', '“advice” is uncountable in this sense, so it has no plural.'],
])('%s', (text, tags, form, expected) => expect(comment(text, tags, form)).toBe(expected));

/** The comment on a change of any kind. */
function commentOn(text: string, tags: string, change: Partial<Candidate>): string {
  const candidate = { change: '', from: 0, to: 0, forms: [], slotCandidate: 0, slotCurrent: 0, about: 0, ...change };
  return explain(plainSentence(text, tags.split(' ')), candidate as Candidate, known).comment;
}

const known = {
  countability: () => 'count',
  nouns: (word: string) => (word === 'works' ? [{ singular: 'work', plural: 'works' }] : []),
  verbs: (word: string) => (word === 'Thank' || word === 'thank' ? [{ base: 'thank', thirdPerson: 'thanks' }] : []),
} as unknown as Lexicon;

it('writes a word as it will stand in the text', () => {
  const based = { kind: 'verb-form', change: 'ing>participle', to: 1, forms: ['based'] } as const;
  expect(commentOn('Basing on it', 'VBG IN PRP', based)).toBe('Use the past participle “Based”, not “Basing”.');
  const thanks = { kind: 'other-word', to: 1, forms: ['thanks'] } as const;
  expect(commentOn('Thank to it', 'VB IN PRP', thanks)).toBe('Use the verb form “Thanks”, not “Thank”.');
});

it('calls a noun behind a preposition no verb', () => {
  const work = { kind: 'agreement', change: 's>base', from: 2, to: 3, forms: ['work'], about: 1 } as const;
  expect(commentOn('for future works we', 'IN JJ VBZ PRP', work)).toBe('Use “work” here, not “works”.');
  expect(commentOn('he often works well', 'PRP RB VBZ RB', work)).toMatch(/^The verb agrees/);
});

it('calls “to” before a noun no part of a verb', () => {
  const to = { kind: 'auxiliary', from: 2, to: 3, about: 3 } as const;
  expect(commentOn('parents and to my sister', 'NNS CC IN PRP$ NN', to)).toBe(
    'Remove “to” before “my”: the sentence is complete without it.',
  );
  expect(commentOn('can easily to go', 'MD RB TO VB', to)).toBe(
    'The verb group is complete without “to”: remove it before “go”.',
  );
});
