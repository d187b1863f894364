import type { AnalysedToken } from '../analysis.ts';
import type { CheckContext } from '../context.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { canBeNoun, inflectVerb, isBaseForm, verbByBase, verbOfForm } from './matching/inflection.ts';
import { modelGain, weighConfidence } from './matching/model-evidence.ts';
import { type Subject, subjectBefore } from './matching/subject.ts';
import { propose, quote, replaceTokens, textOf } from './matching/token-edits.ts';
import { SUBJECT_PRONOUNS, wordSet } from './matching/word-sets.ts';
import { UNCOUNTABLE_PLURALS } from './tables/uncountable-nouns.ts';

const CLITIC_BE = wordSet("'m 's 're");
/** Before these a base form is right: subjunctive, causative, questions. */
const TAKES_BASE = wordSet(
  'suggest recommend demand insist propose require request ask important essential necessary vital crucial imperative make let help see watch hear have lest',
);
const BASE: Readonly<Record<Subject['kind'], number>> = {
  pronoun: 0.88,
  indefinite: 0.85,
  noun: 0.8,
  attracted: 0.72,
  relative: 0.7,
  gerund: 0.7,
  there: 0.85,
};

/** "The informations was": the noun is what is wrong, and once it is put right the subject is singular. */
function countedSubject(subject: Subject | undefined, tokens: readonly AnalysedToken[]): Subject | undefined {
  const head = subject && tokens[subject.head]?.lower;
  return head !== undefined && Object.hasOwn(UNCOUNTABLE_PLURALS, head) ? { ...subject!, number: 'singular' } : subject;
}

/** What the verb should be; undefined when it agrees or cannot be told. */
export function agreeingForm(token: AnalysedToken, subject: Subject, { lexicon }: CheckContext): string | undefined {
  const { lower } = token;
  const singular = subject.number === 'singular';
  if (lower === 'is' || lower === 'are' || lower === 'am' || lower === 'was' || lower === 'were') {
    const past = lower === 'was' || lower === 'were';
    let right = singular ? (past ? 'was' : 'is') : past ? 'were' : 'are';
    if (subject.pronoun === 'i') right = past ? 'was' : 'am';
    return right === lower ? undefined : right;
  }
  if (lower === 'have' || lower === 'has')
    return singular === (lower === 'has') ? undefined : singular ? 'has' : 'have';
  if (lower === 'do' || lower === 'does') return singular === (lower === 'does') ? undefined : singular ? 'does' : 'do';
  if (singular) return isBaseForm(lexicon, lower) ? inflectVerb(lexicon, lower, 'VBZ') : undefined;
  const verb = verbOfForm(lexicon, lower, 'VBZ');
  return verb && verb.base !== lower ? verb.base : undefined;
}

export const subjectVerbAgreement: Checker = {
  id: 'subject-verb-agreement',
  errorClass: 'agreement',
  corrects: [
    { wrong: 'He go to school every day.', right: 'He goes to school every day.' },
    { wrong: 'They has a new house.', right: 'They have a new house.' },
    { wrong: 'The results of the study was clear.', right: 'The results of the study were clear.' },
    { wrong: 'The cells grows quickly.', right: 'The cells grow quickly.' },
    { wrong: 'Everyone know the answer.', right: 'Everyone knows the answer.' },
    { wrong: 'She always take the bus.', right: 'She always takes the bus.' },
    { wrong: 'The price of the cars are high.', right: 'The price of the cars is high.' },
    { wrong: 'All the values was measured twice.', right: 'All the values were measured twice.' },
    { wrong: 'More than 1,500 workers is employed here.', right: 'More than 1,500 workers are employed here.' },
  ],
  accepts: [
    'The informations was useful for our study.',
    'He goes to school and they have a new house.',
    'The results of the study were clear.',
    'I suggest that he go home.',
    'It makes him work hard, and we saw her leave the house.',
    'The data are clear and the data is large.',
    'The team are ready, a number of people are here.',
    'Bread and butter is served; tea or coffee is too.',
    'If I were rich, I would travel.',
    'Does he work here, and can she come?',
    'The number of students is high.',
    'Ten years is a long time.',
    'More than ten years is a long time.',
    'At least 20 percent is lost.',
    'What we need are people who work.',
    'All the water was lost, and all the cake is gone.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (const [i, token] of tokens.entries()) {
      if (i === 0 || token.kind !== 'word' || CLITIC_BE.has(token.lower) || token.lower === 'be') continue;
      const finite = token.xpos === 'VBZ' || token.xpos === 'VBP' || token.lower === 'was' || token.lower === 'were';
      // the tagger takes a wrong base form for what fits the place: an infinitive or a noun
      const baseLike =
        token.xpos === 'VB' ||
        (token.xpos === 'NN' &&
          verbByBase(context.lexicon, token.lower) !== undefined &&
          /^(?:he|she|it)$/.test(tokens[i - 1]!.lower));
      if (!finite && !baseLike) continue;
      const subject = countedSubject(subjectBefore(sentence, i, context), tokens);
      // an auxiliary before its subject: "what time do they come", "at work are you happy"
      if (!subject || (token.upos === 'AUX' && SUBJECT_PRONOUNS.has(tokens[i + 1]?.lower ?? ''))) continue;
      // "he need not go": a modal verb
      if (/^(?:need|dare)$/.test(token.lower) && /^(?:not|n't)$/.test(tokens[i + 1]?.lower ?? '')) continue;
      if (token.lower === 'have' && /^(?:unless|lest|if|whether)$/.test(tokens[subject.start - 1]?.lower ?? ''))
        continue;
      const opensSentence = subject.start === 0 && tokens[0]!.upos === 'DET' && token.xpos === 'VB';
      if (baseLike && subject.kind !== 'pronoun' && subject.kind !== 'indefinite' && !opensSentence) continue;
      const right = agreeingForm(token, subject, context);
      if (!right) continue;
      if ((subject.kind === 'noun' || subject.kind === 'attracted') && parseDisagrees(tokens, i, subject.head))
        continue;
      if (token.lower === 'were' && hypothetical(tokens, subject.start)) continue;
      if (subject.number === 'singular' && takesBase(tokens, subject.start)) continue;
      // "she cook and I" with a noun: "the car parks", "the plan works" read as one name
      // what a determiner follows is the verb, for it has an object: "the results of the test shows a rise"
      const noun =
        !/^(?:DT|PRP\$?)$/.test(tokens[i + 1]?.xpos ?? '') &&
        canBeNoun(context.lexicon, token.lower) &&
        !/^(?:is|are|was|were|has|have|does|do)$/.test(token.lower);
      const past = subject.number === 'singular' && tellsPast(tokens, i) ? pastOf(token, context) : undefined;
      // the model sees the nearest noun, which is not the subject when it was attracted: "the price of the cars is"
      const gain = subject.kind === 'attracted' ? undefined : modelGain(sentence, context, i, i + 1, right);
      // beside a pronoun the grammar is certain, however rare the words are
      const heard = subject.kind === 'pronoun' && gain !== undefined ? Math.max(gain, 0) : gain;
      const base = BASE[subject.kind] - (noun && subject.kind !== 'pronoun' ? 0.25 : 0);
      const shown = textOf(sentence, subject.head, subject.head + 1);
      proposals.push(
        propose(
          replaceTokens(sentence, i, i + 1, past ?? right),
          {
            rule: `subject-verb-agreement/${subject.kind}`,
            errorClass: 'agreement',
            comment: `The subject ${quote(shown)} is ${subject.number === 'singular' ? 'singular' : 'plural'}, so the verb is ${quote(right)}${past ? ` (in the past tense ${quote(past)})` : ''}, not ${quote(token.text)}.`,
            confidence: weighConfidence(base, heard),
          },
          past ? [right] : [],
        ),
      );
    }
    return proposals;
  },
};

const PRESENT = wordSet('VBZ VBP');

/** The parse, where there is one, gives the verb (or the predicate it belongs to) another subject. */
function parseDisagrees(tokens: readonly AnalysedToken[], verb: number, subject: number): boolean {
  const { head, relation } = tokens[verb]!;
  if (head === undefined) return false;
  const predicate = relation === 'cop' || relation?.startsWith('aux') ? head : verb;
  const found = tokens.find(
    (token) => token.head === predicate && token.relation?.startsWith('nsubj') && token.index < verb,
  );
  return found !== undefined && found.index !== subject;
}

/** More of the sentence's other finite verbs are in the past than in the present. */
function tellsPast(tokens: readonly AnalysedToken[], verb: number): boolean {
  let past = 0;
  let present = 0;
  for (const [i, token] of tokens.entries()) {
    if (i === verb) continue;
    if (token.xpos === 'VBD') past++;
    else if (PRESENT.has(token.xpos) || token.xpos === 'MD') present++;
  }
  return past > present;
}

function pastOf(token: AnalysedToken, { lexicon }: CheckContext): string | undefined {
  if (/^(?:is|are|am|was|were)$/.test(token.lower)) return undefined;
  if (token.lower === 'have') return 'had';
  if (token.lower === 'do') return 'did';
  return inflectVerb(lexicon, token.lower, 'VBD');
}

/** "if I were", "as though it were", "I wish he were". */
function hypothetical(tokens: readonly AnalysedToken[], start: number): boolean {
  for (let i = start - 1; i >= Math.max(0, start - 3); i--)
    if (
      /^(?:if|though|wish|wished|wishes|suppose|imagine|as|although|whether|were|lest|unless|that)$/.test(
        tokens[i]!.lower,
      )
    )
      return true;
  return false;
}

function takesBase(tokens: readonly AnalysedToken[], start: number): boolean {
  for (let i = start - 1; i >= Math.max(0, start - 3); i--) {
    const token = tokens[i]!;
    if (TAKES_BASE.has(token.lemma) || TAKES_BASE.has(token.lower)) return true;
  }
  return false;
}
