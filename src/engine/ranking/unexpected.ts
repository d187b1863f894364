import { wordSet } from '../lexicon/word-sets.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { ErrorClass } from '../taxonomy.ts';

type Bounds = Readonly<Partial<Record<ErrorClass, number>>>;

/**
 * Log-odds of the second opinion below which it objects to a rule, by class. In 3,441 paragraphs of papers that the network had not read, readers
 * wanted 61 of the 266 changes by rules below the bound (agreement 1 of 35, number of nouns 2 of 23, articles 2 of 11, splices none of 16,
 * punctuation 56 of 181), and 70 % above it. Rules know more than the network about prepositions and verbs there: changes that it found unlikely were
 * right as often as not.
 */
const IN_PAPERS: Bounds = { agreement: -2, article: -2, 'noun-number': -1, punctuation: -1, 'run-on': -4 };

/**
 * The same for other writing. In the development sets of learners' sentences and in mended documentation, 75 of 285 changes by rules below the bound
 * were wanted (agreement 6 of 29, articles 3 of 14, number 4 of 14, punctuation 8 of 49, splices 4 of 17, verbs 22 of 63, spelling of real words 22
 * of 62).
 */
const ELSEWHERE: Bounds = {
  agreement: -2,
  article: -4,
  'noun-number': -1,
  phrasing: -2,
  punctuation: -4,
  'run-on': -6,
  syntax: -2,
  verb: -2,
};

/**
 * The same for single rules. Among sentences without a final stop, learners' sentences that lacked one had -1.3 or more (14 of 19); of 42 in
 * documentation, fragments of lists and lines cut from their paragraph, none needed one, and 36 had less. After "every" a plural is wrong whatever
 * else the sentence contains. The network learned no “whether” that is missing together with a change of order.
 */
const OF_RULES: Readonly<Record<string, number>> = {
  'determiner-number/singular': Number.NEGATIVE_INFINITY,
  'final-stop': -1.5,
  'reported-yes-no-questions/reported-whether': Number.NEGATIVE_INFINITY,
  'spelling-real-word': -6,
};

/** Classes that concern the form of a word. The network learned too little about which other word was meant ("studies" for "researches"). */
const FORMS: ReadonlySet<ErrorClass> = new Set(['agreement', 'noun-number', 'verb']);

const BE = /^(?:am|are|be|been|being|is|was|were)$/;

/** Classes that concern a word's number. */
const NUMBER: ReadonlySet<ErrorClass> = new Set(['agreement', 'noun-number']);

/** Two forms of one word, judged by their letters: "reports" and "reported", and the short forms of "have" and "be". */
const areForms = (a: string, b: string): boolean =>
  a.slice(0, 3) === b.slice(0, 3) ||
  (a.charAt(0) === b.charAt(0) && a.length <= 4 && b.length <= 4) ||
  (BE.test(a) && BE.test(b));

/**
 * Log-odds below which a rule's correction is not even advised in a paper, by class, however careless the text. In 73 manuscripts
 * (bench/manuscripts), readers called 36 of the 74 changes by rules below it harmful and 26 right; above it, 44 of 1,752 harmful and 1,514 right.
 */
const REFUTED: Bounds = {
  'adjective-adverb': -3.5,
  agreement: -2,
  article: -3,
  conjunction: -8,
  'noun-number': -1,
  preposition: -3,
  'pronoun-determiner': -5,
  syntax: -4,
  verb: -4,
};

/**
 * Rules that know better than the network, by family or one by one: 29 of 31 changes were right there, and nearly all in the paragraphs of papers.
 * “Its” for “it's” makes one word of two, which it finds unlikely throughout. The single rules mend set phrases and terms that it read too seldom; in
 * 26 million words of edited text they speak six times, and rightly.
 */
const KNOWN_TO_RULES = wordSet(
  `its-owner possessive-or-contraction be-verb-form gerunds gerunds-after-prepositions object-and-infinitive comparatives reported-yes-no-questions

   adjective-prepositions/representative-of adjectives-of-science/administered adjectives-of-science/experimental-results
   adjectives-of-science/randomized-controlled-trial adverbs/interestingly-enough adverbs/newly-developed
   compound-number/acronym compounds-of-methods/phosphate-buffered-saline direct-objects/encode-for
   false-friends/in-contrast-for-on-the-contrary look-alikes/dependent missing-prepositions/accounted-for
   needless-commas/after-such-as noun-prepositions/effort-to order-of-questions/by-no-means-first
   order-of-words/approximately-the-same prepositional-phrases/specifically-for-in-specific prepositions-of-place/in-darkness
   relative-and-connecting-words/both-and uncounted-nouns/dynamics-simulation uncounted-nouns/much-work verb-prepositions/publish-in-journals
   verb-prepositions/tamper-with verbs-of-procedures/assign-to`,
);

/** True for rules on whose changes the second opinion is worth nothing. */
export const isKnownToRules = (rule: string): boolean =>
  KNOWN_TO_RULES.has(rule) || KNOWN_TO_RULES.has(rule.split('/')[0]!);

type Change = Pick<Proposal, 'start' | 'end' | 'replacements' | 'errorClass' | 'rule' | 'opinion'>;

/** True when the second opinion finds it unlikely that the rule's proposal was meant. */
export function isUnexpected(sentence: AnalysedSentence, formal: boolean, change: Change): boolean {
  const least = formal ? IN_PAPERS[change.errorClass] : (OF_RULES[change.rule] ?? ELSEWHERE[change.errorClass]);
  if (FORMS.has(change.errorClass) && !changesForm(sentence, change)) return false;
  return isBelow(least, change);
}

/** True when the second opinion finds a rule's proposal in a paper so unlikely that it is not shown at all. */
export function isRefuted(sentence: AnalysedSentence, formal: boolean, change: Change): boolean {
  if (!formal || isKnownToRules(change.rule)) return false;
  if (NUMBER.has(change.errorClass) && !changesForm(sentence, change)) return false;
  return isBelow(REFUTED[change.errorClass], change);
}

const changesForm = ({ paragraph }: AnalysedSentence, { start, end, replacements }: Change): boolean =>
  areForms(paragraph.slice(start, end), replacements[0] ?? '');

const isBelow = (least: number | undefined, { opinion }: Change): boolean =>
  least !== undefined && opinion !== undefined && opinion < least;
