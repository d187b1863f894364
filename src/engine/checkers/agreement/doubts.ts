import { NUMBER_WORDS, wordSet } from '../../lexicon/word-sets.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import type { NounSubject } from '../../sentence/noun-subject.ts';
import { isAdverb, isFiniteVerb, isPlaceholder, skipAdverbsBack } from '../../sentence/token-tests.ts';
import { AUXILIARIES } from './confidence.ts';

type Tokens = readonly AnalysedToken[];

/** Words that need a plural noun. Before a singular noun, either that noun is wrong or they count more than that noun. */
const COUNTING = wordSet('multiple several various numerous different other diverse');
const ENDS_CLAUSE = /^(?:CC|WDT|WP|WRB|[,:;.])$/;
const OPENS_CLAUSE = wordSet('that if because while although since as than when where whether unless until');

/**
 * True when the subject is doubtful for a reason that neither the parse nor the chain of nouns shows. In 55 manuscripts that were read, nine of ten alerts
 * that this removes were harmful.
 */
export function isDoubtfulSubject(tokens: Tokens, verb: number, { head, number, pair, chain }: NounSubject): boolean {
  const start = chain?.start ?? head;
  const isAuxiliary = AUXILIARIES.has(tokens[verb]!.lower);
  // "the response improve is coded": the first of the two is not a verb
  if (!isAuxiliary && hasOtherFinite(tokens, verb)) return true;
  // "the groups ￼–￼ are": the number of what a formula stands for is unknown
  if (isAddition(tokens, head) || isPlaceholder(tokens[head])) return true;
  // "the first eight of its digits are"
  if (NUMBER_WORDS.has(tokens[head]!.lower)) return true;
  if (hasSpacedDash(tokens, head, verb)) return true;
  if (number === 'plural' && !pair) return hasEarlierHead(tokens, head, verb);
  if (pair) return isPairInPhrase(tokens, head, verb);
  return (
    (tokens[start]!.lower !== 'the' &&
      tokens.slice(Math.max(0, start - 1), head).some(({ lower }) => COUNTING.has(lower))) ||
    isLastOfList(tokens, start) ||
    isOtherNumberJoined(tokens, head, verb) ||
    // "When testing for equivalence researchers aim": the gerund is governed by the conjunction and is not the subject
    (tokens[head]!.lower.endsWith('ing') && /^(?:when|while|by|after|before|in)$/.test(tokens[start - 1]?.lower ?? ''))
  );
}

/** "The tables of errors including child age are": the noun after "including" is not the subject. */
const isAddition = (tokens: Tokens, head: number): boolean => {
  const at = tokens.findLastIndex(({ lower }, i) => i < head && lower === 'including');
  return (
    at >= 0 && head - at <= 4 && !tokens.slice(at + 1, head).some(({ upos }) => upos === 'VERB' || upos === 'PUNCT')
  );
};

/** "Measures of access - travel time is": a new line begins after the dash. */
const hasSpacedDash = (tokens: Tokens, head: number, verb: number): boolean =>
  tokens.slice(head + 1, verb).some(({ text, spaceBefore }, i) => {
    return /^[-–]$/.test(text) && spaceBefore && tokens[head + 2 + i]?.spaceBefore === true;
  });

/** "The effect seen between the departments suggests": a singular noun with a preposition or participle opens the clause, and the verb agrees with it. */
function hasEarlierHead(tokens: Tokens, head: number, verb: number): boolean {
  if (!/^(?:VBZ)$|^was$/.test(tokens[verb]!.xpos) && tokens[verb]!.lower !== 'was') return false;
  const open = tokens.findLastIndex(({ text }, i) => i < head && /^[,;:.–—(]$/.test(text));
  const clause = tokens.slice(open + 1, head);
  if (clause.some(isFiniteVerb)) return false;
  const first = clause.findIndex(({ upos }) => upos === 'NOUN' || upos === 'PROPN');
  if (first < 1 || clause[first]!.xpos !== 'NN' || clause[0]!.upos !== 'DET') return false;
  return /^(?:IN|VBN|VBD)$/.test(clause[first + 1]?.xpos ?? '');
}

/** "My expertise in software, hardware and databases was limited": the pair is inside a phrase that belongs to the singular noun at the start of the clause. */
function isPairInPhrase(tokens: Tokens, head: number, verb: number): boolean {
  if (tokens[verb]!.xpos !== 'VBZ' && tokens[verb]!.lower !== 'was') return false;
  const open = tokens.findLastIndex(
    ({ text, lower }, i) => i < head && (/^[;:.–—(]$/.test(text) || OPENS_CLAUSE.has(lower)),
  );
  const clause = tokens.slice(open + 1, head);
  const noun = clause.findIndex(({ upos }) => upos === 'NOUN' || upos === 'PROPN');
  if (noun < 1 || clause[noun]!.xpos !== 'NN' || clause.some(isFiniteVerb)) return false;
  return (
    /^(?:DT|PRP\$)$/.test(clause[0]!.xpos) && clause[noun + 1]?.xpos === 'IN' && clause.some(({ text }) => text === ',')
  );
}

/** True when another finite verb follows before the clause ends; text in brackets does not count. */
function hasOtherFinite(tokens: Tokens, verb: number): boolean {
  let depth = 0;
  for (let i = verb + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (/^[([]$/.test(token.text)) depth++;
    else if (/^[)\]]$/.test(token.text)) depth--;
    else if (depth === 0) {
      if (ENDS_CLAUSE.test(token.xpos) || OPENS_CLAUSE.has(token.lower)) return false;
      if (/^(?:is|are|was|were)$/.test(token.lower) || token.xpos === 'MD') return true;
      // "the unit of our error measure slightly differs from theirs": when two verbs are adjacent, the second is the verb
      if (isFiniteVerb(token) && tokens.slice(verb + 1, i).every(isAdverb)) return true;
    }
  }
  return false;
}

/** "The mixing, the drawing, and the winding are done": no verb comes before the last "and", so it joins subjects. */
function isLastOfList(tokens: Tokens, start: number): boolean {
  const near = skipAdverbsBack(tokens, start - 1);
  const and = isPlaceholder(tokens[near]) ? near - 1 : near;
  if (isAsWellAs(tokens, and)) return true;
  if (tokens[and]?.lower !== 'and') return false;
  // in a longer list, the words between its last two commas decide
  const last = tokens[and - 1]?.text === ',' ? and - 1 : and;
  const comma = last < and ? tokens.findLastIndex(({ text }, i) => i < last && text === ',') : -1;
  const before = tokens.slice(comma + 1, last);
  return before.some(({ upos }) => upos === 'NOUN') && !before.some(isFiniteVerb);
}

const isAsWellAs = (tokens: Tokens, at: number): boolean =>
  tokens[at]?.lower === 'as' && tokens[at - 1]?.lower === 'well' && tokens[at - 2]?.lower === 'as';

/** "Age in months and height were": the noun after "and" differs in number from its neighbour, so it may be joined to the head instead. */
function isOtherNumberJoined(tokens: Tokens, head: number, verb: number): boolean {
  const and = tokens.findLastIndex(({ lower }, i) => lower === 'and' && i > head && i < verb);
  const near = tokens[skipAdverbsBack(tokens, verb - 1)];
  return and > head + 1 && near?.xpos === 'NN' && tokens[and - 1]!.xpos === 'NNS';
}
