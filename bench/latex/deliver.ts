/**
 * Proofreads every LaTeX project of a folder and checks that both outputs exist and are correct.
 *
 *   npx tsx bench/latex/deliver.ts DIR [--only PART] [--rate 0.1] [--seed 1] [--engine] [--no-converter] [--oracles FOLDER] [--out DIR]
 *
 * Edits are random ones on `rate` of the words, or the engine's with --engine. FOLDER holds check_tracked.py, which
 * compares the results of rejecting and accepting all changes with the conversions of the original and of the corrected
 * source, by the converter or by our own writer. Prints one line per fault, and a table.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openZip, readEntry } from '../../src/documents/zip/zip-archive.ts';
import { documentFacts } from '../../src/engine/document/document-facts.ts';
import { createEngine, ENGINE_FILES, type Engine, STATISTICAL_FILES } from '../../src/engine/engine.ts';
import { loadSettings } from '../../src/platform/config/load.ts';
import { loadModels } from '../../src/platform/models.ts';
import { checkParagraphs, settleVariety } from '../../src/services/documents/check-batch.ts';
import { createLatexConverter } from '../../src/services/documents/latex-converter.ts';
import { finishLatex, latexSources, prepareLatex } from '../../src/services/documents/latex-tasks.ts';
import { engineOptions, proofreadingOptions } from '../../src/services/documents/proofreading-options.ts';
import { sampleProjects } from './projects.ts';
import { randomAlerts } from './random-alerts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    rate: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'boolean', default: false },
    'no-converter': { type: 'boolean', default: false },
    oracles: { type: 'string' },
    out: { type: 'string' },
  },
});
const [folder] = positionals;
if (!folder) {
  console.error('usage: npx tsx bench/latex/deliver.ts DIR');
  process.exit(2);
}
const out = values.out ?? mkdtempSync(join(tmpdir(), 'emend-latex-'));
mkdirSync(out, { recursive: true });
const options = proofreadingOptions({ doc_type: '3', pipeline: 'advanced', author: 'Judge & Co' });
const converter = createLatexConverter('if-any', values['no-converter'] ? '' : undefined);
const engine = values.engine ? await openEngine() : undefined;

let [delivered, exact, ownExact, converted, changes, hidden, broken, words, refused] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const OWN = { conversions: undefined, converter: false } as const;
const projects = sampleProjects(folder, values.only);
for (const { name, bytes } of projects) {
  const stem = name.replace(/[^A-Za-z0-9]+/g, '-');
  const begun = performance.now();
  const prepared = prepareLatex(bytes);
  if ('fault' in prepared) {
    console.log(`${name}: ${prepared.fault}: ${prepared.message}`);
    refused++;
    continue;
  }
  words += prepared.words;
  const checked = engine
    ? checkParagraphs(
        engine,
        prepared.paragraphs,
        settleVariety(engine, engineOptions(options), prepared.counts),
        documentFacts(prepared.counts),
      )
    : { alerts: randomAlerts(prepared.paragraphs, Number(values.rate), Number(values.seed)), sentences: 1 };
  const args = { bytes, ...checked, options, filename: name, date: '2024-01-02T03:04:05Z' };
  const conversions = converter.installed ? await converter.convert(latexSources(args)) : undefined;
  const result = finishLatex({ ...args, conversions, converter: converter.installed });
  const ms = Math.round(performance.now() - begun);
  const archive = openZip(result.bytes);
  const docx = archive.entries.find((entry) => entry.name.endsWith('-tracked-changes.docx'));
  if (docx && archive.entries.some((entry) => entry.name.endsWith('.tex'))) delivered++;
  changes += result.changes.length;
  const message = result.message ?? '';
  hidden += Number(/(\d+) changes? (?:was|were) made in the source only/.exec(message)?.[1] ?? 0);
  broken += Number(/(\d+) changes? (?:was|were) left out/.exec(message)?.[1] ?? 0);
  const own = message.includes('written by Emend');
  if (!own) converted++;
  writeFileSync(join(out, `${stem}.zip`), result.bytes);
  if (!docx) continue;
  const edited = join(out, `${stem}.docx`);
  writeFileSync(edited, readEntry(archive, docx));
  if (!values.oracles) continue;
  // our own writer's documents without changes: one of the original source and one of the corrected source
  const plain = (source: Uint8Array) => docxOf(finishLatex({ ...args, bytes: source, alerts: [], ...OWN }).bytes);
  writeFileSync(join(out, `${stem}-original.docx`), own ? plain(bytes) : conversions!.original);
  writeFileSync(join(out, `${stem}-corrected.docx`), own ? plain(result.bytes) : conversions!.corrected);
  const verdict = spawnSync(
    '/usr/bin/python3',
    [
      join(values.oracles, 'check_tracked.py'),
      join(out, `${stem}-original.docx`),
      edited,
      join(out, `${stem}-corrected.docx`),
      '--author',
      'Judge & Co',
    ],
    { encoding: 'utf8', timeout: 120_000 },
  );
  if (verdict.status !== 0)
    console.log(`${name} (${ms} ms): ${result.message} ${verdict.stdout.slice(0, 700)}${verdict.stderr.slice(-200)}`);
  else if (own) ownExact++;
  else exact++;
}
console.log({
  projects: projects.length,
  refused,
  delivered,
  converted,
  exact,
  ownExact,
  words,
  changes,
  hidden,
  broken,
  out,
});

/** The docx in a result; if there are several, the last one. */
function docxOf(zip: Uint8Array): Uint8Array {
  const archive = openZip(zip);
  return readEntry(archive, archive.entries.findLast((entry) => entry.name.endsWith('.docx'))!);
}

async function openEngine(): Promise<Engine> {
  const { settings } = loadSettings();
  return createEngine(await loadModels(settings.modelsDir, STATISTICAL_FILES, settings.models === 'off', ENGINE_FILES));
}
