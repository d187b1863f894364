import type { Span } from '../text/span.ts';
import type { CheckContext } from './context.ts';
import type { AnalysedSentence } from './sentence/analysed-sentence.ts';
import type { ErrorClass } from './taxonomy.ts';

/**
 * A checker's proposal: the smallest edit, in offsets into the paragraph. An insertion has an empty span, a deletion an empty replacement; how it is
 * displayed (an insertion covers the neighbouring word) is decided later, in one place.
 */
export interface Proposal extends Span {
  /** Stable id of the rule, "checker-id/variant" or "checker-id". */
  readonly rule: string;
  readonly errorClass: ErrorClass;
  /** Best first; empty for advice without a replacement. */
  readonly replacements: readonly string[];
  /** A word that may be meant, too uncertain to be offered: named in a question. */
  readonly perhaps?: string;
  /** One plain sentence: what is wrong and why, naming the words concerned. */
  readonly comment: string;
  /** Probability, 0 to 1, that a careful editor would make this change. */
  readonly confidence: number;
  /** Log-odds by the second opinion that the change was meant; undefined for changes that it cannot judge. */
  readonly opinion?: number;
  /** True when a learned model made it: its confidence is adjusted to how many errors the text has. */
  readonly learned?: boolean;
  /** True when the confidence is the share that is right in academic papers: in another text it shifts by how far that text's errors differ from a paper's. */
  readonly calibrated?: boolean;
  /** Its worth as advice when it is too uncertain for a correction (pipeline/suggest.ts). */
  readonly suggestion?: Suggestion;
  /** The confidence from which it is shown, when readers said that less than usual is enough (pipeline/shown.ts). */
  readonly shownFrom?: number;
  /** True for a writer's choice: a mistake only in a text whose errors show that it was no choice (pipeline/error-density.ts). */
  readonly elective?: boolean;
  /** True when the trees that learned from papers weighed the same change there and found it unlikely. */
  readonly doubted?: boolean;
  /** True when the second opinion finds it so unlikely in a paper that it is not shown at all. */
  readonly refuted?: boolean;
  /** True for advice on wording, not the correction of a mistake: it gives way to corrections and is not applied automatically. */
  readonly optional?: boolean;
}

/** A change that readers wanted often enough to suggest, but too seldom to make. */
export interface Suggestion {
  /** Least probability, 0 to 1, with the text's prior. */
  readonly from: number;
  /** Measured share, 0 to 1, of readers who were glad of it. */
  readonly worth: number;
}

/** What is needed of a proposal for the learned models to judge it. */
type OpinedEdit = Pick<Proposal, 'start' | 'end' | 'replacements' | 'errorClass' | 'rule' | 'opinion'>;

/** The learned models' results for a sentence. */
export interface Ranking {
  /** The changes that the models propose. */
  readonly proposals: Proposal[];
  /** True for an edit that the trees of papers or the second opinion find unlikely. */
  isDoubted(edit: OpinedEdit): boolean;
  /** True for an edit in a paper that the second opinion finds almost impossible. */
  refutes(edit: OpinedEdit): boolean;
}

/** A pair that the suite tests: this checker alone must turn `wrong` into `right` (first replacements applied). */
export interface CorrectionExample {
  readonly wrong: string;
  readonly right: string;
}

/** A checker for one kind of error, in one file: proposes edits for a sentence. Must not throw and must be linear in the sentence. */
export interface Checker {
  readonly id: string;
  readonly errorClass: ErrorClass;
  /** Sentences that it must correct. */
  readonly corrects: readonly CorrectionExample[];
  /** Sentences that it must leave alone, especially near misses. */
  readonly accepts: readonly string[];
  check(sentence: AnalysedSentence, context: CheckContext): Proposal[];
}

/** True for what is applied unless its reader objects; advice and questions are not. */
export const isCorrection = ({ replacements, optional }: Proposal): boolean => replacements.length > 0 && !optional;
