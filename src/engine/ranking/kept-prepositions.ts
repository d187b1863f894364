import { BE_ALL, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isAcronym, isPlaceholder } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';
import { groupHead, isNoun } from './slot.ts';

/** Prepositions that say what no other word of the sentence does, so that none may go: "They demonstrated against the tax." */
const SAYS_SOMETHING = wordSet('against without before after during between within over through among');
/** Words that turn a statement round: of 60,000 corrections that people made two put one of these for its opposite. */
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
/** Who acts in a passive: "equipped by a local company". */
const AGENTS = wordSet('company manufacturer supplier team group government school staff');
const TIMES = wordSet(
  'noon midnight night dawn dusk now then monday tuesday wednesday thursday friday saturday sunday',
);

/** What follows "in" to say in which respect something holds. */
const IN_WHICH_RESPECT = wordSet('law practice theory principle general particular part full');

/** Texts and talks, which are "on" what they treat. */
const TREATS =
  /^(?:book|paper|article|lecture|essay|chapter|talk|report|review|course|seminar|study|thesis|literature|research|work)s?$/;
/** Persons and bodies that somebody is responsible to. */
const ANSWERED_TO = wordSet(
  'board boards council parliament government minister committee director directors manager managers president king queen assembly court shareholders owners congress senate',
);
/** Verbs of which one says whom or what one meets with respect. */
const BEHAVES = /^(?:treat|act|behave|handle|speak|live|deal)$/;
/** Things that are respected. */
const RESPECTED = wordSet('law rights privacy dignity life nature environment person persons others elders people');
/** Verbs that take something or somebody to another place. */
const MOVES =
  /^(?:go|come|travel|move|fly|drive|walk|return|arrive|send|take|bring|migrate|ship|transfer|relocate|get|export|deliver|transport|lead|welcome|visit)$/;
/** How far before the preposition its verb is looked for. */
const NEAR = 4;

/** Verbs that take what is looked for with "for", and what is searched without. */
const LOOKS =
  /^(?:quer(?:y|ies|ied|ying)|(?:search|browse|scan|probe|hunt|forage|screen|check|test)(?:s|es|e?d|ing)?|browsing|probing|foraging)$/;

/** Beside a formula, citation or command the models do not see what a preposition or a noun belongs to. */
export const isBesidePlaceholder = (tokens: readonly AnalysedToken[], { from, to }: Candidate): boolean =>
  tokens.slice(Math.max(0, from - 1), to + 1).some(isPlaceholder);

/** True where the preposition is right for a reason that its neighbours give. */
export function keepsPreposition(tokens: readonly AnalysedToken[], candidate: Candidate): boolean {
  const { change, from, to } = candidate;
  if (isBesidePlaceholder(tokens, candidate) || /^(?:in|for|from)>of$/.test(change)) return true;
  if (OPPOSITES.has(change) || change.startsWith('without>')) return true;
  const [now, then] = change.split('>');
  const next = tokens[to];
  // with what it was done: "characterized with microscopy", "visualized with staining"; where "by" is wanted, rules know the verb
  if (change === 'with>by' || (then === 'none' && SAYS_SOMETHING.has(now!))) return true;
  if (now === 'of' && next?.lower === 'course') return true;
  // "is of great use"
  if (now === 'of' && then === 'none' && BE_ALL.has(tokens[from - 1]?.lower ?? '')) return true;
  if (keepsOfVerb(tokens, from, to, now!, then!)) return true;
  // "may be to strict": too strict
  if (now === 'to' && then === 'none' && BE_ALL.has(tokens[from - 1]?.lower ?? '') && next?.upos === 'ADJ') return true;
  // "of these to backgrounds": two of them
  if (now === 'to' && then === 'none' && /^(?:these|those|the|all|both)$/.test(tokens[from - 1]?.lower ?? ''))
    return true;
  // "the mean from which must be subtracted the offset": the clause has it already
  if (now === 'none' && isBeforeRelative(tokens, from, then!)) return true;
  // "at BA": the author knows what the letters stand for
  if (now === 'at' && then === 'in' && isAcronym(next?.text)) return true;
  // "relating the position to the coefficients"
  if (now === 'none' && then === 'to' && /^relat(?:e|es|ed|ing)$/.test(tokens[from - 1]?.lower ?? ''))
    return tokens.slice(to, to + 8).some(({ lower }) => lower === 'to');
  // "the same for its width and height"
  if (now === 'for' && then === 'as' && tokens[from - 1]?.lower === 'same')
    return /^(?:is|are|was|were|remain|remains)$/.test(tokens[from - 3]?.lower ?? '');
  // "browse and query for results": what is looked for
  if (now === 'for' && then === 'none' && LOOKS.test(tokens[from - 1]?.lower ?? '')) return true;
  // "due for publication": when something falls due, "to" gives its cause; "hope for peace"
  if (now === 'for' && then === 'to' && /^(?:due|hop(?:e[sd]?|ing))$/.test(tokens[from - 1]?.lower ?? '')) return true;
  // "related for all contexts", "if for every input": for which it holds
  if (now === 'for' && /^(?:all|any|each|every)$/.test(next?.lower ?? '') && !LOOKS.test(tokens[from - 1]?.lower ?? ''))
    return true;
  // "responsible in law", "right in theory"
  if (now === 'in' && IN_WHICH_RESPECT.has(next?.lower ?? '')) return true;
  // "spam in Twitter data": in the data, and not on Twitter
  if (now === 'in' && then === 'on' && next?.upos === 'PROPN' && isNoun(tokens[to + 1]?.xpos)) return true;
  // "very early into the project"
  if (now === 'into' && then === 'in' && /^(?:early|late|far|deep)$/.test(tokens[from - 1]?.lower ?? '')) return true;
  // "three methods in all"
  if (now === 'in' && next?.lower === 'all' && tokens[to + 1]?.upos === 'PUNCT') return true;
  // "look to each other for support"
  if (now === 'to' && tokens[from - 1]?.lemma === 'look')
    return tokens.slice(to, to + 4).some(({ lower }) => lower === 'for');
  return now === 'by' && isTimeOrAgent(tokens, to);
}

/** How far before the place the relative pronoun of its clause is looked for. */
const CLAUSE = 8;

/** Is the preposition right before the relative pronoun of the clause? */
export const isBeforeRelative = (tokens: readonly AnalysedToken[], at: number, preposition: string): boolean =>
  tokens
    .slice(Math.max(1, at - CLAUSE), at)
    .some(({ lower, index }) => /^(?:which|whom)$/.test(lower) && tokens[index - 1]?.lower === preposition);

/** How far behind "leads with" the score is looked for. */
const LED_BY = 6;
const isScore = ({ lower }: AnalysedToken): boolean =>
  /^(?:scores?|accuracy|precision|recall|margin|percent|%|points?|votes?|goals?)$/.test(lower);

/** True where the verb, noun or adjective before the preposition asks for it. */
function keepsOfVerb(tokens: readonly AnalysedToken[], from: number, to: number, now: string, then: string): boolean {
  const before = tokens[from - 1];
  const start = tokens[to]?.upos === 'DET' ? to + 1 : to;
  const head = groupHead(tokens, start);
  const near = tokens.slice(Math.max(0, from - NEAR), from);
  // "accused with two others of theft": the other preposition follows; "an understanding with the bank": nobody's
  if (now === 'with' && then === 'of') return isNoun(before?.xpos) || tokens[head + 1]?.lower === 'of';
  // "wrote a book on the 19th century"
  if (now === 'on' && then !== 'none' && TREATS.test(before?.lower ?? '')) return true;
  // "responsible to the board"
  if (now === 'to' && then === 'for')
    return (
      /^(?:responsible|accountable|answerable)$/.test(before?.lower ?? '') && ANSWERED_TO.has(tokens[head]?.lower ?? '')
    );
  // "leads with an F1 score of 0.8": it is first; "treated in the same way for the mean": for which it holds
  if (now === 'with' && then === 'to' && before?.lemma === 'lead') return tokens.slice(to, to + LED_BY).some(isScore);
  if (now === 'for' && then === 'as' && before?.lower === 'way') return true;
  // "sold in Chester"
  if (now === 'in' && then === 'to' && tokens[to]?.upos === 'PROPN')
    return !near.some(({ lemma }) => MOVES.test(lemma));
  // "is in a major key": where or how it is, and not what
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
