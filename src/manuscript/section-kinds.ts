/** What a section of a manuscript is for. */
export const SECTION_KINDS = [
  'title',
  'abstract',
  'introduction',
  'methods',
  'results',
  'discussion',
  'conclusion',
  'references',
  /** Acknowledgements, funding, appendices and the like. */
  'end-matter',
  'other',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];
