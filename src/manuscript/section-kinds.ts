import { ABSTRACT_HEADING } from '../engine/document/document-parts.ts';
import { METHODS, NUMBERED, RESULTS } from '../engine/document/section-tenses.ts';

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
  ['conclusion', heading('(?:summary and )?conclusions?(?:\\W.*)?|concluding remarks|future work')],
  [
    'references',
    heading('references?(?: list)?|list of references|bibliography|works cited|literature(?: cited)?|references cited'),
  ],
  [
    'end-matter',
    heading(
      "acknowledge?ments?|funding(?: .*)?|appendix.*|appendices|support(?:ing|ive) information.*|supplement(?:ary|al).*|ethic(?:s|al).*|data availability.*|code availability.*|availability of .*|abbreviations|(?:authors?[’']? |credit )?contributions?.*|author statement.*|declarations?.*|competing interests?.*|conflicts? of interests?.*|disclosures?.*|open practices.*|about the authors?",
    ),
  ],
];
/** Longer lines are not headings of the usual sections. */
const LONGEST_HEADING = 60;

/** Returns the kind of the section that a heading opens; `other` for a heading of the author's own. */
export function sectionKind(text: string): SectionKind {
  const line = text.trim();
  if (line.length > LONGEST_HEADING) return 'other';
  if (ABSTRACT_HEADING.test(line)) return 'abstract';
  return KNOWN.find(([, form]) => form.test(line))?.[0] ?? 'other';
}
