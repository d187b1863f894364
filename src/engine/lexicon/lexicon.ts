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

/**
 * All word knowledge of the engine. Forms are look-up forms (lower case, straight apostrophe) unless said otherwise.
 * Every method answers in constant time.
 */
export interface Lexicon {
  /** In any of our lists (general, scientific, medical, technical), in either spelling; names and acronyms by exact form. */
  has(form: string): boolean;
  /** Spelling belongs to this variety only ("colour" UK, "color" US); undefined when common to both or unknown. */
  variety(lower: string): 'US' | 'UK' | undefined;
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
  /** Members of the word's derivational family by part of speech ("analysis" → analyse, analytical, analytically). */
  family(lower: string): readonly { readonly form: string; readonly upos: 'NOUN' | 'VERB' | 'ADJ' | 'ADV' }[];
}
