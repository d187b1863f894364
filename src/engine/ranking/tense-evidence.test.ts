import { describe, expect, it } from 'vitest';
import { plainSentence } from '../../../test/engine/plain-sentence.ts';
import type { Candidate } from './candidate.ts';
import { lacksTenseEvidence } from './tense-evidence.ts';

function lacks(kind: Candidate['kind'], text: string, tags: string, at: number, change: string, form: string): boolean {
  const place = { kind, from: at, to: at + 1, forms: [form], change, about: at };
  return lacksTenseEvidence(plainSentence(text, tags.split(' ')), { ...place, slotCandidate: 0, slotCurrent: 0 });
}

describe('evidence for another tense', () => {
  it.each([
    ['be-form', 'He is taller than me', 'PRP VBZ JJR IN PRP', 1, 'is>was', 'was', true],
    ['be-form', 'He is ill and she left', 'PRP VBZ JJ CC PRP VBD', 1, 'is>was', 'was', false],
    ['be-form', 'He is ill yesterday', 'PRP VBZ JJ NN', 1, 'is>was', 'was', false],
    ['be-form', 'We are here in 1987', 'PRP VBP RB IN CD', 1, 'are>were', 'were', false],
    ['be-form', 'They is taller', 'PRP VBZ JJR', 1, 'is>are', 'are', false],
    ['be-form', 'The book was long', 'DT NN VBD JJ', 2, 'was>is', 'is', true],
    ['verb-form', 'The children plays here', 'DT NNS VBZ RB', 2, 's>past', 'played', true],
    // a form with two names says nothing about tense
    ['verb-form', 'The children plays here', 'DT NNS VBZ RB', 2, 's>participle', 'played', true],
    ['verb-form', 'I have play here', 'PRP VBP VB RB', 2, 'base>participle', 'played', false],
    ['verb-form', 'The scene described a man who falls', 'DT NN VBD DT NN WP VBZ', 2, 'past>s', 'describes', true],
    // the question has its own tense
    ['verb-form', 'She does not know what happened', 'PRP VBZ RB VB WP VBD', 1, 's>past', 'did', true],
    ['confusable', 'Never has it been better', 'RB VBZ PRP VBN JJR', 1, 'has>had', 'had', true],
    ['confusable', 'It has been better then I saw', 'PRP VBZ VBN JJR RB PRP VBD', 1, 'has>had', 'had', false],
    // two participles may share "has"
    ['verb-form', 'He has gone and ate it', 'PRP VBZ VBN CC VBD PRP', 1, 's>past', 'had', true],
    ['verb-form', 'He has gone when she ate', 'PRP VBZ VBN IN PRP VBD', 1, 's>past', 'had', false],
    ['verb-form', 'The children play well', 'DT NNS VBP RB', 2, 'base>s', 'plays', false],
    ['noun-number', 'The child play', 'DT NN VBP', 1, 'NN>NNS', 'children', false],
  ] as const)('%s: %s', (kind, text, tags, at, change, form, expected) => {
    expect(lacks(kind, text, tags, at, change, form)).toBe(expected);
  });
});
