import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { isJoiningHyphen } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

/** Adjectives and nouns in -ly, which take a hyphen: "early-stage", "family-run", "user-friendly". */
const NO_ADVERBS = wordSet(
  'early only daily weekly monthly yearly hourly quarterly friendly likely elderly lonely lovely ugly holy costly orderly timely scholarly family supply assembly anomaly reply fly poly',
);

export const adverbHyphen: Checker = {
  id: 'adverb-hyphen',
  errorClass: 'punctuation',
  corrects: [
    { wrong: 'It is a freely-available tool.', right: 'It is a freely available tool.' },
    { wrong: 'The fully-connected layers are slow.', right: 'The fully connected layers are slow.' },
    { wrong: 'We tested three newly-built boats.', right: 'We tested three newly built boats.' },
  ],
  accepts: [
    'It is a freely available tool.',
    'It was an early-stage study of user-friendly tools.',
    'A family-run hotel sends a weekly-only letter.',
    'It is a non-wholly-owned firm.',
    'They gave a not-so-carefully-planned party.',
    'We met the Kelly-based firm.',
  ],
  check({ tokens }) {
    const proposals: Proposal[] = [];
    for (let i = 0; i + 2 < tokens.length; i++) {
      const [adverb, hyphen, next] = [tokens[i]!, tokens[i + 1]!, tokens[i + 2]!];
      if (adverb.xpos !== 'RB' || !/\p{Ll}ly$/u.test(adverb.text) || NO_ADVERBS.has(adverb.lower)) continue;
      if (
        !isJoiningHyphen(hyphen) ||
        next.spaceBefore ||
        !/^(?:JJ|VB[NDG])$/.test(next.xpos) ||
        !/^\p{Ll}/u.test(next.text)
      )
        continue;
      // several hyphens in a row make one expression
      if (isJoiningHyphen(tokens[i - 1]) || isJoiningHyphen(tokens[i + 3])) continue;
      // "a non wholly-owned firm" lacks the hyphen before the adverb
      if (tokens[i - 1]?.lower === 'non') continue;
      proposals.push(
        propose(
          { start: adverb.end, end: next.start, text: ' ' },
          {
            rule: 'adverb-hyphen',
            errorClass: 'punctuation',
            comment: `An adverb in -ly needs no hyphen, as it can only belong to ${quote(next.text)}: ${quote(`${adverb.text} ${next.text}`)}.`,
            // readers of papers wanted 171 of 180 of these hyphens removed
            confidence: 0.9,
          },
        ),
      );
    }
    return proposals;
  },
};
