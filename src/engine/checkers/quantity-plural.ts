import { usualPluralOf } from '../lexicon/inflection.ts';
import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isCompounded, isPlaceholder } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

/** Quantities that count: the noun after their "of" is plural if it is countable. */
const QUANTITIES = wordSet(
  'lot lots number variety range dozens hundreds thousands millions plenty couple series group set majority list pair',
);
const AFTER_A = wordSet('lot number variety range couple series group set list pair majority');
const OTHERS = wordSet('different various other all most such certain');
const GROUPS = wordSet(
  'people staff audience public money time work water food fun stuff space news traffic rain snow convenience comfort freedom flexibility state interest',
);

/** "another, different solution": the determiner before the adjectives requires a singular noun. */
function isBehindSingular(tokens: readonly AnalysedToken[], at: number): boolean {
  let i = at - 1;
  if (tokens[i]?.text !== ',') return false;
  while (tokens[i]?.text === ',' || tokens[i]?.upos === 'ADJ') i--;
  return (
    /^(?:an?|another|one|each|every|this|that)$/.test(tokens[i]?.lower ?? '') ||
    /^another$/.test(tokens[i + 1]?.lower ?? '')
  );
}

export const quantityPlural: Checker = {
  id: 'quantity-plural',
  errorClass: 'noun-number',
  corrects: [
    { wrong: 'There are a lot of place to visit.', right: 'There are a lot of places to visit.' },
    { wrong: 'Thousands of tourist come here.', right: 'Thousands of tourists come here.' },
    { wrong: 'We tried different method.', right: 'We tried different methods.' },
    { wrong: 'All student must come.', right: 'All students must come.' },
  ],
  accepts: [
    'There are a lot of places and a lot of time.',
    'A different method and any other method will do.',
    'All night we waited, and most of all day.',
    'A second call gives another, different answer.',
    'A set of furniture, a range of software, a number of times.',
    'No other country has all this.',
    'Thus, all disk read/write operations are counted.',
    'A lot of effort went into it.',
    'The number of file ￼ operations is high.',
    'It stands at the left-most point of the line.',
    'The checklist is not applicable to different types of research paper (Jones et al., 2004).',
    'One came, but different incoming letter was expected.',
    'Every sample has a different length.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const { lexicon } = context;
    const proposals: Proposal[] = [];
    for (let i = 0; i + 1 < tokens.length; i++) {
      const { lower } = tokens[i]!;
      let start: number;
      let base: number;
      const before = tokens[i - 1];
      if (lower === 'of' && QUANTITIES.has(before?.lower ?? '')) {
        if (AFTER_A.has(before!.lower) && tokens[i - 2]?.lower !== 'a' && tokens[i - 2]?.upos !== 'ADJ') continue;
        start = i + 1;
        base = 0.8;
      } else if (
        OTHERS.has(lower) &&
        before?.text !== '-' &&
        !isBehindSingular(tokens, i) &&
        (before === undefined || !/^(?:DT|PRP\$|NN|JJ|CD|WDT|POS|RB)$/.test(before.xpos)) &&
        !/^(?:no|any|some|each|every|another|one|in|at|after|not|above|first|of)$/.test(before?.lower ?? '')
      ) {
        if (tokens[i]!.upos !== 'ADJ' && tokens[i]!.upos !== 'DET') continue;
        start = i + 1;
        base =
          lower === 'different' || lower === 'various' ? 0.75 : lower === 'other' ? 0.6 : lower === 'such' ? 0.3 : 0.5;
      } else continue;
      while (tokens[start]?.upos === 'ADJ' && start < i + 4) start++;
      const noun = tokens[start];
      const next = tokens[start + 1];
      if (
        noun?.xpos !== 'NN' ||
        !noun.spaceBefore ||
        /^\p{Lu}/u.test(noun.text) ||
        GROUPS.has(noun.lower) ||
        isCompounded(sentence, start)
      )
        continue;
      if (
        next &&
        (next.upos === 'NOUN' ||
          next.upos === 'PROPN' ||
          isPlaceholder(next) ||
          next.upos === 'ADJ' ||
          next.xpos === 'POS' ||
          tokens[start + 2]?.text === '/' ||
          next.upos === 'CCONJ' ||
          next.upos === 'NUM' ||
          // "a set of year, respectively a set of month effects"
          (next.text === ',' && tokens[start + 2]?.lower === 'respectively') ||
          next.xpos === 'VBG')
      )
        continue;
      // "but different incoming message was expected", "every sample has different length": an article is missing
      if (lower !== 'of' && /^(?:is|was|has)$/.test(next?.lower ?? '')) continue;
      if (lower === 'different' && tokens.slice(0, i).some((token) => /^(?:each|every)$/.test(token.lower))) continue;
      if (lexicon.countability(noun.lower) !== 'count') continue;
      const plural = usualPluralOf(lexicon, noun.lower);
      if (!plural) continue;
      const gain = modelGain(sentence, context, start, start + 1, plural);
      const shown = lower === 'of' ? `${before!.text} of` : tokens[i]!.text;
      proposals.push(
        propose(replaceTokens(sentence, start, start + 1, plural), {
          rule: 'quantity-plural',
          errorClass: 'noun-number',
          comment: `${quote(shown)} speaks of more than one, so the noun is plural: ${quote(plural)}.`,
          confidence: weighConfidence(base, gain),
        }),
      );
    }
    return proposals;
  },
};
