import type { Span } from '../text/span.ts';
import type { Token } from '../text/token.ts';
import type { PlaceKind } from './sentence/place-kind.ts';
import type { ProtectedSpan } from './sentence/protected-spans.ts';

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

/** A token with what the analysis found out about it. */
export interface AnalysedToken extends Token {
  /** Position in the sentence's `tokens`. */
  readonly index: number;
  readonly upos: Upos;
  /** Penn Treebank tag as in UD English column 5 ("VBZ", "NNS", …): carries tense, number and degree. */
  readonly xpos: string;
  /** Dictionary form, lower case except for proper nouns. */
  readonly lemma: string;
  /** Index of the syntactic head in the sentence, -1 for the root, or undefined where no parse was made. */
  readonly head?: number;
  /** Universal dependency relation to the head ("nsubj", "obj", "aux:pass", …). */
  readonly relation?: string;
}

/** A sentence of a paragraph: token offsets are into the paragraph's text. */
export interface AnalysedSentence extends Span {
  /** The paragraph's whole text. */
  readonly paragraph: string;
  readonly tokens: readonly AnalysedToken[];
  /** What its paragraph is in the document: as the document says, else by its looks. */
  readonly kind: PlaceKind;
  /** One short line without a finite verb that ends with no stop: a heading, a cell, an item, a short caption. No rule of sentences holds. */
  readonly isLabel: boolean;
  /** Quotations, code and references in its paragraph, in order and disjoint; offsets into the paragraph. */
  readonly protectedSpans: readonly ProtectedSpan[];
}
