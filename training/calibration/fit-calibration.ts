/**
 * Fits the confidence of corrections to the verdicts of collect-verdicts.ts, and writes
 * src/engine/pipeline/calibration-table.ts.
 *
 * usage: npx tsx training/calibration/fit-calibration.ts VERDICTS.jsonl
 *
 * A logistic regression on the log odds of the confidence. Each error class, family and rule has an effect that is
 * shrunk towards zero (ridge), so that a rule with few verdicts is judged by its family and its class. Prints, by
 * five-fold cross-validation over blocks of paragraphs, the log loss before and after and how many corrections of each
 * band are right.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Verdict } from '../../bench/correction/verdict.ts';
import { probability } from '../../src/engine/log-odds.ts';
import { boundedOdds, familyOf, isMeasured } from '../../src/engine/pipeline/calibration.ts';
import { chanceOf, type Effects, fitEffects, type Judged, tableLines } from './logistic-effects.ts';

interface Verdicted {
  readonly row: number;
  readonly rule: string;
  readonly kind: string;
  readonly confidence: number;
  readonly verdict: Verdict;
}
type Row = Verdicted & Judged;

/**
 * The weight of a verdict: a reader marks about three of four errors, and marks some of them differently. Of 45
 * corrections without a mark, read one by one, 17 were right; of 18 that touch a mark without making it, 7.
 */
const WORTH: Readonly<Record<Verdict, number>> = { right: 1, overlap: 0.4, none: 0.35 };
/** The number of verdicts that balance an effect of 1 in log odds, found by cross-validation. */
const RIDGE = 4;
const BLOCK = 40;
const FOLDS = 5;
/** Effects below this change no confidence by more than 0.02. */
const LEAST = 0.1;

const loss = (chance: number, worth: number): number =>
  -(worth * Math.log(chance) + (1 - worth) * Math.log(1 - chance));

function crossValidate(rows: readonly Row[]): void {
  let before = 0;
  let after = 0;
  const bands = new Map<number, { sum: number; worth: number; count: number }>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = ({ row }: Row) => Math.floor(row / BLOCK) % FOLDS === fold;
    const fit = fitEffects(
      rows.filter((row) => !isHeldOut(row)),
      RIDGE,
    );
    for (const row of rows.filter(isHeldOut)) {
      const chance = chanceOf(fit, row);
      const { worth } = row;
      before += loss(probability(boundedOdds(row.confidence)), worth);
      after += loss(chance, worth);
      const band = bands.get(Math.floor(chance * 10)) ?? { sum: 0, worth: 0, count: 0 };
      bands.set(Math.floor(chance * 10), { sum: band.sum + chance, worth: band.worth + worth, count: band.count + 1 });
    }
  }
  console.log(`log loss: ${(before / rows.length).toFixed(4)} before, ${(after / rows.length).toFixed(4)} after`);
  for (const [, { sum, worth, count }] of [...bands].sort(([a], [b]) => a - b))
    console.log(`said ${(sum / count).toFixed(2)}, is ${(worth / count).toFixed(2)}, ${count} corrections`);
}

function written({ bias, weights: [slope], groups: [kinds, families, rules] }: Effects): string {
  return `/** Made by training/calibration/fit-calibration.ts; see its README. Effects in log odds. */
export const CALIBRATION: {
  readonly bias: number;
  readonly slope: number;
  readonly kinds: Readonly<Record<string, number>>;
  readonly families: Readonly<Record<string, number>>;
  readonly rules: Readonly<Record<string, number>>;
} = {
  bias: ${Number(bias.toFixed(3))},
  slope: ${Number(slope!.toFixed(3))},
  kinds: {\n${tableLines(kinds!, LEAST)}\n  },
  families: {\n${tableLines(families!, LEAST)}\n  },
  rules: {\n${tableLines(rules!, LEAST)}\n  },
};\n`;
}

const rows = readFileSync(process.argv[2] ?? '', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Verdicted)
  .filter(({ rule }) => !isMeasured(rule))
  .map((row): Row => {
    const { kind, rule, confidence, verdict } = row;
    const groups = [kind, familyOf(rule), rule];
    return { ...row, features: [boundedOdds(confidence)], groups, worth: WORTH[verdict] };
  });
crossValidate(rows);
writeFileSync(
  new URL('../../src/engine/pipeline/calibration-table.ts', import.meta.url),
  written(fitEffects(rows, RIDGE)),
);
