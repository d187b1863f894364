/**
 * Measures the worth of advice: by rule, the share of it that readers of manuscripts welcomed. Writes
 * src/engine/pipeline/advice-worth-table.ts.
 *
 * usage: npx tsx training/calibration/fit-advice.ts VERDICTS.tsv...
 *
 * VERDICTS are the files of bench/manuscripts/verdicts: a text that was read is no longer fresh. A rule's share is
 * shrunk towards that of its family, and a family's towards that of its class, as if each had a fixed number of the
 * larger group's verdicts in addition to its own (empirical Bayes with a fixed weight).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { familyOf } from '../../src/engine/pipeline/calibration.ts';
import { classEntry, type ErrorClass } from '../../src/engine/taxonomy.ts';
import { currentRule } from './current-rule.ts';
import { entryLines, familyLines } from './family-lines.ts';

/** The number of verdicts of the larger group by which the smaller group is shrunk towards it. */
const WEIGHT = { family: 3, rule: 2 } as const;

interface Row {
  readonly kind: ErrorClass;
  readonly rule: string;
  readonly right: boolean;
}
interface Counts {
  right: number;
  all: number;
}

/** Each alert once, with its last verdict. */
function readRows(files: readonly string[]): Row[] {
  const rows = new Map<string, Row>();
  for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
    const [key = '', verdict, , rule = '', kind] = line.split('\t');
    if (key === '' || key.startsWith('#')) continue;
    rows.set(key, { kind: kind as ErrorClass, rule: currentRule(rule), right: verdict === 'right' });
  }
  return [...rows.values()].filter(({ kind }) => classEntry(kind).advice);
}

function countsBy(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const row of rows) {
    const own = counts.get(keyOf(row)) ?? { right: 0, all: 0 };
    own.right += row.right ? 1 : 0;
    own.all++;
    counts.set(keyOf(row), own);
  }
  return counts;
}

const drawn = ({ right, all }: Counts, towards: number, weight: number): number =>
  Number(((right + weight * towards) / (all + weight)).toFixed(2));

const rows = readRows(process.argv.slice(2));
if (rows.length === 0) throw new Error('usage: npx tsx training/calibration/fit-advice.ts VERDICTS.tsv...');
const kindOf = new Map(rows.map(({ rule, kind }) => [rule, kind]));
const familyKind = new Map(rows.map(({ rule, kind }) => [familyOf(rule), kind]));
const kinds = new Map(
  [...countsBy(rows, ({ kind }) => kind)].map(([kind, counts]) => [kind, drawn(counts, 0.5, WEIGHT.rule)]),
);
const families = new Map(
  [...countsBy(rows, ({ rule }) => familyOf(rule))].map(([family, counts]) => [
    family,
    drawn(counts, kinds.get(familyKind.get(family)!)!, WEIGHT.family),
  ]),
);
const rules = new Map(
  [...countsBy(rows, ({ rule }) => rule)].map(([rule, counts]) => [
    rule,
    drawn(counts, families.get(familyOf(rule)) ?? kinds.get(kindOf.get(rule)!)!, WEIGHT.rule),
  ]),
);

writeFileSync(
  new URL('../../src/engine/pipeline/advice-worth-table.ts', import.meta.url),
  `/**
 * Made by training/calibration/fit-advice.ts; see its README. Shares of verdicts that were glad of the advice: by class and, a line each, by family of rules,
 * behind whose share are those of its rules. \`.\` is a rule that is named like its family.
 */
export const ADVICE_WORTH = {
  kinds: \`
${entryLines(kinds)}
\`,
  families: \`
${familyLines(families, rules)}
\`,
};
`,
);
console.log(`${rows.length} verdicts on advice, ${rules.size} rules`);
