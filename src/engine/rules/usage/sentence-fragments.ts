import type { Lexicon } from '../../lexicon/lexicon.ts';
import { BE_ALL, SUBJECT_PRONOUNS, SUBORDINATORS, wordSet } from '../../lexicon/word-sets.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { asksForChoice, isFiniteVerb, isNoun } from '../../sentence/token-tests.ts';
import type { CodeRule, CodeRuleGroup } from '../rule.ts';

const ALSO_ADVERBS = wordSet('as once where');
/** Length in tokens below which a fragment is accepted, as in speech ("If only."). */
const SHORTEST = 4;

/** "After this the run is started", "After this point the curve is flat": a preposition and its object, followed by the clause. */
const isAfterThis = ([first, second, third, fourth]: readonly AnalysedToken[]): boolean =>
  /^(?:after|before|since|until)$/.test(first!.lower) &&
  /^(?:this|that|these|those)$/.test(second!.lower) &&
  (/^(?:DT|EX|PRP\$?|NNP)$/.test((isNoun(third) ? fourth : third)?.xpos ?? '') || /^\p{Lu}/u.test(third?.text ?? ''));

/** How many nouns in a row before the verb show that a preposition takes the first of them, and that a clause follows. */
const NOUNS_IN_A_ROW = 3;

/** "After the training phase system is ready": the object of a preposition, and a main clause whose subject lacks its article. */
const isAfterPhase = (tokens: readonly AnalysedToken[], verb: number): boolean =>
  /^(?:after|before|since|until)$/.test(tokens[0]!.lower) &&
  tokens[1]!.upos === 'DET' &&
  verb - 2 >= NOUNS_IN_A_ROW &&
  tokens.slice(2, verb).every(({ upos }) => upos === 'NOUN' || upos === 'PROPN');

/** "After all parts have been placed the work begins": a passive takes no object, so the article opens a main clause whose comma is missing. */
const hasClauseBehindPassive = (tokens: readonly AnalysedToken[]): boolean =>
  tokens.some(
    ({ xpos }, i) => xpos === 'DT' && tokens[i - 1]?.xpos === 'VBN' && BE_ALL.has(tokens[i - 2]?.lower ?? ''),
  );

/**
 * "When the data has loaded the state returns to it": a word that the tagger takes for a noun, between a noun and what follows a verb, may be the verb
 * of a main clause whose comma is missing. Of 40 alerts on manuscripts half were such sentences.
 */
const mayHoldSecondVerb = (tokens: readonly AnalysedToken[], verb: number, lexicon: Lexicon): boolean =>
  tokens.some(
    (token, i) =>
      i > verb + 2 &&
      /^(?:NNS?|VBN|VBD)$/.test(token.xpos) &&
      /^(?:NN|PRP)/.test(tokens[i - 1]!.xpos) &&
      lexicon.verbs(token.lower).length > 0 &&
      /^(?:DT|IN|TO|RB|RP|PRP\$?|JJ)$/.test(tokens[i + 1]?.xpos ?? ''),
  );

/** A subordinate clause that ends in its own full stop. */
const dependentClause: CodeRule = {
  id: 'dependent-clause',
  comment: 'This clause begins with {found} and has no main clause: join it to the sentence that it belongs to.',
  examples: `
    - The seal failed. Because the ring was broken.
    - We kept the ring. Whenever the seal failed at night.
    - We kept the ring. Although the seal failed at night.
    - The seal failed at night. Which shows the weak point.
    + Because the ring was broken, the seal failed.
    + Because of the rain, we left.
    + The seal failed because the ring was broken.
    + Before that day the shop was open.
    + After that Bowtie2 was released.
    + After the smoothing we keep the second value.
    + Since then, the ring has been lost.
    + After the training phase system tests begin.
    + Which of them shows the weak point?
    + When the file has been read, the state returns to it.
  `,
  check({ tokens, finiteVerbs }, { lexicon }) {
    const [first, second] = tokens;
    if (!first || !second || tokens.length <= SHORTEST || tokens.at(-1)!.text !== '.') return [];
    // "which is the mean" in small letters goes on after a formula
    const relative = first.text === 'Which' && isFiniteVerb(second);
    // "Which is the best way.": a question that lacks its mark
    if (relative && second.lemma === 'be' && asksForChoice(tokens)) return [];
    const alone =
      SUBORDINATORS.has(first.lower) &&
      !ALSO_ADVERBS.has(first.lower) &&
      finiteVerbs.length === 1 &&
      (second.upos === 'DET' || second.upos === 'PRON' || second.upos === 'NOUN') &&
      !tokens.some(({ text, lower }) => /^[,;:—–"“]$/.test(text) || lower === 'then');
    if (isAfterThis(tokens) || hasClauseBehindPassive(tokens)) return [];
    if (alone && mayHoldSecondVerb(tokens, finiteVerbs[0]!, lexicon)) return [];
    // "When in doubt", "Since 1990 it has": in a clause, the subject follows directly and the verb soon after
    const [verb = -1] = finiteVerbs;
    // "After the smoothing we see", "If the step fails they allow": a main clause whose comma is missing, whatever the tags of the words before it
    if (verb > 3 && SUBJECT_PRONOUNS.has(tokens[verb - 1]!.lower)) return [];
    if (isAfterPhase(tokens, verb)) return [];
    if (/^(?:he|she|we|they|i)$/.test(tokens[verb + 1]?.lower ?? '')) return [];
    if (!relative && !(alone && verb > 1 && verb < 7)) return [];
    return [{ start: first.start, end: first.end, replacements: [] }];
  },
};

/** "We used three sets. Such as those of May." */
const examplesAlone: CodeRule = {
  id: 'examples-alone',
  confidence: 0.8,
  comment: 'Join these examples to the sentence that they illustrate.',
  examples: `
    - We keep old tools. Such as saws and planes.
    + We keep old tools, such as saws and planes.
    + Such as are able may go.
    + Such tools are old.
  `,
  check({ tokens, finiteVerbs, kind }) {
    const [first, second] = tokens;
    if (kind !== 'prose' || first?.text !== 'Such' || second?.lower !== 'as' || finiteVerbs.length > 0) return [];
    return tokens.at(-1)!.text === '.' ? [{ start: first.start, end: first.end, replacements: [] }] : [];
  },
};

/** Sentences without their main clause. */
export const SENTENCE_FRAGMENTS: CodeRuleGroup = {
  id: 'sentence-fragments',
  errorClass: 'fragment',
  documents: 'academic',
  confidence: 0.65,
  source: 'The Chicago Manual of Style, 17th ed., ch. 5',
  comment: 'This is not a whole sentence.',
  checks: [dependentClause, examplesAlone],
};
