import type { CheckContext, DocumentType, Language, Pipeline } from '../context.ts';
import type { CorrectionExample } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { ErrorClass, StyleGuide } from '../taxonomy.ts';
import type { CommentWords } from './comment.ts';

/** Terms that apply to all rules of a file and that a single rule can override. */
export interface RuleTerms {
  /** `guide` stands for the style guide under which the text is checked; the rule then names its `guides`. */
  readonly errorClass: ErrorClass | 'guide';
  /** Style guides that require it; the rule applies only under these. */
  readonly guides?: readonly StyleGuide[];
  /** Probability that a careful editor would make the change (0.75); below 0.5 nothing is shown. */
  readonly confidence?: number;
  /** Whether the language model adjusts the confidence by the effect of the change on the sentence: true for mistakes, false for style. */
  readonly lm?: boolean;
  /** Advice is shown but not applied automatically; a correction is applied. The default depends on the category (taxonomy.ts). */
  readonly kind?: RuleKind;
  /** When false, only the comment names the replacement. The default depends on the error class (taxonomy.ts). */
  readonly offer?: boolean;
  /** `basic` for mistakes in the form of a word, which both pipelines show (default: advanced). */
  readonly level?: Pipeline;
  /** Kind of text that the rule is for (default: any). */
  readonly documents?: DocumentType | 'any';
  /** Variety of English that the rule is for (default: both). */
  readonly language?: Language;
  /** `prose` skips headings and other labels, `labels` checks only these (default: prose). */
  readonly where?: RulePlace;
  /** Source of the rule: a guide with its edition, a book, or "Emend" for our own editorial judgement. */
  readonly source: string;
  /** One plain sentence for the writer (docs/style.md), with placeholders for words of the text (comment.ts). */
  readonly comment: string;
}

export type RuleKind = 'correction' | 'advice';
export type RulePlace = 'prose' | 'labels' | 'anywhere';

/** A place that a rule in code found; offsets refer to the paragraph. */
export interface RuleFinding {
  readonly start: number;
  readonly end: number;
  /** Best first; empty for an advisor. */
  readonly replacements: readonly string[];
  /** Used when the rule's own comment does not fit; it may also contain `{found}` and `{better}`. */
  readonly comment?: string;
  /** Further words that the comment may quote. */
  readonly words?: Partial<CommentWords>;
  readonly confidence?: number;
}

/** A rule that patterns cannot express. Its terms are those of its group unless it has its own. */
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

/** A regular expression and the replacement template of String.replace; the template is undefined when the rule only points at its match. */
export interface CharacterPattern {
  /** Source and flags ("gu" and those of the rule). */
  readonly form: string;
  readonly flags: string;
  readonly replacement: string | undefined;
}

/** The resolved terms that every rule has, whether it is written in lines or in code. */
export interface RuleHead extends Required<Omit<RuleTerms, 'guides' | 'language'>> {
  readonly id: string;
  readonly guides?: readonly StyleGuide[] | undefined;
  readonly language?: Language | undefined;
}

/** The part of rules.bin for people: the rules as written, and current ids by former ones. */
export interface RuleSources {
  readonly rules: readonly Rule[];
  readonly aliases: Readonly<Record<string, string>>;
}

/** A rule from `rules/` or from code, as `emend rules` shows it and the suite runs it. Plain data. */
export interface Rule extends RuleHead {
  /** File and line of its head, for messages. */
  readonly place: string;
  readonly patterns: readonly string[];
  readonly characters: readonly CharacterPattern[];
  /** The character rules of its file are tried only on sentences that match this expression: \d for rules about numbers. */
  readonly needs?: string | undefined;
  /** Patterns without brackets: the rule is silent when one of them touches a match. */
  readonly exceptions: readonly string[];
  readonly corrects: readonly CorrectionExample[];
  /** Sentences that an advisor must point at. */
  readonly flags: readonly string[];
  /** Sentences that it must leave alone. */
  readonly accepts: readonly string[];
}
