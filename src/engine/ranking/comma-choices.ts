import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { Candidate } from './candidate.ts';

/** Words that belong to what follows them: no comma parts "both" from its pair, or "that" from its clause. */
const BELONGS_TO_NEXT = new Set('both either neither that since because although where whereas such'.split(' '));
/** First words of an insertion that the second comma of a pair closes: "a simple, or at least cheap, method". */
const OPENS_INSERTION = new Set(
  'or and but not if nor even rather as in particular albeit especially namely'.split(' '),
);
/** How many words an insertion between two commas may have. */
const LONGEST_INSERTION = 8;

const isPreposition = ({ upos, xpos }: AnalysedToken): boolean => upos === 'ADP' || xpos === 'TO';

/**
 * True for a comma that writers set or leave out for a reason the models do not see: it parts two adjectives, it stands before a phrase
 * that the writer sets apart, it closes an insertion, it is
 * wanted before a closing “too” or within brackets, where makers and towns are listed. The false commas of
 * academic paragraphs that were read were mostly of these kinds, whatever the models' probability.
 */
export function isChosenComma({ tokens }: AnalysedSentence, { kind, change, from }: Candidate): boolean {
  if (kind !== 'comma') return false;
  const left = tokens[from - 1];
  if (!left) return false;
  if (change === 'none>comma') return left.lower === 'al.' || isClosingToo(tokens, from) || isBracketed(tokens, from);
  const right = tokens[from + 1];
  if (!right || BELONGS_TO_NEXT.has(left.lower)) return false;
  if (left.xpos === 'JJ' && (right.upos === 'ADJ' || right.upos === 'NOUN')) return true;
  return (isPreposition(right) && !isPreposition(left)) || closesInsertion(tokens, from);
}

/** "Towns grew too": a comma is as right as none. */
const isClosingToo = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]?.lower === 'too' && (tokens[at + 1] === undefined || tokens[at + 1]!.upos === 'PUNCT');

function isBracketed(tokens: readonly AnalysedToken[], at: number): boolean {
  const bracket = tokens.findLastIndex(({ text }, i) => i < at && (text === '(' || text === ')'));
  return bracket >= 0 && tokens[bracket]!.text === '(';
}

function closesInsertion(tokens: readonly AnalysedToken[], comma: number): boolean {
  const opening = tokens.findLastIndex(({ lower }, i) => i < comma && lower === ',');
  return opening >= 0 && comma - opening <= LONGEST_INSERTION + 1 && OPENS_INSERTION.has(tokens[opening + 1]!.lower);
}
