import type { Lexicon } from '../lexicon/lexicon.ts';
import { BE_ALL } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isPurpose } from '../sentence/purpose-clause.ts';
import { isAcronym, isCapitalised, isFiniteVerb, isPlaceholder } from '../sentence/token-tests.ts';
import { isVerbAfterAside } from '../sentence/verb-after-aside.ts';
import type { Candidate } from './candidate.ts';

const isVerb = (token: AnalysedToken | undefined): boolean => /^(?:VB|MD)/.test(token?.xpos ?? '');
const isNounToken = (token: AnalysedToken | undefined): boolean => /^NN/.test(token?.xpos ?? '');
const isAdverb = (token: AnalysedToken | undefined): boolean => /^RB/.test(token?.xpos ?? '');
/** A formula, or a quantity of one letter. */
const isSymbolic = (token: AnalysedToken): boolean => isPlaceholder(token) || /^\p{L}$/u.test(token.text);
/** "However many samples we took": "however" means "no matter how" here, not a contrast. */
const AFTER_DEGREE = /^(?:many|much|few|little)$/;
/** The longest opening phrase, in tokens, whose comma certainly belongs to it. */
const LONGEST_OPENING = 5;

/** True when the models should not change the comma, or add a missing one. */
export function keepsComma(tokens: readonly AnalysedToken[], { change, from }: Candidate, lexicon: Lexicon): boolean {
  if (change === 'none>comma') return needsNone(tokens, from);
  return needsComma(tokens, from) || opensAside(tokens, from, lexicon) || closesAside(tokens, from);
}

/** "The roles they can assume, following the plan, are two": the second of two commas around an aside, before the verb. */
function closesAside(tokens: readonly AnalysedToken[], at: number): boolean {
  if (!isFiniteVerb(tokens[at + 1])) return false;
  const opens = tokens.findLastIndex(({ lower }, i) => i < at && lower === ',');
  if (opens < 1 || at - opens < 3) return false;
  // "the part, while it grew in the first year, is": a clause has a verb of its own
  const isClause = /^(?:while|whereas|although|though|when|if|as|since|because|which|who|where)$/.test(
    tokens[opens + 1]!.lower,
  );
  return isClause || !tokens.slice(opens, at).some((token) => isFiniteVerb(token));
}

/** "The value, set by the user, changes at run time": the first of two commas around a participle phrase that the verb of the subject follows. */
function opensAside(tokens: readonly AnalysedToken[], at: number, lexicon: Lexicon): boolean {
  // "Table 3, in Appendix C, lists": the same around a phrase
  const isPhrase = tokens[at + 1]?.upos === 'ADP' && /^(?:NN|CD)/.test(tokens[at - 1]!.xpos);
  if (!isPhrase && (!/^VB[ND]$/.test(tokens[at + 1]?.xpos ?? '') || !isNounToken(tokens[at - 1]))) return false;
  const verb = tokens.findIndex(({ lower }, i) => i > at && lower === ',') + 1;
  return verb > 0 && (isFiniteVerb(tokens[verb]) || isVerbAfterAside(tokens, verb, lexicon));
}

/** "It will for instance have the same length": "for instance" takes two commas here, or none. */
const isExampleWithin = (tokens: readonly AnalysedToken[], at: number): boolean =>
  /^(?:instance|example)$/.test(tokens[at - 1]!.lower) &&
  tokens[at - 2]?.lower === 'for' &&
  (isVerb(tokens[at - 3]) || isNounToken(tokens[at - 3]));

/** Words that open an aside between a subject and its verb: "the plans including the last are read". */
const OPENS_ASIDE = /^(?:including|especially|particularly|such|as|like|except)$/;

/** Behind "on the other hand" after a subject. */
const isOtherHand = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at - 1]!.lower === 'hand' && tokens[at - 2]?.lower === 'other' && isNounToken(tokens[at - 5]);

/** "A point of interest especially for the guests was the bridge": before the verb, behind an aside that no comma opens. */
function closesUnopenedAside(tokens: readonly AnalysedToken[], at: number): boolean {
  if (!isFiniteVerb(tokens[at])) return false;
  const aside = tokens.findLastIndex(({ lower }, i) => i < at && /^(?:including|especially|particularly)$/.test(lower));
  return aside > 0 && isNounToken(tokens[aside - 1]) && !tokens.slice(aside, at).some(({ text }) => text === ',');
}

/**
 * "The plans including the last are read", "the mean and the median respectively are drawn": one comma of a pair would part the subject from its verb.
 */
function isHalfOfPair(tokens: readonly AnalysedToken[], at: number): boolean {
  if (tokens[at - 1]!.lower === 'respectively') return isFiniteVerb(tokens[at]) && tokens[at - 2]?.lower !== ',';
  if (isOtherHand(tokens, at)) return isFiniteVerb(tokens[at]);
  if (isExampleWithin(tokens, at) || closesUnopenedAside(tokens, at)) return true;
  if (!OPENS_ASIDE.test(tokens[at]!.lower) || !isNounToken(tokens[at - 1])) return false;
  const start =
    tokens.findLastIndex(({ lower, xpos }, i) => i < at && (lower === ',' || lower === 'that' || xpos === 'WDT')) + 1;
  if (tokens.slice(start, at).some(isFiniteVerb)) return false;
  const next = tokens.slice(at).find((token) => token.lower === ',' || isFiniteVerb(token));
  return next !== undefined && next.lower !== ',';
}

/** Conjunctions that open a clause of time, condition or reason. */
const CONDITION = /^(?:when|if|because|since|while|although|though|unless|until|whether|whereas)$/;

/** "when the food is plentiful and fish see each other": the conjunction at the beginning governs both clauses. */
function isUnderCondition(tokens: readonly AnalysedToken[], at: number): boolean {
  const start = tokens.findLastIndex(({ text }, i) => i < at && /^[,;:]$/.test(text)) + 1;
  return CONDITION.test(tokens[start]!.lower);
}

/** Verbs that a gerund follows as their object. */
const TAKES_GERUND =
  /^(?:(?:finish|start|avoid|consider|suggest|recommend|enjoy)(?:s|es|ed|ing)?|beg[aiu]ns?|stop(?:s|ped)?|keeps?|kept|continue[sd]?|tr(?:y|ies|ied))$/;

/** "A small sample, hence the error", "since it is shut, therefore the pump": a second comma would leave the word between two. */
function isLinkBehindComma(tokens: readonly AnalysedToken[], at: number): boolean {
  const { lower } = tokens[at - 1]!;
  if (tokens[at - 2]?.text !== ',') return false;
  if (/^(?:hence|thus)$/.test(lower)) return true;
  // "we, therefore conclude", "is, therefore not", "and, therefore we": here the second comma is missing
  const before = tokens[at - 3];
  if (before === undefined || BE_ALL.has(before.lower) || /^(?:CC|MD)$/.test(before.xpos)) return false;
  return /^(?:therefore|consequently)$/.test(lower) && !isVerb(tokens[at]);
}

/** "We therefore, conclude": a rule removes the comma behind the word, and one before it would be half of a pair again. */
const isBeforeHalfSetOff = (tokens: readonly AnalysedToken[], at: number): boolean =>
  /^(?:therefore|thus|consequently)$/.test(tokens[at]!.lower) &&
  tokens[at + 1]?.text === ',' &&
  (isVerb(tokens[at + 2]) || isVerb(tokens[at - 1]));

function needsNone(tokens: readonly AnalysedToken[], at: number): boolean {
  const [left, right] = [tokens[at - 1], tokens[at]];
  if (!left || !right) return false;
  if (isHalfOfPair(tokens, at)) return true;
  // "etc. etc. etc.": said for effect
  if (left.lower.startsWith('etc') && right.lower.startsWith('etc')) return true;
  if (isAcronym(right.text) || (isCapitalised(left) && isCapitalised(right) && at > 1)) return true;
  // "a file storing and sharing system": two participles before a noun
  if (right.xpos === 'VBG' && tokens[at + 1]?.lower === 'and' && tokens[at + 2]?.xpos === 'VBG')
    return /^(?:a|an|the)$/.test(tokens[at - 2]?.lower ?? '') && isNounToken(tokens[at + 3]);
  // "In Study 3 participants were paid", "It failed contrary to the plan": the author may use a comma or not
  if ((at === 3 && left.upos === 'NUM' && isCapitalised(tokens[1])) || right.lower === 'contrary') return true;
  if (left.lower === 'however' && AFTER_DEGREE.test(right.lower)) return true;
  if (isLinkBehindComma(tokens, at) || isBeforeHalfSetOff(tokens, at)) return true;
  // "it failed because it was old", "they come however much it rains"
  if (right.lower === 'because' || (right.lower === 'however' && AFTER_DEGREE.test(tokens[at + 1]?.lower ?? '')))
    return true;
  // "parts of the plan which are new": the verb shows that the clause says which parts
  if (right.lower === 'which' && left.xpos === 'NN' && /^(?:are|were|have)$/.test(tokens[at + 1]?.lower ?? ''))
    return true;
  // "11 00 04": figures of a dump or a table
  if (left.kind === 'number' && right.kind === 'number') return true;
  // "e.g. moss": a matter of house style
  if (/^(?:e\.g|i\.e)\.$/.test(left.lower)) return true;
  // "has understanding friends": the object of the verb
  if (left.xpos === 'VBG' && isVerb(tokens[at - 2]) && isNounToken(right)) return true;
  if (right.xpos === 'CC' && isUnderCondition(tokens, at)) return true;
  if (isPurpose(tokens, at)) return true;
  // "when it has finished loading"
  if (right.xpos === 'VBG' && TAKES_GERUND.test(left.lower) && isVerb(left)) return true;
  // "minnows, for example, indeed tend to join": an adverb between the subject and its verb
  if (at > 1 && isAdverb(left) && isFiniteVerb(right)) return true;
  if (at !== 1 || !isAdverb(left)) return false;
  // "Likewise Harrow, Benton is a tool": the name belongs to the word before it
  if (right.upos === 'PROPN' && tokens[at + 1]?.text === ',') return true;
  // "Finally published in 1990, it": part of the phrase before the comma; "Moreover and above all, it": the first of a pair
  return (right.xpos === 'VBN' || right.xpos === 'CC') && tokens.slice(at).some(({ lower }) => lower === ',');
}

function needsComma(tokens: readonly AnalysedToken[], at: number): boolean {
  const [left, right] = [tokens[at - 1], tokens[at + 1]];
  if (!left || !right) return false;
  if (separatesClauses(tokens, at)) return true;
  // "Bloom, B., and Nobe, M.": a surname and its initial
  if (
    isCapitalised(left) &&
    /^\p{Lu}\.?$/u.test(right.text) &&
    /^[.,]/.test(right.text.slice(1) || (tokens[at + 2]?.text ?? ''))
  )
    return true;
  // "When you see how it helps, that pleases you": "that" is the subject of the main clause
  if (right.lower === 'that' && isFiniteVerb(tokens[at + 2]) && CONDITION.test(tokens[0]!.lower)) return true;
  // "and, therefore we": the first comma of a pair
  if (left.xpos === 'CC' && /^(?:therefore|consequently)$/.test(right.lower)) return true;
  // "We lack rest, and food and water for the way": it shows which two belong together
  if (right.lower === 'and' && tokens.slice(at + 2, at + 6).some(({ lower }) => lower === 'and')) return true;
  // "Since, many have read it": "since then" is meant
  if (at === 1 && left.lower === 'since' && !tokens.slice(2).some(({ text }) => text === ',')) return true;
  // "Last but not least, they help"
  if (at === 4 && left.lower === 'least' && tokens[at - 4]!.lower === 'last') return true;
  // "Only, the number of pumps is low": "but" is meant, and without the comma "only" belongs to the number
  if (at === 1 && left.lower === 'only') return true;
  // "Said that, all lamps …", "That said, …": a set phrase before the sentence
  if (/^(?:said|that)$/.test(left.lower) && /^(?:said|that)$/.test(tokens[at - 2]?.lower ?? '') && at <= 3) return true;
  // "Those who can, do.": without the comma two verbs run together
  if (isVerb(left) && isVerb(right)) return true;
  // "the farmers, who may have been forced": without its comma the clause says which ones, and only the author knows
  if (right.lower === 'who' && isNounToken(left) && left.lower !== 'people') return true;
  // "the cost was low, compared with the budget": the participle modifies the whole clause
  if (/^(?:compared|depending|due|according|based|given|including)$/.test(right.lower)) return true;
  // "When I was a child, I think, they left": the second comma of a pair
  if (tokens[at - 3]?.lower === ',' && tokens[at - 2]?.xpos === 'PRP' && isVerb(tokens[at - 1])) return true;
  // "first come, first served": two parts that begin alike
  if (tokens[at - 2]?.lower === right.lower) return true;
  if (closesOpening(tokens, at)) return true;
  // "the difference, Δt, between them": the second comma around a symbol
  const symbol = isPlaceholder(tokens[at - 2]) ? at - 3 : at - 2;
  if (tokens[symbol]?.text === ',' && isSymbolic(left)) return true;
  if (right.upos !== 'NOUN' && right.upos !== 'ADJ') return false;
  const inList = tokens.some(({ lower }, i) => i !== at && lower === ',' && Math.abs(i - at) <= 12);
  return inList || tokens.slice(at + 1, at + 8).some(({ lower }) => lower === 'and' || lower === 'or');
}

/** How many tokens after the conjunction to look for the verb of its clause. */
const CLAUSE = 9;

/** "The content was checked, and the rest was kept": the comma between two clauses that each have a subject. */
function separatesClauses(tokens: readonly AnalysedToken[], at: number): boolean {
  if (!/^(?:and|but|or|so)$/.test(tokens[at + 1]!.lower)) return false;
  // "In the process, the making of the wire, and the winding of the coil are": a subject of two parts, which a writer may part
  if (!tokens.slice(0, at).some(isFiniteVerb) && !/^(?:the|an?)$/.test(tokens[at + 2]?.lower ?? '')) return false;
  const clause = tokens.slice(at + 2, at + 2 + CLAUSE);
  const verb = clause.findIndex(isFiniteVerb);
  return verb > 0 && clause.slice(0, verb).some(({ upos }) => /^(?:NOUN|PROPN|PRON|NUM)$/.test(upos));
}

/** "In an emergency, reports go out": the comma after a short prepositional phrase that opens the sentence. */
function closesOpening(tokens: readonly AnalysedToken[], at: number): boolean {
  if (at > LONGEST_OPENING || tokens[0]?.upos !== 'ADP' || !/^NN/.test(tokens[at - 1]!.xpos)) return false;
  return !tokens.slice(1, at).some((token) => isVerb(token) || token.lower === ',');
}
