/** File extensions of texts that come back corrected in their own format, without tracked changes. */
export const TEXT_ENDINGS = [
  ...['.md', '.markdown', '.qmd', '.rmd', '.html', '.htm', '.rst'],
  ...['.adoc', '.asciidoc', '.org', '.typ', '.txt'],
] as const;

export const isTextFile = (name: string): boolean => TEXT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
