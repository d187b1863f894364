import type { AnalysedSentence } from '../analysis.ts';
import type { CheckContext, DocumentType, Language, Pipeline, StyleGuide } from '../context.ts';
import type { CorrectionExample } from '../proposal.ts';
import type { ErrorClass } from '../taxonomy.ts';

/** What holds for all rules of a file, and may be said otherwise for one of them. */
export interface RuleTerms {
  /** `guide` stands for the style guide that the text is checked by; the rule then names its `guides`. */
  readonly errorClass: ErrorClass | 'guide';
  /** Style guides that ask for it; only under these is the rule applied. */
  readonly guides?: readonly StyleGuide[];
  /** Probability that a careful editor would make the change (0.75); under 0.5 nothing is shown. */
  readonly confidence?: number;
  /** The language model moves the confidence by what the change does to the sentence: for mistakes, not for style (false). */
  readonly heard?: boolean;
  /** `basic` for mistakes in how a word is written: shown in both pipelines (advanced). */
  readonly level?: Pipeline;
  /** Kind of text that it is for (any). */
  readonly documents?: DocumentType | 'any';
  /** Variety of English that it is for (both). */
  readonly language?: Language;
  /** `prose` leaves headings and other labels alone, `labels` looks at nothing else (prose). */
  readonly where?: 'prose' | 'labels' | 'anywhere';
  /** Where the rule comes from: a guide with its edition, a book, or "Emend" for an editor's judgement of ours. */
  readonly source: string;
  /** One plain sentence for the writer; `{found}` and `{better}` stand for the words in quotation marks. */
  readonly comment: string;
}

/** A place that a rule written in code has found; offsets are into the paragraph. */
export interface RuleFinding {
  readonly start: number;
  readonly end: number;
  /** Best first; none for an advisor. */
  readonly replacements: readonly string[];
  /** Where the rule's own sentence does not do. */
  readonly comment?: string;
  readonly confidence?: number;
}

/** A rule that patterns cannot say. Its terms are those of its file unless it has its own. */
export interface CodeRule extends Partial<RuleTerms> {
  readonly id: string;
  /** Lines `- wrong => right`, `- pointed at` and `+ right`. */
  readonly examples: string;
  check(sentence: AnalysedSentence, context: CheckContext): readonly RuleFinding[];
}

/** Rules that belong together: one file of `src/engine/rules`. */
export interface RuleFile extends RuleTerms {
  /** Kebab-case; the rules' ids begin with it: "wordy-connectives/due-to-the-fact-that". */
  readonly id: string;
  /** The rules in lines; see docs/rules.md. */
  readonly rules: string;
  readonly checks?: readonly CodeRule[];
  /** Character rules of this file are only tried on sentences that this matches: /\d/ for all that is about numbers. */
  readonly needs?: RegExp;
}

/** Text that a rule's regular expression finds, and the template of String.replace; undefined when it only points. */
export interface CharacterPattern {
  readonly form: RegExp;
  readonly replacement: string | undefined;
}

/** A rule ready to be compiled, its terms settled. */
export interface Rule extends Required<Omit<RuleTerms, 'guides' | 'language'>> {
  readonly id: string;
  readonly guides?: readonly StyleGuide[] | undefined;
  readonly language?: Language | undefined;
  readonly patterns: readonly string[];
  readonly characters: readonly CharacterPattern[];
  readonly needs?: RegExp | undefined;
  readonly check?: CodeRule['check'];
  /** Patterns without brackets: where one of them touches a match, the rule is silent. */
  readonly exceptions: readonly string[];
  readonly corrects: readonly CorrectionExample[];
  /** Sentences that an advisor must point at. */
  readonly flags: readonly string[];
  /** Sentences that it must leave alone. */
  readonly accepts: readonly string[];
}
