import { ERROR_CLASSES } from '../../src/engine/taxonomy.ts';

/**
 * A reader's verdict on an alert. `right`: an editor would make the change or welcome the question. `debatable`: the
 * text is as good before as after. `wrong`: a false alarm that leaves the text no worse, or says something untrue.
 * `harmful`: following it would make the text worse.
 */
export const VERDICTS = ['right', 'debatable', 'wrong', 'harmful'] as const;
export type Verdict = (typeof VERDICTS)[number];
export type Counts = Record<Verdict, number>;

/** Verdicts by the key of the alert, from lines `key<TAB>verdict…`; the first letter of a verdict is enough. */
export function readVerdicts(text: string): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [key, said = ''] = line.split('\t');
    const verdict = VERDICTS.find((name) => said !== '' && name.startsWith(said.trim().toLowerCase()));
    if (!verdict) throw new Error(`not a verdict: ${line}`);
    verdicts.set(key!, verdict);
  }
  return verdicts;
}

/** A share of a sample with its 95 % confidence interval (Wilson 1927). */
export function wilson(hits: number, all: number): { share: number; low: number; high: number } {
  if (all === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.96;
  const share = hits / all;
  const centre = share + (z * z) / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const scale = 1 + (z * z) / all;
  return { share, low: (centre - spread) / scale, high: (centre + spread) / scale };
}

const GROUPS: Readonly<Record<string, string>> = {
  spelling: 'spelling',
  punctuation: 'punctuation, capitals',
  capitals: 'punctuation, capitals',
};

/** The table row in which an error class is counted: the contract's category, with Correctness split into three. */
export function groupOf(errorClass: string): string {
  const { category, subCategory } = ERROR_CLASSES[errorClass as keyof typeof ERROR_CLASSES];
  if (category !== 'Correctness') return category;
  return GROUPS[errorClass] ?? (subCategory === 'Spelling' ? 'spelling' : 'grammar and words');
}

export const noCounts = (): Counts => ({ right: 0, debatable: 0, wrong: 0, harmful: 0 });
export const total = (counts: Counts): number => VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);
