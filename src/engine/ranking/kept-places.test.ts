import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Candidate, CandidateKind } from './candidate.ts';
import { isKeptPlace } from './kept-places.ts';

const lexicon = { countability: (word: string) => (word === 'equipment' ? 'mass' : undefined) } as unknown as Lexicon;

function kept(text: string, tags: readonly string[], kind: CandidateKind, change: string, from: number, form: string) {
  const to = change.startsWith('none>') ? from : from + 1;
  const candidate: Candidate = {
    kind,
    change,
    from,
    to,
    forms: form === '' ? [] : [form],
    slotCandidate: 0,
    slotCurrent: 0,
    about: from,
  };
  return isKeptPlace(plainSentence(text, tags), candidate, lexicon);
}

describe('isKeptPlace', () => {
  it.each([
    [
      'a name takes no article',
      'We fit Bayesian models',
      ['PRP', 'VBP', 'JJ', 'NNS'],
      'determiner',
      'none>the',
      2,
      'the',
      true,
    ],
    ['a common noun may', 'We fit model', ['PRP', 'VBP', 'NN'], 'determiner', 'none>the', 2, 'the', false],
    [
      'an acronym keeps its article',
      'of the DR here',
      ['IN', 'DT', 'NNP', 'RB'],
      'determiner',
      'the>none',
      1,
      '',
      true,
    ],
    [
      'beside a formula',
      'the sum in \uFFFC here',
      ['DT', 'NN', 'IN', 'NN', 'RB'],
      'preposition',
      'in>on',
      2,
      'on',
      true,
    ],
    ['elsewhere', 'the sum in total here', ['DT', 'NN', 'IN', 'NN', 'RB'], 'preposition', 'in>on', 2, 'on', false],
    [
      'a plural head is counted',
      'the detections occurred',
      ['DT', 'NNS', 'VBD'],
      'noun-number',
      'NNS>NN',
      1,
      'detection',
      true,
    ],
    [
      'what is not counted is not',
      'the equipments occurred',
      ['DT', 'NNS', 'VBD'],
      'noun-number',
      'NNS>NN',
      1,
      'equipment',
      false,
    ],
    [
      'after “a” it is singular',
      'a special cases of it',
      ['DT', 'JJ', 'NNS', 'IN', 'PRP'],
      'noun-number',
      'NNS>NN',
      2,
      'case',
      false,
    ],
    [
      'before a noun it may be',
      'the outputs weights',
      ['DT', 'NNS', 'NNS'],
      'noun-number',
      'NNS>NN',
      1,
      'output',
      false,
    ],
    ['but not where the term has it', 'the dues form', ['DT', 'NNS', 'NN'], 'noun-number', 'NNS>NN', 1, 'due', true],
    [
      'an acronym after its words',
      'the error RMSE is',
      ['DT', 'NN', 'NNP', 'VBZ'],
      'comma',
      'none>comma',
      2,
      ',',
      true,
    ],
    [
      'a list',
      'salt, sugar, pepper and oil',
      ['NN', ',', 'NN', ',', 'NN', 'CC', 'NN'],
      'comma',
      'comma>none',
      3,
      '',
      true,
    ],
    [
      '“since” before a clause',
      'since each plot is new',
      ['IN', 'DT', 'NN', 'VBZ', 'JJ'],
      'confusable',
      'since>for',
      0,
      'for',
      true,
    ],
    ['“since” before a span', 'since two years', ['IN', 'CD', 'NNS'], 'confusable', 'since>for', 0, 'for', false],
    ['no different', 'it was no different', ['PRP', 'VBD', 'DT', 'JJ'], 'confusable', 'no>not', 2, 'not', true],
    ['another kind', 'it were so', ['PRP', 'VBD', 'RB'], 'be-form', 'were>was', 1, 'was', false],
  ] as const)('%s: %s', (_, text, tags, kind, change, from, form, expected) =>
    expect(kept(text, tags, kind, change, from, form)).toBe(expected),
  );
});
