/** What the document's value is made of, over all scored words. */
export interface DocumentEvidence {
  /** Mean value of the parts of the whole text (about 250 words each, or the text). */
  readonly parts: number;
  /** Mean value of its sentences by their windows. */
  readonly sentences: number;
}

/** Weights of DocumentEvidence, fitted by logistic regression on documents kept from training. */
export interface DocumentWeights {
  readonly parts: number;
  readonly sentences: number;
}

export function documentValue(weights: DocumentWeights, evidence: DocumentEvidence): number {
  return weights.parts * evidence.parts + weights.sentences * evidence.sentences;
}
