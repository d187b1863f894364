import type { CheckContext, DocumentType, Language, Pipeline } from '../context.ts';
import type { CorrectionExample } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { ErrorClass, StyleGuide } from '../taxonomy.ts';
import type { CommentWords } from './comment.ts';

/** What holds for all rules of a file, and may be said otherwise for one of them. */
export interface RuleTerms {
  /** `guide` stands for the style guide that the text is checked by; the rule then names its `guides`. */
  readonly errorClass: ErrorClass | 'guide';
  /** Style guides that ask for it; only under these is the rule applied. */
  readonly guides?: readonly StyleGuide[];
  /** Probability that a careful editor would make the change (0.75); under 0.5 nothing is shown. */
  readonly confidence?: number;
  /** The language model moves the confidence by what the change does to the sentence: for mistakes, not for style (false). */
  readonly lm?: boolean;
  /** Advice is shown but not made unasked; a correction is made. By default what the category says (taxonomy.ts). */
  readonly kind?: RuleKind;
  /** False: the replacement is named in the comment only. By default what the error class says (taxonomy.ts). */
  readonly offer?: boolean;
  /** `basic` for mistakes in how a word is written: shown in both pipelines (advanced). */
  readonly level?: Pipeline;
  /** Kind of text that it is for (any). */
  readonly documents?: DocumentType | 'any';
  /** Variety of English that it is for (both). */
  readonly language?: Language;
  /** `prose` leaves headings and other labels alone, `labels` looks at nothing else (prose). */
  readonly where?: RulePlace;
  /** Where the rule comes from: a guide with its edition, a book, or "Emend" for an editor's judgement of ours. */
  readonly source: string;
  /** One plain sentence for the writer (docs/style.md), with places for words of the text (comment.ts). */
  readonly comment: string;
}

export type RuleKind = 'correction' | 'advice';
export type RulePlace = 'prose' | 'labels' | 'anywhere';

/** A place that a rule written in code has found; offsets are into the paragraph. */
export interface RuleFinding {
  readonly start: number;
  readonly end: number;
  /** Best first; none for an advisor. */
  readonly replacements: readonly string[];
  /** Where the rule's own sentence does not do; it may name `{found}` and `{better}`, too. */
  readonly comment?: string;
  /** Further words that the comment may name. */
  readonly words?: Partial<CommentWords>;
  readonly confidence?: number;
}

/** A rule that patterns cannot say. Its terms are those of its group unless it has its own. */
export interface CodeRule extends Partial<RuleTerms> {
  readonly id: string;
  /** Lines `- wrong => right`, `- pointed at` and `+ right`. */
  readonly examples: string;
  check(sentence: AnalysedSentence, context: CheckContext): readonly RuleFinding[];
}

/** Rules in code that belong together. */
export interface CodeRuleGroup extends RuleTerms {
  /** Kebab-case; the rules' ids begin with it: "reported-questions/reported-do". */
  readonly id: string;
  readonly checks: readonly CodeRule[];
}

/** Text that a rule's regular expression finds, and the template of String.replace; undefined when it only points. */
export interface CharacterPattern {
  /** Source and flags ("gu" and what the rule asks for). */
  readonly form: string;
  readonly flags: string;
  readonly replacement: string | undefined;
}

/** What all rules have, those in lines and those in code, their terms settled. */
export interface RuleHead extends Required<Omit<RuleTerms, 'guides' | 'language'>> {
  readonly id: string;
  readonly guides?: readonly StyleGuide[] | undefined;
  readonly language?: Language | undefined;
}

/** What rules.bin holds for people: the rules as written, and current ids by former ones. */
export interface RuleSources {
  readonly rules: readonly Rule[];
  readonly aliases: Readonly<Record<string, string>>;
}

/** A rule as `rules/` holds it, or in code: what `emend rules` shows and the suite runs. Plain data. */
export interface Rule extends RuleHead {
  /** File and line of its head, for messages. */
  readonly place: string;
  readonly patterns: readonly string[];
  readonly characters: readonly CharacterPattern[];
  /** Character rules of its file are only tried on sentences that this expression matches: \d for all that is about numbers. */
  readonly needs?: string | undefined;
  /** Patterns without brackets: where one of them touches a match, the rule is silent. */
  readonly exceptions: readonly string[];
  readonly corrects: readonly CorrectionExample[];
  /** Sentences that an advisor must point at. */
  readonly flags: readonly string[];
  /** Sentences that it must leave alone. */
  readonly accepts: readonly string[];
}
