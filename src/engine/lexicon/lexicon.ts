import type { Automaton } from './automaton.ts';

/** The forms of a verb; of two common past forms, the preferred one comes first. */
export interface VerbForms {
  readonly base: string;
  readonly thirdPerson: string;
  readonly ing: string;
  readonly past: string;
  readonly participle: string;
}

export interface NounForms {
  readonly singular: string;
  readonly plural: string;
}

export interface AdjectiveForms {
  readonly positive: string;
  readonly comparative: string;
  readonly superlative: string;
}

/** `mass`: no plural in ordinary use ("information"); `both`: depends on the sense ("experience"). */
export type Countability = 'count' | 'mass' | 'both' | 'plural-only';

/** Open word classes, as in Universal Dependencies. */
export type WordClass = 'NOUN' | 'VERB' | 'ADJ' | 'ADV';

/** All word knowledge of the engine. Forms are look-up forms (lower case, straight apostrophe) unless stated otherwise. Every method takes constant time. */
export interface Lexicon {
  /** True when the form is in any of our lists (general, scientific, medical, technical), in either spelling; names and acronyms must have their exact form. */
  has(form: string): boolean;
  /** All forms by number, for searches that walk the words; not every form in it is a word (see `isWord`). */
  readonly words: Automaton;
  /** True when the form with this number is an accepted word, not only an entry of another table ("informations"). */
  isWord(number: number): boolean;
  /** Returns `frequency` by the number of the form. */
  frequencyOf(number: number): number;
  /** Returns the word with its usual capitals: "English", "DNA", "pH", "tree". */
  writtenForm(lower: string): string;
  /** True for a name or an adjective from a name, which always has a capital: "English", "London", "Bayesian". */
  isProper(lower: string): boolean;
  /** True when the form is in a general dictionary, not only in our corpora. */
  isListed(lower: string): boolean;
  /** True when the word can be written in lower case. */
  isLowerCase(lower: string): boolean;
  /** Returns the word classes of the base form in the dictionaries; empty for inflected and unknown forms. */
  wordClasses(lower: string): readonly WordClass[];
  /** Returns the only variety with this spelling ("colour" UK, "color" US); undefined when it is common to both or unknown. */
  variety(lower: string): 'US' | 'UK' | undefined;
  /** True for an -ize spelling: American, and British in the Oxford style; `variety` returns undefined for it. */
  isOxford(lower: string): boolean;
  /** Returns the other variety's spelling of the word ("colour" for "color"); undefined when there is none. */
  counterpart(lower: string, to: 'US' | 'UK'): string | undefined;
  /** Returns the occurrences per million words of the corpora, 0 for a form that never occurs. */
  frequency(lower: string): number;
  /** Returns the corrections of a known misspelling, best first. */
  misspelling(lower: string): readonly string[] | undefined;
  /** Returns the verbs that the form may belong to ("left" → leave, …), commonest first. */
  verbs(lower: string): readonly VerbForms[];
  /** Returns the nouns that the form may be the singular or plural of, commonest first. */
  nouns(lower: string): readonly NounForms[];
  adjectives(lower: string): readonly AdjectiveForms[];
  countability(singular: string): Countability;
  /** True when the form starts with a vowel sound: "an hour", "an MRI", but "a unit"; takes the written form with its capitals. */
  startsWithVowelSound(form: string): boolean;
  /** True when both "a" and "an" are in use before it ("herb", "historic", "FAQ"). */
  takesEitherArticle(form: string): boolean;
  /** Returns the members of the word's derivational family by part of speech ("analysis" → analyse, analytical, analytically). */
  family(lower: string): readonly { readonly form: string; readonly upos: WordClass }[];
}
