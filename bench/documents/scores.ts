import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { collectDocumentFacts } from '../../src/engine/document/document-facts.ts';
import { createEngine, ENGINE_FILES, STATISTICAL_FILES } from '../../src/engine/engine.ts';
import { loadSettings } from '../../src/platform/config/load.ts';
import { loadModels } from '../../src/platform/models.ts';
import { checkParagraphs } from '../../src/services/documents/check-batch.ts';
import { documentReports } from '../../src/services/documents/error-report.ts';
import { countWords } from '../../src/text/words.ts';

/**
 * Scores of texts that are known to be edited or not, for docs/scores.md. Each file is plain text with one paragraph or
 * sentence per line; its lines are joined into texts of about 500 words.
 *
 *     npx tsx bench/documents/scores.ts [--texts 40] [--words 500] FILE…
 */
const { values, positionals } = parseArgs({
  options: { texts: { type: 'string', default: '40' }, words: { type: 'string', default: '500' } },
  allowPositionals: true,
});
const [most, length] = [Number(values.texts), Number(values.words)];
const { settings } = loadSettings();
const engine = createEngine(
  await loadModels(settings.modelsDir, STATISTICAL_FILES, settings.models === 'off', ENGINE_FILES),
);

console.log('file                          texts   worst    10 %  median    90 %    best   alerts per 100 words');
for (const file of positionals) {
  const scores: number[] = [];
  let words = 0;
  let alerts = 0;
  for (const lines of texts(readFileSync(file, 'utf8'))) {
    const result = score(lines);
    scores.push(result.score);
    words += result.words;
    alerts += result.alerts;
  }
  scores.sort((a, b) => a - b);
  const at = (share: number) => scores[Math.min(scores.length - 1, Math.floor(share * scores.length))]!.toFixed(1);
  const columns = [at(0), at(0.1), at(0.5), at(0.9), at(1)].map((value) => value.padStart(8)).join('');
  const density = ((100 * alerts) / words).toFixed(2);
  console.log(`${basename(file).padEnd(28)}${String(scores.length).padStart(7)}${columns}   ${density}`);
}

/** Texts of about `length` words, taken evenly from the whole file. */
function texts(content: string): string[][] {
  const all: string[][] = [];
  let lines: string[] = [];
  let words = 0;
  for (const line of content.split('\n')) {
    if (line.trim() === '') continue;
    lines.push(line);
    words += countWords(line);
    if (words < length) continue;
    all.push(lines);
    lines = [];
    words = 0;
  }
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, i) => all[Math.floor(i * step)]!);
}

/** Scored like a document of plain paragraphs, with the default options of a submission. */
function score(lines: readonly string[]): { score: number; words: number; alerts: number } {
  const paragraphs = lines.map((text, index) => ({
    index,
    text,
    words: countWords(text),
    shape: { freeStart: false, freeEnd: false },
  }));
  const options = { language: 'US', pipeline: 'advanced', documentType: 'academic', styleGuide: null } as const;
  const { alerts, sentences } = checkParagraphs(engine, paragraphs, options, collectDocumentFacts(lines));
  const words = paragraphs.reduce((sum, paragraph) => sum + paragraph.words, 0);
  const corrections = alerts.filter(({ replacements }) => replacements.length > 0);
  const found = corrections.map(({ errorClass }) => ({ errorClass, advisor: false, counted: true }));
  return { score: documentReports(found, { words, sentences }).score, words, alerts: found.length };
}
