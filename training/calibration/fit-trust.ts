/**
 * Fits how far corrections can be trusted on manuscripts, and writes src/engine/pipeline/manuscript-trust-table.ts.
 *
 * usage: npx tsx training/calibration/fit-trust.ts EVIDENCE.tsv …
 *
 * Each EVIDENCE holds a correction a line: file, register, rule, class, edit, confidence, opinion (may be empty) and
 * verdict, from an engine that had not been mended by the file. A logistic regression of "did no harm" on the features of
 * manuscript-trust.ts; each class, family and rule has an effect that is shrunk towards zero (ridge). Prints, by
 * eight-fold cross-validation over files, what is lost when the least trusted are left out, by trust and by confidence.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { familyOf } from '../../src/engine/pipeline/calibration.ts';
import { type Evidence, trustFeatures } from '../../src/engine/pipeline/manuscript-trust.ts';
import { currentRule } from './current-rule.ts';
import { entryLines, familyLines } from './family-lines.ts';
import { chanceOf, fitEffects, grouped, type Judged } from './logistic-effects.ts';

interface Row extends Evidence, Judged {
  readonly file: string;
  readonly verdict: string;
}

/** The number of verdicts that balance an effect of 1 in log odds, found by cross-validation (1 to 8 are equally good). */
const RIDGE = 3;
const FOLDS = 8;
/** Effects below this change no trust by more than 0.01. */
const LEAST = 0.05;
/** A rule with more verdicts is known. */
const MOST_COUNTED = 200;

/** What a verdict is worth: a needless change that spoils nothing is half as bad as a harmful one. */
const WORTH: Readonly<Record<string, number>> = { right: 1, debatable: 1, wrong: 0.5, harmful: 0 };

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean).slice(1);

function readRows(files: readonly string[]): Row[] {
  const read = files.flatMap(linesOf).map((line) => {
    const [manuscript = '', register, rule = '', errorClass = '', edit, confidence, opinion, verdict = ''] =
      line.split('\t');
    return {
      file: manuscript,
      formal: register === 'formal',
      rule: currentRule(rule),
      errorClass,
      edit: edit as Evidence['edit'],
      confidence: Number(confidence),
      opinion: opinion === '' ? undefined : Number(opinion),
      verdict,
    };
  });
  const counts = new Map<string, number>();
  const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const row of read) {
    count(row.rule);
    count(`${row.rule} ${row.file}`);
  }
  return read.map((row) => {
    const inOthers = counts.get(row.rule)! - counts.get(`${row.rule} ${row.file}`)!;
    const groups = [row.errorClass, familyOf(row.rule), row.rule];
    return { ...row, features: trustFeatures(row, inOthers), groups, worth: WORTH[row.verdict]! };
  });
}

const foldOf = ({ file }: Row): number => createHash('sha1').update(file).digest()[0]! % FOLDS;

/** What leaving out the least trusted removes, by a measure of trust. */
function report(name: string, judged: readonly { readonly row: Row; readonly trust: number }[]): void {
  const sorted = [...judged].sort((a, b) => a.trust - b.trust);
  const count = (rows: typeof judged, verdict: string) => rows.filter(({ row }) => row.verdict === verdict).length;
  for (const share of [0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.4]) {
    const left = sorted.slice(0, Math.round(share * sorted.length));
    const percent = (verdict: string) => ((100 * count(left, verdict)) / count(judged, verdict)).toFixed(1);
    const bound = left.at(-1)!.trust.toFixed(2);
    console.log(
      `${name}, ${100 * share} % left out (under ${bound}): harmful ${percent('harmful')} %, wrong ${percent('wrong')} %, right ${percent('right')} %`,
    );
  }
}

const rows = readRows(process.argv.slice(2));
const heldOut = Array.from({ length: FOLDS }, (_, fold) => {
  const fit = fitEffects(
    rows.filter((row) => foldOf(row) !== fold),
    RIDGE,
  );
  return rows.filter((row) => foldOf(row) === fold).map((row) => ({ row, trust: chanceOf(fit, row) }));
}).flat();
report(
  'confidence',
  rows.map((row) => ({ row, trust: row.confidence })),
);
for (const formal of [true, false])
  report(
    formal ? 'trust in papers' : 'trust elsewhere',
    heldOut.filter(({ row }) => row.formal === formal),
  );
report('trust', heldOut);
for (let band = 10; band < 20; band++) {
  const own = heldOut.filter(({ trust }) => Math.floor(trust * 20) === band);
  const fine = own.reduce((sum, { row }) => sum + row.worth, 0);
  const said = own.reduce((sum, { trust }) => sum + trust, 0);
  if (own.length > 0)
    console.log(
      `said ${(said / own.length).toFixed(2)}, is ${(fine / own.length).toFixed(2)}, ${own.length} corrections`,
    );
}

const {
  bias,
  weights,
  groups: [classes, families, rules],
} = fitEffects(rows, RIDGE);
const short = (value: number): number => Number(value.toFixed(3));
const known = (effects: ReadonlyMap<string, number>): Map<string, number> =>
  new Map(
    [...effects]
      .filter(([, value]) => Math.abs(value) >= LEAST)
      .map(([name, value]) => [name, Number(value.toFixed(2))]),
  );
/** The families that have an effect, or a rule with one. */
function familiesOf(
  ofFamilies: ReadonlyMap<string, number>,
  ofRules: ReadonlyMap<string, number>,
): Map<string, number> {
  const names = new Set([...ofFamilies.keys(), ...[...ofRules.keys()].map(familyOf)]);
  return new Map([...names].map((name) => [name, ofFamilies.get(name) ?? 0]));
}
const countsBy = (keyOf: (row: Row) => string): Map<string, number> =>
  new Map([...grouped(rows, keyOf)].map(([key, own]) => [key, Math.min(MOST_COUNTED, own.length)]));
const ofRules = known(rules!);
writeFileSync(
  new URL('../../src/engine/pipeline/manuscript-trust-table.ts', import.meta.url),
  `/**
 * Made by training/calibration/fit-trust.ts; see its README. Effects in log odds, by class and, a line each, by family of rules; weights in the order of
 * trustFeatures; the number of verdicts read, ${MOST_COUNTED} at most.
 */
export const MANUSCRIPT_TRUST = {
  bias: ${short(bias)},
  weights: [${weights.map(short).join(', ')}],
  classes: \`
${entryLines(known(classes!))}
\`,
  effects: \`
${familyLines(familiesOf(known(families!), ofRules), ofRules)}
\`,
  verdicts: \`
${familyLines(
  countsBy(({ rule }) => familyOf(rule)),
  countsBy(({ rule }) => rule),
)}
\`,
};
`,
);
