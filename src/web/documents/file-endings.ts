/** File extensions of word processors. */
export const WORD_ENDINGS = ['.docx', '.docm', '.dotx', '.doc', '.odt', '.ott', '.fodt', '.rtf'] as const;
/** LaTeX: one file, or a project in a zip. */
export const LATEX_ENDINGS = ['.tex', '.zip'] as const;
/** File extensions of texts that come back corrected in their own format, without tracked changes. */
export const TEXT_ENDINGS = [
  ...['.md', '.markdown', '.qmd', '.rmd', '.html', '.htm', '.rst'],
  ...['.adoc', '.asciidoc', '.org', '.typ', '.txt'],
] as const;

export const isTextFile = (name: string): boolean => TEXT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
