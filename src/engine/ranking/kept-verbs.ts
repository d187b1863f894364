import { INVARIABLE_VERBS, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { mayEndContactClause } from '../sentence/contact-clause.ts';
import { isFiniteVerb, isNoun, isWillBesideNoun, skipAdverbs, skipAdverbsBack } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';
import { hasOpenNumber } from './kept-agreement.ts';

/** How many tokens of a subject are passed on the way back to the verb before it. */
const SUBJECT_LENGTH = 6;

/** True when the form of "be" stands behind "how much" or another question word, not far before `at`. */
function isInvertedBefore(tokens: readonly AnalysedToken[], at: number, be: string): boolean {
  const verb = tokens.findLastIndex(({ lower }, i) => i < at && lower === be);
  return (
    verb > 0 &&
    verb >= at - SUBJECT_LENGTH &&
    tokens.slice(Math.max(0, verb - 2), verb).some(({ xpos }) => /^(?:WRB|WP)$/.test(xpos))
  );
}

/** What is done to the one that a choice falls on. */
const CHOSEN = /^(?:picked|chosen|selected|accepted|invited|hired|elected|nominated|appointed|assigned|admitted)$/;

/** True when no other finite verb stands between the commas, or the ends, around the verb at `at`. */
function isOnlyVerbBetweenCommas(
  tokens: readonly AnalysedToken[],
  finiteVerbs: readonly number[],
  at: number,
): boolean {
  const first = tokens.findLastIndex(({ text }, i) => i < at && /^[,;:.]$/.test(text));
  const last = tokens.findIndex(({ text }, i) => i > at && /^[,;:.]$/.test(text));
  return !finiteVerbs.some((verb) => verb !== at && verb > first && (last < 0 || verb < last));
}

/** Words after which "to" is a preposition: "resort to choosing", "the key to solving". */
const TAKES_TO_ING = wordSet(
  'resort object look amount lead contribute commit dedicate devote accustom admit confess limit relate refer come close addition alternative approach key path solution step opposed prior due similar equivalent used subject',
);

/** Verbs of what leads somebody or something to a thing. */
const LEADS = wordSet('refer direct point guide turn link cite');

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
  if (/^(?:base>s|s>base)$/.test(change) && hasOpenNumber(tokens, from)) return true;
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
  return kind !== 'prose' || sentence.isExpository || sentence.paragraph.includes('\uFFFC');
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
      // "we refer the reader to works concerned with it"
      if (near?.lower === 'to' && tokens.slice(Math.max(0, from - 6), from - 1).some(({ lemma }) => LEADS.has(lemma)))
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
export function keepsAuxiliary({ tokens, finiteVerbs }: AnalysedSentence, { change, from }: Candidate): boolean {
  const [before, next] = [tokens[from - 1], tokens[from + 1]];
  const losesBe = /^(?:is|are|was|were)>none$/.test(change);
  // "the Portuguese of Portugal is way different": the only verb
  if (losesBe && /^(?:way|far|much|quite)$/.test(next?.lower ?? ''))
    return isOnlyVerbBetweenCommas(tokens, finiteVerbs, from);
  // "I do not know what is a plan in the first place": another rule changes the order
  if (losesBe && /^W[PR]/.test(before?.xpos ?? '')) return true;
  // "guides and how to's"
  if (change === 'to>none' && before?.lower === 'how') return true;
  // "any state can be not consistent": without "be" the adjective would have no verb
  if (change === 'be>none' && next?.lower === 'not' && tokens[from + 2]?.upos === 'ADJ') return true;
  // "to know how much is the plan worth": the verb is there, before its subject
  if (/^none>(?:is|are|was|were)$/.test(change) && isInvertedBefore(tokens, from, change.slice(5))) return true;
  // "The result is curve that shows": the noun lacks its article, and the verb is needed
  if (losesBe && isNoun(next) && !tokens.slice(0, from).some(isFiniteVerb))
    return /^(?:that|which|of)$/.test(tokens[from + 2]?.lower ?? '');
  // "I was picked for the project": what others did
  if (losesBe && CHOSEN.test(next?.lower ?? '') && /^(?:for|as|by|to)$/.test(tokens[from + 2]?.lower ?? ''))
    return true;
  // "all there is were formed"
  if (losesBe && before?.lower === 'there') return true;
  // "we have also a list": a main verb
  if (
    /^(?:has|have|had)>none$/.test(change) &&
    /^(?:DT|PRP\$|CD|JJ|NNS?)$/.test(tokens[skipAdverbs(tokens, from + 1)]?.xpos ?? '')
  )
    return true;
  // "restrict recording to times when"
  // "reach to them": a preposition; "finding time and will to help": a noun before it
  if (change === 'to>none')
    return (
      isNoun(next) ||
      next?.upos === 'DET' ||
      /^(?:JJ|PRP)$/.test(next?.xpos ?? '') ||
      isWillBesideNoun(tokens, from - 1)
    );
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
  // "quantify what are the costs caused by it": the verb is not needless, it should follow its subject
  if (losesBe && before?.lower === 'what') return !tokens.slice(from + 1).some(isFiniteVerb);
  // "how good are our plans": the verb is not needless, it should follow its subject
  if (losesBe && before?.upos === 'ADJ' && tokens[from - 2]?.lower === 'how') return true;
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
  if (next === undefined || next.xpos === 'CC') return false;
  // "it is shut; when it opens, we leave": the clause belongs to what follows it
  if (next.upos === 'SCONJ' || /^(?:W|IN$)/.test(next.xpos)) {
    const comma = tokens.findIndex(({ text }, i) => i > from && text === ',');
    return comma > 0 && [tokens.slice(0, from), tokens.slice(comma)].every((part) => part.some(isFiniteVerb));
  }
  const stop = tokens.findIndex(({ text }, i) => i > from && text === ';');
  const after = tokens.slice(from + 1, stop < 0 ? tokens.length : stop);
  return tokens.slice(0, from).some(isFiniteVerb) && after.some(isFiniteVerb);
}
