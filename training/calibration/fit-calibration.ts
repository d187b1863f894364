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
import { logOddsOf, probability } from '../../src/engine/log-odds.ts';
import { familyOf, isMeasured } from '../../src/engine/pipeline/calibration.ts';

interface Row {
  readonly row: number;
  readonly rule: string;
  readonly kind: string;
  readonly confidence: number;
  readonly verdict: Verdict;
}

/**
 * The weight of a verdict: a reader marks about three of four errors, and marks some of them differently. Of 45
 * corrections without a mark, read one by one, 17 were right; of 18 that touch a mark without making it, 7.
 */
const WORTH: Readonly<Record<Verdict, number>> = { right: 1, overlap: 0.4, none: 0.35 };
/** The number of verdicts that balance an effect of 1 in log odds, found by cross-validation. */
const RIDGE = { kind: 4, family: 4, rule: 4 } as const;
const SWEEPS = 60;
const BLOCK = 40;
const FOLDS = 5;
/** Effects below this change no confidence by more than 0.02. */
const LEAST = 0.1;

type Effects = Map<string, number>;
interface Fit {
  bias: number;
  slope: number;
  readonly kinds: Effects;
  readonly families: Effects;
  readonly rules: Effects;
}

const bounded = (confidence: number): number => Math.min(0.99, Math.max(0.05, confidence));

function chanceOf(fit: Fit, { rule, kind, confidence }: Row): number {
  const effect = (fit.kinds.get(kind) ?? 0) + (fit.families.get(familyOf(rule)) ?? 0) + (fit.rules.get(rule) ?? 0);
  return probability(fit.bias + fit.slope * logOddsOf(bounded(confidence)) + effect);
}

/** One Newton step in one effect over its rows. */
function step(fit: Fit, rows: readonly Row[], value: number, ridge: number, weight: (row: Row) => number): number {
  let gradient = -ridge * value;
  let curvature = ridge;
  for (const row of rows) {
    const chance = chanceOf(fit, row);
    gradient += weight(row) * (WORTH[row.verdict] - chance);
    curvature += weight(row) ** 2 * chance * (1 - chance);
  }
  return value + gradient / (curvature + 1e-9);
}

const one = (): number => 1;

function grouped(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

function fitTo(rows: readonly Row[]): Fit {
  const fit: Fit = { bias: 0, slope: 1, kinds: new Map(), families: new Map(), rules: new Map() };
  const groups = (
    [
      ['kinds', RIDGE.kind, (row: Row) => row.kind],
      ['families', RIDGE.family, (row: Row) => familyOf(row.rule)],
      ['rules', RIDGE.rule, (row: Row) => row.rule],
    ] as const
  ).map(([name, ridge, keyOf]) => ({ name, ridge, byKey: grouped(rows, keyOf) }));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    fit.bias = step(fit, rows, fit.bias, 0, one);
    fit.slope = step(fit, rows, fit.slope, 0, (row) => logOddsOf(bounded(row.confidence)));
    for (const { name, ridge, byKey } of groups)
      for (const [key, own] of byKey) fit[name].set(key, step(fit, own, fit[name].get(key) ?? 0, ridge, one));
  }
  return fit;
}

const loss = (chance: number, worth: number): number =>
  -(worth * Math.log(chance) + (1 - worth) * Math.log(1 - chance));

function crossValidate(rows: readonly Row[]): void {
  let before = 0;
  let after = 0;
  const bands = new Map<number, { sum: number; worth: number; count: number }>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = ({ row }: Row) => Math.floor(row / BLOCK) % FOLDS === fold;
    const fit = fitTo(rows.filter((row) => !isHeldOut(row)));
    for (const row of rows.filter(isHeldOut)) {
      const chance = chanceOf(fit, row);
      const worth = WORTH[row.verdict];
      before += loss(bounded(row.confidence), worth);
      after += loss(chance, worth);
      const band = bands.get(Math.floor(chance * 10)) ?? { sum: 0, worth: 0, count: 0 };
      bands.set(Math.floor(chance * 10), { sum: band.sum + chance, worth: band.worth + worth, count: band.count + 1 });
    }
  }
  console.log(`log loss: ${(before / rows.length).toFixed(4)} before, ${(after / rows.length).toFixed(4)} after`);
  for (const [, { sum, worth, count }] of [...bands].sort(([a], [b]) => a - b))
    console.log(`said ${(sum / count).toFixed(2)}, is ${(worth / count).toFixed(2)}, ${count} corrections`);
}

function written(fit: Fit): string {
  const record = (effects: Effects): string =>
    [...effects]
      .filter(([, value]) => Math.abs(value) >= LEAST)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `    '${name}': ${Number(value.toFixed(2))},`)
      .join('\n');
  return `/** Made by training/calibration/fit-calibration.ts; see its README. Effects in log odds. */
export const CALIBRATION: {
  readonly bias: number;
  readonly slope: number;
  readonly kinds: Readonly<Record<string, number>>;
  readonly families: Readonly<Record<string, number>>;
  readonly rules: Readonly<Record<string, number>>;
} = {
  bias: ${Number(fit.bias.toFixed(3))},
  slope: ${Number(fit.slope.toFixed(3))},
  kinds: {\n${record(fit.kinds)}\n  },
  families: {\n${record(fit.families)}\n  },
  rules: {\n${record(fit.rules)}\n  },
};\n`;
}

const rows = readFileSync(process.argv[2] ?? '', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Row)
  .filter(({ rule }) => !isMeasured(rule));
crossValidate(rows);
writeFileSync(new URL('../../src/engine/pipeline/calibration-table.ts', import.meta.url), written(fitTo(rows)));
