import { expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
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
