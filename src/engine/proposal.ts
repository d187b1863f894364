import type { Span } from '../text/span.ts';
import type { CheckContext } from './context.ts';
import type { AnalysedSentence } from './sentence/analysed-sentence.ts';
import type { ErrorClass } from './taxonomy.ts';

/**
 * What a checker proposes: the smallest edit, in offsets into the paragraph. An insertion has an empty span, a deletion an
 * empty replacement; how it is shown to people (an insertion covers the neighbouring word) is decided later, in one place.
 */
export interface Proposal extends Span {
  /** Stable id of the rule, "checker-id/variant" or "checker-id". */
  readonly rule: string;
  readonly errorClass: ErrorClass;
  /** Best first; none for an advisor that has nothing to put in its place. */
  readonly replacements: readonly string[];
  /** What may be meant, too unsure to be offered: named in a question. */
  readonly perhaps?: string;
  /** One plain sentence: what is wrong and why, naming the words concerned. */
  readonly comment: string;
  /** Probability, 0 to 1, that a careful editor would make this change. */
  readonly confidence: number;
  /** Comes from a learned model: its confidence is read in the light of how many errors the text has. */
  readonly learned?: boolean;
  /** The confidence is the share that is right in academic papers: another text's errors move it by how far they differ from a paper's. */
  readonly calibrated?: boolean;
  /** What it is worth as advice where it is not sure enough for a correction (pipeline/suggest.ts). */
  readonly suggestion?: Suggestion;
  /** Writers settle it either way: a mistake only in a text that shows it was not their choice (pipeline/error-density.ts). */
  readonly elective?: boolean;
  /** The trees that learned from papers weighed the same change there and found it unlikely. */
  readonly doubted?: boolean;
  /** The second opinion finds it so unlikely in a paper that it is not said at all. */
  readonly refuted?: boolean;
  /** Advice on how to put it, not the correction of a mistake: it gives way to corrections and is not made unasked. */
  readonly optional?: boolean;
}

/** A change that readers wanted often enough to be told of it, and too seldom to have it made. */
export interface Suggestion {
  /** Least probability, 0 to 1, under the text's prior. */
  readonly from: number;
  /** Measured share, 0 to 1, of readers that were glad of it. */
  readonly worth: number;
}

/** What the learned models make of a sentence. */
export interface Ranking {
  /** The changes that they believe in. */
  readonly proposals: Proposal[];
  /** True for an edit that the trees of papers weighed and found unlikely, or that the second opinion does. */
  isDoubted(edit: Pick<Proposal, 'start' | 'end' | 'replacements' | 'errorClass' | 'rule'>): boolean;
  /** True for an edit in a paper that the second opinion finds all but impossible. */
  refutes(edit: Pick<Proposal, 'start' | 'end' | 'replacements' | 'errorClass' | 'rule'>): boolean;
}

/** A pair that the suite runs: `wrong` must become `right` by this checker alone (first replacements applied). */
export interface CorrectionExample {
  readonly wrong: string;
  readonly right: string;
}

/** One kind of error, one file: proposes edits for a sentence. Must not throw and must be linear in the sentence. */
export interface Checker {
  readonly id: string;
  readonly errorClass: ErrorClass;
  /** Sentences it must correct. */
  readonly corrects: readonly CorrectionExample[];
  /** Sentences it must leave alone, near misses above all. */
  readonly accepts: readonly string[];
  check(sentence: AnalysedSentence, context: CheckContext): Proposal[];
}
