/**
 * Precision and recall on real academic paragraphs in which readers marked every clear error.
 *
 *   npx tsx bench/correction/academic.ts FILE.jsonl [--rules] [--first N] [--without ranker.bin,lm.bin]
 *
 * FILE has one paragraph per line: `{ "text", "edits": [{ "start", "end", "to": [best, other …], "type" }] }`, offsets
 * half-open and UTF-16. Unmarked text was read and found acceptable. The bench counts alerts of Correctness that have a
 * replacement and are not advice: `right` make a marked edit, `overlap` touch one, `none` touch nothing. Models named
 * by --without are left out (the ablation of docs/quality.md). With --rules, the rules are listed with their alerts
 * where nothing is marked.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEngine, DEFAULT_OPTIONS, ENGINE_FILES, STATISTICAL_FILES } from '../../src/engine/engine.ts';
import { classEntry } from '../../src/engine/taxonomy.ts';
import { loadModels } from '../../src/platform/models.ts';
import { countWords } from '../../src/text/words.ts';
import { sameChange } from './verdict.ts';

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly to: readonly string[];
  readonly type: string;
}
interface Paragraph {
  readonly text: string;
  readonly edits: readonly Mark[];
}
type Verdict = 'right' | 'overlap' | 'none';

const { values, positionals } = parseArgs({
  options: { rules: { type: 'boolean' }, first: { type: 'string' }, without: { type: 'string', default: '' } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file)
  throw new Error('usage: npx tsx bench/correction/academic.ts FILE.jsonl [--rules] [--first N] [--without MODELS]');
const modelsDir = new URL('../../models', import.meta.url).pathname;
const without = values.without.split(',');
const files = ENGINE_FILES.filter((name) => !without.includes(name));
const engine = createEngine(await loadModels(modelsDir, STATISTICAL_FILES, false, files));

let words = 0;
let marks = 0;
let found = 0;
const verdicts: Record<Verdict, number> = { right: 0, overlap: 0, none: 0 };
const byType = new Map<string, { marked: number; found: number }>();
const byRule = new Map<string, Record<Verdict, number>>();

for (const line of readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .slice(0, Number(values.first ?? '1e9'))) {
  const { text, edits } = JSON.parse(line) as Paragraph;
  words += countWords(text);
  const hit = new Set<Mark>();
  const options = { ...DEFAULT_OPTIONS, language: engine.guessLanguage(text) };
  for (const sentence of engine.check(text, options))
    for (const { start, end, replacements, optional, errorClass, rule } of sentence.alerts) {
      const [best] = replacements;
      if (optional || best === undefined || classEntry(errorClass).category !== 'Correctness') continue;
      const edit = { start: sentence.start + start, end: sentence.start + end, text: best };
      const mark = edits.find((marked) => marked.to.some((to) => sameChange(text, edit, { ...marked, text: to })));
      if (mark) hit.add(mark);
      const touches = edits.some((marked) => edit.start <= marked.end && edit.end >= marked.start);
      const verdict = mark ? 'right' : touches ? 'overlap' : 'none';
      verdicts[verdict]++;
      const own = byRule.get(rule) ?? { right: 0, overlap: 0, none: 0 };
      own[verdict]++;
      byRule.set(rule, own);
    }
  marks += edits.length;
  found += hit.size;
  for (const mark of edits) {
    const type = byType.get(mark.type) ?? { marked: 0, found: 0 };
    type.marked++;
    if (hit.has(mark)) type.found++;
    byType.set(mark.type, type);
  }
}

const alerts = verdicts.right + verdicts.overlap + verdicts.none;
const precision = verdicts.right / alerts;
const recall = found / marks;
const f05 = (1.25 * precision * recall) / (0.25 * precision + recall);
const percent = (share: number): string => (100 * share).toFixed(1);
console.log(`${words} words, ${marks} marks; ${alerts} alerts: ${JSON.stringify(verdicts)}`);
console.log(`precision ${percent(precision)}, recall ${percent(recall)}, F0.5 ${percent(f05)}`);
console.log(`corrections where nothing is marked, in 1,000 words: ${((1000 * verdicts.none) / words).toFixed(2)}`);
const types = [...byType].sort(([, a], [, b]) => b.marked - a.marked);
console.log(`found of marked: ${types.map(([type, of]) => `${type} ${of.found}/${of.marked}`).join(', ')}`);
if (values.rules)
  for (const [rule, own] of [...byRule].sort(([, a], [, b]) => b.none - a.none).slice(0, 60))
    console.log(`${rule}\tright ${own.right}, overlap ${own.overlap}, none ${own.none}`);
