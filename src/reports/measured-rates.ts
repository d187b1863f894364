import type { DetectionResult } from '../detection/types.ts';
import { whole } from './ai-report-words.ts';

/** Measured outcomes of texts of one length, by `bench/detection/outcomes.ts`; the table stands in docs/ai-report.md. */
interface MeasuredLength {
  /** Up to this many words; between two lengths that were measured, halfway in proportion. */
  readonly upTo: number;
  readonly words: string;
  readonly people: { readonly texts: number; readonly mixed: string; readonly machine: string };
  readonly machines: { readonly texts: number; readonly mixed: string; readonly machine: string };
}

const MEASURED: readonly MeasuredLength[] = [
  {
    upTo: 700,
    words: '250',
    people: { texts: 4_931, mixed: '0.37 %', machine: '0.10 %' },
    machines: { texts: 5_799, mixed: '7.8 %', machine: '60.5 %' },
  },
  {
    upTo: 3_500,
    words: '2,000',
    people: { texts: 1_109, mixed: '0.18 %', machine: 'none' },
    machines: { texts: 640, mixed: '41.2 %', machine: '50.5 %' },
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    words: '6,000',
    people: { texts: 376, mixed: 'none', machine: 'none' },
    machines: { texts: 213, mixed: '45.1 %', machine: '47.9 %' },
  },
];

/** How often texts about as long as this one got which outcome; nothing where there is no score. */
export function errorRates({ outcome, wordsScored }: DetectionResult): string[] {
  if (outcome === 'not judged') return [];
  const { words, people, machines } = MEASURED.find(({ upTo }) => wordsScored <= upTo)!;
  const said = ({ texts, mixed, machine }: MeasuredLength['people'], by: string) =>
    `Of ${whole(texts)} texts by ${by} of about ${words} words, ${mixed === 'none' && machine === 'none' ? 'none was called mixed or machine' : `${mixed} were called mixed and ${machine} machine`}.`;
  return [
    said(people, 'people'),
    said(machines, 'machines'),
    'These texts were not in the training. Rates differ by kind of text and by generator.',
  ];
}

/** Scores that the counts below belong to; a score between two takes the lower one's count, which is the larger. */
export const REACHED = [1, 20, 36, 50, 71, 85, 100] as const;

/** Of 1,000 texts by people of one group, how many reach each score. */
interface AsHigh {
  readonly by: string;
  readonly texts: number;
  readonly perThousand: readonly number[];
}

/** By `bench/detection/scores-as-high.ts`, at the lengths that it measures; writers who learned English apart. */
const AS_HIGH: readonly { readonly upTo: number; readonly words: string; readonly groups: readonly AsHigh[] }[] = [
  {
    upTo: 700,
    words: '250',
    groups: [
      { by: 'people who learned English', texts: 690, perThousand: [2.9, 2.9, 1.4, 0, 0, 0, 0] },
      { by: 'other people', texts: 3_190, perThousand: [18.8, 8.2, 4.4, 2.2, 1.3, 0.6, 0.6] },
    ],
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    words: '2,000',
    groups: [{ by: 'people who learned English', texts: 75, perThousand: [0, 0, 0, 0, 0, 0, 0] }],
  },
];

/** How many texts of people about as long score as high, group by group; nothing for a score of 0. */
export function scoresAsHigh({ outcome, score, wordsScored }: DetectionResult): string[] {
  if (outcome === 'not judged' || score === null || score === 0) return [];
  const { words, groups } = AS_HIGH.find(({ upTo }) => wordsScored <= upTo)!;
  const step = REACHED.findLastIndex((least) => score >= least);
  return groups.map(({ by, texts, perThousand }) => {
    const count = perThousand[step]!;
    const figure = count === 0 ? 'none' : count < 1 ? 'fewer than one' : `about ${whole(count)}`;
    return `Of 1,000 texts of about ${words} words by ${by}, ${figure} would score ${REACHED[step]} or more (measured on ${whole(texts)}).`;
  });
}
