import { insertAfter } from '../edits.ts';
import { INTRANSITIVE_VERBS, PERSON_PRONOUNS, SUBJECT_PRONOUNS, SUBORDINATORS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isFiniteVerb, isPunctuation, skipAdverbs } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

/** Verbs and nouns after which a clause follows without a conjunction: "when I think he is right". */
const TAKES_CLAUSE = wordSet(
  'think know believe say hope feel see guess suppose mean find hear wish tell realize realise understand assume imagine notice remember decide learn show sure glad afraid sorry fact way time moment day year thing place reason so that than like as what who which where when how why if because and or but all everything anything something much many more most',
);

/** In edited prose, stories included, nine in ten such clauses have their comma (see fronted-comma.ts). */
const BEFORE_NOUN = 0.82;

const finiteAt = (tokens: readonly AnalysedToken[], i: number): boolean => {
  const at = skipAdverbs(tokens, i);
  return isFiniteVerb(tokens[at]);
};

/** Returns the index of the pronoun that opens the main clause after a subordinate clause without a comma; -1 when there is none. */
function mainClauseStart(sentence: AnalysedSentence, from: number): number {
  const { tokens } = sentence;
  let verbs = 0;
  for (let i = from + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (isPunctuation(token)) return -1;
    if (isFiniteVerb(token)) verbs++;
    const pronoun =
      PERSON_PRONOUNS.has(token.lower) ||
      ((token.lower === 'it' || token.lower === 'you' || token.lower === 'there') && i > from + 2);
    if (!pronoun || verbs === 0 || i < from + 3) continue;
    const before = tokens[i - 1]!;
    // "you", "it" and "there" may be objects of the words before them; a following auxiliary shows that they are not
    const auxiliary = tokens[i + 1]?.upos === 'AUX';
    if (
      !PERSON_PRONOUNS.has(token.lower) &&
      (before.upos === 'ADP' || before.upos === 'AUX' || (before.upos === 'VERB' && !auxiliary))
    )
      continue;
    if (
      TAKES_CLAUSE.has(before.lemma) ||
      TAKES_CLAUSE.has(before.lower) ||
      before.upos === 'SCONJ' ||
      before.upos === 'CCONJ' ||
      (before.upos === 'PRON' && before.xpos !== 'PRP')
    )
      continue;
    if (before.upos === 'AUX') continue;
    if (!finiteAt(tokens, i + 1)) continue;
    return i;
  }
  return -1;
}

/** "performing a single all …": the group before this token has an article but no noun yet. */
function lacksNoun(tokens: readonly AnalysedToken[], at: number): boolean {
  let i = at - 1;
  while (tokens[i]?.upos === 'ADJ' || tokens[i]?.upos === 'ADV') i--;
  return i < at - 1 && (tokens[i]?.xpos === 'DT' || tokens[i]?.xpos === 'PRP$');
}

/** Verbs that often have no object: a noun phrase after them is the subject of the main clause. */
const OFTEN_INTRANSITIVE: ReadonlySet<string> = new Set([
  ...INTRANSITIVE_VERBS,
  ...wordSet('wake rain snow begin start end finish stop wait return leave talk smile laugh cry'),
]);

/** Returns the index of the article or possessive that opens the main clause's subject; -1 when there is none or another word could open it. */
function nounClauseStart(sentence: AnalysedSentence, from: number): number {
  const { tokens } = sentence;
  let verbs = 0;
  for (let i = from + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (isPunctuation(token)) return -1;
    const before = tokens[i - 1]!;
    const opens = token.xpos === 'DT' || token.xpos === 'PRP$';
    // "when they asked what color the headlines should have": the subject of a question inside the clause
    if (opens && /^(?:what|which|whose)$/.test(tokens[i - 2]?.lower ?? '')) return -1;
    const ended =
      before.upos === 'NOUN' ||
      before.upos === 'PROPN' ||
      before.upos === 'ADV' ||
      before.xpos === 'JJ' ||
      /^(?:it|them|him|me|us)$/.test(before.lower) ||
      (before.upos === 'VERB' && OFTEN_INTRANSITIVE.has(before.lemma));
    if (opens && ended && !lacksNoun(tokens, i) && verbs > 0 && i >= from + 3 && !TAKES_CLAUSE.has(before.lemma)) {
      const verb = sentence.clauseVerb(i);
      if (verb >= 0) return mayGoOn(tokens.slice(verb + 1)) ? -1 : i;
    }
    if (isFiniteVerb(token)) verbs++;
  }
  return -1;
}

/**
 * True when the words after a second verb may still belong to the first clause. A later comma may be the one that ends it, and a third verb shows that the
 * second belongs to a clause inside it ("the food the shop sells you can eat"), unless a conjunction opens a separate clause.
 */
function mayGoOn(rest: readonly AnalysedToken[]): boolean {
  if (rest.some(({ lower }) => lower === ',')) return true;
  const third = rest.findIndex(isFiniteVerb);
  return third >= 0 && !rest.slice(0, third).some(opensClause);
}

const opensClause = ({ xpos, upos }: AnalysedToken): boolean =>
  xpos.startsWith('W') || upos === 'SCONJ' || upos === 'CCONJ';

export const clauseComma: Checker = {
  id: 'clause-comma',
  errorClass: 'punctuation',
  corrects: [
    { wrong: 'When I get home I eat dinner.', right: 'When I get home, I eat dinner.' },
    { wrong: 'If you want to succeed you must work hard.', right: 'If you want to succeed, you must work hard.' },
    { wrong: 'Although it was late they went out.', right: 'Although it was late, they went out.' },
    {
      wrong: 'When I arrived at the station the train had left.',
      right: 'When I arrived at the station, the train had left.',
    },
    {
      wrong: 'If you like the food the shop sells you can buy it here.',
      right: 'If you like the food the shop sells, you can buy it here.',
    },
    { wrong: 'Whilst it was late they went out.', right: 'Whilst it was late, they went out.' },
    { wrong: 'When prices rise the shops sell less.', right: 'When prices rise, the shops sell less.' },
    { wrong: 'If you are late your boss will be angry.', right: 'If you are late, your boss will be angry.' },
    {
      wrong: 'If it has such names then the next part is left out.',
      right: 'If it has such names, then the next part is left out.',
    },
  ],
  accepts: [
    'When I got home, I ate dinner.',
    'If you think he is right, say so.',
    'Because of the rain we stayed in.',
    'Where he lives the rain never stops.',
    'When I was young and he was old, we met.',
    'If the day we met comes back, I will smile.',
    'As far as I know, they left.',
    'When the man the police wanted came, we left.',
    'If the price is lower than the amount we want to pay for it, we take the first.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    let start = 0;
    if (wordSet('and but so').has(tokens[0]?.lower ?? '')) start = 1;
    const opener = tokens[start];
    if (!opener || !SUBORDINATORS.has(opener.lower) || opener.lower === 'where' || sentence.touchesQuotation) return [];
    const next = tokens[start + 1];
    // a conjunction, not a preposition ("since 1990 it", "before dinner he") or an adverb ("as far as")
    if (
      !next ||
      next.xpos === 'IN' ||
      next.xpos === 'CD' ||
      next.upos === 'ADV' ||
      (next.upos === 'ADJ' && opener.lower === 'as')
    )
      return [];
    const pronoun = mainClauseStart(sentence, start);
    const opened = pronoun >= 0 ? pronoun : nounClauseStart(sentence, start);
    // "then" opens the main clause
    const at = opened > 0 && tokens[opened - 1]!.lower === 'then' ? opened - 1 : opened;
    if (at < 0) return [];
    // "If it is less than the information we want to know about them, we choose the first": the later comma ends the clause
    if (
      pronoun >= 0 &&
      tokens[at - 1]!.upos === 'NOUN' &&
      tokens.slice(at).some((token, k, rest) => token.lower === ',' && PERSON_PRONOUNS.has(rest[k + 1]?.lower ?? ''))
    )
      return [];
    const between = tokens.slice(start + 1, at);
    if (
      !between.some(
        (token) =>
          SUBJECT_PRONOUNS.has(token.lower) || token.upos === 'NOUN' || token.upos === 'PROPN' || token.upos === 'PRON',
      )
    )
      return [];
    // stories omit the comma more often: "When he came she smiled"
    const narrative =
      between.some((token) => token.xpos === 'VBD') && tokens[skipAdverbs(tokens, at + 1)]?.xpos === 'VBD';
    const gain = modelGain(sentence, context, at, at, ',');
    const proposals: Proposal[] = [
      propose(insertAfter(tokens[at - 1]!, ','), {
        rule: 'clause-comma',
        errorClass: 'punctuation',
        comment: `A comma separates the clause that begins with ${quote(opener.text)} from the main clause ${quote(`${tokens[at]!.text} ${tokens[at + 1]!.text}…`)}.`,
        confidence: weighConfidence(
          pronoun < 0
            ? BEFORE_NOUN
            : ['as', 'since', 'after', 'before', 'until', 'once', 'while'].includes(opener.lower) || narrative
              ? 0.42
              : 0.74,
          gain,
        ),
      }),
    ];
    return proposals;
  },
};
