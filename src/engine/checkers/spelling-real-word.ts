import type { CheckContext } from '../context.ts';
import { matchCase } from '../edits.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { logOddsOf, probability } from '../log-odds.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { contextScorer } from '../spelling/context-score.ts';
import { isEverydayProse } from '../spelling/everyday-prose.ts';
import { nearWords } from '../spelling/near-words.ts';
import { standingOf } from '../spelling/word-standing.ts';

/** Words more frequent than this, per million, are left to the checkers for particular confusions. */
const COMMONEST = 250;
/** A word with a higher log10 probability than this is not surprising in its place. */
const SURPRISE = -3.8;
/** The intended word must be this many times as frequent as the written one. */
const COMMONER = 2;
/**
 * Log odds of the change: `WEIGHT` * (gain in powers of ten - penalty) - `BAR`. At this bar, one word in 10,000 of clean prose is changed; at 1.5, one in
 * 4,000; at 4.2, almost none, but only half of the slips that are found now would be found.
 */
const WEIGHT = 1.5;
const BAR = 2.4;
/**
 * Confidence from which a known word is changed outside everyday prose. In scientific paragraphs, 12 of 19 such proposals were right from here on, and three
 * of the others were variants that are now ignored; below it, 9 of 45 were right.
 */
const SURE = 0.9;

/** A sentence with fewer tokens gives the language model too little context: below `SURE_ALONE` its judgement is ignored. */
const SHORT = 9;
const SURE_ALONE = 0.8;
/** Proposals with a lower confidence are not worth making. */
const LEAST = 0.2;
/** More than the rounding error when log odds are converted to a confidence and back. */
const ROUNDING = 1e-9;
/** Words whose confusions have their own rules, which use grammar. */
const JUDGED_BY_RULES = /^(?:tough|compliment\w*|relive|wont|multiply|typo|bee|conformed)$/;

/** Informal and rare words that are meant where they stand. */
const INFORMAL = /^(?:stats|uni|thing(?:y|ies)|fests?|glow|lager|bads|deprived|sow|butts?|piss(?:ed)?|applets?)$/;

/** Variants that are not errors. */
const SPELT_BOTH_WAYS = /^[ei]nquir|^cant$|^cafes?$|[^a-z']/;
/** Two words that differ only in their prefix are both intended: "unfeasible" and "infeasible", "asocial" and "social". */
const PREFIX = /^(?:un|in|im|a|e|de|re|non|macro|micro|multi|meso|inter|intra|hyper|hypo)/;

export const spellingRealWord: Checker = {
  id: 'spelling-real-word',
  errorClass: 'spelling',
  corrects: [
    { wrong: 'It dose not matter at all.', right: 'It does not matter at all.' },
    { wrong: 'You can fell the heat of the sun.', right: 'You can feel the heat of the sun.' },
    {
      wrong: 'Children are under peer pressure and end up loosing money.',
      right: 'Children are under peer pressure and end up losing money.',
    },
  ],
  accepts: [
    'The quiet town lies by the sea.',
    'Two patients had miliary tuberculosis.',
    'They adopted the causal model.',
    'He loves the dessert and the desert.',
    'Wait until it dries.',
    'Last, add salt.',
    'They compliment each other on their clothes, and to relive the past is sad.',
    'The bran and the brain were compared.',
    'They print a yearly report.',
    'The last mail of the office really pissed me off.',
    'I like the web thingy that shows the stats of the site.',
    'I deprived myself of sleep, but as you reap so shall you sow.',
    'The lamp will only glow if there is darkness and someone is passing through the street.',
    'The second version has few technical and typo errors.',
    'The bundles [2] were made by focussing the beam on the asocial group (n = 4).',
  ],
  check(sentence, context) {
    const { model } = context;
    if (!model) return [];
    const proposals: Proposal[] = [];
    for (const [index, token] of sentence.tokens.entries()) {
      if (token.kind !== 'word' || token.text !== token.lower || token.lower.length < 3) continue;
      const frequency = context.lexicon.frequency(token.lower);
      if (frequency > COMMONEST || !context.lexicon.isLowerCase(token.lower)) continue;
      if (context.document.occurrences(token.lower) > 1 || sentence.logProbs(model)[index + 1]! > SURPRISE) continue;
      if (occurrencesOf(token.lower, context) > 1) continue;
      const proposal = proposalFor(sentence, index, frequency, context, model);
      if (proposal) proposals.push(proposal);
    }
    return proposals;
  },
};

function proposalFor(
  sentence: AnalysedSentence,
  index: number,
  frequency: number,
  context: CheckContext,
  model: LanguageModel,
): Proposal | undefined {
  const token = sentence.tokens[index]!;
  if (standingOf(sentence, index) !== 'lower' || SPELT_BOTH_WAYS.test(token.lower)) return undefined;
  if (JUDGED_BY_RULES.test(token.lower) || INFORMAL.test(token.lower)) return undefined;
  // "hand, thigh, shin, and foot": a noun in a list of its kind is intended
  if (token.upos === 'NOUN' && [index - 1, index + 1].every((i) => sentence.tokens[i]?.text === ',')) return undefined;
  const least = leastConfidence(sentence, context);
  const scorer = contextScorer(model, sentence);
  const written = scorer.asWritten(index, index + 1);
  const article = /^an?$/.exec(sentence.tokens[index - 1]?.lower ?? '')?.[0];
  const misfit = article !== undefined && context.lexicon.startsWithVowelSound(token.lower) !== (article === 'an');
  let best = { form: '', odds: logOddsOf(least) - ROUNDING };
  for (const candidate of nearWords(context.lexicon, token.lower)) {
    if (candidate.frequency < COMMONER * frequency || !context.lexicon.isLowerCase(candidate.form)) continue;
    // in "an yearly report" the article is wrong, not the noun
    if (article && context.lexicon.startsWithVowelSound(candidate.form) === (article === 'an') && misfit) continue;
    // "theses" for "thesis" is a question of number, which other checkers judge
    if (context.lexicon.nouns(token.lower).some(({ singular }) => singular === candidate.form)) continue;
    if (isPrefixPair(token.lower, candidate.form) || isDoubling(token.lower, candidate.form)) continue;
    if (candidate.form.includes('-') || isCounterpart(context.lexicon, token.lower, candidate.form)) continue;
    const needed = (best.odds + BAR) / WEIGHT + candidate.penalty;
    const gain = scorer.score(index, index + 1, candidate.form, written + needed) - written;
    const odds = WEIGHT * (gain - candidate.penalty) - BAR;
    if (odds > best.odds) best = { form: candidate.form, odds };
  }
  const confidence = probability(best.odds);
  if (best.form === '' || confidence < least) return undefined;
  const right = matchCase(best.form, token.text);
  return {
    start: token.start,
    end: token.end,
    rule: 'spelling-real-word',
    errorClass: 'spelling',
    replacements: [right],
    comment: `“${token.text}” is a word, but “${right}” fits the sentence here.`,
    confidence,
  };
}

/** Returns the confidence from which a change is proposed in this place. */
function leastConfidence(sentence: AnalysedSentence, { document }: CheckContext): number {
  if (!isEverydayProse(sentence, document)) return SURE;
  return sentence.tokens.length < SHORT ? SURE_ALONE : LEAST;
}

const isPrefixPair = (a: string, b: string): boolean => {
  const [stemA, stemB] = [a.replace(PREFIX, ''), b.replace(PREFIX, '')];
  return stemA.length > 3 && (stemA === stemB || stemA === b || stemB === a);
};

/** True for variants: a single or double consonant before an ending, or a silent e before "-able" ("focussing", "enroled", "tuneable"). */
const isDoubling = (a: string, b: string): boolean => {
  const even = (word: string): string =>
    word.replace(/([lmpstg])\1(?=(?:e[drs]?|ing|ings|ers|able)$)/, '$1').replace(/e(?=able$)/, '');
  return even(a) === even(b);
};

const isCounterpart = (lexicon: Lexicon, lower: string, form: string): boolean =>
  lexicon.counterpart(lower, 'US') === form || lexicon.counterpart(lower, 'UK') === form;

/** How often the document has the noun, in either number: after "52 staves" a "stave" is no slip for "state". */
function occurrencesOf(lower: string, { lexicon, document }: CheckContext): number {
  const forms = lexicon.nouns(lower).flatMap(({ singular, plural }) => [singular, plural]);
  return [...new Set([lower, ...forms])].reduce((sum, form) => sum + document.occurrences(form), 0);
}
