import { NUMBER_WORDS, TENS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isSpecificQuantity } from '../sentence/specific-quantity.ts';
import { isCompounded, isNoun, isPlaceholder, isVariable } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

const UNITS = wordSet(
  'one two three four five six seven eight nine first second third fourth fifth sixth seventh eighth ninth',
);
/** Tags of words that join with a noun: "rule-based", "age-specific", "noise-reducing". */
const MODIFIER = /^(?:VB[NDG]|JJ)$/;
/** Share of editors who would hyphenate "well" and a participle before a noun: readers of papers wanted 26 of 29. */
const WELL = 0.86;

const isNounAt = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]?.upos === 'NOUN' && tokens[at]!.spaceBefore;

const SPAN = wordSet('year month week day hour minute mile metre meter page storey story dollar');

/** "A low pressure drop", "low power distance": the drop is low, not the pressure. */
const isOfChange = (tokens: readonly AnalysedToken[], at: number): boolean =>
  /^(?:pressure|temperature|voltage|energy|power|speed)$/.test(tokens[at]!.lower) &&
  /^(?:drop|difference|gradient|rise|loss|distance)(?:s|es)?$/.test(tokens[at + 1]?.lower ?? '');

/**
 * "In this setting generated samples are used", "a sound source producing waves": the determiner belongs to the singular noun, not to the plural after
 * it.
 */
function isOfSingularPhrase(tokens: readonly AnalysedToken[], at: number): boolean {
  const opens = tokens.findLastIndex(({ upos }, i) => i < at && !/^(?:ADJ|NOUN)$/.test(upos));
  return /^(?:an?|this|that|each|every|another)$/.test(tokens[opens]?.lower ?? '') && tokens[at + 2]?.xpos === 'NNS';
}

export const hyphens: Checker = {
  id: 'hyphens',
  errorClass: 'punctuation',
  corrects: [
    { wrong: 'There were twenty one people.', right: 'There were twenty-one people.' },
    { wrong: 'It is a well known fact.', right: 'It is a well-known fact.' },
    { wrong: 'A ten year old boy came.', right: 'A ten-year-old boy came.' },
    { wrong: 'We need a long term plan.', right: 'We need a long-term plan.' },
    { wrong: 'The so called experts were wrong.', right: 'The so-called experts were wrong.' },
    { wrong: 'We used low cost sensors.', right: 'We used low-cost sensors.' },
    { wrong: 'They follow a rule based approach.', right: 'They follow a rule-based approach.' },
    { wrong: 'We drew a well designed plan.', right: 'We drew a well-designed plan.' },
  ],
  accepts: [
    'There were twenty-one people.',
    'The tail falls as a power law \uFFFC in both of the samples.',
    'The fact is well known.',
    'The boy is ten years old.',
    'In the long term, we need a plan.',
    'Of the twenty one was red.',
    'She is so called because of her hair.',
    'The approach is rule based.',
    'The plan was well designed.',
    'We read the ratio of the binary dependent variable in each case.',
    'The fluid specific heat is low, and so is the pressure loss.',
    'The packing keeps a low pressure drop.',
    'In societies with low power distance, few ask.',
    'The world wide web is old.',
    'In the presence of a sound source producing waves, the field changes.',
    'He knew the price of the land related to its age.',
    'We show that this setting generated samples of high quality.',
    'They give reports making comparisons easy in High Performance Computing.',
  ],
  check(sentence, { phrases }) {
    const [compoundAt, headAt] = [phrases('compound-modifiers'), phrases('compound-heads')];
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
      // "the World Wide Web"
      if (token.lower === 'world' && after?.lower === 'web') continue;
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
      // "High Performance Computing": a name keeps its own spelling
      if (!isNounAt(tokens, i + 2) || /^\p{Lu}/u.test(next.text)) continue;
      // only before a noun: "a well known fact", not "in the long term"; in "to open source files" the first word is a verb, and "was well known" describes the subject
      // "in closed form ￼", "a power law ￼": the second word is itself the noun, as the formula after it shows
      if (isNoun(next) && after && isPlaceholder(after)) continue;
      const pair = compoundAt(tokens, i)?.share;
      const before = tokens[i - 1];
      if (isOfChange(tokens, i + 1)) continue;
      if (pair !== undefined && ((before?.upos !== 'PART' && before?.upos !== 'AUX') || token.lower === 'so'))
        join(i, pair, i + 2);
      else if (pair === undefined && isNoun(token) && token.xpos !== 'NNS' && MODIFIER.test(next.xpos)) {
        const share = headAt(tokens, i + 1)?.share;
        if (
          share !== undefined &&
          !isVariable(tokens, i + 1) &&
          !isSpecificQuantity(tokens, i + 1) &&
          !isOfSingularPhrase(tokens, i)
        )
          join(i, share, i + 2);
      } else if (token.lower === 'well' && next.xpos === 'VBN' && before?.upos !== 'AUX' && before?.upos !== 'ADV')
        join(i, WELL, i + 2);
    }
    return proposals;
  },
};
