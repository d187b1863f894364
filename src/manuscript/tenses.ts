import { tenseShown } from '../engine/document/section-tenses.ts';
import type { Token } from '../text/token.ts';
import type { Finding } from './manuscript.ts';
import type { ManuscriptText } from './manuscript-text.ts';
import { proseParts } from './prose-parts.ts';
import type { SectionKind } from './section-kinds.ts';
import type { Section } from './sections.ts';

/** Number of verb forms in the past and in the present in a section (“was”, “are”, “we added”). */
export interface SectionTenses {
  readonly heading: string;
  readonly kind: SectionKind;
  /** Index of its heading, or of its first paragraph. */
  readonly paragraph: number;
  readonly past: number;
  readonly present: number;
}

/** Sections that quote other people, or have no sentences. */
const WITHOUT_TENSE: ReadonlySet<SectionKind> = new Set(['title', 'references', 'end-matter']);
/** Fewest verbs that show the usual tense of a section, and fewest in a paragraph that show a different one. */
const HABIT = 15;
const LEAST_IN_PARAGRAPH = 5;
/** Largest share of the rarer tense in a section that has a usual tense. */
const RARER = 0.15;
/** Sections that are usually written in the past tense. */
const TOLD: ReadonlySet<SectionKind> = new Set(['methods', 'results']);

/** Returns the tenses of each section, in order. */
export function tenseMap({ structure: { paragraphs, sections }, tokens }: ManuscriptText): SectionTenses[] {
  const prose = new Set(proseParts(paragraphs).map(({ paragraph }) => paragraph));
  return sections
    .filter(({ kind }) => !WITHOUT_TENSE.has(kind))
    .map((section): SectionTenses => {
      const { heading, kind, from } = section;
      const counts = paragraphsOf(section)
        .filter((i) => prose.has(i))
        .map((i) => tensesIn(tokens[i]!));
      const sum = (tense: 'past' | 'present'): number => counts.reduce((total, count) => total + count[tense], 0);
      return { heading, kind, paragraph: from, past: sum('past'), present: sum('present') };
    })
    .filter(({ past, present }) => past + present > 0);
}

const paragraphsOf = ({ from, to }: Section): number[] => Array.from({ length: to - from }, (_, i) => from + i);

function tensesIn(tokens: readonly Token[]): { past: number; present: number } {
  const counts = { past: 0, present: 0 };
  for (let i = 0; i < tokens.length; i++) {
    const tense = tenseShown(tokens, i);
    if (tense) counts[tense]++;
  }
  return counts;
}

/** Finds paragraphs of methods or results in the present tense where the section is in the past tense. */
export function tenseFindings({ structure: { paragraphs, sections }, tokens }: ManuscriptText): Finding[] {
  const body = new Set(
    proseParts(paragraphs)
      .filter(({ part }) => part === 'body')
      .map(({ paragraph }) => paragraph),
  );
  return sections
    .filter(({ kind }) => TOLD.has(kind))
    .flatMap((section): Finding[] => {
      const counted = paragraphsOf(section)
        .filter((i) => body.has(i))
        .map((i) => ({ i, ...tensesIn(tokens[i]!) }));
      return counted
        .filter(({ i, past, present }) => {
          const rest = counted.filter((other) => other.i !== i);
          const [before, now] = [
            rest.reduce((sum, one) => sum + one.past, 0),
            rest.reduce((sum, one) => sum + one.present, 0),
          ];
          return present >= LEAST_IN_PARAGRAPH && past === 0 && before + now >= HABIT && now <= RARER * (before + now);
        })
        .map(({ i, present }) => ({
          group: 'tenses',
          check: 'section-tense',
          paragraph: i,
          start: 0,
          end: Math.min(60, paragraphs[i]!.text.length),
          message: `Check the tense of this paragraph: it has ${present} verbs in the present, and the rest of “${section.heading}” is in the past.`,
        }));
    });
}
