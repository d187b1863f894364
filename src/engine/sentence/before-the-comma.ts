import { wordSet } from '../lexicon/word-sets.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { SUBJECT_WORDS } from './main-clauses.ts';
import { isFiniteVerb } from './token-tests.ts';

/**
 * True when the words between a break and the comma only open the clause after it: "It is not given to us - in the training set, we know the labels", "The set
 * is closed, that is, it holds its limits".
 */
export function isOpening(tokens: readonly AnalysedToken[], comma: number): boolean {
  const breaks = ({ text, spaceBefore }: AnalysedToken, i: number): boolean =>
    i < comma && (/^[;:–—]$/.test(text) || (text === '-' && spaceBefore) || /^(?:i\.?e|e\.?g)\.?$/i.test(text));
  const opening = tokens.slice(tokens.findLastIndex(breaks) + 1, comma);
  // "In terms of the choice we made in May, other plans seem"
  if (opening.length === comma && tokens[0]!.upos === 'ADP' && opening.every((token) => isWithinPhrase(tokens, token)))
    return true;
  if (opening.length < comma && !opening.some(isFiniteVerb)) return true;
  return tokens[comma - 1]?.lower === 'is' && tokens[comma - 2]?.lower === 'that' && tokens[comma - 3]?.text === ',';
}

/** "the plans we chose", "the plans we have chosen": the verb and its auxiliary belong to the noun. */
function isWithinPhrase(tokens: readonly AnalysedToken[], token: AnalysedToken): boolean {
  const verb = token.relation === 'aux' ? tokens[token.head!] : token;
  return !isFiniteVerb(token) || verb?.relation === 'acl:relcl';
}

const LINKS = /^(?:so|that|and|but|or|because|as)$/;
/** Adverbs that open the sentence behind them. */
const CONTRAST = /^(?:however|therefore|nevertheless|moreover|furthermore|additionally)$/;
const BRIEF_TIME = /^(?:moment|minute|second|instant|time|day)$/;
/** Conjunctions whose clause cannot have begun before the comma after them. */
const HELD_OPEN = /^(?:that|because|whereas|although|and|but|or)$/;

/**
 * True when the words just before the comma open the clause after it although a whole clause precedes them: "we see that for large pumps, there is", "and
 * what is more interesting, it is".
 */
export function isOpeningWithin(tokens: readonly AnalysedToken[], comma: number): boolean {
  // "it was no problem but, I had": a comma in the wrong place
  if (opensWithSlip(tokens, comma) || tokens[comma - 1]?.xpos === 'CC') return true;
  const that = tokens.findLastIndex(({ lower }, i) => lower === 'that' && i < comma);
  if (that > 0 && tokens[that + 1]!.upos === 'ADP' && !tokens.slice(that, comma).some(isFiniteVerb)) return true;
  // "means that for any road that you choose, there is": the clause about the roads is within the opening
  if (tokens.some(({ lower }, i) => lower === 'for' && i > 0 && i < comma && opensQuantified(tokens, i))) return true;
  // "it follows that, as long as there is one, it is": an aside after the conjunction
  const aside = tokens.findLastIndex(({ lower }, i) => lower === ',' && i < comma);
  if (aside > 0 && HELD_OPEN.test(tokens[aside - 1]!.lower)) return true;
  // "They ride in the north, especially in winter, the roads are empty": the phrase may belong to either side
  const addition = tokens.slice(aside + 1, comma);
  if (aside > 0 && /^(?:especially|particularly)$/.test(addition[0]?.lower ?? '') && !addition.some(isFiniteVerb))
    return true;
  // "in the table, so although it lacks this, it is"
  const subordinate = tokens.findLastIndex(({ lower }, i) => i < comma && /^(?:al)?though$/.test(lower));
  if (subordinate > 0 && subordinate > aside && LINKS.test(tokens[subordinate - 1]!.lower)) return true;
  // "and on the way that we took, there was", "and considering how much is asked, it is", "but once it is met, then it is"
  const joint = tokens.findLastIndex(({ xpos }, i) => i < comma && xpos === 'CC');
  if (
    joint > Math.max(0, aside) &&
    (/^(?:IN|VBG)$/.test(tokens[joint + 1]!.xpos) || tokens[joint + 1]!.lower === 'once')
  )
    return true;
  // "because at first, I thought": nothing but an opening between the conjunction and the comma
  const reason = tokens.findLastIndex(
    ({ lower }, i) => i < comma && /^(?:because|since|whereas|although)$/.test(lower),
  );
  if (reason >= 0 && tokens[reason + 1]?.upos === 'ADP' && !tokens.slice(reason, comma).some(isFiniteVerb)) return true;
  // "however as you can see in the figure, there is"
  const link = tokens.findLastIndex(({ lower }, i) => i < comma && CONTRAST.test(lower));
  if (link > 0 && /^(?:as|if|when|although|though|since|because|once|while)$/.test(tokens[link + 1]!.lower))
    return true;
  // "for the visit, the moment we came in, I"
  const moment = tokens.findLastIndex(({ lower }, i) => i < comma && BRIEF_TIME.test(lower));
  if (moment > 1 && tokens[moment - 2]!.text === ',' && SUBJECT_WORDS.has(tokens[moment + 1]!.lower)) return true;
  const what = tokens.findLastIndex(({ lower }, i) => lower === 'what' && i < comma && i >= comma - 4);
  return what >= 0 && tokens[what + 1]?.lower === 'is' && /^(?:more|most|worse)$/.test(tokens[what + 2]?.lower ?? '');
}

/** Misspelt conjunctions, which no parse sees: "Altough it is new, it works". */
const SLIPS = wordSet(
  'altough althought altought althoug allthough alltough eventhough becuase becouse becouase becase becuse beacuse wheras whlie wile dispite sinse',
);

/** True when the clause that ends at the comma opens with a misspelt conjunction. */
function opensWithSlip(tokens: readonly AnalysedToken[], comma: number): boolean {
  return SLIPS.has(tokens[tokens.findLastIndex(({ text }, i) => i < comma && /^[,;:.]$/.test(text)) + 1]!.lower);
}

/** "The farmers who were moved to the north, they have": a subject, with its relative clause and no verb of its own, which a pronoun takes up. */
export function isSubjectTakenUp(tokens: readonly AnalysedToken[], comma: number): boolean {
  const relative = tokens.findIndex(({ lower }) => /^(?:who|which|that)$/.test(lower));
  if (relative < 1 || relative > comma || tokens[relative - 1]!.upos !== 'NOUN') return false;
  if (tokens.slice(0, relative).some(isFiniteVerb)) return false;
  return tokens.slice(relative, comma).filter(isFiniteVerb).length === 1;
}

const QUANTIFIERS = wordSet('any every each all no some most both');

/** True for "that for every", "if for every", "such that, for any", "However, for all": what is said of all comes after them. */
const opensQuantified = (tokens: readonly AnalysedToken[], preposition: number): boolean => {
  if (!QUANTIFIERS.has(tokens[preposition + 1]!.lower)) return false;
  const before = tokens[preposition - 1]!.text === ',' ? tokens[preposition - 2] : tokens[preposition - 1];
  return /^(?:that|if)$/.test(before?.lower ?? '') || !tokens.slice(0, preposition).some(isFiniteVerb);
};

/** Verbs of saying and thinking, as they follow or precede what is said. */
export const REPORTING =
  /^(?:says?|said|thinks?|thought|believes?|knows?|ask(?:ed)?|add(?:ed)?|repl(?:y|ied)|mean|suppose|guess|hope|knew|argues?|argued|explained|seems?)$/;

/**
 * True when a clause of time or condition before the comma belongs to the words after it: it follows a verb of saying, or it has no verb of its own. "I mean
 * when I am free, I can read", "It has a solution if for every move, there is a path".
 */
export function opensSecondClause(tokens: readonly AnalysedToken[], comma: number): boolean {
  const at = tokens.findLastIndex(
    ({ lower }, i) => i > 0 && i < comma && /^(?:if|when|while|once|whenever)$/.test(lower),
  );
  if (at < 0) return false;
  // "explained to me when he came, it"
  return (
    tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => REPORTING.test(lower)) ||
    !tokens.slice(at + 1, comma).some(isFiniteVerb)
  );
}
