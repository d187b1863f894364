import type { CheckContext } from '../context.ts';
import { canBeNoun, verbByBase } from '../lexicon/inflection.ts';
import { SUBJECT_PRONOUNS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { type AdjacentSubject, isCoined } from '../sentence/adjacent-subject.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isBetweenFormulas } from '../sentence/between-formulas.ts';
import { isMeantInPlural } from '../sentence/meant-in-plural.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isPlaceholder } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens, textOf } from '../token-edits.ts';
import { agreeingForm } from './agreement/agreeing-form.ts';
import { AUXILIARIES } from './agreement/confidence.ts';
import { disagreementAt } from './agreement/disagreement.ts';
import { hypothetical, isOrderBehindPhrase, isOrderInAside, takesBase } from './agreement/moods.ts';
import { isPastToo, pastOf, tellsPast } from './agreement/past-form.ts';

const CLITIC_BE = wordSet("'m 's 're");
/** How often a verb that differs from this kind of subject is wrong, before the language model is consulted. */
const BASE: Readonly<Record<AdjacentSubject['kind'], number>> = { pronoun: 0.88, indefinite: 0.85, noun: 0.8 };
/** Amount that is taken off when the verb may be a noun; not after a pronoun, whose number is certain. */
const NOUN_AFTER_NAME = 0.25;

const PAIR = 'subject-verb-agreement/pair';

export const subjectVerbAgreement: Checker = {
  id: 'subject-verb-agreement',
  errorClass: 'agreement',
  corrects: [
    { wrong: 'He go to school every day.', right: 'He goes to school every day.' },
    { wrong: 'They has a new house.', right: 'They have a new house.' },
    { wrong: 'The results of the study was clear.', right: 'The results of the study were clear.' },
    { wrong: 'CPython have limited support for it.', right: 'CPython has limited support for it.' },
    { wrong: 'The cells grows quickly.', right: 'The cells grow quickly.' },
    { wrong: 'Everyone know the answer.', right: 'Everyone knows the answer.' },
    { wrong: 'She always take the bus.', right: 'She always takes the bus.' },
    { wrong: 'The results shows it.', right: 'The results show it.' },
    { wrong: 'The price of the cars are high.', right: 'The price of the cars is high.' },
    { wrong: 'All the values was measured twice.', right: 'All the values were measured twice.' },
    { wrong: 'More than 1,500 workers is employed here.', right: 'More than 1,500 workers are employed here.' },
  ],
  accepts: [
    'Lists start with a name, and so does this one.',
    'When next is called, the list is empty.',
    'After the border take the main road.',
    'The inverse method, that is, take all the members that are not old, may show more.',
    'The information was useful for our study.',
    'For all installed units, \uFFFC were measured with one head.',
    'The proof of this link between the formulas and this type of automata is known as the first theorem.',
    'Knowledge of how the broad layers affect the rate can guide the work.',
    'Geary’s I measures how alike neighbours are, and Figure 2 I shows it.',
    'The adapted model fit the data well.',
    'The value of the old measure and 1-SGP are the same in all the tests.',
    'Phase-I is known as the baseline, where I is the interval, and ME is the error.',
    'McDonald put the first house on sale, DeepMind and OpenAI have models, and the mRNAs have one end.',
    'He goes to school and they have a new house.',
    'The results of the study were clear.',
    'She quit smoking, and they said that it cost too much.',
    'I suggest that he go home.',
    'It makes him work hard, and we saw her leave the house.',
    'The data are clear and the data is large.',
    'The team are ready, a number of people are here.',
    'Bread and butter is served; so is tea or coffee.',
    'If I were rich, I would travel.',
    'Does he work here, and can she come?',
    'How many times has the pump failed?',
    'What time do they come, and how much has it cost?',
    'The number of students is high.',
    'Ten years is a long time.',
    'More than ten years is a long time.',
    'At least 20 percent is lost.',
    'What we need are people who work.',
    'All the water was lost, and all the cake is gone.',
    'A single stretch move update step is shown here.',
    'The denominator of our error measure slightly differs from theirs.',
    'The tables of errors including child age are given in the first part.',
    'The first pairs are exclusive, while the groups \uFFFC–\uFFFC are found together.',
    'The competition between \uFFFC and associated birds presumably change.',
    'Grapheme to phoneme converters turn letters into sounds, and the point to point links are slow.',
    'The state-of-the-art methods are slow, and the state of the art is slow.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (const [i, token] of tokens.entries()) {
      if (i === 0 || token.kind !== 'word' || CLITIC_BE.has(token.lower) || token.lower === 'be') continue;
      if (isOrderBehindPhrase(tokens, i) || isOrderInAside(tokens, i)) continue;
      const finite = token.xpos === 'VBZ' || token.xpos === 'VBP' || token.lower === 'was' || token.lower === 'were';
      // the tagger gives a wrong base form the tag that fits the place: infinitive or noun
      const baseLike =
        token.xpos === 'VB' ||
        (token.xpos === 'NN' &&
          verbByBase(context.lexicon, token.lower) !== undefined &&
          /^(?:he|she|it)$/.test(tokens[i - 1]!.lower));
      if (!finite && !baseLike) continue;
      const past = (singular: boolean): string | undefined =>
        singular && tellsPast(tokens, i) ? pastOf(token, context) : undefined;
      const add = (right: string, head: number, singular: boolean, found: Found): void => {
        // after a noun, a present-tense verb is as often a general truth reported among past findings ("we found that the method depends")
        const before = found.learned ? undefined : past(singular);
        proposals.push({
          ...propose(
            replaceTokens(sentence, i, i + 1, before ?? right),
            {
              rule: found.rule,
              errorClass: 'agreement',
              comment: `${found.rule === PAIR ? 'A subject of two things joined by “and”' : `The subject ${quote(textOf(sentence, head, head + 1))}`} is ${singular ? 'singular' : 'plural'}, so use ${quote(right)}${before ? ` (in the past tense ${quote(before)})` : ''}.`,
              confidence: found.confidence,
            },
            before ? [right] : [],
          ),
          ...(found.learned ? { learned: true } : {}),
        });
      };
      const subject = sentence.subjectOf(i, context.lexicon);
      if (subject?.isAdjacent) {
        const right = disagreeing(sentence, i, subject, baseLike, context);
        if (right)
          add(right, subject.head, subject.number === 'singular', {
            rule: `subject-verb-agreement/${subject.kind}`,
            confidence: besidePronoun(sentence, i, subject, right, context),
          });
        continue;
      }
      const found = disagreementAt(sentence, i, context);
      if (!found || found.subject.way === 'relative' || isOpenCompound(tokens, found.subject.head)) continue;
      if (isBetweenFormulas(tokens, found.subject.head)) continue;
      const { pair, way, chain, head, number } = found.subject;
      const kind = pair ? 'pair' : way === 'shared' ? 'shared' : (chain?.heads.length ?? 1) > 1 ? 'attracted' : 'noun';
      add(found.right, head, number === 'singular', {
        rule: `subject-verb-agreement/${kind}`,
        confidence: found.confidence,
        learned: true,
      });
    }
    return proposals;
  },
};

/** True when the head is only the first word of an open compound that modifies the subject. */
const isOpenCompound = (tokens: readonly AnalysedToken[], head: number): boolean =>
  isStateOfTheArt(tokens, head) || isPairBeforePlural(tokens, head);

/** "Grapheme to phoneme converters turn", "point to point links are", but not "the reply to user requests are". */
function isPairBeforePlural(tokens: readonly AnalysedToken[], head: number): boolean {
  const [first, link, second, noun] = tokens.slice(head, head + 4);
  if (link?.lower !== 'to' || first?.xpos !== 'NN' || second?.xpos !== 'NN' || noun?.xpos !== 'NNS') return false;
  return first.lower === second.lower || head === 0;
}

/** "The state of the art methods are" */
const isStateOfTheArt = (tokens: readonly AnalysedToken[], head: number): boolean =>
  tokens[head]!.lower === 'state' &&
  tokens[head + 1]?.lower === 'of' &&
  tokens[head + 3]?.lower === 'art' &&
  tokens[head + 4]?.upos === 'NOUN';

/** "Phase-I is", "where I is the current", "type I was": a numeral or a quantity, not the author; "ME is": an abbreviation. */
function isSymbol(tokens: readonly AnalysedToken[], subject: number, verb: number): boolean {
  const { text, lower } = tokens[subject]!;
  if (text.length > 1 && text === text.toUpperCase() && text !== lower) return true;
  if (text !== 'I') return false;
  const before = tokens[subject - 1];
  // "Figure 2 I shows", "Geary's I is": the label of a panel, and a named quantity
  if (before && (isPlaceholder(before) || before.upos === 'NUM' || before.xpos === 'POS')) return true;
  if (!/^(?:is|was)$/.test(tokens[verb]!.lower)) return false;
  if (before && (before.text === '-' || before.upos === 'NOUN' || before.upos === 'PROPN')) return true;
  return before?.lower === 'where' || tokens[verb + 1]?.lower === 'the';
}

interface Found {
  readonly rule: string;
  readonly confidence: number;
  readonly learned?: boolean;
}

/** Returns the form that a pronoun or noun requires; undefined when the verb agrees or need not agree. */
function disagreeing(
  sentence: AnalysedSentence,
  verb: number,
  subject: AdjacentSubject,
  baseLike: boolean,
  context: CheckContext,
): string | undefined {
  const { tokens } = sentence;
  const token = tokens[verb]!;
  // "For all units, ￼ were measured": the number of a formula is unknown
  if (isSymbol(tokens, subject.head, verb) || isPlaceholder(tokens[subject.head])) return undefined;
  // an auxiliary before its subject: "what time do they come", "at work are you happy"
  if (token.upos === 'AUX' && SUBJECT_PRONOUNS.has(tokens[verb + 1]?.lower ?? '')) return undefined;
  // "he need not go": a modal verb
  if (/^(?:need|dare)$/.test(token.lower) && /^(?:not|n't)$/.test(tokens[verb + 1]?.lower ?? '')) return undefined;
  const opener = tokens[subject.start - 1]?.lower ?? '';
  if (token.lower === 'have' && /^(?:unless|lest|if|whether)$/.test(opener)) return undefined;
  // "GitHub execute the steps": a name alone before a verb with an object cannot be told what to do
  const isNameAlone =
    subject.head === 0 && isCoined(tokens[0]!.text) && /^(?:DT|PRP\$)$/.test(tokens[verb + 1]?.xpos ?? '');
  if (baseLike && subject.kind === 'noun' && !isNameAlone) return undefined;
  if (isOwnedNoun(tokens, subject.head, verb, context)) return undefined;
  if (subject.number === 'singular' && isMeantInPlural(tokens, subject.head, verb)) return undefined;
  const right = agreeingForm(token, subject, context);
  if (!right || (subject.kind === 'noun' && parseDisagrees(sentence, verb, subject.head))) return undefined;
  if (token.lower === 'were' && hypothetical(tokens, subject.start)) return undefined;
  // "she quit smoking", "it cost too much": the past form equals the base form
  if (right !== undefined && subject.number === 'singular' && isPastToo(tokens, verb, context)) return undefined;
  if (subject.number === 'singular' && takesBase(tokens, subject.start)) return undefined;
  return right;
}

/** "if it norm exceeds a threshold": "it" is a slip for "its", and the "verb" is a noun whose own verb follows. */
function isOwnedNoun(
  tokens: readonly AnalysedToken[],
  subject: number,
  verb: number,
  { lexicon }: CheckContext,
): boolean {
  if (tokens[subject]!.lower !== 'it' || !canBeNoun(lexicon, tokens[verb]!.lower)) return false;
  const next = verb + (isPlaceholder(tokens[verb + 1]) ? 2 : 1);
  return /^(?:VBZ|VBD|MD)$/.test(tokens[next]?.xpos ?? '');
}

function besidePronoun(
  sentence: AnalysedSentence,
  verb: number,
  subject: AdjacentSubject,
  right: string,
  context: CheckContext,
): number {
  const token = sentence.tokens[verb]!;
  // "the car parks", "the plan works" can be read as one name; before a determiner, the word is a verb with its object
  const noun =
    !/^(?:DT|PRP\$?)$/.test(sentence.tokens[verb + 1]?.xpos ?? '') &&
    canBeNoun(context.lexicon, token.lower) &&
    !AUXILIARIES.has(token.lower);
  const gain = modelGain(sentence, context, verb, verb + 1, right);
  // after a pronoun the grammar is certain, even when the words are rare
  const heard = subject.kind === 'pronoun' && gain !== undefined ? Math.max(gain, 0) : gain;
  return weighConfidence(BASE[subject.kind] - (noun && subject.kind !== 'pronoun' ? NOUN_AFTER_NAME : 0), heard);
}

/** True when the parse gives the verb (or its predicate) another subject. */
function parseDisagrees(sentence: AnalysedSentence, verb: number, subject: number): boolean {
  const found = sentence.parsedSubjectOf(verb);
  return found !== undefined && found.head !== subject;
}
