import { probability } from '../../src/engine/log-odds.ts';

/** A correction that a reader judged. */
export interface Judged {
  /** What weighs for all corrections alike. */
  readonly features: readonly number[];
  /** The groups that it belongs to, from large to small, the same number for each correction. */
  readonly groups: readonly string[];
  /** 0 to 1. */
  readonly worth: number;
}

/** A logistic regression whose groups have effects of their own, in log odds. */
export interface Effects {
  readonly bias: number;
  readonly weights: readonly number[];
  /** Effects by group, one map for each kind of group. */
  readonly groups: readonly ReadonlyMap<string, number>[];
}

const SWEEPS = 60;

/** Probability, 0 to 1, that a correction is worth making. */
export function chanceOf({ bias, weights, groups }: Effects, judged: Pick<Judged, 'features' | 'groups'>): number {
  const ofGroups = groups.reduce((sum, effects, i) => sum + (effects.get(judged.groups[i]!) ?? 0), bias);
  return probability(judged.features.reduce((sum, feature, i) => sum + feature * weights[i]!, ofGroups));
}

/** The items by key, in order. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/**
 * Fits by Newton steps in one effect after the other. `ridge` is the number of verdicts that balance an effect of 1 of a
 * group, which is shrunk towards zero: a group with few verdicts is judged by the larger ones that it belongs to.
 */
export function fitEffects(rows: readonly Judged[], ridge: number): Effects {
  const weights = rows[0]!.features.map(() => 0);
  const effects = rows[0]!.groups.map(() => new Map<string, number>());
  const fit = { bias: 0, weights, groups: effects };
  const byGroup = effects.map((_, i) => grouped(rows, ({ groups }) => groups[i]!));
  const step = (own: readonly Judged[], value: number, pull: number, weight: (row: Judged) => number): number => {
    let gradient = -pull * value;
    let curvature = pull + 1e-9;
    for (const row of own) {
      const chance = chanceOf(fit, row);
      gradient += weight(row) * (row.worth - chance);
      curvature += weight(row) ** 2 * chance * (1 - chance);
    }
    return value + gradient / curvature;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    fit.bias = step(rows, fit.bias, 0, () => 1);
    for (const i of weights.keys()) weights[i] = step(rows, weights[i]!, 0, ({ features }) => features[i]!);
    for (const [i, groups] of byGroup.entries())
      for (const [key, own] of groups)
        effects[i]!.set(
          key,
          step(own, effects[i]!.get(key) ?? 0, ridge, () => 1),
        );
  }
  return fit;
}

/** The effects of groups as lines of a table, without those below `least`. */
export const tableLines = (effects: ReadonlyMap<string, number>, least: number): string =>
  [...effects]
    .filter(([, value]) => Math.abs(value) >= least)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `    '${name}': ${Number(value.toFixed(2))},`)
    .join('\n');
