/**
 * What readers said about drawn alerts, by class and rule.
 *
 *   npx tsx bench/manuscripts/score.ts FOLDER VERDICTS.tsv... [--rules 10] [--keep FILE.tsv] [--evidence FILE.tsv]
 *
 * FOLDER is the output of draw.ts. Shares have 95 % confidence intervals. Rates per 1,000 words weight each alert by
 * how many alerts of its document it represents. `--keep` writes key, file, rule, class and verdict, without any text,
 * for the repository; `--evidence` what the engine knew of each correction, for training/calibration/fit-trust.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DrawnAlert } from './drawn-alert.ts';
import { type Counts, groupOf, noCounts, readVerdicts, total, VERDICTS, type Verdict, wilson } from './verdicts.ts';

const { values, positionals } = parseArgs({
  options: { rules: { type: 'string', default: '10' }, keep: { type: 'string' }, evidence: { type: 'string' } },
  allowPositionals: true,
});
const [folder, ...files] = positionals;
if (!folder || files.length === 0) throw new Error('usage: npx tsx bench/manuscripts/score.ts FOLDER VERDICTS.tsv...');

const verdicts = readVerdicts(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
const alerts = readFileSync(join(folder, 'drawn.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as DrawnAlert);
const read = alerts.flatMap((alert) => {
  const verdict = verdicts.get(alert.key);
  return verdict ? [{ alert, verdict }] : [];
});
const documents = readFileSync(join(folder, 'documents.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((line) => line.split('\t'))
  .map(([file, language, words, found]) => ({ file, language, words: Number(words), found: Number(found) }));

const percent = (share: number): string => `${Math.round(100 * share)} %`;
function row(name: string, counts: Counts): string {
  const all = total(counts);
  const { share, low, high } = wilson(counts.right, all);
  const cells = VERDICTS.map((verdict) => `${counts[verdict]} (${percent(counts[verdict] / all)})`);
  return `| ${name} | ${all} | ${cells.join(' | ')} | ${percent(share)} (${percent(low)}–${percent(high)}) |`;
}
function countsBy(key: (alert: DrawnAlert) => string): [string, Counts][] {
  const rows = new Map<string, Counts>();
  for (const { alert, verdict } of read) {
    const name = key(alert);
    const counts = rows.get(name) ?? noCounts();
    counts[verdict]++;
    rows.set(name, counts);
  }
  return [...rows].sort(([, a], [, b]) => total(b) - total(a));
}

console.log(`${alerts.length} alerts drawn, ${read.length} read, ${documents.length} documents\n`);
console.log(`| | read | ${VERDICTS.join(' | ')} | right, 95 % |\n|---|--:|--:|--:|--:|--:|--:|`);
for (const [name, counts] of [
  ...countsBy(() => 'all'),
  ...countsBy(({ errorClass }) => groupOf(errorClass)),
  ...countsBy(({ language }) => (language === 'native' ? 'native authors' : 'non-native authors')),
])
  console.log(row(name, counts));
console.log('\nrules that speak most');
for (const [name, counts] of countsBy(({ rule }) => rule).slice(0, Number(values.rules)))
  console.log(row(name, counts));

console.log('\nin 1,000 words');
for (const [name, chosen] of [
  ['all', documents],
  ['non-native authors', documents.filter(({ language }) => language !== 'native')],
  ['native authors', documents.filter(({ language }) => language === 'native')],
] as const) {
  const words = chosen.reduce((sum, document) => sum + document.words, 0);
  const rates = VERDICTS.map((verdict) => `${verdict} ${((1000 * estimated(chosen, verdict)) / words).toFixed(2)}`);
  console.log(`${name}: ${rates.join(', ')} (${words} words)`);
}

/** The estimated number of alerts in these documents with this verdict, if all had been read. */
function estimated(chosen: typeof documents, verdict: Verdict): number {
  return chosen.reduce((sum, { file, found }) => {
    const here = read.filter(({ alert }) => alert.file === file);
    const hits = here.filter((one) => one.verdict === verdict).length;
    return here.length === 0 ? sum : sum + (found * hits) / here.length;
  }, 0);
}

if (values.keep) {
  const lines = read.map(({ alert: { key, file, rule, errorClass }, verdict }) =>
    [key, verdict, file, rule, errorClass].join('\t'),
  );
  writeFileSync(values.keep, `# key, verdict, file, rule, class\n${lines.join('\n')}\n`);
}
if (values.evidence) {
  const head = ['file', 'register', 'rule', 'class', 'edit', 'confidence', 'opinion', 'verdict'];
  const lines = read.flatMap(({ alert: { file, evidence }, verdict }) => {
    if (!evidence) return [];
    const { formal, rule, errorClass, edit, confidence, opinion } = evidence;
    const known = [confidence.toFixed(3), opinion?.toFixed(2) ?? ''];
    return [[file, formal ? 'formal' : 'other', rule, errorClass, edit, ...known, verdict].join('\t')];
  });
  writeFileSync(values.evidence, `${[head.join('\t'), ...lines.sort()].join('\n')}\n`);
}
