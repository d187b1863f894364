import type { Automaton } from './automaton.ts';

/** The forms of a verb; where two past forms are common the preferred one comes first. */
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

/**
 * All word knowledge of the engine. Forms are look-up forms (lower case, straight apostrophe) unless said otherwise.
 * Every method answers in constant time.
 */
export interface Lexicon {
  /** In any of our lists (general, scientific, medical, technical), in either spelling; names and acronyms by exact form. */
  has(form: string): boolean;
  /** All forms by number, for searches that walk the words; not every form in it is a word (see `isWord`). */
  readonly words: Automaton;
  /** The form with this number is a word of its own, and not only named by a table ("informations"). */
  isWord(number: number): boolean;
  /** `frequency` by number of the form. */
  frequencyOf(number: number): number;
  /** The word with the capitals it is written with: "English", "DNA", "pH", "tree". */
  writtenForm(lower: string): string;
  /** A name or an adjective from a name, capitalised wherever it stands: "English", "London", "Bayesian". */
  isProper(lower: string): boolean;
  /** In a general dictionary, and not only known from our corpora. */
  isListed(lower: string): boolean;
  /** A word that can be written in lower case. */
  isLowerCase(lower: string): boolean;
  /** Word classes that the dictionaries give the base form; empty for inflected and unknown forms. */
  wordClasses(lower: string): readonly WordClass[];
  /** Spelling belongs to this variety only ("colour" UK, "color" US); undefined when common to both or unknown. */
  variety(lower: string): 'US' | 'UK' | undefined;
  /** An -ize spelling: American, and British in the Oxford style; `variety` leaves it undefined. */
  isOxford(lower: string): boolean;
  /** The same word as the other variety spells it ("colour" for "color"); undefined when there is none. */
  counterpart(lower: string, to: 'US' | 'UK'): string | undefined;
  /** Occurrences per million words of the corpora, 0 when never seen. */
  frequency(lower: string): number;
  /** Corrections of a known misspelling, best first. */
  misspelling(lower: string): readonly string[] | undefined;
  /** Verbs that the form may belong to ("left" → leave, …), commonest first. */
  verbs(lower: string): readonly VerbForms[];
  /** Nouns that the form may be the singular or plural of, commonest first. */
  nouns(lower: string): readonly NounForms[];
  adjectives(lower: string): readonly AdjectiveForms[];
  countability(singular: string): Countability;
  /** Starts with a vowel sound: "an hour", "a unit", "an MRI"; takes the written form, capitals as they are. */
  startsWithVowelSound(form: string): boolean;
  /** Both "a" and "an" are in use before it ("herb", "historic", "FAQ"). */
  takesEitherArticle(form: string): boolean;
  /** Members of the word's derivational family by part of speech ("analysis" → analyse, analytical, analytically). */
  family(lower: string): readonly { readonly form: string; readonly upos: WordClass }[];
}
