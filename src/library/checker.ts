/**
 * The public surface of the library: what `createChecker` takes and gives, in Node and in browsers alike. Nothing is imported here, so that the
 * declarations of the package are this file and one of a few lines; the compiler compares what a check gives with the engine's own types in `to-sentence.ts`.
 */

/** What a text is checked by. The names are those of `.emend.toml` in camel case; what is left out keeps its default. */
export interface CheckSettings {
  /**
   * What the text is written in (`text`). Of a format with markup the prose alone is checked: code, formulas, addresses and other markup are kept apart. The last
   * nine are the comments of programs.
   */
  readonly format?:
    | ('text' | 'markdown' | 'html' | 'rst' | 'asciidoc' | 'org' | 'typst' | 'commit')
    | ('javascript' | 'python' | 'java' | 'c' | 'csharp' | 'go' | 'rust' | 'ruby' | 'shell')
    | undefined;
  /** A variety of English, or `auto`: the one that the text's own spelling belongs to (`auto`). */
  readonly language?: 'auto' | 'US' | 'UK' | undefined;
  /** `basic` makes corrections only, `advanced` gives advice on style as well (`advanced`). */
  readonly pipeline?: 'basic' | 'advanced' | undefined;
  /** `academic` expects formal prose, without contractions (`general`). */
  readonly documentType?: 'general' | 'academic' | undefined;
  /** A style guide to comply with (none). */
  readonly styleGuide?: 'ACS' | 'AGU' | 'AMA' | 'APA' | 'IEEE' | null | undefined;
  /** How sure a correction must be: nearly certain, likelier right than not, or all that may be right (`balanced`). */
  readonly certainty?: 'careful' | 'balanced' | 'thorough' | undefined;
  /** Single words that are right: names, terms. A word in lower case is known in any case. */
  readonly words?: readonly string[] | undefined;
  /** Ids of rules, or first parts of ids, that say nothing: `passive-voice`, `spacing/double`. */
  readonly ignoreRules?: readonly string[] | undefined;
  /** Categories and classes that say nothing: `fluency`, `hedge`. */
  readonly ignoreClasses?: readonly string[] | undefined;
}

export type Category = 'Correctness' | 'Clarity' | 'Fluency' | 'Style' | 'Style Guide Compliance' | 'Inclusivity';

/** Text in the place of a stretch of the checked text; half-open offsets in UTF-16 code units. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A place in a text where something is to be corrected or considered. */
export interface Alert {
  /** Half-open offsets into the checked text, in UTF-16 code units; with markup from the first to the last letter, and what markup lies between. */
  readonly start: number;
  readonly end: number;
  /** The words there as a reader sees them; of a plain text `text.slice(start, end)`. Never empty. */
  readonly covered: string;
  /** What could be put there, best first, at most five; empty where only a person can say. */
  readonly replacements: readonly string[];
  /** For each replacement what it changes in the checked text, sorted and disjoint; null where the markup does not allow it. */
  readonly edits: readonly (readonly Edit[] | null)[];
  /** What to do and why, for the writer. */
  readonly comment: string;
  /** A `correction` mends a mistake, `advice` may be declined, a `question` is about a word that no list has. */
  readonly level: 'correction' | 'advice' | 'question';
  readonly category: Category;
  /** What it is about, in words to show: “Articles”, “Spellings & Typos”. */
  readonly kind: string;
  /** The same for programs, as `ignoreClasses` takes it: `article`, `spelling`. */
  readonly errorClass: string;
  /** Stable id of the rule, as `ignoreRules` takes it. */
  readonly rule: string;
  /** Measured probability, 0 to 1, that a careful editor would make the change. */
  readonly confidence: number;
}

export interface Sentence {
  /** Half-open offsets into the checked text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** In the order of the text, disjoint. */
  readonly alerts: readonly Alert[];
}

export interface CheckedText {
  /** The variety that the text was checked as. */
  readonly language: 'US' | 'UK';
  /** In the order of the text, disjoint; what lies between them is space. */
  readonly sentences: readonly Sentence[];
}

/** Checks texts in a thread of its own, so the thread that asks goes on meanwhile. Errors have a `code`. */
export interface Checker {
  /**
   * Checks a text of any length. Of a plain one an empty line ends a paragraph; what the whole text says about its words counts in each. Nothing of the text is kept.
   * Texts are checked one after another, in the order of the calls.
   *
   * @param settings those that differ from the checker's; lists are joined
   * @throws Error `library.option` for a value that a setting cannot have, `library.closed` after `close`, `library.ended` when the thread died
   */
  check(text: string, settings?: CheckSettings): Promise<CheckedText>;
  /** Ends the thread and gives its memory back. Checks under way are rejected with `library.closed`. */
  close(): Promise<void>;
}

interface CommonOptions extends CheckSettings {
  /**
   * Leaves out the language model and the ranker: a fifth of the data and two thirds of the memory for what rules and the dictionary know (false).
   */
  readonly rulesOnly?: boolean | undefined;
}

/** What `createChecker` takes in Node. */
export interface NodeCheckerOptions extends CommonOptions {
  /** Folder of the models (that of the package). */
  readonly models?: string | undefined;
}

/** How much of the models is there, in bytes. */
export interface LoadProgress {
  readonly loaded: number;
  readonly total: number;
}

/** What `createChecker` takes in a browser. */
export interface BrowserCheckerOptions extends CommonOptions {
  /** Address of the folder with the models, relative to the page (`models/` beside the module). */
  readonly models?: string | undefined;
  /** Told how far the models are, ten times a second at most. */
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
}
