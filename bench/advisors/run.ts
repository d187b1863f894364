/**
 * How much advice is given on different kinds of text, and what it costs.
 *
 *   npx tsx bench/advisors/run.ts [--guide APA] [--general] [--list CLASS] FILE...     (one paragraph per line)
 *
 * Prints alerts per 1,000 words by language category for each file (advice, and "!" for corrections), and the rules'
 * share of the engine's CPU time. With --list, prints every piece of advice of an error class ("all" for all) with its
 * sentence, to be read.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createAnalyser } from '../../src/engine/analyse.ts';
import type { CheckOptions } from '../../src/engine/context.ts';
import { collectDocumentFacts } from '../../src/engine/document/document-facts.ts';
import { createEngine, DEFAULT_OPTIONS, ENGINE_FILES, STATISTICAL_FILES } from '../../src/engine/engine.ts';
import { createLexicon } from '../../src/engine/lexicon/create-lexicon.ts';
import { applyRules } from '../../src/engine/rules/apply-rules.ts';
import { codeRules } from '../../src/engine/rules/code-rules.ts';
import { openRules } from '../../src/engine/rules/rule-set.ts';
import type { StyleGuide } from '../../src/engine/taxonomy.ts';
import { classEntry } from '../../src/engine/taxonomy.ts';
import { loadModels } from '../../src/platform/models.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { countWords } from '../../src/text/words.ts';

const { values, positionals } = parseArgs({
  options: { guide: { type: 'string' }, general: { type: 'boolean' }, list: { type: 'string' } },
  allowPositionals: true,
});
if (positionals.length === 0) throw new Error('usage: npx tsx bench/advisors/run.ts [--guide APA] FILE...');
const options: CheckOptions = {
  ...DEFAULT_OPTIONS,
  documentType: values.general ? 'general' : 'academic',
  styleGuide: (values.guide as StyleGuide | undefined) ?? null,
};
const modelsDir = new URL('../../models', import.meta.url).pathname;
const models = await loadModels(modelsDir, STATISTICAL_FILES, false, ENGINE_FILES);
const engine = createEngine(models);
const cpu = () => process.cpuUsage().user / 1e6;

interface Row {
  readonly name: string;
  readonly words: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly questions: number;
  readonly advice: number;
}

function measure(file: string): Row {
  const counts = new Map<string, number>();
  let words = 0;
  let questions = 0;
  let advice = 0;
  for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    words += countWords(text);
    const language = engine.guessLanguage(text);
    for (const sentence of engine.check(text, { ...options, language }))
      for (const alert of sentence.alerts) {
        const { langCategory, category } = classEntry(alert.errorClass);
        const taken = alert.optional || category === 'Style Guide Compliance';
        const key = taken ? langCategory : `! ${category}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
        if (!taken) continue;
        advice++;
        if (alert.replacements.length === 0) questions++;
        if (values.list === 'all' || values.list === alert.errorClass)
          console.log(
            `${alert.rule}\t${alert.coveredText} → ${alert.replacements.join(' | ') || '?'}\t${sentence.text.slice(0, alert.start)}[[${alert.coveredText}]]${sentence.text.slice(alert.end)}`,
          );
      }
  }
  return { name: basename(file).replace(/\.\w+$/, ''), words, counts, questions, advice };
}

const start = cpu();
const rows = positionals.map(measure);
const whole = cpu() - start;

const per = (count: number, words: number) => ((count * 1000) / words).toFixed(2);
const categories = [...new Set(rows.flatMap(({ counts }) => [...counts.keys()]))].sort();
console.log(`| alerts per 1,000 words | ${rows.map(({ name }) => name).join(' | ')} |`);
console.log(`|---|${rows.map(() => '--:').join('|')}|`);
for (const category of categories)
  console.log(
    `| ${category} | ${rows.map(({ counts, words }) => per(counts.get(category) ?? 0, words)).join(' | ')} |`,
  );
console.log(`| **advice** | ${rows.map(({ advice, words }) => per(advice, words)).join(' | ')} |`);
console.log(`| of it questions | ${rows.map(({ questions, words }) => per(questions, words)).join(' | ')} |`);
console.log(`| words | ${rows.map(({ words }) => words).join(' | ')} |`);

// only the rules, on sentences that are already analysed
const set = openRules(models.get('rules.bin')!, codeRules);
const analyse = createAnalyser(models);
const lexicon = createLexicon(models.get('lexicon.bin')!);
let alone = 0;
for (const file of positionals)
  for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const context = { ...options, lexicon, document: collectDocumentFacts([text]), phrases: set.phrases };
    const sentences = splitSentences(text).map((span) => analyse(text, span));
    const from = cpu();
    for (const sentence of sentences) applyRules(set, sentence, context);
    alone += cpu() - from;
  }
const share = (100 * alone) / (whole - alone);
console.log(
  `\n${set.sources().length} rules: ${alone.toFixed(2)} s CPU of ${whole.toFixed(2)} s, ${share.toFixed(1)} % on top of the rest`,
);
