/** How a language writes comments and strings. */
export interface Language {
  /** Signs that begin a comment up to the end of its line. */
  readonly line: readonly string[];
  readonly block: readonly (readonly [begin: string, end: string])[];
  /** Quotation marks of strings, longest first; `lines` allows line ends in the string. */
  readonly texts: readonly { readonly mark: string; readonly lines: boolean; readonly escapes: boolean }[];
  /** True when a string that is a statement of its own documents the code. */
  readonly docStrings?: boolean;
  /** True when `'` also begins a lifetime or the name of a symbol; a string in it has one character. */
  readonly shortQuotes?: boolean;
  /** `/…/` may be a pattern. */
  readonly patterns?: boolean;
  /** True when a line comment begins only after a blank or at the start of its line. */
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
