import type { Token } from '../../text/token.ts';

/** Universal part-of-speech tags (universaldependencies.org/u/pos). */
export type Upos =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X';

/** A token with the results of the analysis. */
export interface AnalysedToken extends Token {
  /** Position in the sentence's `tokens`. */
  readonly index: number;
  readonly upos: Upos;
  /** Penn Treebank tag as in column 5 of UD English ("VBZ", "NNS", …): shows tense, number and degree. */
  readonly xpos: string;
  /** Dictionary form, lower case except for proper nouns. */
  readonly lemma: string;
  /** Index of the syntactic head in the sentence, -1 for the root, or undefined without a parse. */
  readonly head?: number;
  /** Universal dependency relation to the head ("nsubj", "obj", "aux:pass", …). */
  readonly relation?: string;
}
