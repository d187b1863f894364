import { NUMBER_WORDS, PLURAL_DETERMINERS, SINGULAR_DETERMINERS, wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';
import type { GrammaticalNumber } from './noun-number.ts';
import type { ParsedSubject } from './parsed-subject.ts';
import { hasRelation, type ParsedTokens } from './relations.ts';
import { isAcronym, isAdverb, isFiniteVerb } from './token-tests.ts';

/*
 * Tests for doubtful parsed subjects. Each comes from a mistake of the agreement rules in academic paragraphs: with all of them, careful readers
 * had marked two alerts in three, without them one in four.
 */

const CLAUSE_WORDS = wordSet(
  'that which who whom whose how whether when where why what if as than while because although though whereas since once',
);
/** Words after which a clause begins. */
const CLAUSE_OPENERS = wordSet(
  'that because if when although though while since whereas unless whether how why where but so once as whenever yet and or',
);
const TAKES_CLAUSE = wordSet('think thinks thought know knows knew believe believes believed say says said');
const OF_SINGULAR: ReadonlySet<string> = new Set([...SINGULAR_DETERMINERS, 'one']);
const OF_PLURAL: ReadonlySet<string> = new Set([
  ...PLURAL_DETERMINERS,
  ...NUMBER_WORDS,
  ...wordSet('all most some any no'),
]);
const EACH = wordSet('each every no either neither');
const PROCESS = /(?:ing|tion|sion|ment|sis)$/;

const joins = ({ lower }: AnalysedToken): boolean => /^(?:and|or|nor|&|plus|\/)$/.test(lower);
/** True when the noun at `k` has its own article, demonstrative or possessor. */
export const isDetermined = (sentence: ParsedTokens, k: number): boolean =>
  sentence.dependentsOf(k, 'det').length > 0 || sentence.dependentsOf(k, 'nmod:poss').length > 0;

/**
 * True when the words between the subject and the verb allow this subject: each clause in between has its own verb, no pronoun is the subject of the
 * verb ("the advantage is that they do"), and the verb of a shared subject directly follows its "and".
 */
export function leavesVerbTo(tokens: readonly AnalysedToken[], found: ParsedSubject, verb: number): boolean {
  let near = verb - 1;
  while (near >= 0 && isAdverb(tokens[near])) near--;
  // "When next is called": nothing but adverbs is before the verb
  const before = tokens[near];
  if (found.way === 'relative') return near === found.relative;
  if (!before) return false;
  if (before.upos === 'PRON' && near !== found.head) return false;
  // "and so does this one": the subject follows
  if (tokens[verb - 1]!.lower === 'so') return false;
  if (found.way === 'shared') return isSharedVerb(tokens, verb) && /^(?:and|but|,)$/.test(before.lower);
  let open = 0;
  for (let k = found.head + 1; k < verb; k++) {
    const token = tokens[k]!;
    if (CLAUSE_WORDS.has(token.lower) && token.upos !== 'DET' && !isAsWell(tokens, k)) open++;
    // a past form that opens no clause is a mistagged participle: "the value obtained from the tests"
    else if (isFiniteVerb(token) && !(token.xpos === 'VBD' && open === 0)) open--;
    if (open < 0) return false;
  }
  return open === 0;
}

const isAsWell = (tokens: readonly AnalysedToken[], k: number): boolean =>
  tokens[k]!.lower === 'as' && (tokens[k + 1]?.lower === 'well' || tokens[k - 1]?.lower === 'well');

/** True when the verb after "and" has only one possible subject and is not an infinitive: "it can grow and divide". */
function isSharedVerb(tokens: readonly AnalysedToken[], verb: number): boolean {
  const before = tokens.slice(0, verb);
  const subjects = before.filter((token) => hasRelation(token, 'nsubj') || hasRelation(token, 'expl')).length;
  return subjects === 1 && !before.some(({ xpos }) => xpos === 'MD' || xpos === 'TO');
}

/** Of two verbs that disagree ("The samples was dried and is"), the first is reported, and the second only once the first is right. */
export function earlierVerbsAgree(tokens: readonly AnalysedToken[], verb: number, number: GrammaticalNumber): boolean {
  const earlier = tokens.slice(0, verb).filter(isFiniteVerb);
  const agrees = ({ xpos, lower }: AnalysedToken): boolean => {
    if (xpos === 'VBD') return lower !== (number === 'singular' ? 'were' : 'was');
    return xpos === (number === 'singular' ? 'VBZ' : 'VBP');
  };
  return earlier.length > 0 && agrees(earlier[0]!) && agrees(earlier.at(-1)!);
}

/** True when nothing before the phrase governs it: it begins a sentence or clause, or follows an opening phrase. */
export function beginsClause(tokens: readonly AnalysedToken[], start: number): boolean {
  let k = start - 1;
  while (k >= 0 && isAdverb(tokens[k]) && !CLAUSE_OPENERS.has(tokens[k]!.lower)) k--;
  const before = tokens[k];
  if (!before) return true;
  const left = tokens[k - 1];
  if (before.upos === 'PUNCT') {
    if (before.lower !== ',') return !/^[-/)]$/.test(before.text);
    return !/^(?:ADJ|DET|ADP)$/.test(left?.upos ?? '');
  }
  if (before.upos === 'CCONJ') {
    if (k > 0 && !tokens.slice(0, k).some(isFiniteVerb)) return false;
    if (!left || left.upos === 'PUNCT' || left.upos === 'VERB') return true;
    // "front and rear slopes", "with boron and nitrogen atoms": one phrase, unless the second part has its own article
    const determined = tokens[start]!.upos === 'DET' || tokens[start]!.xpos === 'PRP$';
    return determined && !/^(?:DET|ADP|NUM)$/.test(left.upos);
  }
  // "the representation of systems as networks is"
  if (before.lower === 'as') return k === 0 || left!.upos === 'PUNCT';
  if (k === 0 && /^(?:after|before|since|until)$/.test(before.lower)) return true;
  if (CLAUSE_OPENERS.has(before.lower)) return before.upos !== 'DET';
  return TAKES_CLAUSE.has(before.lower);
}

/**
 * True unless a preposition, a gerund or "and" stands before the phrase: the noun before "which" may be an object, but not the end of a longer phrase.
 */
export function mayBeAntecedent(tokens: readonly AnalysedToken[], start: number): boolean {
  const before = tokens[start - 1];
  // "They come from rules that": the preposition belongs to a verb, so no earlier noun competes
  if (before?.xpos === 'IN' && tokens[start - 2]?.upos === 'VERB' && tokens[start - 2]!.xpos !== 'VBG')
    // "map to column(s) that"
    return !tokens.slice(start, start + 4).some(({ text }) => text === '(');
  return !before || (!/^(?:IN|TO|VBG)$/.test(before.xpos) && before.lower !== 'and');
}

/** "these structure": the determiner and the noun differ in number, and one of them is the mistake. */
export function hasOtherDeterminer(
  tokens: readonly AnalysedToken[],
  start: number,
  head: number,
  number: GrammaticalNumber,
): boolean {
  const against = number === 'plural' ? OF_SINGULAR : OF_PLURAL;
  return tokens
    .slice(start, head)
    .some(({ lower, upos }) => against.has(lower) || (number === 'singular' && upos === 'NUM' && lower !== 'one'));
}

/** "Building models from data is": the gerund is the subject, not its objects. */
export function isObjectOfGerund(tokens: readonly AnalysedToken[], start: number): boolean {
  for (let k = start; k >= Math.max(0, start - 2); k--) {
    const token = tokens[k];
    if (token?.xpos !== 'VBG' && !(k < 2 && /ing$/.test(token?.lower ?? ''))) continue;
    const before = tokens[k - 1];
    if (before === undefined || !/^(?:DET|NOUN|ADJ)$/.test(before.upos)) return true;
  }
  return false;
}

/** "positive and negative reciprocity are", "the structure of X and the values of Y are", "the method as well as the model are". */
export function maySpeakOfMore(tokens: readonly AnalysedToken[], start: number, head: number, verb: number): boolean {
  if (tokens.slice(start, head).some((token) => joins(token) || token.lower === ',')) return true;
  const before = tokens[start - 1];
  if (before && joins(before) && /^(?:NOUN|PROPN|ADJ)$/.test(tokens[start - 2]?.upos ?? '')) return true;
  let afterJoin = false;
  for (let k = head + 1; k < verb; k++) {
    const token = tokens[k]!;
    if (joins(token)) afterJoin = true;
    else if (afterJoin && (token.upos === 'DET' || token.upos === 'ADP' || token.xpos === 'PRP$')) return true;
    if (token.lower === 'well' && tokens[k - 1]!.lower === 'as') return true;
  }
  return /^(?:together|along|coupled|combined)$/.test(tokens[head + 1]?.lower ?? '');
}

/**
 * True for two subjects joined by "and"; undefined when "or", a longer phrase, a relation between the two ("the balance between") or one process with
 * two names ("detection and analysis is") leaves the number open.
 */
export function isPair(sentence: ParsedTokens, head: number, verb: number): boolean | undefined {
  const { tokens } = sentence;
  const others = sentence.dependentsOf(head, 'conj').filter((k) => k < verb);
  if (others.length === 0) return false;
  const links = others.flatMap((other) => sentence.dependentsOf(other, 'cc')).map((k) => tokens[k]!.lower);
  if (links.length === 0 || links.some((link) => link !== 'and' && link !== '&')) return undefined;
  if (tokens[head + 1]?.lower === 'between' || tokens.slice(head + 1, verb).some(isFiniteVerb)) return undefined;
  if (sentence.dependentsOf(head, 'det').some((k) => EACH.has(tokens[k]!.lower))) return undefined;
  const members = [head, ...others];
  if (members.some((k) => tokens[k]!.upos !== 'NOUN' || isAcronym(tokens[k]!.text))) return undefined;
  const determined = others.every((k) => isDetermined(sentence, k));
  if (determined) return true;
  if (members.every((k) => PROCESS.test(tokens[k]!.lower))) return undefined;
  // "bread and butter is served"
  const bare = !isDetermined(sentence, head) && members.every((k) => tokens[k]!.xpos === 'NN');
  if (bare && tokens[others.at(-1)! + 1]?.lower !== 'of') return undefined;
  // "the accuracy and precision"; in "root and shoot growth" the pair describes one noun
  const besides = others.every((k) => tokens[k - 1]!.lower === 'and' || isDetermined(sentence, k));
  return besides && /^(?:and|,)$/.test(tokens[head + 1]!.lower) ? true : undefined;
}
