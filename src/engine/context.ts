import type { LanguageModel } from './language-model/language-model.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { PhraseTable } from './lexicon/phrase-table.ts';
import type { ErrorClass, StyleGuide } from './taxonomy.ts';

export type Language = 'US' | 'UK';
/** A variety, or `auto`: the one that the text's own spelling belongs to. */
export type LanguageChoice = Language | 'auto';
export type Pipeline = 'basic' | 'advanced';
/**
 * How sure a correction must be to be shown, and to be made in the author's file: `careful` shows and changes what is nearly certain, `thorough` shows
 * what is likelier than not to be right and changes more of it.
 */
export type Certainty = 'careful' | 'balanced' | 'thorough';
/** The contract's `doc_type`: 2 general writing, 3 academic writing. */
export type DocumentType = 'general' | 'academic';

/** What the whole text says about its words: terms that recur are the author's, abbreviations it defines are known. */
export interface DocumentFacts {
  /** Occurrences in the document by look-up form. */
  occurrences(lower: string): number;
  /** The exact form was defined in the text as an abbreviation ("convolutional neural network (CNN)"). */
  definesAbbreviation(form: string): boolean;
  /** The document sets the word down as a name or term: with a capital within a sentence, in its title, a heading, a source, in italics. */
  isOwn(lower: string): boolean;
  /** Uses of a way of writing, by the keys of `document/count-styles.ts`. */
  styleCount(key: string): number;
  /** Keys of all that was counted. */
  styleKeys(): Iterable<string>;
}

export interface CheckOptions {
  readonly language: Language;
  readonly pipeline: Pipeline;
  readonly documentType: DocumentType;
  readonly styleGuide: StyleGuide | null;
  /** `balanced` where it is left out. */
  readonly certainty?: Certainty;
  /** Kinds of alerts that nobody will see: they take no place and no share of what a paragraph is told (none). */
  readonly silent?: readonly ErrorClass[];
  /** All advice, however much: the caller knows the whole document and caps it there (`capAdvice`; no). */
  readonly allAdvice?: boolean;
}

/** Everything a checker may look at besides the sentence. */
export interface CheckContext extends CheckOptions {
  readonly lexicon: Lexicon;
  readonly document: DocumentFacts;
  /** The list of `rules/phrases/` with that name. */
  readonly phrases: (name: string) => PhraseTable;
  /** Absent with EMEND_MODELS=off: rules alone. */
  readonly model?: LanguageModel;
}
