/**
 * The public interface of the library: what `createChecker` takes and returns, in Node and in browsers. Nothing is
 * imported here, so that the declarations of the package are this file and one of a few lines. In `to-sentence.ts`, the
 * compiler compares the result of a check with the engine's own types.
 */

/** The settings of a check. The names are those of `.emend.toml` in camel case. A setting that is left out keeps its default. */
export interface CheckSettings {
  /**
   * The format of the text (`text`). In a format with markup, only the prose is checked, without code, formulas,
   * addresses and other markup. The last nine are programming languages, of which the comments are checked.
   */
  readonly format?:
    | ('text' | 'markdown' | 'html' | 'rst' | 'asciidoc' | 'org' | 'typst' | 'commit')
    | ('javascript' | 'python' | 'java' | 'c' | 'csharp' | 'go' | 'rust' | 'ruby' | 'shell')
    | undefined;
  /** A variety of English, or `auto`: the one in which the text is spelt (`auto`). */
  readonly language?: 'auto' | 'US' | 'UK' | undefined;
  /** `basic` gives only corrections; `advanced` also gives advice on style (`advanced`). */
  readonly pipeline?: 'basic' | 'advanced' | undefined;
  /** `academic` expects formal prose, without contractions (`general`). */
  readonly documentType?: 'general' | 'academic' | undefined;
  /** A style guide to comply with (none). */
  readonly styleGuide?: 'ACS' | 'AGU' | 'AMA' | 'APA' | 'IEEE' | null | undefined;
  /** How certain a correction must be: nearly certain, more likely right than wrong, or possibly right (`balanced`). */
  readonly certainty?: 'careful' | 'balanced' | 'thorough' | undefined;
  /** Single words that are right: names, terms. A word in lower case matches in any case. */
  readonly words?: readonly string[] | undefined;
  /** Ids of rules to ignore, or the first parts of ids: `passive-voice`, `spacing/double`. */
  readonly ignoreRules?: readonly string[] | undefined;
  /** Categories and classes to ignore: `fluency`, `hedge`. */
  readonly ignoreClasses?: readonly string[] | undefined;
}

export type Category = 'Correctness' | 'Clarity' | 'Fluency' | 'Style' | 'Style Guide Compliance' | 'Inclusivity';

/** A replacement for a range of the checked text; half-open offsets in UTF-16 code units. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A place in a text with something to correct or to consider. */
export interface Alert {
  /**
   * Half-open offsets into the checked text, in UTF-16 code units; in a text with markup from the first to the last
   * letter, including markup in between.
   */
  readonly start: number;
  readonly end: number;
  /** The words there as a reader sees them; for a plain text, `text.slice(start, end)`. Never empty. */
  readonly covered: string;
  /** The possible replacements, best first, at most five; empty if only a person can decide. */
  readonly replacements: readonly string[];
  /** What each replacement changes in the checked text, sorted and disjoint; null if the markup does not allow it. */
  readonly edits: readonly (readonly Edit[] | null)[];
  /** What to do and why, for the writer. */
  readonly comment: string;
  /** A `correction` fixes a mistake, `advice` may be declined, and a `question` is about a word that no list has. */
  readonly level: 'correction' | 'advice' | 'question';
  readonly category: Category;
  /** The class as a label for users: “Articles”, “Spellings & Typos”. */
  readonly kind: string;
  /** The class for programs, as in `ignoreClasses`: `article`, `spelling`. */
  readonly errorClass: string;
  /** Stable id of the rule, as in `ignoreRules`. */
  readonly rule: string;
  /** Measured probability, 0 to 1, that the change does no harm; for advice, its worth. */
  readonly confidence: number;
}

export interface Sentence {
  /** Half-open offsets into the checked text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** In text order, disjoint. */
  readonly alerts: readonly Alert[];
}

export interface CheckedText {
  /** The variety with which the text was checked. */
  readonly language: 'US' | 'UK';
  /** In text order, disjoint; the text between them is white space. */
  readonly sentences: readonly Sentence[];
}

/** Checks texts in a thread of its own, so the calling thread is not blocked. Errors have a `code`. */
export interface Checker {
  /**
   * Checks a text of any length. In a plain text, an empty line ends a paragraph. Each paragraph is checked with what
   * the whole text says about its words. Nothing of the text is stored. Texts are checked one after another, in the
   * order of the calls.
   *
   * @param settings those that differ from the checker's; lists are combined
   * @throws Error `library.option` for an invalid setting, `library.closed` after `close`, `library.ended` if the
   * thread died
   */
  check(text: string, settings?: CheckSettings): Promise<CheckedText>;
  /** Ends the thread and frees its memory. Checks in progress are rejected with `library.closed`. */
  close(): Promise<void>;
}

interface CommonOptions extends CheckSettings {
  /**
   * Leaves out the language model and the ranker. The rules and the dictionary alone need a fifth of the data and two
   * thirds of the memory (false).
   */
  readonly rulesOnly?: boolean | undefined;
}

/** The options of `createChecker` in Node. */
export interface NodeCheckerOptions extends CommonOptions {
  /** Folder of the models (that of the package). */
  readonly models?: string | undefined;
}

/** The progress of loading the models, in bytes. */
export interface LoadProgress {
  readonly loaded: number;
  readonly total: number;
}

/** The options of `createChecker` in a browser. */
export interface BrowserCheckerOptions extends CommonOptions {
  /** Address of the folder with the models, relative to the page (`models/` beside the module). */
  readonly models?: string | undefined;
  /** Called with the progress of loading the models, at most ten times a second. */
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
}
