import type { Span } from '../../text/span.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AdjacentSubject } from './adjacent-subject.ts';
import type { AnalysedToken } from './analysed-token.ts';
import type { NounGroup } from './noun-groups.ts';
import type { NounSubject } from './noun-subject.ts';
import type { WithParsedSubjects } from './parsed-subject.ts';
import type { PlaceKind } from './place-kind.ts';
import type { ProtectedSpan } from './protected-spans.ts';
import type { WordCounts } from './term-spans.ts';
import type { VerbGroup } from './verb-groups.ts';

export type Subject = AdjacentSubject | NounSubject;

/** A sentence of a paragraph; token offsets are into the paragraph's text. */
export interface AnalysedSentence extends Span, WithParsedSubjects {
  readonly paragraph: string;
  readonly tokens: readonly AnalysedToken[];
  /** The kind of place of its paragraph: as the document says, otherwise by its looks. */
  readonly kind: PlaceKind;
  /** One short line without a finite verb or a final stop: a heading, a cell, an item, a short caption. No rule of sentences applies. */
  readonly isLabel: boolean;
  /** Spans that stay as they are, each with its kind; offsets into the paragraph. They may overlap. The lexicon and the document are those of the check. */
  protectedSpans(lexicon: Lexicon, document: WordCounts): readonly ProtectedSpan[];
  /** The result of `make` for its paragraph, computed once for all its sentences. `make` must be the same function each time. */
  ofParagraph<Made>(make: (paragraph: string) => Made): Made;
  /** True when the sentence contains quotation marks, or stands between two of its paragraph. */
  readonly touchesQuotation: boolean;
  /** True when every word except the small ones has a capital: a heading, where capitals say nothing about names. */
  readonly isTitleCase: boolean;
  /** True in expository prose (expository-prose.ts): the trees that learned from papers judge it, and trust is that of papers. */
  readonly isExpository: boolean;
  /** True when the style is that of papers, not of letters and stories. */
  readonly isFormal: boolean;
  /** The subject of the finite verb at `verb`, when it is certain: a pronoun or name beside it, otherwise a noun. The lexicon is the engine's. */
  subjectOf(verb: number, lexicon: Lexicon): Subject | undefined;
  /** Noun groups from left to right, disjoint. */
  readonly nounGroups: readonly NounGroup[];
  /** Verb groups from left to right, disjoint. */
  readonly verbGroups: readonly VerbGroup[];
  /** The main clause that ends before the comma at `comma`; undefined when there is none. */
  mainClauseBefore(comma: number): readonly AnalysedToken[] | undefined;
  /** Index of the finite verb of a clause that starts at `start` with its subject, a pronoun or a short noun phrase; -1 when none does. */
  clauseVerb(start: number): number;
  /** Positions of the finite verbs. */
  readonly finiteVerbs: readonly number[];
  /** True when there is a finite verb among the tokens `from` to `to`, half-open. */
  hasFiniteVerb(from: number, to: number): boolean;
  /** Index of the first punctuation mark at `from` or after it; the number of tokens when there is none. */
  punctuationFrom(from: number): number;
  /** The language model's ids of the words, between those of the sentence's start and end. */
  wordIds(model: LanguageModel): Int32Array;
  /** log10 probability of each of `wordIds` as the sentence stands; 0 for its start. */
  logProbs(model: LanguageModel): Float64Array;
}
