/**
 * The contract's table of categories; it is defined only here. A rule names an error class; everything visible outside (category, sub-category,
 * language category, counter of the error report, suggestion type) follows from it.
 */
export type CategoryName = 'Correctness' | 'Clarity' | 'Fluency' | 'Style' | 'Style Guide Compliance' | 'Inclusivity';

interface CategoryRow {
  /** The contract's number. */
  readonly id: number;
  /** True when its rules give advice unless they say otherwise: shown, but not applied automatically. */
  readonly advice: boolean;
  /** Its rank when advice of several categories overlaps: advice that helps all readers comes before matters of taste. */
  readonly priority: number;
}

export const CATEGORIES: Readonly<Record<CategoryName, CategoryRow>> = {
  Correctness: { id: 1, advice: false, priority: 1 },
  Clarity: { id: 2, advice: true, priority: 0.7 },
  Fluency: { id: 3, advice: true, priority: 0.8 },
  Style: { id: 4, advice: true, priority: 0.9 },
  'Style Guide Compliance': { id: 5, advice: false, priority: 1 },
  Inclusivity: { id: 6, advice: true, priority: 1 },
};

/** Style guides whose rules can be selected. */
export const STYLE_GUIDES = ['ACS', 'AGU', 'AMA', 'APA', 'IEEE'] as const;
export type StyleGuide = (typeof STYLE_GUIDES)[number];

/** The contract's `type` of a suggestion. */
export const SUGGESTION_TYPES = { grammar: 1, spelling: 2, advisor: 3, enhancement: 4, styleGuide: 5 } as const;
export type SuggestionType = keyof typeof SUGGESTION_TYPES;

/** Traits of the rules of an error class; an omitted one is false. */
interface Traits {
  /** Shown in `basic`: mistakes in how a word is written, not in how a thought is expressed. */
  readonly basic: boolean;
  /**
   * Replaces a right word with another, or shortens. No pattern knows what a word means in its context, so only rules whose replacements were read
   * and found right offer one (docs/rules.md).
   */
  readonly asksFirst: boolean;
  /** Applies to whole sentences only: a heading, cell or item needs no verb. */
  readonly needsSentence: boolean;
  /** Advice that replaces words with others, which must fit the new place. */
  readonly rewords: boolean;
  /** Advice that often replaces one verb with another. */
  readonly ofVerbs: boolean;
  /** Advice about ordinary words: names, acronyms and parts of compounds are left alone. */
  readonly ofOrdinaryWords: boolean;
  /** Advice that replaces usual words with unusual ones, which every language model disfavours. */
  readonly unusual: boolean;
}

export interface ErrorClassEntry extends Traits {
  readonly category: CategoryName;
  readonly subCategory: string;
  readonly langCategory: string;
  /** Key of the integer counter in `error_report`. */
  readonly counter: string;
  readonly type: SuggestionType;
  /** True when its rules give advice unless they say otherwise: shown, but not applied automatically. */
  readonly advice: boolean;
}

type Trait = keyof Traits;

const entry = (
  category: CategoryName,
  subCategory: string,
  langCategory: string,
  counter: string,
  type: SuggestionType,
  ...traits: Trait[]
): ErrorClassEntry => ({
  category,
  subCategory,
  langCategory,
  counter,
  type,
  advice: CATEGORIES[category].advice,
  basic: category === 'Correctness' || traits.includes('basic'),
  asksFirst: traits.includes('asksFirst'),
  needsSentence: traits.includes('needsSentence'),
  rewords: traits.includes('rewords'),
  ofVerbs: traits.includes('ofVerbs'),
  ofOrdinaryWords: traits.includes('ofOrdinaryWords'),
  unusual: traits.includes('unusual'),
});

const grammar = (name: string, counter: string) => entry('Correctness', 'Grammar', name, counter, 'grammar');
const syntax = (name: string, counter: string, ...traits: Trait[]) =>
  entry('Correctness', 'Syntax & Vocabulary', name, counter, 'grammar', ...traits);
const clarity = (name: string, counter: string, ...traits: Trait[]) =>
  entry('Clarity', '', name, counter, 'enhancement', ...traits);
const fluency = (name: string, counter: string, ...traits: Trait[]) =>
  entry('Fluency', '', name, counter, 'enhancement', ...traits);
const style = (name: string, counter: string, ...traits: Trait[]) =>
  entry('Style', '', name, counter, 'enhancement', ...traits);
const guide = (name: string) => entry('Style Guide Compliance', '', name, 'style_guide', 'styleGuide');
/** Traits of classes that replace words with others. */
const OTHER_WORDS = ['asksFirst', 'rewords', 'ofOrdinaryWords'] as const;

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
  'run-on': syntax('Syntax', 'run_on', 'needsSentence'),
  fragment: syntax('Syntax', 'fragment', 'needsSentence'),
  other: syntax('Other Errors', 'other'),
  phrasing: syntax('Accurate Phrasing', 'word_choice'),
  'word-order': clarity('Word Order', 'word_order', 'rewords'),
  'word-choice': clarity('Word Choice', 'word_choice', 'rewords', 'ofOrdinaryWords'),
  brevity: clarity('Brevity', 'redundancy_conciseness', ...OTHER_WORDS, 'ofVerbs'),
  vague: clarity('Vague Words/Phrases', 'complexity', ...OTHER_WORDS),
  hedge: clarity('Hedge Words', 'writing_advisor', 'ofOrdinaryWords'),
  idiom: clarity('Idioms/Cliches', 'idioms', ...OTHER_WORDS, 'ofVerbs'),
  redundancy: fluency('Redundancy', 'redundancy_conciseness', ...OTHER_WORDS),
  'noun-stack': fluency('Noun Stacks', 'complexity'),
  'plain-language': fluency('Plain Language', 'plain_language', ...OTHER_WORDS, 'ofVerbs'),
  enhancement: fluency('Enhancement', 'enhancement', ...OTHER_WORDS, 'unusual'),
  voice: fluency('Active/Passive Voice', 'writing_advisor'),
  capitals: style('Capitalization & Spacing', 'capitalization_and_spacing', 'basic'),
  'number-style': style('Number Style', 'number_style'),
  symbols: style('Symbols/Notations', 'symbols_notations'),
  regional: style('Regional Style', 'style', 'basic'),
  contraction: style('Contractions', 'style', 'ofOrdinaryWords'),
  formality: style('Formal Word/Phrase Choice', 'style', ...OTHER_WORDS, 'ofVerbs'),
  abbreviation: style('Other Style', 'abbreviations'),
  'other-style': style('Other Style', 'style'),
  consistency: style('Consistency', 'style'),
  ACS: guide('ACS'),
  AGU: guide('AGU'),
  AMA: guide('AMA'),
  APA: guide('APA'),
  IEEE: guide('IEEE'),
  inclusive: entry(
    'Inclusivity',
    '',
    'Inclusive Language',
    'sensitive_language',
    'enhancement',
    'rewords',
    'ofOrdinaryWords',
    'unusual',
  ),
} as const satisfies Record<string, ErrorClassEntry>;

export type ErrorClass = keyof typeof ERROR_CLASSES;

/** The table's row of an error class. */
export function classEntry(name: ErrorClass): ErrorClassEntry {
  return ERROR_CLASSES[name];
}
