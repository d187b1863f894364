/**
 * Collects readers' verdicts on each correction that the engine makes: the sample that fit-calibration.ts learns from.
 *
 * usage: npx tsx training/calibration/collect-verdicts.ts MARKED.jsonl [--first N] > verdicts.jsonl
 *
 * A row of MARKED: `{ "text", "edits": [{ "start", "end", "to": [best, other …] }] }`; unmarked text was read and found
 * acceptable. A row of the output: rule, kind (its error class), confidence before calibration, and verdict: `right`
 * makes a marked edit, `overlap` touches one, `none` does neither.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type MarkedParagraph, verdictOn } from '../../bench/correction/verdict.ts';
import { createEngine, DEFAULT_OPTIONS, ENGINE_FILES, STATISTICAL_FILES } from '../../src/engine/engine.ts';
import { classEntry } from '../../src/engine/taxonomy.ts';
import { loadModels } from '../../src/platform/models.ts';

const { values, positionals } = parseArgs({ options: { first: { type: 'string' } }, allowPositionals: true });
const modelsDir = new URL('../../models', import.meta.url).pathname;
const engine = createEngine(await loadModels(modelsDir, STATISTICAL_FILES, false, ENGINE_FILES));
const lines = readFileSync(positionals[0] ?? '', 'utf8')
  .split('\n')
  .filter(Boolean);

for (const [row, line] of lines.slice(0, Number(values.first ?? '1e9')).entries()) {
  const paragraph = JSON.parse(line) as MarkedParagraph;
  const options = { ...DEFAULT_OPTIONS, language: engine.guessLanguage(paragraph.text) };
  for (const sentence of engine.check(paragraph.text, options))
    for (const { start, end, replacements, optional, errorClass, rule, confidence, coveredText } of sentence.alerts) {
      const [best] = replacements;
      if (optional || best === undefined || classEntry(errorClass).category !== 'Correctness') continue;
      const edit = { start: sentence.start + start, end: sentence.start + end, text: best };
      const verdict = verdictOn(paragraph, edit);
      const around = paragraph.text.slice(Math.max(0, edit.start - 60), edit.end + 60);
      process.stdout.write(
        `${JSON.stringify({ row, rule, kind: errorClass, confidence, verdict, ...edit, written: coveredText, around })}\n`,
      );
    }
}
