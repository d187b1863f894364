import type { Token } from '../../text/token.ts';
import { textKey } from './abbreviation-uses.ts';
import type { TokenizedParagraph } from './tokenized-paragraph.ts';

/** The tense in which an author reports a section. */
export type SectionTense = 'past' | 'present';

/** Ordinal, from 1, of the section with methods or results that contains a paragraph (by `textKey`). */
export const sectionKey = (paragraph: number): string => `section:${paragraph}`;
export const tenseKey = (section: number, tense: SectionTense): string => `tense:${section}:${tense}`;

/** Longer lines are not headings of the usual sections. */
export const LONGEST_HEADING = 60;
/** What a heading may go on with: bounded, so that blanks behind it are tried in few ways. */
export const REST_OF_HEADING = `.{0,${LONGEST_HEADING}}`;
/** The number before a heading: “2.1 ”, “IV. ”. */
export const NUMBERED = String.raw`(?:(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,4}|[A-H])\.?\s+)?`;
/** Headings of sections that report what was done. */
export const METHODS = `(?:materials?|subjects?|patients?|participants|data|study design|experimental)(?:,? (?:and|&) | )?(?:methods?|methodology|procedures?|setup|design)|methods?(?: (?:and|&) (?:materials?|data))?|methodology|procedures?|participants|data collection|experiments?|study design`;
/** Headings of sections that report what was found. */
export const RESULTS = '(?:experimental )?(?:results|findings)';
/** A heading of a section that reports what was done or found. "Results and discussion" is left out, because it mixes reports and general statements. */
const TOLD = new RegExp(`^${NUMBERED}(?:${METHODS}|${RESULTS})\\s*[.:]?$`, 'iu');
/** Headings of other parts; an unknown heading counts as a heading within the section. */
const OTHER = new RegExp(
  `^${NUMBERED}(?:abstract|summary|(?:author|lay|plain.language) summary|introduction|background|related work|theory|model|literature review|preliminaries|results?(?:\\/| and | & )discussions?|discussions?(?: and conclusions?)?|general discussion|conclusions?(?:\\W${REST_OF_HEADING})?|limitations|implications|future work|references|bibliography|acknowledge?ments?|funding|appendix${REST_OF_HEADING}|appendices|supporting information|supplementary${REST_OF_HEADING}|ethics${REST_OF_HEADING}|data availability${REST_OF_HEADING}|abbreviations|author contributions|keywords)\\s*[.:]?$`,
  'iu',
);

const PAST = new Set('was were'.split(' '));
const PRESENT = new Set('is are'.split(' '));
/** Past forms without "-ed" that occur after "we" in articles. */
const STRONG = new Set(
  'found took made ran chose drew gave held kept saw grew began built sought spent sent told wrote thought felt fed met put'.split(
    ' ',
  ),
);
/** Words that, after "we", are neither a present nor a past form. */
const NEITHER = new Set(
  "can could may might must shall should will would do did does not n't also then first next now here have had 're 've 'll 'd further therefore thus only again both all each set cut let hit".split(
    ' ',
  ),
);

/** Returns the tense that a token shows by its form, to find the majority in a section; undefined for most tokens. */
export function tenseShown(tokens: readonly Token[], i: number): SectionTense | undefined {
  const { lower, kind } = tokens[i]!;
  if (PAST.has(lower)) return 'past';
  if (PRESENT.has(lower)) return 'present';
  if (kind !== 'word' || tokens[i - 1]?.lower !== 'we' || NEITHER.has(lower) || lower.endsWith('ly')) return undefined;
  return lower.endsWith('ed') || STRONG.has(lower) ? 'past' : 'present';
}

/**
 * Counts, for each section with methods or results, the finite verbs whose form shows their tense ("was", "are", "we added"). This is enough to find the tense
 * of the section without tags. Headings identify the sections; a text without such headings has none.
 */
export function countTenses(
  paragraphs: readonly TokenizedParagraph[],
  add: (key: string) => void,
  note: (key: string, value: number) => void,
): void {
  let section = 0;
  let inside = false;
  for (const { text, tokens } of paragraphs) {
    const line = text.trim();
    if (line.length <= LONGEST_HEADING && (TOLD.test(line) || OTHER.test(line))) {
      inside = TOLD.test(line);
      if (inside) section++;
      continue;
    }
    if (!inside || line.length <= LONGEST_HEADING) continue;
    note(sectionKey(textKey(text)), section);
    for (let i = 0; i < tokens.length; i++) {
      const tense = tenseShown(tokens, i);
      if (tense) add(tenseKey(section, tense));
    }
  }
}
