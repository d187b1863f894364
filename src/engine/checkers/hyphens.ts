import { NUMBER_WORDS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { isCompounded } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

const TENS = wordSet('twenty thirty forty fifty sixty seventy eighty ninety');
const UNITS = wordSet(
  'one two three four five six seven eight nine first second third fourth fifth sixth seventh eighth ninth',
);
const SPAN = wordSet('year month week day hour minute mile metre meter page storey story dollar');

export const hyphens: Checker = {
  id: 'hyphens',
  errorClass: 'punctuation',
  corrects: [
    { wrong: 'There were twenty one people.', right: 'There were twenty-one people.' },
    { wrong: 'It is a well known fact.', right: 'It is a well-known fact.' },
    { wrong: 'A ten year old boy came.', right: 'A ten-year-old boy came.' },
    { wrong: 'We need a long term plan.', right: 'We need a long-term plan.' },
    { wrong: 'The so called experts were wrong.', right: 'The so-called experts were wrong.' },
  ],
  accepts: [
    'There were twenty-one people.',
    'The fact is well known.',
    'The boy is ten years old.',
    'In the long term, we need a plan.',
    'Of the twenty one was red.',
    'She is so called because of her hair.',
  ],
  check(sentence, { phrases }) {
    const compoundAt = phrases('compound-modifiers');
    const { tokens, paragraph } = sentence;
    const proposals: Proposal[] = [];
    const join = (at: number, confidence: number, to: number): void => {
      const from = tokens[at]!;
      const end = tokens[to - 1]!;
      const text = tokens
        .slice(at, to)
        .map((token) => token.text)
        .join('-');
      proposals.push(
        propose(
          { start: from.start, end: end.end, text },
          {
            rule: 'hyphens',
            errorClass: 'punctuation',
            comment: `${quote(text)} is one expression here and is written with ${to - at > 2 ? 'hyphens' : 'a hyphen'}.`,
            confidence,
          },
        ),
      );
    };
    for (let i = 0; i + 1 < tokens.length; i++) {
      const token = tokens[i]!;
      const next = tokens[i + 1]!;
      const after = tokens[i + 2];
      if (isCompounded(sentence, i)) continue;
      if (next.start - token.end !== 1 || paragraph[token.end] !== ' ') continue;
      if (
        TENS.has(token.lower) &&
        UNITS.has(next.lower) &&
        after &&
        after.upos !== 'AUX' &&
        after.upos !== 'VERB' &&
        after.lower !== 'of'
      ) {
        join(i, 0.88, i + 2);
        continue;
      }
      const old = tokens[i + 3];
      if ((NUMBER_WORDS.has(token.lower) || token.kind === 'number') && SPAN.has(next.lower) && after) {
        if (
          after.lower === 'old' &&
          (old?.upos === 'NOUN' || old === undefined || (old.upos === 'PUNCT' && tokens[i - 1]?.upos === 'DET'))
        )
          join(i, 0.85, i + 3);
        continue;
      }
      const confidence = compoundAt(tokens, i)?.share;
      // before its noun and after a determiner or at the start of the phrase: "a well known fact", not "in the long term"
      if (
        confidence !== undefined &&
        after?.upos === 'NOUN' &&
        after.spaceBefore &&
        (tokens[i - 1] === undefined || !/^(?:AUX|VERB|ADV|PART)$/.test(tokens[i - 1]!.upos) || token.lower === 'so')
      )
        join(i, confidence, i + 2);
    }
    return proposals;
  },
};
