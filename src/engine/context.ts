import type { LanguageModel } from './language-model/language-model.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { PhraseTable } from './lexicon/phrase-table.ts';
import type { ErrorClass, StyleGuide } from './taxonomy.ts';

export type Language = 'US' | 'UK';
/** A variety, or `auto` for the one that the text's own spelling shows. */
export type LanguageChoice = Language | 'auto';
export type Pipeline = 'basic' | 'advanced';
/**
 * How certain a correction must be to be shown, and to be made in the author's file: `careful` shows and changes what is nearly certain, `thorough`
 * shows everything more likely right than wrong and changes more of it.
 */
export type Certainty = 'careful' | 'balanced' | 'thorough';
/** The contract's `doc_type`: 2 general writing, 3 academic writing. */
export type DocumentType = 'general' | 'academic';

/** What the whole text shows about its words: recurring terms are the author's, and abbreviations that it defines are known. */
export interface DocumentFacts {
  /** Occurrences in the document by look-up form. */
  occurrences(lower: string): number;
  /** True when the text defines the exact form as an abbreviation ("convolutional neural network (CNN)"). */
  definesAbbreviation(form: string): boolean;
  /** True when the document presents the word as a name or term: with a capital within a sentence, in its title, in a heading, in a source or in italics. */
  isOwn(lower: string): boolean;
  /** Occurrences of a style choice, by the keys of `document/count-styles.ts`. */
  styleCount(key: string): number;
  /** The keys of everything counted. */
  styleKeys(): Iterable<string>;
}

export interface CheckOptions {
  readonly language: Language;
  readonly pipeline: Pipeline;
  readonly documentType: DocumentType;
  readonly styleGuide: StyleGuide | null;
  /** `balanced` by default. */
  readonly certainty?: Certainty;
  /** Kinds of alerts that nobody will see: they take up neither a place nor a paragraph's share of advice (default: none). */
  readonly silent?: readonly ErrorClass[];
  /** Returns all advice, however much: the caller knows the whole document and caps it there (`capAdvice`; default: false). */
  readonly allAdvice?: boolean;
}

/** Everything that a checker may use besides the sentence. */
export interface CheckContext extends CheckOptions {
  readonly lexicon: Lexicon;
  readonly document: DocumentFacts;
  /** The list of `rules/phrases/` with that name. */
  readonly phrases: (name: string) => PhraseTable;
  /** Absent with EMEND_MODELS=off: rules alone. */
  readonly model?: LanguageModel;
}
