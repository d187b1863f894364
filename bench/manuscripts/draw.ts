/**
 * Draws alerts on manuscripts for people to read.
 *
 *   npx tsx bench/manuscripts/draw.ts TEXTS --half tuning --most 20 --seed 1 [--only FILE,FILE] --out FOLDER
 *
 * TEXTS holds the files of `manuscripts.tsv`. FOLDER gets `drawn.jsonl` (for score.ts), `documents.tsv` (words and
 * alerts of each file) and `read.md`: each alert with its key, rule and surrounding text, for the reader.
 * docs/quality.md describes how to judge.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine, ENGINE_FILES, STATISTICAL_FILES } from '../../src/engine/engine.ts';
import { loadModels } from '../../src/platform/models.ts';
import { checkedPost } from './checked-post.ts';
import { type DrawnAlert, drawn, drawnAlert } from './drawn-alert.ts';
import { proofread } from './found-alerts.ts';
import { listedManuscripts } from './manuscripts.ts';

const { values, positionals } = parseArgs({
  options: {
    half: { type: 'string', default: 'tuning' },
    most: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    out: { type: 'string' },
  },
  allowPositionals: true,
});
const [texts] = positionals;
const { out } = values;
if (!texts || !out) throw new Error('usage: npx tsx bench/manuscripts/draw.ts TEXTS --half tuning --out FOLDER');

const modelsDir = new URL('../../models', import.meta.url).pathname;
const engine = createEngine(await loadModels(modelsDir, STATISTICAL_FILES, false, ENGINE_FILES));
const documents = ['file\tlanguage\twords\talerts'];
const all: DrawnAlert[] = [];
const only = values.only?.split(',');
const chosen = listedManuscripts().filter(({ half, file }) => half === values.half && (only?.includes(file) ?? true));
for (const manuscript of chosen) {
  const { file, language } = manuscript;
  const bytes = new Uint8Array(readFileSync(join(texts, file)));
  const { words, alerts } = file.endsWith('.md')
    ? checkedPost(engine, file, bytes)
    : await proofread(engine, file, bytes);
  documents.push([file, language, words, alerts.length].join('\t'));
  const found = alerts.map((alert) => drawnAlert(manuscript, alert));
  all.push(...drawn(found, Number(values.most), `${values.seed} ${file}`));
  console.error(`${file}: ${words} words, ${alerts.length} alerts`);
}

mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'documents.tsv'), `${documents.join('\n')}\n`);
writeFileSync(join(out, 'drawn.jsonl'), all.map((alert) => `${JSON.stringify(alert)}\n`).join(''));
writeFileSync(join(out, 'read.md'), all.map(forReading).join('\n'));
console.error(`${all.length} alerts drawn`);

function forReading(alert: DrawnAlert): string {
  const { key, file, rule, errorClass, advice, before, covered, after, replacement, comment } = alert;
  const change = replacement === '' ? '?' : `→ ${replacement}`;
  return `${key} ${file} ${rule} (${errorClass}${advice ? ', advice' : ''})\n  ${before}[[${covered} ${change}]]${after}\n  ${comment}\n`;
}
