import { deleteTokens } from '../edits.ts';
import { INTRANSITIVE_VERBS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { predicateOf } from '../sentence/relations.ts';
import { isFiniteVerb, isNoun } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

const SUBJECT = /^(?:it|they|he|she)$/;
const OBJECT = /^(?:it|them|him|her)$/;
/** Verbs without an object: "who" beside them can only be the subject. */
const WITHOUT_OBJECT: ReadonlySet<string> = new Set([
  ...INTRANSITIVE_VERBS,
  ...wordSet('depend belong suffer participate consist grow remain differ vary rely'),
]);
/** Nouns whose content is stated by a clause with "that": "the fact that we used it". */
const OF_CONTENT = wordSet(
  'fact idea claim evidence hypothesis assumption belief conclusion view hope fear news possibility probability chance likelihood proof statement argument suggestion notion report finding observation conviction theory impression proposal requirement condition constraint case way time extent degree result sense point indication reason day moment concern knowledge information doubt principle thought',
);
/** Prepositions that may end a relative clause; "over" and the like are also adverbs to the tagger. */
const STRANDED = wordSet('in on at to of for from with by about over under into through against after between upon');
/** Verbs that report what somebody believes: a separate clause may follow. */
const TELLING =
  /^(?:say|think|know|believe|claim|hope|feel|guess|suppose|find|show|suggest|mean|argue|report|note|see)$/;

export const resumptivePronoun: Checker = {
  id: 'resumptive-pronoun',
  errorClass: 'pronoun-determiner',
  corrects: [
    { wrong: 'The method which it was described is fast.', right: 'The method which was described is fast.' },
    { wrong: 'The children who they took the test were older.', right: 'The children who took the test were older.' },
    { wrong: 'The camera that we bought it was too slow.', right: 'The camera that we bought was too slow.' },
    { wrong: 'The patients who they died were older.', right: 'The patients who died were older.' },
    { wrong: 'The children who they live here are young.', right: 'The children who live here are young.' },
    {
      wrong: 'The village whose people they depend on rice is small.',
      right: 'The village whose people depend on rice is small.',
    },
    { wrong: 'The plants grown in 2018 they were smaller.', right: 'The plants grown in 2018 were smaller.' },
  ],
  accepts: [
    'The method which it replaces is slow.',
    'She wore the silk blouse and the gold locket which she calls dressing for dinner.',
    'The village whose people they know well is small.',
    'The children who they live with are young.',
    'The children who they met were older.',
    'The fact that we used it was noted.',
    'The camera that we bought was too slow.',
    'We know that the owner who bought it was ill.',
    'The plants that he grew, they say, were smaller.',
    'When the plants were grown in the hall they were smaller.',
    'The firm said that it was closed.',
    'The tests show that the plates which it was built from are thin.',
    'As the disc turns it is heated.',
    'The lamp is always fixed to the wall which it throws light on, even when the room is dark.',
  ],
  check(sentence) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    if (sentence.touchesQuotation) return proposals;
    for (const { index: i, lower } of tokens) {
      if (i < 2 || !(SUBJECT.test(lower) || OBJECT.test(lower))) continue;
      const stands = afterRelative(sentence, i) ?? objectOfRelative(sentence, i) ?? afterSubject(sentence, i);
      if (stands === undefined) continue;
      proposals.push(
        propose(deleteTokens(sentence, i, i + 1), {
          rule: 'resumptive-pronoun',
          errorClass: 'pronoun-determiner',
          comment: `${quote(tokens[stands]!.text)} says already who or what is meant, so ${quote(tokens[i]!.text)} is not needed.`,
          confidence: 0.8,
        }),
      );
    }
    return proposals;
  },
};

/** "the method which it was described", "the children who they took the test": the verb has no gap that "which" could fill. */
function afterRelative(sentence: AnalysedSentence, i: number): number | undefined {
  const { tokens } = sentence;
  const [relative, verb] = [tokens[i - 1]!, tokens[i + 1]];
  const owned = tokens[i - 2]?.lower === 'whose' && isNoun(relative);
  if (!SUBJECT.test(tokens[i]!.lower) || !isFiniteVerb(verb)) return undefined;
  if (!owned && (!/^(?:which|who)$/.test(relative.lower) || !isNoun(tokens[i - 2]))) return undefined;
  // "the locket which she calls dressing": "she" cannot refer to a thing
  if (relative.lower === 'which' && !/^(?:it|they)$/.test(tokens[i]!.lower)) return undefined;
  // "who they live with", "which it has control over": the preposition has the relative for its noun
  const next = tokens.findIndex((token, k) => k > i + 1 && (isFiniteVerb(token) || token.upos === 'PUNCT'));
  if (STRANDED.has(tokens[next - 1]?.lower ?? '')) return undefined;
  if ((owned || relative.lower === 'who') && WITHOUT_OBJECT.has(verb!.lemma)) return relative.index;
  if (owned) return undefined;
  const predicate = predicateOf(tokens, verb!.index);
  if (TELLING.test(tokens[predicate]!.lemma)) return undefined;
  const kids = sentence.dependentsOf(predicate);
  // "which it is built from", "which it tends to be"
  if (kids.some((k) => k > i && /^(?:obl|case|xcomp|ccomp|advcl|compound:prt)/.test(tokens[k]!.relation!)))
    return undefined;
  if (
    tokens.some(
      ({ head, relation, upos }) =>
        head === relative.index || (head === predicate && relation === 'case' && upos === 'ADP'),
    )
  )
    return undefined;
  const isPassive = kids.some((k) => tokens[k]!.relation === 'aux:pass');
  const hasObject = kids.some((k) => k > predicate && tokens[k]!.relation === 'obj' && isNoun(tokens[k]));
  return isPassive || hasObject ? relative.index : undefined;
}

/** "the camera that we bought it was": "that" is already the object of the verb, and the main clause continues after the pronoun. */
function objectOfRelative({ tokens }: AnalysedSentence, i: number): number | undefined {
  const [verb, subject, relative, noun, next] = [
    tokens[i - 1]!,
    tokens[i - 2]!,
    tokens[i - 3],
    tokens[i - 4],
    tokens[i + 1],
  ];
  if (!OBJECT.test(tokens[i]!.lower) || !relative || !noun || !/^(?:that|which)$/.test(relative.lower))
    return undefined;
  if (noun.upos !== 'NOUN' || OF_CONTENT.has(noun.lemma) || subject.upos !== 'PRON') return undefined;
  if (!isFiniteVerb(verb) || verb.upos === 'AUX' || TELLING.test(verb.lemma) || !isFiniteVerb(next)) return undefined;
  // "We know a man that said it was cold": the main verb comes earlier
  return tokens.slice(0, relative.index).some(isFiniteVerb) ? undefined : relative.index;
}

/** "The plants grown in 2018 they were": a noun and a pronoun are both subjects of one verb, with no clause between them. */
function afterSubject(sentence: AnalysedSentence, i: number): number | undefined {
  const { tokens } = sentence;
  if (!SUBJECT.test(tokens[i]!.lower) || !isFiniteVerb(tokens[i + 1])) return undefined;
  const predicate = predicateOf(tokens, i + 1);
  const subjects = sentence.dependentsOf(predicate, 'nsubj').filter((k) => k <= i);
  const [noun] = subjects;
  if (subjects.length !== 2 || subjects[1] !== i || !isNoun(tokens[noun!])) return undefined;
  const between = tokens.slice(noun! + 1, i);
  // only a phrase that a participle opens surely belongs to the noun
  if (
    between[0]?.xpos !== 'VBN' ||
    between.some((token) => isFiniteVerb(token) || token.upos === 'PUNCT' || token.upos === 'SCONJ')
  )
    return undefined;
  const opened = tokens.slice(0, noun).some(({ upos }) => upos !== 'DET' && upos !== 'ADJ' && upos !== 'NOUN');
  return opened ? undefined : noun;
}
