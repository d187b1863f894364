import { ABSTRACT_HEADING } from '../engine/document/document-parts.ts';
import { LONGEST_HEADING, METHODS, NUMBERED, REST_OF_HEADING, RESULTS } from '../engine/document/section-tenses.ts';

/** The purpose of a section of a manuscript. */
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

const heading = (names: string): RegExp => new RegExp(`^${NUMBERED}(?:${names})\\s*[.:]?$`, 'iu');

const KNOWN: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'introduction',
    heading(
      '(?:general )?introduction|background(?: and (?:aims?|objectives?|motivation))?|related works?|literature review|motivation',
    ),
  ],
  ['methods', heading(METHODS)],
  ['results', heading(`${RESULTS}|evaluation`)],
  [
    'discussion',
    heading('(?:results?(?:/| and | & ))?(?:general )?discussions?(?: and conclusions?)?|limitations|implications'),
  ],
  ['conclusion', heading(`(?:summary and )?conclusions?(?:\\W${REST_OF_HEADING})?|concluding remarks|future work`)],
  [
    'references',
    heading('references?(?: list)?|list of references|bibliography|works cited|literature(?: cited)?|references cited'),
  ],
  [
    'end-matter',
    heading(
      `acknowledge?ments?|funding(?: ${REST_OF_HEADING})?|appendix${REST_OF_HEADING}|appendices|support(?:ing|ive) information${REST_OF_HEADING}|supplement(?:ary|al)${REST_OF_HEADING}|ethic(?:s|al)${REST_OF_HEADING}|data availability${REST_OF_HEADING}|code availability${REST_OF_HEADING}|availability of ${REST_OF_HEADING}|abbreviations|(?:authors?[’']? |credit )?contributions?${REST_OF_HEADING}|author statement${REST_OF_HEADING}|declarations?${REST_OF_HEADING}|competing interests?${REST_OF_HEADING}|conflicts? of interests?${REST_OF_HEADING}|disclosures?${REST_OF_HEADING}|open practices${REST_OF_HEADING}|about the authors?`,
    ),
  ],
];

/** Returns the kind of the section that a heading opens; `other` for a heading of the author's own. */
export function sectionKind(text: string): SectionKind {
  const line = text.trim();
  if (line.length > LONGEST_HEADING) return 'other';
  if (ABSTRACT_HEADING.test(line)) return 'abstract';
  return KNOWN.find(([, form]) => form.test(line))?.[0] ?? 'other';
}
