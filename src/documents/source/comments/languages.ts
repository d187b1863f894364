/** How a language writes comments and texts. */
export interface Language {
  /** Begins a comment to the end of its line. */
  readonly line: readonly string[];
  readonly block: readonly (readonly [begin: string, end: string])[];
  /** Marks around texts, longest first; those of several lines may hold line ends. */
  readonly texts: readonly { readonly mark: string; readonly lines: boolean; readonly escapes: boolean }[];
  /** A text that stands as a statement of its own says what the code does. */
  readonly docStrings?: boolean;
  /** `'` also begins a lifetime or the name of a symbol; a text in it has one character. */
  readonly shortQuotes?: boolean;
  /** `/…/` may be a pattern. */
  readonly patterns?: boolean;
  /** A line comment begins at a blank or the start of its line only. */
  readonly apart?: boolean;
}

const text = (mark: string, lines = false, escapes = true) => ({ mark, lines, escapes });
const C_BLOCK = [['/*', '*/']] as const;
const C_TEXTS = [text('"'), text("'")];

export const LANGUAGES = {
  javascript: { line: ['//'], block: C_BLOCK, texts: [...C_TEXTS, text('`', true)], patterns: true },
  python: {
    line: ['#'],
    block: [],
    texts: [text('"""', true), text("'''", true), text('"'), text("'")],
    docStrings: true,
  },
  java: { line: ['//'], block: C_BLOCK, texts: [text('"""', true), ...C_TEXTS] },
  c: { line: ['//'], block: C_BLOCK, texts: C_TEXTS, shortQuotes: true },
  csharp: { line: ['//'], block: C_BLOCK, texts: [text('"""', true, false), ...C_TEXTS], shortQuotes: true },
  go: { line: ['//'], block: C_BLOCK, texts: [text('`', true, false), ...C_TEXTS] },
  rust: { line: ['//'], block: C_BLOCK, texts: [text('"', true), text("'")], shortQuotes: true },
  ruby: { line: ['#'], block: [['\n=begin', '\n=end']], texts: C_TEXTS, apart: true },
  shell: { line: ['#'], block: [], texts: [text('"', true), text("'", true, false)], apart: true },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageName = keyof typeof LANGUAGES;
