import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { Candidate } from './candidate.ts';

/** Words that belong to what follows them: no comma separates "both" from its pair, or "that" from its clause. */
const BELONGS_TO_NEXT = new Set('both either neither that since because although where whereas such'.split(' '));
/** First words of an insertion that the second comma of a pair closes: "a simple, or at least cheap, method". */
const OPENS_INSERTION = new Set(
  'or and but not if nor even rather as in particular albeit especially namely'.split(' '),
);
/** The most words that an insertion between two commas may have. */
const LONGEST_INSERTION = 8;

const isPreposition = ({ upos, xpos }: AnalysedToken): boolean => upos === 'ADP' || xpos === 'TO';

/**
 * True for a comma that writers use or omit for a reason the models do not see: it separates two adjectives, precedes a phrase that the writer
 * sets off, closes an insertion, or is wanted before a final “too” or inside brackets, where makers and towns are listed. Most of the false commas
 * found by reading academic paragraphs were of these kinds, whatever probability the models gave them.
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

/** "Towns grew too": right with or without a comma. */
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
