import type { Reading } from '../neural/reading.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { ErrorClass } from '../taxonomy.ts';
import { gainOfEdit } from './edit-gain.ts';

type Bounds = Readonly<Partial<Record<ErrorClass, number>>>;

/**
 * Log-odds of the second opinion below which it speaks against a rule, by class. Of what rules changed in 3,441 paragraphs of papers that the network had not
 * read, readers wanted 61 of 266 below it (agreement 1 of 35, number of nouns 2 of 23, articles 2 of 11, splices none of 16, punctuation 56 of 181) and 70 % above
 * it. Of prepositions and verbs the rules know more than the network there: what it found unlikely was right as often as not.
 */
const IN_PAPERS: Bounds = { agreement: -2, article: -2, 'noun-number': -1, punctuation: -1, 'run-on': -4 };

/**
 * The same in other writing. Of what rules changed in the development sets of learners' sentences and in mended documentation, 75 of 285 below it were wanted
 * (agreement 6 of 29, articles 3 of 14, number 4 of 14, punctuation 8 of 49, splices 4 of 17, verbs 22 of 63, spelling of real words 22 of 62).
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
 * The same of single rules. Of sentences without a stop at their end, learners' that lacked one had -1.3 or more (14 of 19); of 42 in documentation, fragments of lists
 * and lines cut from their paragraph, none was wanted, and 36 lay lower. Beside "every" a plural is wrong whatever else the sentence holds.
 */
const OF_RULES: Readonly<Record<string, number>> = {
  'determiner-number/singular': Number.NEGATIVE_INFINITY,
  'final-stop': -1.5,
  'spelling-real-word': -6,
};

/** Classes of the forms of a word: which other word was meant ("studies" for "researches") the network learned too little of. */
const FORMS: ReadonlySet<ErrorClass> = new Set(['agreement', 'noun-number', 'verb']);

/** Two forms of one word, as far as their letters tell: "reports" and "reported", and the short ones of "be" and "have". */
const areForms = (a: string, b: string): boolean =>
  a.slice(0, 3) === b.slice(0, 3) || (a.charAt(0) === b.charAt(0) && a.length <= 4 && b.length <= 4);

/** Does the second opinion find it unlikely that what a rule proposes was meant? */
export function isUnexpected(
  reading: Reading | undefined,
  sentence: AnalysedSentence,
  formal: boolean,
  proposal: Pick<Proposal, 'start' | 'end' | 'replacements' | 'errorClass' | 'rule'>,
): boolean {
  const { start, end, replacements, errorClass, rule } = proposal;
  const text = replacements[0];
  const least = formal ? IN_PAPERS[errorClass] : (OF_RULES[rule] ?? ELSEWHERE[errorClass]);
  if (!reading || text === undefined || least === undefined) return false;
  if (FORMS.has(errorClass) && !areForms(sentence.paragraph.slice(start, end), text)) return false;
  const gain = gainOfEdit(reading, sentence, { start, end, text });
  return gain !== undefined && gain < least;
}
