import type { Edit } from '../edits.ts';
import { verbOfForm } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isAdverb } from '../sentence/token-tests.ts';
import { propose, quote, textOf } from '../token-edits.ts';

/** Phrases for a period that ends now. */
const UP_TO_NOW = ['so far', 'thus far', 'to date', 'until now', 'till now', 'up to now', 'hitherto'].map((phrase) =>
  phrase.split(' '),
);
const YEAR = /^(?:1[89]\d\d|20[012]\d)$/;
/** Subjects that count what has existed: such a sentence is about the whole period until now. */
const COUNTING = wordSet('no few little only many several most much none hardly numerous various');
/** Nouns that take the number of the noun after "of". */
const QUANTITY = wordSet('number majority variety range');
/** Tags that may occur between the subject and its verb: "cases of flu in towns". */
const IN_SUBJECT = /^(?:ADP|NOUN|PROPN|ADJ|DET|NUM)$/;

interface Opening {
  readonly end: number;
  readonly counts: boolean;
}

export const timeUpToNow: Checker = {
  id: 'time-up-to-now',
  errorClass: 'tense',
  corrects: [
    { wrong: 'So far, no study compared these methods.', right: 'So far, no study has compared these methods.' },
    {
      wrong: 'To date, few trials were conducted in towns.',
      right: 'To date, few trials have been conducted in towns.',
    },
    {
      wrong: 'Since 2005, the price of coal increased by 10%.',
      right: 'Since 2005, the price of coal has increased by 10%.',
    },
    { wrong: 'Since 1998, the bridge was used by trains.', right: 'Since 1998, the bridge has been used by trains.' },
    {
      wrong: 'Up to now, several groups did not report their results.',
      right: 'Up to now, several groups have not reported their results.',
    },
  ],
  accepts: [
    'So far, no study has compared these methods.',
    'So far, the walk was pleasant.',
    'Since 2005 was a dry year, the yield fell.',
    'Since 2005, when the mine closed, the price of coal has increased.',
    'Since 2005, no coal mined here has been sold.',
    'Since 1998, many of the bridges built earlier have been closed.',
    'So far from the town, no bus stopped.',
    'To date the tree, few methods were used.',
  ],
  check(sentence, { lexicon }) {
    const { tokens } = sentence;
    const opening = openingOf(tokens);
    if (!opening || sentence.touchesQuotation) return [];
    const from = tokens[opening.end]?.lower === ',' ? opening.end + 1 : opening.end;
    if (opening.counts && !COUNTING.has(tokens[from]?.lower ?? '')) return [];
    const subject = sentence.nounGroups.find(({ start }) => start === from);
    if (!subject || tokens[subject.head]!.upos === 'PRON') return [];
    const verb = verbBehind(sentence, subject.end, lexicon);
    if (verb === undefined) return [];
    const edit = perfect(sentence, verb, isPlural(sentence, subject.head, verb), lexicon);
    if (!edit) return [];
    const time = textOf(sentence, 0, opening.end).toLowerCase();
    return [
      propose(edit, {
        rule: opening.counts ? 'time-up-to-now' : 'time-up-to-now/since',
        errorClass: 'tense',
        comment: `${quote(time)} reaches the present, so use the present perfect: ${quote(edit.text)}.`,
        confidence: 0.76,
      }),
    ];
  },
};

/** Returns the phrase of time that opens the sentence. */
function openingOf(tokens: readonly AnalysedToken[]): Opening | undefined {
  if (tokens[0]?.lower === 'since' && YEAR.test(tokens[1]?.text ?? ''))
    return tokens[2]?.lower === ',' ? { end: 2, counts: false } : undefined;
  const phrase = UP_TO_NOW.find((words) => words.every((word, i) => tokens[i]?.lower === word));
  return phrase && { end: phrase.length, counts: true };
}

/**
 * Returns the index of the past-tense verb of the subject that ends at `from`: the first verb after it, when only words of the subject come between. Taggers
 * take "the price of coal increased" for a phrase, so a participle counts too when the sentence has no other verb.
 */
function verbBehind({ tokens, finiteVerbs }: AnalysedSentence, from: number, lexicon: Lexicon): number | undefined {
  let at = from;
  while (at < tokens.length && (IN_SUBJECT.test(tokens[at]!.upos) || isAdverb(tokens[at]))) at++;
  const verb = tokens[at];
  if (!verb) return undefined;
  if (verb.xpos === 'VBD') return at;
  const alone = verb.xpos === 'VBN' && finiteVerbs.length === 0 && verbOfForm(lexicon, verb.lower, 'VBD') !== undefined;
  return alone ? at : undefined;
}

function isPlural({ tokens }: AnalysedSentence, head: number, verb: number): boolean {
  if (tokens[verb]!.lower === 'were') return true;
  if (tokens[verb]!.lower === 'was') return false;
  const joined = tokens.slice(head + 1, verb).some(({ lower }) => lower === 'and');
  const { lower, xpos } = tokens[head]!;
  if (QUANTITY.has(lower) && tokens[head - 1]?.lower === 'a') return true;
  return joined || /^NNP?S$/.test(xpos);
}

/** Returns the present perfect that replaces the past tense at `at`. */
function perfect(
  { tokens, paragraph }: AnalysedSentence,
  at: number,
  plural: boolean,
  lexicon: Lexicon,
): Edit | undefined {
  const verb = tokens[at]!;
  const have = plural ? 'have' : 'has';
  const next = tokens[at + 1];
  if (verb.lower === 'had') return undefined;
  if (verb.lower === 'was' || verb.lower === 'were') {
    if (isAdverb(next) && next!.lower !== 'not')
      return { start: verb.start, end: next!.end, text: `${have} ${next!.text} been` };
    return next?.lower === 'not'
      ? { start: verb.start, end: next.end, text: `${have} not been` }
      : { start: verb.start, end: verb.end, text: `${have} been` };
  }
  if (verb.lower === 'did') {
    const main = tokens[at + 2];
    const participle = main && next?.lower === 'not' ? lexicon.verbs(main.lower)[0]?.participle : undefined;
    return participle && main!.xpos === 'VB'
      ? { start: verb.start, end: main!.end, text: `${have} ${paragraph.slice(next!.start, next!.end)} ${participle}` }
      : undefined;
  }
  const participle = verbOfForm(lexicon, verb.lower, 'VBD')?.participle;
  return participle ? { start: verb.start, end: verb.end, text: `${have} ${participle}` } : undefined;
}
