import type { DetectionResult } from '../detection/types.ts';
import { whole } from './ai-report-words.ts';

/** Outcomes of texts of one length, measured by `bench/detection/outcomes.ts`; docs/ai-report.md has the table. */
interface MeasuredLength {
  /** Most words that the figures hold for; the limit is the geometric mean of two measured lengths. */
  readonly upTo: number;
  readonly words: string;
  /** Who wrote the texts, and which outcomes they got. */
  readonly groups: readonly Measured[];
}

interface Measured {
  readonly by: string;
  readonly texts: number;
  readonly mixed: string;
  readonly machine: string;
}

const LEARNERS = 'people who learned English';
const PEOPLE = 'people';
const NATIVES = 'native writers';
const OTHERS = 'other people';
const MACHINES = 'machines';

/** Measured with model 2026.6. */
const MEASURED: readonly MeasuredLength[] = [
  {
    upTo: 700,
    words: '250',
    groups: [
      { by: PEOPLE, texts: 4_931, mixed: '0.77 %', machine: '0.04 %' },
      { by: MACHINES, texts: 5_799, mixed: '29.0 %', machine: '54.2 %' },
    ],
  },
  {
    upTo: 3_500,
    words: '2,000',
    groups: [
      { by: PEOPLE, texts: 1_109, mixed: '0.36 %', machine: 'none' },
      { by: MACHINES, texts: 640, mixed: '29.7 %', machine: '67.2 %' },
    ],
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    words: '6,000',
    groups: [
      { by: PEOPLE, texts: 376, mixed: '0.27 %', machine: 'none' },
      { by: MACHINES, texts: 213, mixed: '30.1 %', machine: '66.7 %' },
    ],
  },
];

/** Tells how often texts of about this length got each outcome, by their authors; empty where there is no score. */
export function errorRates({ outcome, wordsScored }: DetectionResult): string[] {
  if (outcome === 'not judged') return [];
  const { words, groups } = MEASURED.find(({ upTo }) => wordsScored <= upTo)!;
  return [
    ...groups.map((group) => outcomes(group, words)),
    'These texts were not in the training. Rates differ by kind of text and by generator.',
  ];
}

function outcomes({ by, texts, mixed, machine }: Measured, words: string): string {
  const called =
    mixed === 'none' && machine === 'none'
      ? 'none was called mixed, edited or machine'
      : `${mixed} were called mixed or edited and ${machine} machine`;
  return `Of ${whole(texts)} texts of about ${words} words by ${by}, ${called}.`;
}

/** Scores that the counts below belong to; a score between two of them takes the count of the lower one, which is larger. */
export const REACHED = [1, 20, 36, 50, 71, 85, 100] as const;

/** Of 1,000 texts by people of one group, how many reach each score. */
interface AsHigh {
  readonly by: string;
  readonly texts: number;
  readonly perThousand: readonly number[];
}

/** Measured by `bench/detection/scores-as-high.ts` at its lengths; learners, native writers and others are separate groups. */
const AS_HIGH: readonly { readonly upTo: number; readonly words: string; readonly groups: readonly AsHigh[] }[] = [
  {
    upTo: 700,
    words: '250',
    groups: [
      { by: LEARNERS, texts: 690, perThousand: [1.4, 0, 0, 0, 0, 0, 0] },
      { by: NATIVES, texts: 799, perThousand: [8.8, 5, 1.3, 0, 0, 0, 0] },
      { by: OTHERS, texts: 2_391, perThousand: [17.1, 7.5, 5.9, 3.8, 2.1, 1.3, 0.8] },
    ],
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    words: '2,000',
    groups: [
      { by: LEARNERS, texts: 75, perThousand: [0, 0, 0, 0, 0, 0, 0] },
      { by: NATIVES, texts: 95, perThousand: [0, 0, 0, 0, 0, 0, 0] },
    ],
  },
];

/** Returns the groups measured at the length of a text, and which of the counted scores it reaches; null for a score of 0. */
function reached({ outcome, score, wordsScored }: DetectionResult) {
  if (outcome === 'not judged' || score === null || score === 0) return null;
  const { words, groups } = AS_HIGH.find(({ upTo }) => wordsScored <= upTo)!;
  return { words, groups, step: REACHED.findLastIndex((least) => score >= least) };
}

const figure = (count: number): string =>
  count === 0 ? 'none' : count < 1 ? 'fewer than one' : `about ${whole(count)}`;

/** Tells how many human texts of about this length score as high, group by group; empty for a score of 0. */
export function scoresAsHigh(result: DetectionResult): string[] {
  const found = reached(result);
  if (found === null) return [];
  const { words, groups, step } = found;
  return groups.map(
    ({ by, texts, perThousand }) =>
      `Of 1,000 texts of about ${words} words by ${by}, ${figure(perThousand[step]!)} would score ${REACHED[step]} or more (measured on ${whole(texts)}).`,
  );
}

/** Says the same in one sentence, for the first page; empty for a score of 0. */
export function scoresAsHighInShort(result: DetectionResult): string {
  const found = reached(result);
  if (found === null) return '';
  const { words, groups, step } = found;
  const counts = groups.map(({ by, perThousand }) => `${figure(perThousand[step]!)} by ${by}`);
  const said = new Intl.ListFormat('en').format(counts);
  return `Of 1,000 texts of about ${words} words from each group, ${said} would score ${REACHED[step]} or more.`;
}
