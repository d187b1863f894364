import { BE_ALL, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isAcronym, isPlaceholder, skipAdverbsBack } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';
import { groupHead, isNoun } from './slot.ts';

/** Prepositions whose meaning no other word of the sentence carries, so that none may be deleted: "They demonstrated against the tax." */
const SAYS_SOMETHING = wordSet('against without before after during between within over through among');
/** Pairs of opposites. Of 60,000 corrections that people made, two replaced one of these with its opposite. */
const OPPOSITES: ReadonlySet<string> = new Set(
  [
    ['with', 'without'],
    ['before', 'after'],
    ['above', 'below'],
    ['over', 'under'],
    ['inside', 'outside'],
    ['up', 'down'],
  ].flatMap(([one, other]) => [`${one}>${other}`, `${other}>${one}`]),
);
/** Agents of a passive: "equipped by a local company". */
const AGENTS = wordSet('company manufacturer supplier team group government school staff');
/** What somebody is keen or slow of. */
const OF_BODY = /^(?:hearing|sight|speech|tongue|foot|hand|heart|mind)$/;
const TIMES = wordSet(
  'noon midnight night dawn dusk now then monday tuesday wednesday thursday friday saturday sunday',
);

/** Nouns after "in" that say in which respect something holds. */
const IN_WHICH_RESPECT = wordSet('law practice theory principle general particular part full');

/** Texts and talks, which take "on" before their subject. */
const TREATS =
  /^(?:book|paper|article|lecture|essay|chapter|talk|report|review|course|seminar|study|thesis|literature|research|work)s?$/;
/** People and bodies that somebody is responsible to. */
const ANSWERED_TO = wordSet(
  'board boards council parliament government minister committee director directors manager managers president king queen assembly court shareholders owners congress senate',
);
/** Verbs that "with respect" can modify: "treat all with respect". */
const BEHAVES = /^(?:treat|act|behave|handle|speak|live|deal)$/;
/** Things and people that deserve respect. */
const RESPECTED = wordSet('law rights privacy dignity life nature environment person persons others elders people');
/** Verbs of movement to another place. */
const MOVES =
  /^(?:go|come|travel|move|fly|drive|walk|return|arrive|send|take|bring|migrate|ship|transfer|relocate|get|export|deliver|transport|lead|welcome|visit)$/;
/** How many tokens before the preposition to look for its verb. */
const NEAR = 4;

/** Verbs that take "for" with what is wanted, and an object with what is searched. */
const LOOKS =
  /^(?:quer(?:y|ies|ied|ying)|(?:search|browse|scan|probe|hunt|forage|screen|check|test)(?:s|es|e?d|ing)?|browsing|probing|foraging)$/;

/** Beside a formula, citation or command, the models do not see what a preposition or a noun belongs to. */
export const isBesidePlaceholder = (tokens: readonly AnalysedToken[], { from, to }: Candidate): boolean =>
  tokens.slice(Math.max(0, from - 1), to + 1).some(isPlaceholder);

/** True when the neighbouring words show that the preposition is right. */
export function keepsPreposition(tokens: readonly AnalysedToken[], candidate: Candidate): boolean {
  const { change, from, to } = candidate;
  if (isBesidePlaceholder(tokens, candidate) || /^(?:in|for|from)>of$/.test(change)) return true;
  if (OPPOSITES.has(change) || change.startsWith('without>')) return true;
  const [now, then] = change.split('>');
  const next = tokens[to];
  // the instrument: "characterized with microscopy", "visualized with staining"; when "by" is right, rules know the verb
  if (change === 'with>by' || (then === 'none' && SAYS_SOMETHING.has(now!))) return true;
  if (now === 'of' && next?.lower === 'course') return true;
  // "are really into sports"
  if (now === 'into' && BE_ALL.has(tokens[skipAdverbsBack(tokens, from - 1)]?.lower ?? '')) return true;
  // "keep working at it"
  if (change === 'at>on' && /^work/.test(tokens[from - 1]?.lower ?? '') && /^(?:it|this|that)$/.test(next?.lower ?? ''))
    return true;
  // "To this kind belongs machine learning": the preposition stands in front
  if (now === 'none' && then === tokens[0]!.lower && /^belongs?$/.test(tokens[from - 1]?.lower ?? '')) return true;
  // "between 1927 to 2015": a rule mends the other half
  if (now === 'between' && next?.upos === 'NUM' && /^(?:to|[-–])$/.test(tokens[to + 1]?.lower ?? '')) return true;
  // "keen of hearing", "hard of hearing"
  if (now === 'of' && OF_BODY.test(next?.lower ?? '') && tokens[from - 1]?.upos === 'ADJ') return true;
  // "is of great use"
  if (now === 'of' && then === 'none' && BE_ALL.has(tokens[from - 1]?.lower ?? '')) return true;
  if (keepsOfVerb(tokens, from, to, now!, then!)) return true;
  // "may be to strict": a misspelt "too"
  if (now === 'to' && then === 'none' && BE_ALL.has(tokens[from - 1]?.lower ?? '') && next?.upos === 'ADJ') return true;
  // "of these to backgrounds": a misspelt "two"
  if (now === 'to' && then === 'none' && /^(?:these|those|the|all|both)$/.test(tokens[from - 1]?.lower ?? ''))
    return true;
  // "the mean from which must be subtracted the offset": the clause already has the preposition
  if (now === 'none' && isBeforeRelative(tokens, from, then!)) return true;
  // "at BA": the author knows what the letters stand for
  if (now === 'at' && then === 'in' && isAcronym(next?.text)) return true;
  // "relating the position to the coefficients"
  if (now === 'none' && then === 'to' && /^relat(?:e|es|ed|ing)$/.test(tokens[from - 1]?.lower ?? ''))
    return tokens.slice(to, to + 8).some(({ lower }) => lower === 'to');
  // "the same for its width and height"
  if (now === 'for' && then === 'as' && tokens[from - 1]?.lower === 'same')
    return /^(?:is|are|was|were|remain|remains)$/.test(tokens[from - 3]?.lower ?? '');
  // "browse and query for results": "for" names what is wanted
  if (now === 'for' && then === 'none' && LOOKS.test(tokens[from - 1]?.lower ?? '')) return true;
  // "This page informs about the plan", "warn about the ice": the object is left out
  if (
    now === 'about' &&
    then === 'none' &&
    /^(?:inform|warn|teach|learn|read|write|speak|talk)$/.test(tokens[from - 1]?.lemma ?? '')
  )
    return true;
  // "The menus are great value"
  if (now === 'none' && then === 'of' && tokens[from + 1]?.lower === 'value') return true;
  // "due for publication": "due to" would give a cause; "hope for peace"
  if (now === 'for' && then === 'to' && /^(?:due|hop(?:e[sd]?|ing))$/.test(tokens[from - 1]?.lower ?? '')) return true;
  // "related for all contexts", "if for every input": "for" gives the cases in which it holds
  if (now === 'for' && /^(?:all|any|each|every)$/.test(next?.lower ?? '') && !LOOKS.test(tokens[from - 1]?.lower ?? ''))
    return true;
  // "responsible in law", "right in theory"
  if (now === 'in' && IN_WHICH_RESPECT.has(next?.lower ?? '')) return true;
  // "spam in Twitter data": in the data, not on Twitter
  if (now === 'in' && then === 'on' && next?.upos === 'PROPN' && isNoun(tokens[to + 1]?.xpos)) return true;
  // "very early into the project"
  if (now === 'into' && then === 'in' && /^(?:early|late|far|deep)$/.test(tokens[from - 1]?.lower ?? '')) return true;
  // "three methods in all"
  if (now === 'in' && next?.lower === 'all' && tokens[to + 1]?.upos === 'PUNCT') return true;
  // "We present as an alternative the second plan": the object follows
  if (now === 'as' && then === 'none' && /^an?$/.test(next?.lower ?? ''))
    return tokens.slice(to + 2, to + 5).some(({ xpos }) => xpos === 'DT');
  // "we passed by the hall"
  if (now === 'by' && /^pass(?:es|ed|ing)?$/.test(tokens[from - 1]?.lower ?? '')) return true;
  // "look to each other for support"
  if (now === 'to' && tokens[from - 1]?.lemma === 'look')
    return tokens.slice(to, to + 4).some(({ lower }) => lower === 'for');
  return now === 'by' && isTimeOrAgent(tokens, to);
}

/** How many tokens before the place to look for the relative pronoun of its clause. */
const CLAUSE = 8;

/** True when the preposition already stands before the relative pronoun of the clause. */
export const isBeforeRelative = (tokens: readonly AnalysedToken[], at: number, preposition: string): boolean =>
  tokens
    .slice(Math.max(1, at - CLAUSE), at)
    .some(({ lower, index }) => /^(?:which|whom)$/.test(lower) && tokens[index - 1]?.lower === preposition);

/** How many tokens after "leads with" to look for the score. */
const LED_BY = 6;
const isScore = ({ lower }: AnalysedToken): boolean =>
  /^(?:scores?|accuracy|precision|recall|margin|percent|%|points?|votes?|goals?)$/.test(lower);

/** True when the verb, noun or adjective before the preposition requires it. */
function keepsOfVerb(tokens: readonly AnalysedToken[], from: number, to: number, now: string, then: string): boolean {
  const before = tokens[from - 1];
  const start = tokens[to]?.upos === 'DET' ? to + 1 : to;
  const head = groupHead(tokens, start);
  const near = tokens.slice(Math.max(0, from - NEAR), from);
  // "accused with two others of theft": the other preposition follows; "an understanding with the bank": not "of" the bank
  if (now === 'with' && then === 'of') return isNoun(before?.xpos) || tokens[head + 1]?.lower === 'of';
  // "wrote a book on the 19th century"
  if (now === 'on' && then !== 'none' && TREATS.test(before?.lower ?? '')) return true;
  // "responsible to the board"
  if (now === 'to' && then === 'for')
    return (
      /^(?:responsible|accountable|answerable)$/.test(before?.lower ?? '') && ANSWERED_TO.has(tokens[head]?.lower ?? '')
    );
  // "leads with an F1 score of 0.8": comes first; "treated in the same way for the mean": the case in which it holds
  if (now === 'with' && then === 'to' && before?.lemma === 'lead') return tokens.slice(to, to + LED_BY).some(isScore);
  if (now === 'for' && then === 'as' && before?.lower === 'way') return true;
  // "sold in Chester"
  if (now === 'in' && then === 'to' && tokens[to]?.upos === 'PROPN')
    return !near.some(({ lemma }) => MOVES.test(lemma));
  // "is in a major key": the phrase is a property, not an identity
  if (then === 'none' && BE_ALL.has(before?.lower ?? '') && tokens[to]?.upos === 'DET') return true;
  if (now !== 'for' || then !== 'to') return false;
  // "leaving in June for Rome"; "treat all with respect for the law"
  if (near.some(({ lemma }) => /^(?:leave|depart|head)$/.test(lemma))) return true;
  return (
    before?.lower === 'respect' &&
    (near.some(({ lemma }) => BEHAVES.test(lemma)) || RESPECTED.has(tokens[head]?.lower ?? ''))
  );
}

/** "full by noon", "equipped by a local company". */
function isTimeOrAgent(tokens: readonly AnalysedToken[], at: number): boolean {
  const start = tokens[at]?.upos === 'DET' ? at + 1 : at;
  const head = tokens[groupHead(tokens, start)];
  return head !== undefined && (TIMES.has(head.lower) || AGENTS.has(head.lower));
}
