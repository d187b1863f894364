import type { Lexicon } from '../lexicon/lexicon.ts';
import { BE_ALL } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isFiniteVerb, isNoun } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';
import { groupHead } from './slot.ts';

/** Units of time after a number of times: "one a day", "twice a week". */
const SPANS = /^(?:hour|day|night|week|month|quarter|term|year)$/;

/** "Take one a day": the article stays in a rate. */
export const keepsRate = (tokens: readonly AnalysedToken[], { change, from }: Candidate): boolean =>
  /^an?>none$/.test(change) &&
  SPANS.test(tokens[from + 1]?.lower ?? '') &&
  /^(?:once|twice|times|one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/.test(tokens[from - 1]?.lower ?? '');

/** "consistent to within two percent", "people are like that": a pair of small words that belong together. */
export const saysHow = (tokens: readonly AnalysedToken[], { from }: Candidate): boolean => {
  const [here, next, after] = [tokens[from], tokens[from + 1], tokens[from + 2]].map((token) => token?.lower ?? '');
  if (here === 'to') return next === 'within';
  return BE_ALL.has(here!) && next === 'like' && /^(?:this|that|it|these|those)$/.test(after!);
};

/** "that, of all methods, two work best": "of all" names the set to choose from. */
export const isOutOfAll = (tokens: readonly AnalysedToken[], { from }: Candidate): boolean =>
  tokens[from]?.lower === 'of' &&
  tokens[from + 1]?.lower === 'all' &&
  /^(?:that|,|and|but)?$/.test(tokens[from - 1]?.lower ?? '');

/** "at an all time high": the article belongs to the noun behind "all time". */
export const isOfAllTime = (tokens: readonly AnalysedToken[], { from, change }: Candidate): boolean =>
  change === 'an>none' &&
  tokens[from + 1]?.lower === 'all' &&
  /^(?:time|round|star|purpose|terrain|weather)$/.test(tokens[from + 2]?.lower ?? '');

/** "not that interested in it": "that" says how much. */
export const saysHowMuch = (tokens: readonly AnalysedToken[], { from }: Candidate): boolean =>
  tokens[from]?.lower === 'that' &&
  /^(?:not|n't|n’t|all)$/.test(tokens[from - 1]?.lower ?? '') &&
  /^(?:JJ|RB|VBN|VBG)/.test(tokens[from + 1]?.xpos ?? '');

/** "everything I came up with off the top of my head": the clause ends with its preposition. */
export const endsWithUpWith = (tokens: readonly AnalysedToken[], { from }: Candidate): boolean =>
  tokens[from]?.lower === 'with' && tokens[from - 1]?.lower === 'up' && tokens[from + 1]?.upos === 'ADP';

/** "to pick up us": the particle is behind its pronoun in right English, not left out. */
export const isParticleBeforePronoun = (tokens: readonly AnalysedToken[], { from }: Candidate): boolean =>
  /^(?:up|out|away|back|off|down)$/.test(tokens[from]!.lower) &&
  tokens[from - 1]?.upos === 'VERB' &&
  /^(?:it|them|us|me|him|her)$/.test(tokens[from + 1]?.lower ?? '');

/** "a much talked about topic", "a widely held view": the article belongs to the noun behind the participle. */
export const isBeforeMuch = (tokens: readonly AnalysedToken[], { from, change }: Candidate): boolean =>
  /^an?>none$/.test(change) &&
  /^(?:much|well|widely|highly|often|long)$/.test(tokens[from + 1]?.lower ?? '') &&
  /^(?:VB[DN]|JJ)$/.test(tokens[from + 2]?.xpos ?? '');

/** How many tokens on the second of two prepositions is looked for. */
const SECOND_WITHIN = 6;

/** "faults in and wrong uses of the tool": two prepositions share the noun after the second. */
export const sharesNoun = (tokens: readonly AnalysedToken[], { from }: Candidate): boolean =>
  tokens[from]?.xpos === 'IN' &&
  /^(?:and|or|but)$/.test(tokens[from + 1]?.lower ?? '') &&
  tokens.slice(from + 2, from + SECOND_WITHIN).some(({ xpos }) => xpos === 'IN');

/** "They proved it to converge": the logical subject of the infinitive. */
export const isObjectOfInfinitive = (tokens: readonly AnalysedToken[], { from }: Candidate): boolean =>
  tokens[from]?.lower === 'it' &&
  tokens[from + 1]?.lower === 'to' &&
  /^(?:prove|show|find|believe|consider|assume|expect|allow|enable|cause|force|know|take|want|require|need|lead)$/.test(
    tokens[from - 1]?.lemma ?? '',
  );

/** "We ask it questions": the person or thing that receives what follows. */
export const isReceiver = (tokens: readonly AnalysedToken[], { from }: Candidate): boolean =>
  tokens[from]?.xpos === 'PRP' &&
  /^(?:ask|give|show|tell|send|offer|teach|lend|pay)$/.test(tokens[from - 1]?.lemma ?? '') &&
  /^(?:NNS?|DT|JJ|PRP\$)$/.test(tokens[from + 1]?.xpos ?? '');

/** "Harbour a small tool uses it": an apposition without its commas. */
function isBeforeApposition(tokens: readonly AnalysedToken[], at: number): boolean {
  if (at !== 1 || !/^an?$/.test(tokens[at]?.lower ?? '')) return false;
  const verb = tokens.findIndex((token, i) => i > at && isFiniteVerb(token));
  return verb > at && tokens.slice(at + 1, verb).every(({ upos }) => /^(?:ADJ|NOUN|PROPN|ADV)$/.test(upos));
}

/** "The plan to count the lamps will help": the verb of the clause comes behind the infinitive. */
function isBeforeVerbOfClause(tokens: readonly AnalysedToken[], at: number): boolean {
  if (tokens[at]?.lower !== 'to') return false;
  const end = tokens.findIndex(
    (token, i) =>
      i > at &&
      (isFiniteVerb(token) ||
        /^(?:WDT|WP|WRB|[.:])$/.test(token.xpos) ||
        token.upos === 'SCONJ' ||
        (token.xpos === 'CC' && tokens[i + 1]?.lower !== 'to')),
  );
  return isFiniteVerb(tokens[end]);
}

/** True when a word that the models would insert changes the meaning of the sentence, or turns a term into a possessive. */
export function keepsGap(tokens: readonly AnalysedToken[], candidate: Candidate, lexicon: Lexicon): boolean {
  const { change, from } = candidate;
  // "In the table is shown the method": what is shown follows; with "by" nothing would be shown
  if (change === 'none>by') return isWithoutSubject(tokens, from);
  // "with help from a friend"
  if (change === 'none>the' && tokens[from]?.lower === 'help' && tokens[from + 1]?.lower === 'from') return true;
  // "I noticed many changes are easy": "many" counts the changes
  if (change === 'none>how' && /^(?:many|much|few)$/.test(tokens[from]?.lower ?? '')) return true;
  // "How we live: is it right?": the "how" clause is no question
  if (/^none>(?:do|does|did)$/.test(change)) return !endsInQuestion(tokens, from);
  // "They are only people who want to eat": "only" means "nothing more than" here
  if (change === 'none>the' && tokens[from]?.lower === 'only') return BE_ALL.has(tokens[from - 1]?.lower ?? '');
  // "Figure 1: An example": a new phrase begins after the colon
  if (tokens[from - 1]?.text === ':' && /^\p{Lu}/u.test(tokens[from]?.text ?? '')) return true;
  // "a group living species": half of a compound
  if (change === 'none>of' && tokens[from]?.xpos === 'VBG' && isNoun(tokens[from + 1])) return isNoun(tokens[from - 1]);
  // "can be assumed to be most natural": "most" means "very" here
  if (change === 'none>the' && tokens[from]?.lower === 'most' && BE_ALL.has(tokens[from - 1]?.lower ?? ''))
    return !tokens.slice(from + 2, from + 4).some(({ lower }) => /^(?:of|in|among|that|for|to)$/.test(lower));
  // "the set Final samples": a name
  if (change === 'none>of' && from > 0 && /^\p{Lu}/u.test(tokens[from]?.text ?? '')) return true;
  // "in second place", "ahead of all others"
  if (change === 'none>the' && isSetWithoutArticle(tokens, from)) return true;
  // "quantifiers and number words": without a determiner "number" only says which words
  if (change === 'none>of' && tokens[from - 1]?.lower === 'number')
    return !/^(?:DT|JJ[RS]?|PRP\$|CD)$/.test(tokens[from - 2]?.xpos ?? '');
  // "The count was 40, and the net result a loss": the verb of the first half serves both
  if (/^none>(?:is|are|was|were)$/.test(change))
    return (
      isGapped(tokens, from) ||
      isMisspeltVerb(tokens, from) ||
      isBeforeApposition(tokens, from) ||
      isBeforeVerbOfClause(tokens, from)
    );
  // "might more actively decide": the comparative modifies the adverb, and the verb follows
  if (change === 'none>be') return isBeforeComparedAdverb(tokens, from, lexicon);
  // "at given time schedules": the group is in the plural
  if (change === 'none>a')
    return tokens[from]?.lower === 'few'
      ? isFewAsItStands(tokens, from)
      : tokens[groupHead(tokens, from)]?.xpos === 'NNS';
  // "a female doctor fish": a kind of fish
  return change === "none>'s" && isNoun(tokens[from - 1]) && tokens[from - 1]!.xpos === 'NN' && isNoun(tokens[from]);
}

/**
 * "Few years were good", "there are few of them", "you lucky few": "few" means "not many", "a few" means "some". After a preposition or a verb
 * ("within few minutes", "takes few steps") readers of papers wanted the article (21 of 21).
 */
export function isFewAsItStands(tokens: readonly AnalysedToken[], at: number): boolean {
  const before = tokens[at - 1];
  if (tokens[at]?.lower !== 'few') return false;
  return !before || /^(?:CC|,|:|WRB|DT|JJ|PRP\$?)$/.test(before.xpos) || BE_ALL.has(before.lower);
}

/** A participle behind a form of "be" to whose left stands nothing but a prepositional phrase. */
function isWithoutSubject(tokens: readonly AnalysedToken[], at: number): boolean {
  if (tokens[0]?.xpos !== 'IN' || tokens[at - 1]?.xpos !== 'VBN' || !BE_ALL.has(tokens[at - 2]?.lower ?? ''))
    return false;
  return !tokens.slice(1, at - 2).some(({ xpos, text }) => text === ',' || /^(?:IN|PRP|VB.?)$/.test(xpos));
}

const isBeforeComparedAdverb = (tokens: readonly AnalysedToken[], at: number, lexicon: Lexicon): boolean =>
  /^(?:more|most|less)$/.test(tokens[at]?.lower ?? '') &&
  tokens[at + 1]?.upos === 'ADV' &&
  lexicon.verbs(tokens[at + 2]?.lower ?? '').some(({ base }) => base === tokens[at + 2]!.lower);

function isSetWithoutArticle(tokens: readonly AnalysedToken[], at: number): boolean {
  const [before, here, next] = [tokens[at - 1], tokens[at], tokens[at + 1]].map((token) => token?.lower ?? '');
  if (here === 'others') return before === 'all';
  if (isAllTheTime(tokens, at)) return true;
  return (
    /^(?:first|second|third|fourth|last)$/.test(here!) && /^(?:class|place|gear|person|hand|position)$/.test(next!)
  );
}

/** "all day", "all week end": the whole period; "the best of all time". */
export const isAllTheTime = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at - 1]?.lower === 'all' &&
  ((tokens[at]?.lower === 'time' && tokens[at - 2]?.lower === 'of') ||
    SPANS.test(tokens[at]?.lower ?? '') ||
    /^(?:morning|afternoon|evening|weekend|summer|winter)$/.test(tokens[at]?.lower ?? ''));

/** "This motives to let it grow": the noun is a misspelt verb. */
const isMisspeltVerb = (tokens: readonly AnalysedToken[], at: number): boolean =>
  /^(?:this|these)$/.test(tokens[at - 2]?.lower ?? tokens[at - 1]?.lower ?? '') &&
  tokens.slice(at - 1, at + 2).some(({ xpos }, i, near) => xpos === 'NNS' && near[i + 1]?.xpos === 'TO');

/** True after ", and" and a subject, when a clause with a form of "be" stands before. */
function isGapped(tokens: readonly AnalysedToken[], from: number): boolean {
  const joint = tokens.findLastIndex(({ lower }, i) => i < from && i > 0 && /^(?:and|but)$/.test(lower));
  if (joint < 1 || tokens[joint - 1]?.text !== ',') return false;
  const isBe = ({ lower }: AnalysedToken): boolean => BE_ALL.has(lower);
  return tokens.slice(0, joint).some(isBe) && !tokens.slice(joint).some(({ xpos }) => /^(?:VB[DPZ]|MD)$/.test(xpos));
}

/** True when the clause that contains this place ends in a question mark. */
function endsInQuestion(tokens: readonly AnalysedToken[], from: number): boolean {
  const stop = tokens.find(({ text }, i) => i > from && /^[:;?.!]$/.test(text));
  return stop?.text === '?';
}
