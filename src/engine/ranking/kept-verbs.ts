import { COLLECTIVE_NOUNS, INVARIABLE_VERBS, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { mayEndContactClause } from '../sentence/contact-clause.ts';
import { isInFormalRegister } from '../sentence/formal-register.ts';
import { isPair } from '../sentence/plain-subject.ts';
import { isSaidByParticiple } from '../sentence/said-clause.ts';
import { isFiniteVerb, isNoun, skipAdverbs, skipAdverbsBack } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';

/** Words after which "to" is a preposition: "resort to choosing", "the key to solving". */
const TAKES_TO_ING = wordSet(
  'resort object look amount lead contribute commit dedicate devote accustom admit confess limit relate refer come close addition alternative approach key path solution step opposed prior due similar equivalent used subject',
);

/** Words that describe facts rather than things. */
const OF_FACTS = wordSet(
  'nice lucky unlucky surprising unsurprising unfortunate fortunate strange sad true odd unusual understandable remarkable good why because',
);
const STRESSES = wordSet('especially particularly notably specifically mainly');

/** How many tokens before the verb to look for a gerund that opens its clause. */
const GERUND_REACH = 8;

/** "Since tracking input constraints is slow": the gerund is the subject. */
function isOfGerund(tokens: readonly AnalysedToken[], verb: number): boolean {
  const near = tokens.slice(Math.max(0, verb - GERUND_REACH), verb);
  const gerund = near.findLastIndex(({ xpos }) => xpos === 'VBG');
  if (gerund < 0 || near.slice(gerund + 1).some((token) => isFiniteVerb(token) || token.text === ',')) return false;
  const before = tokens[near[gerund]!.index - 1];
  return before === undefined || /^(?:since|because|as|that|if|when|while|whereas|and|but|,)$/.test(before.lower);
}

/** How many tokens before the verb to look for the addition to its subject. */
const ADDITION_REACH = 7;

/** "The response time for all sensors, and especially all optical ones, is": an emphasized addition is no second subject. */
function isBehindAddition(tokens: readonly AnalysedToken[], verb: number): boolean {
  const near = tokens.slice(Math.max(0, verb - ADDITION_REACH), verb);
  const adds = near.findIndex(({ lower }, i) => i > 0 && STRESSES.has(lower) && near[i - 1]!.lower === 'and');
  return adds >= 0 && !near.slice(adds).some(isFiniteVerb);
}

/** How many tokens before the verb to look for its two subjects. */
const PAIR_REACH = 9;

/** "The knowledge about and experience with such methods vary": two nouns, each with its preposition. */
function isBehindTwoNouns(tokens: readonly AnalysedToken[], verb: number): boolean {
  const near = tokens.slice(Math.max(0, verb - PAIR_REACH), verb);
  return near.some(
    ({ xpos }, i) =>
      xpos === 'CC' &&
      /^(?:IN|RP|RB)$/.test(near[i - 1]?.xpos ?? '') &&
      isNoun(near[i - 2]) &&
      /^(?:NNS?|VB)$/.test(near[i + 1]?.xpos ?? '') &&
      near[i + 2]?.xpos === 'IN',
  );
}

/** How many tokens before the verb to look for "the rest". */
const REST_REACH = 8;

/** "The rest follows", "the rest follow", "the rest of the samples have": one or many, as the author decides; but "the rest of the sample have" is wrong. */
function isBehindRest(tokens: readonly AnalysedToken[], verb: number): boolean {
  const near = tokens.slice(Math.max(0, verb - REST_REACH), verb);
  const rest = near.findLastIndex(({ lower }) => lower === 'rest' || lower === 'remainder');
  if (rest < 1 || near[rest - 1]!.lower !== 'the' || near.slice(rest).some(isFiniteVerb)) return false;
  return !near.slice(rest + 1).some(isNoun) || near.slice(rest).some(({ xpos }) => xpos === 'NNS');
}

/** "If only she were here", "as if it were new": what is not so. */
const isImagined = (tokens: readonly AnalysedToken[], verb: number): boolean =>
  tokens.slice(Math.max(0, verb - IMAGINED_REACH), verb).some(({ lower }) => /^(?:if|though|wish|wishes)$/.test(lower));

/** How many tokens before "were" to look for what makes it a wish. */
const IMAGINED_REACH = 6;

/**
 * "Bread and butter is served", "the war of words and the plan are over": a verb behind two nouns with "and" that the rules do not take for a plural, or
 * whose subject by the parse is only the second of them.
 */
function isInUncertainPair(sentence: AnalysedSentence, verb: number): boolean {
  const { tokens } = sentence;
  const head = sentence.parsedSubjectOf(verb)?.head;
  if (head === undefined || head >= verb) return false;
  if (sentence.dependentsOf(head, 'conj').some((k) => k < verb)) return isPair(sentence, head, verb) === undefined;
  const start = tokens.findLastIndex(({ xpos }, i) => i < head && /^(?:CC|,|:|IN|VB.?|MD)$/.test(xpos));
  return tokens[start]?.lower === 'and' && isNoun(tokens[start - 1]) && !tokens.slice(0, start).some(isFiniteVerb);
}

/** "A third and fourth group are": one noun for two things. */
function isBehindTwoOrdinals(tokens: readonly AnalysedToken[], verb: number): boolean {
  const near = tokens.slice(Math.max(0, verb - PAIR_REACH), verb);
  return near.some(
    ({ lower }, i) =>
      lower === 'and' && ORDINAL.test(near[i - 1]?.lower ?? '') && ORDINAL.test(near[i + 1]?.lower ?? ''),
  );
}

const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth|last|next)$/;

/** True when the verb's number is right, as in "are" with the plural subject that the parse finds: "The farmers who own the land are old." */
export function keepsPluralBe(sentence: AnalysedSentence, { change, from }: Candidate): boolean {
  const { lower, lemma } = sentence.tokens[from]!;
  // "The adapted model fit the data well.", and "She reads": with the base form it would be past
  if (INVARIABLE_VERBS.has(lower) || INVARIABLE_VERBS.has(lemma)) return true;
  if (lower === 'were' && isImagined(sentence.tokens, from)) return true;
  // "The rest follows", "the rest follow": the author decides
  if (isBehindRest(sentence.tokens, from) || isBehindTwoOrdinals(sentence.tokens, from)) return true;
  if (change === 'base>s' && (isSaidByParticiple(sentence.tokens, from) || isBehindTwoNouns(sentence.tokens, from)))
    return true;
  if (/^(?:is|was|s)>/.test(change) && isBehindAddition(sentence.tokens, from)) return true;
  if (change === 's>base') return isOfGerund(sentence.tokens, from);
  if (isInUncertainPair(sentence, from)) return true;
  // "She has friends, which is nice": "which" stands for the whole clause
  if (change === 'is>are' || change === 'was>were')
    return (
      isOfGerund(sentence.tokens, from) ||
      (/^(?:which|this|that)$/.test(sentence.tokens[from - 1]?.lower ?? '') &&
        OF_FACTS.has(sentence.tokens[from + 1]?.lower ?? ''))
    );
  if (change !== 'are>is' && change !== 'were>was') return false;
  const subject = sentence.parsedSubjectOf(from);
  if (!subject) return false;
  const head = sentence.tokens[subject.head]!;
  // "The team are ready": the author decides
  return /^NNP?S$/.test(head.xpos) || (COLLECTIVE_NOUNS.has(head.lower) && head.index + 1 === from);
}

/** How many tokens back to look for the participle that the one after "and" is coordinated with. */
const REACH = 16;

/**
 * True for a change to a verb whose context requires its form. In manuscripts the models changed such verbs wrongly: "each part reading and writing",
 * "with a half having this also having that", "when training", "on the followed path", a heading that begins with "Making".
 */
export function keepsVerb(sentence: AnalysedSentence, { change, from }: Candidate): boolean {
  const { tokens, isLabel } = sentence;
  const before = tokens[from - 1];
  const isFirst = before === undefined;
  if (keepsFinite(tokens, change, from)) return true;
  if (/^(?:base>s|s>base)$/.test(change) && (isBehindRest(tokens, from) || isBehindTwoOrdinals(tokens, from)))
    return true;
  // "The adapted model fit the data well.": the past tense
  if (change === 'base>s' && INVARIABLE_VERBS.has(tokens[from]!.lower)) return true;
  // "Start with a character, which is the first one, and take a string.": a second imperative
  if (change === 'base>s' && tokens[0]?.xpos === 'VB' && /^(?:and|or)$/.test(before?.lower ?? '')) return true;
  if (change.startsWith('ing>')) {
    if (isReducedRelative(sentence, from)) return true;
    // "We could not help improving it"
    if (before?.lower === 'help' && tokens.slice(Math.max(0, from - 4), from - 1).some(({ xpos }) => xpos === 'MD'))
      return true;
    if (before?.lower === 'to' && TAKES_TO_ING.has(tokens[from - 2]?.lemma ?? '')) return true;
    if (isFirst) return isLabel || !tokens.some(isFiniteVerb);
    if (before.upos === 'ADP' || /^(?:when|while|whilst|after|before)$/.test(before.lower)) return true;
    if (!/^(?:and|or|also)$/.test(before.lower)) return false;
    return tokens.slice(Math.max(0, from - REACH), from - 1).some(({ xpos }) => xpos === 'VBG');
  }
  // "the followed path": the path that was followed
  const attributive = change === 'participle>ing' || change === 'past>ing';
  return attributive && /^(?:DT|PRP\$)$/.test(before?.xpos ?? '') && tokens[from + 1]?.upos === 'NOUN';
}

/**
 * "A filter using two sets.", "The relation denoting that a part is of the whole.": a participle that modifies the head noun of a caption, an item or
 * an entry in a list of terms. In everyday writing the participle is wrong ("My brother living in Madrid").
 */
function isReducedRelative(sentence: AnalysedSentence, at: number): boolean {
  const { tokens, kind } = sentence;
  const { relation, head = -1 } = tokens[at]!;
  if (relation !== 'acl' || !isNoun(tokens[head]) || tokens[head]!.relation !== 'root') return false;
  return kind !== 'prose' || isInFormalRegister(sentence) || sentence.paragraph.includes('\uFFFC');
}

/** True for a change to a finite verb, or to the base form after "did", when another checker knows the subject better. */
function keepsFinite(tokens: readonly AnalysedToken[], change: string, from: number): boolean {
  const near = tokens[skipAdverbsBack(tokens, from - 1)];
  const next = tokens[from + 1];
  // "no program has create or delete rights": the verbs are names
  if (/^(?:or|\/)$/.test(next?.lower ?? '') && change.startsWith('base>') && isNoun(tokens[from + 3])) return true;
  switch (change) {
    case 'past>participle':
      // "The money they had went to charity.": the verb after a clause that has its own
      return (
        /^ha(?:s|ve|d)$/.test(near?.lower ?? '') &&
        isNoun(tokens[near!.index - 2]) &&
        tokens[near!.index - 1]?.xpos === 'PRP'
      );
    case 'past>s':
      // "Doing so avoided the problem": a question of tense
      return true;
    case 's>ing':
      return near?.xpos !== 'IN';
    case 's>base':
      // "to sets A and B"
      if (near?.xpos === 'TO' && /^\p{Lu}$/u.test(next?.text ?? '')) return true;
      if (near?.lower === 'to' && mayEndContactClause(tokens, near.index)) return true;
      // "citations to works from the graph"
      if (near?.lower === 'to' && tokens[from - 2]?.xpos === 'NNS' && /^(?:IN|VBG|VBN)$/.test(next?.xpos ?? ''))
        return true;
      return near?.xpos !== 'TO' && near?.xpos !== 'MD';
    case 'base>s':
      // "core need fulfillment"
      return isNoun(near) && next?.xpos === 'NN';
    case 'base>past':
    case 'base>participle':
      // "how did the class in this study compare"
      return tokens.slice(Math.max(0, from - REACH), from).some((token, i, all) => {
        return (
          /^(?:did|does|do)$/.test(token.lower) && !all.slice(i + 1).some(({ xpos }) => /^(?:CC|,|TO|MD)$/.test(xpos))
        );
      });
    case 'participle>base':
    case 'past>base':
      // "She does needed repairs": "needed" modifies "repairs"
      if (/^(?:do|does|did)$/.test(near?.lower ?? '') && near?.index === from - 1 && from > 1 && next?.xpos === 'NNS')
        return true;
      // "the tool we compared our results to accomplished more"
      if (near?.lower === 'to' && mayEndContactClause(tokens, near.index)) return true;
      // "compared with respect to detected profile"
      return near?.lower === 'to' && next?.xpos === 'NN';
    case 'ing>participle':
      // "a role in gases dissolving in the blood"
      if (next?.lower === 'by') return tokens[from + 2]?.xpos === 'VBG';
      return isNoun(tokens[from - 1]) && next?.xpos === 'IN';
    default:
      return false;
  }
}

/** Verbs whose "that" clause says what should be done: "suggest that he go", "ask that they not go". */
const ASKS = wordSet(
  'suggest ask demand insist propose recommend request require urge order command advise prefer desire',
);
/** How many tokens before the verb to look for the start of its clause. */
const CLAUSE = 6;

/** True in a clause after a verb of asking or proposing, whose verb stays in the base form. */
export function isSubjunctive(tokens: readonly AnalysedToken[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - CLAUSE), at);
  const opens = near.findLastIndex(({ lower }) => lower === 'that');
  if (opens < 0) return false;
  const asks = tokens[near[opens]!.index - 1];
  if (!asks || !ASKS.has(asks.lemma)) return false;
  return /^(?:VBP?|RB)$/.test(tokens[at]?.xpos ?? '') && !near.slice(opens).some(isFiniteVerb);
}

/** True for an auxiliary or "to" that should not be inserted, or not be deleted. */
export function keepsAuxiliary({ tokens }: AnalysedSentence, { change, from }: Candidate): boolean {
  const [before, next] = [tokens[from - 1], tokens[from + 1]];
  // "all there is were formed"
  if (/^(?:is|are|was|were)>none$/.test(change) && before?.lower === 'there') return true;
  // "we have also a list": a main verb
  if (
    /^(?:has|have|had)>none$/.test(change) &&
    /^(?:DT|PRP\$|CD)$/.test(tokens[skipAdverbs(tokens, from + 1)]?.xpos ?? '')
  )
    return true;
  // "restrict recording to times when"
  if (change === 'to>none') return isNoun(next) || next?.upos === 'DET' || next?.xpos === 'JJ';
  // "to make the procedure simple"; "a graph suitable for this will be built": the verb follows
  if (/^none>(?:is|are|was|were)$/.test(change) && tokens[from]!.xpos === 'JJ') {
    if (isNoun(before) && tokens.slice(from).some(isFiniteVerb)) return true;
    // "The frame is light, and the gain small": the verb of the first clause serves both
    const [now] = [change.slice(5)];
    if (!tokens.slice(from).some(isFiniteVerb) && tokens.slice(0, from).some(({ lower }) => lower === now)) {
      const since = tokens.findLastIndex(({ lower }, i) => i < from && lower === now);
      if (tokens.slice(since, from).some(({ xpos }) => xpos === 'CC')) return true;
    }
    return tokens
      .slice(Math.max(0, from - 5), from)
      .some(({ lemma }) => /^(?:make|keep|find|leave|render)$/.test(lemma));
  }
  // "stations that triggered": active, so no auxiliary is missing
  if (/^none>(?:is|are|was|were)$/.test(change) && /^(?:that|which|who)$/.test(before?.lower ?? ''))
    return tokens[from]!.xpos === 'VBD' || tokens[from]!.xpos === 'VBN';
  // "how good are our plans": the verb is not needless, it should follow its subject
  if (/^(?:is|are|was|were)>none$/.test(change) && before?.upos === 'ADJ' && tokens[from - 2]?.lower === 'how')
    return true;
  // "I would like help with this": a noun
  if (change === 'none>to' && /^(?:like|love|prefer)$/.test(before?.lower ?? '') && next?.upos === 'ADP') return true;
  // "If you would sit down": a request
  if (change === 'would>none' && before?.lower === 'you' && tokens[from - 2]?.lower === 'if') return true;
  // "people's needs offer a way": with "to" the sentence would have no verb
  return change === 'none>to' && tokens[from]!.xpos === 'VBP' && tokens.filter(isFiniteVerb).length < 2;
}

/** True for a semicolon between two main clauses: a comma there would be a splice. */
export function keepsSemicolon({ tokens }: AnalysedSentence, { change, from }: Candidate): boolean {
  if (change !== ';>comma') return false;
  const next = tokens[from + 1];
  if (next === undefined || next.xpos === 'CC' || next.upos === 'SCONJ' || /^(?:W|IN$)/.test(next.xpos)) return false;
  const stop = tokens.findIndex(({ text }, i) => i > from && text === ';');
  const after = tokens.slice(from + 1, stop < 0 ? tokens.length : stop);
  return tokens.slice(0, from).some(isFiniteVerb) && after.some(isFiniteVerb);
}
