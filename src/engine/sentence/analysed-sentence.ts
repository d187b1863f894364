import type { Span } from '../../text/span.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedToken } from './analysed-token.ts';
import type { SubjectReading } from './noun-subject.ts';
import type { PlaceKind } from './place-kind.ts';
import type { ProtectedSpan } from './protected-spans.ts';

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
  /** What `make` makes of its paragraph: made once, whichever of its sentences asks. `make` must be the same function each time. */
  ofParagraph<Made>(make: (paragraph: string) => Made): Made;
  /** It holds quotation marks, or stands between two of its paragraph. */
  readonly touchesQuotation: boolean;
  /** In the style of papers, not of letters and stories. */
  readonly isFormal: boolean;
  /** The noun subject of the finite verb at `verb`, where it is certain; undefined else, and for pronouns. The lexicon is the engine's one. */
  subjectOf(verb: number, lexicon: Lexicon): SubjectReading | undefined;
  /** The numbers that the model gives to its words, between those of the sentence's start and end. */
  wordIds(model: LanguageModel): Int32Array;
}
