import { familyOf } from '../../src/engine/pipeline/calibration.ts';

const sorted = (values: ReadonlyMap<string, number>): [string, number][] =>
  [...values].sort(([a], [b]) => (a < b ? -1 : 1));
const entryOf = ([name, value]: readonly [string, number]): string => `${name} ${value}`;

/** A name and a number a line, for readEntries of src/engine/pipeline/family-table.ts. */
export const entryLines = (values: ReadonlyMap<string, number>): string => sorted(values).map(entryOf).join('\n');

/** Numbers by family of rules, a line each, and behind each those of its rules, for readFamilyTable. */
export function familyLines(families: ReadonlyMap<string, number>, rules: ReadonlyMap<string, number>): string {
  const all = sorted(rules);
  return sorted(families)
    .map((family) => {
      const own = all
        .filter(([rule]) => familyOf(rule) === family[0])
        .map(([rule, value]) => entryOf([rule.slice(family[0].length + 1) || '.', value]));
      return own.length > 0 ? `${entryOf(family)}: ${own.join(', ')}` : entryOf(family);
    })
    .join('\n');
}
