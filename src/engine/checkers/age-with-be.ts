import { NUMBER_WORDS } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { isAdverb } from '../sentence/token-tests.ts';
import { propose, replaceTokens } from '../token-edits.ts';

function beFor(verb: string, subject: string): string {
  if (verb === 'had') return /^(?:they|we|you)$/.test(subject) ? 'were' : 'was';
  if (verb === 'has') return 'is';
  return subject === 'i' ? 'am' : 'are';
}

export const ageWithBe: Checker = {
  id: 'age-with-be',
  errorClass: 'verb',
  corrects: [
    { wrong: 'I have 20 years old.', right: 'I am 20 years old.' },
    { wrong: 'She has sixteen years old.', right: 'She is sixteen years old.' },
    { wrong: 'She has twenty-five years old.', right: 'She is twenty-five years old.' },
    { wrong: 'When I had ten years old, we moved.', right: 'When I was ten years old, we moved.' },
  ],
  accepts: [
    'I am 20 years old.',
    'She has 20 years of experience.',
    'They have two years left.',
    'We have three-year-old children.',
  ],
  check(sentence) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (let i = 1; i + 3 < tokens.length; i++) {
      const { lower } = tokens[i]!;
      if (lower !== 'have' && lower !== 'has' && lower !== 'had') continue;
      let at = i + 1;
      while (isAdverb(tokens[at]) || tokens[at]?.lower === 'only' || tokens[at]?.lower === 'about') at++;
      const number = tokens[at];
      if (!number || (number.upos !== 'NUM' && number.kind !== 'number' && !NUMBER_WORDS.has(number.lower))) continue;
      // "twenty-five"
      if (tokens[at + 1]?.text === '-' && NUMBER_WORDS.has(number.lower)) at += 2;
      if (!/^years?$/.test(tokens[at + 1]?.lower ?? '') || tokens[at + 2]?.lower !== 'old') continue;
      const right = beFor(lower, tokens[i - 1]!.lower);
      proposals.push(
        propose(replaceTokens(sentence, i, i + 1, right), {
          rule: 'age-with-be',
          errorClass: 'verb',
          comment: 'Say age with “be”, not “have”: “is ten years old”.',
          confidence: 0.95,
        }),
      );
    }
    return proposals;
  },
};
