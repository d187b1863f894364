import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain } from '../sentence/model-evidence.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

/** Adjectives whose adverb says when, how or how far something was done: "a newly identified gene". */
const OF_PARTICIPLES = wordSet(
  'new recent previous current common wide frequent general usual successful automatic manual random genetic sexual severe differential partial putative chemical statistical clinical experimental computational mathematical historical',
);
/** Adjectives whose adverb says how far, or in which respect, the next adjective holds: "an extremely high value", "clinically relevant". */
const OF_ADJECTIVES = wordSet(
  'extreme arbitrary relative conditional clinical statistical computational mathematical biological physical chemical economic genetic potential environmental ecological evolutionary functional structural technical weak sufficient significant considerable substantial',
);
/** Adjectives that can hold to a degree or in a respect. */
const GRADED = wordSet(
  'relevant significant efficient equivalent independent dependent consistent important sensitive similar different distinct distant acidic alkaline basic available feasible active stable unstable viable sound small large high low long short rare common rich poor strong weak harmful toxic hazardous dangerous useful beneficial diverse identical simple complex expensive intensive higher lower greater larger smaller better worse longer shorter',
);
/** The language model must find the adverb at least this much likelier (log10). */
const LEAST_GAIN = 0.8;

export const adverbBeforeAdjective: Checker = {
  id: 'adverb-before-adjective',
  errorClass: 'adjective-adverb',
  corrects: [
    { wrong: 'They extend our previous developed model.', right: 'They extend our previously developed model.' },
    { wrong: 'The method is computational efficient.', right: 'The method is computationally efficient.' },
    {
      wrong: 'We found several clinical relevant differences.',
      right: 'We found several clinically relevant differences.',
    },
  ],
  accepts: [
    'It is a newly identified member of the family.',
    'They live in a new furnished flat.',
    'A potential large risk was found.',
    'The clinical and relevant facts are known.',
    'A physical, stable bond was made.',
    'Both parts add to a common computed loss.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (let i = 0; i + 1 < tokens.length; i++) {
      const [adjective, next] = [tokens[i]!, tokens[i + 1]!];
      if (adjective.xpos !== 'JJ' || !next.spaceBefore || !fits(adjective, next)) continue;
      if (tokens[i - 1]?.text === '-' || tokens[i + 2]?.text === '-') continue;
      // "a common computed loss": one that both have
      if (adjective.lower === 'common' && /^an?$/.test(tokens[i - 1]?.lower ?? '') && tokens[i + 2]?.xpos === 'NN')
        continue;
      const adverb = adverbOf(adjective.lower);
      if (!context.lexicon.has(adverb)) continue;
      const gain = modelGain(sentence, context, i, i + 1, adverb);
      if (gain === undefined || gain < LEAST_GAIN) continue;
      proposals.push(
        propose(replaceTokens(sentence, i, i + 1, adverb), {
          rule: 'adverb-before-adjective',
          errorClass: 'adjective-adverb',
          comment: `${quote(adjective.text)} describes ${quote(next.text)}, so it must be an adverb: ${quote(`${adverb} ${next.text}`)}.`,
          confidence: 0.8,
        }),
      );
    }
    return proposals;
  },
};

const fits = (adjective: AnalysedToken, next: AnalysedToken): boolean =>
  next.xpos === 'VBN' || next.xpos === 'VBD'
    ? OF_PARTICIPLES.has(adjective.lower)
    : /^JJR?$/.test(next.xpos) && OF_ADJECTIVES.has(adjective.lower) && GRADED.has(next.lower);

function adverbOf(adjective: string): string {
  if (adjective.endsWith('ic')) return `${adjective}ally`;
  if (adjective.endsWith('y')) return `${adjective.slice(0, -1)}ily`;
  return /[^aeiou]le$/.test(adjective) ? `${adjective.slice(0, -1)}y` : `${adjective}ly`;
}
