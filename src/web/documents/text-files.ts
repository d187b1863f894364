/** Ends of names of texts that come back corrected as they are written, without tracked changes. */
export const TEXT_ENDINGS = [
  ...['.md', '.markdown', '.qmd', '.rmd', '.html', '.htm', '.rst'],
  ...['.adoc', '.asciidoc', '.org', '.typ', '.txt'],
] as const;

export const isTextFile = (name: string): boolean => TEXT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
