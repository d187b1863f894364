/**
 * The contract's table of categories, in this one place. An error class is what a rule names; everything the outside sees
 * (category, sub-category, language category, counter of the error report, suggestion type) follows from it.
 */
export type CategoryName = 'Correctness' | 'Clarity' | 'Fluency' | 'Style' | 'Style Guide Compliance' | 'Inclusivity';

export const CATEGORY_IDS: Readonly<Record<CategoryName, number>> = {
  Correctness: 1,
  Clarity: 2,
  Fluency: 3,
  Style: 4,
  'Style Guide Compliance': 5,
  Inclusivity: 6,
};

/** The contract's `type` of a suggestion. */
export const SUGGESTION_TYPES = { grammar: 1, spelling: 2, advisor: 3, enhancement: 4, styleGuide: 5 } as const;
export type SuggestionType = keyof typeof SUGGESTION_TYPES;

export interface ErrorClassEntry {
  readonly category: CategoryName;
  readonly subCategory: string;
  readonly langCategory: string;
  /** Key of the integer counter in `error_report`. */
  readonly counter: string;
  readonly type: SuggestionType;
  /** Its rules advise unless they say otherwise: shown, but not made unasked. */
  readonly advice: boolean;
  /** Shown in `basic`: mistakes in how a word is written, not in how a thought is put. */
  readonly basic: boolean;
  /**
   * Another word for a right one, or fewer words: what a word means here no pattern knows, so a replacement is only offered by rules whose
   * replacements were read and were right (docs/rules.md).
   */
  readonly asksFirst: boolean;
}

const ADVICE: ReadonlySet<CategoryName> = new Set<CategoryName>(['Clarity', 'Fluency', 'Style', 'Inclusivity']);

const entry = (
  category: CategoryName,
  subCategory: string,
  langCategory: string,
  counter: string,
  type: SuggestionType,
): ErrorClassEntry => ({
  category,
  subCategory,
  langCategory,
  counter,
  type,
  advice: ADVICE.has(category),
  basic: category === 'Correctness',
  asksFirst: false,
});

const inBasic = (row: ErrorClassEntry): ErrorClassEntry => ({ ...row, basic: true });
const asksFirst = (row: ErrorClassEntry): ErrorClassEntry => ({ ...row, asksFirst: true });

const grammar = (name: string, counter: string) => entry('Correctness', 'Grammar', name, counter, 'grammar');
const syntax = (name: string, counter: string) => entry('Correctness', 'Syntax & Vocabulary', name, counter, 'grammar');
const clarity = (name: string, counter: string) => entry('Clarity', '', name, counter, 'enhancement');
const fluency = (name: string, counter: string) => entry('Fluency', '', name, counter, 'enhancement');
const style = (name: string, counter: string) => entry('Style', '', name, counter, 'enhancement');
const guide = (name: string) => entry('Style Guide Compliance', '', name, 'style_guide', 'styleGuide');

export const ERROR_CLASSES = {
  'adjective-adverb': grammar('Adjectives/Adverbs', 'adverb_and_adjective'),
  article: grammar('Articles', 'article'),
  conjunction: grammar('Conjunctions', 'conjunction'),
  preposition: grammar('Prepositions', 'preposition'),
  'pronoun-determiner': grammar('Pronouns & Determiners', 'pronoun_and_determiner'),
  'noun-number': grammar('Singular-Plural Nouns', 'noun'),
  agreement: grammar('Subject-Verb Agreement', 'sva'),
  tense: grammar('Tense', 'tense'),
  verb: grammar('Verbs', 'verb'),
  'word-form': grammar('Word Form', 'word_form'),
  spelling: entry('Correctness', 'Spelling', 'Spellings & Typos', 'spelling', 'spelling'),
  punctuation: entry('Correctness', 'Punctuation', 'Punctuation', 'punctuation', 'grammar'),
  syntax: syntax('Syntax', 'syntax'),
  'run-on': syntax('Syntax', 'run_on'),
  fragment: syntax('Syntax', 'fragment'),
  other: syntax('Other Errors', 'other'),
  phrasing: syntax('Accurate Phrasing', 'word_choice'),
  'word-order': clarity('Word Order', 'word_order'),
  'word-choice': clarity('Word Choice', 'word_choice'),
  brevity: asksFirst(clarity('Brevity', 'redundancy_conciseness')),
  vague: asksFirst(clarity('Vague Words/Phrases', 'complexity')),
  hedge: clarity('Hedge Words', 'writing_advisor'),
  idiom: asksFirst(clarity('Idioms/Cliches', 'idioms')),
  redundancy: asksFirst(fluency('Redundancy', 'redundancy_conciseness')),
  'noun-stack': fluency('Noun Stacks', 'complexity'),
  'plain-language': asksFirst(fluency('Plain Language', 'plain_language')),
  enhancement: asksFirst(fluency('Enhancement', 'enhancement')),
  voice: fluency('Active/Passive Voice', 'writing_advisor'),
  capitals: inBasic(style('Capitalization & Spacing', 'capitalization_and_spacing')),
  'number-style': style('Number Style', 'number_style'),
  symbols: style('Symbols/Notations', 'symbols_notations'),
  regional: inBasic(style('Regional Style', 'style')),
  contraction: style('Contractions', 'style'),
  formality: asksFirst(style('Formal Word/Phrase Choice', 'style')),
  abbreviation: style('Other Style', 'abbreviations'),
  'other-style': style('Other Style', 'style'),
  consistency: style('Consistency', 'style'),
  ACS: guide('ACS'),
  AGU: guide('AGU'),
  AMA: guide('AMA'),
  APA: guide('APA'),
  IEEE: guide('IEEE'),
  inclusive: entry('Inclusivity', '', 'Inclusive Language', 'sensitive_language', 'enhancement'),
} as const satisfies Record<string, ErrorClassEntry>;

export type ErrorClass = keyof typeof ERROR_CLASSES;

/** The table's row of an error class. */
export function classEntry(name: ErrorClass): ErrorClassEntry {
  return ERROR_CLASSES[name];
}
