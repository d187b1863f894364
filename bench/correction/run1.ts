/**
 * Correction quality, false alarms, speed and memory of Emend and comparable programs, from one run.
 *
 *   npx tsx bench/correction/run.ts SETS_FOLDER [options]
 *
 * SETS_FOLDER holds `bea-dev-a.m2` and `jfleg-dev/` (`dev.ref.m2`, `dev.ref0` … `dev.ref3`): every other sentence of the
 * W&I+LOCNESS development set and JFLEG's development set. They are for measuring only and are not part of the project.
 *
 *   --clean FILE                   text without errors, a paragraph per line: every change counts as a false alarm, and speed is
 *                                  measured there, after the learners' text (without it, on bea-dev-a)
 *   --peers FOLDER                 where npm installed harper.js, nspell, hunspell-asm and dictionary-en
 *   --languagetool URL             a running LanguageTool server, such as http://localhost:8081
 *   --languagetool-language CODE   en-US or en-GB (en-US)
 *   --models FOLDER                Emend's model files (models/)
 *   --only TEXT                    systems whose name contains TEXT
 *   --out FOLDER                   keep what each system wrote, one file a set and system
 *   --write FILE                   put the tables with their date between the markers of this document (docs/quality.md)
 *
 * Prints Markdown: the measures, then recall by error class. Every system corrects the same natural text, one line at a time,
 * in a process of its own; its first suggestion is taken everywhere.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changedPlaces, countSpaced } from './changed-places.ts';
import type { SystemResult, SystemSpec } from './corrector.ts';
import { gleu } from './gleu.ts';
import { maxMatch } from './max-match.ts';
import { retokenise } from './natural-text.ts';
import { refreshDocument } from './refresh-document.ts';
import { measuresTable, recallTable, type SystemFigures } from './report.ts';
import { type LearnerSet, readJfleg, readM2Set } from './sets.ts';
import { spanScore } from './span-score.ts';
import { availableSystems, runSystem } from './systems.ts';
import { createTokenTagger } from './tagged-tokens.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    clean: { type: 'string' },
    peers: { type: 'string' },
    languagetool: { type: 'string' },
    'languagetool-language': { type: 'string', default: 'en-US' },
    models: { type: 'string', default: fileURLToPath(new URL('../../models', import.meta.url)) },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    write: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('usage: npx tsx bench/correction/run.ts SETS_FOLDER [options]');

const jfleg = readJfleg('jfleg-dev', join(folder, 'jfleg-dev'), 'dev');
const bea = readM2Set('bea-dev-a', join(folder, 'bea-dev-a.m2'), 'apart');
const clean = values.clean === undefined ? [] : readFileSync(values.clean, 'utf8').trim().split('\n');
const tag = createTokenTagger(values.models);

const { url, language } = { url: values.languagetool, language: values['languagetool-language'] };
const languageTool = url === undefined ? undefined : { url, language };
const { systems, skipped } = availableSystems({ models: values.models, peers: values.peers, languageTool });
for (const reason of skipped) console.error(`skipped ${reason}`);

const figures: SystemFigures[] = [];
for (const spec of systems.filter(({ name }) => name === values.only)) {
  const result = await runSystem(spec, [jfleg.lines, bea.lines, clean]);
  if (values.out !== undefined) keep(values.out, spec, result);
  figures.push(figuresOf(spec, result));
  console.error(`${spec.name}: done`);
}
if (figures.length === 0) throw new Error(`no system to run${values.only && ` is called "${values.only}"`}`);

const tables = `${measuresTable(figures)}\n\nRecall on bea-dev-a by error class of the gold standard, in per cent:\n\n${recallTable(figures)}`;
console.log(tables);
if (values.write !== undefined) {
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(
    values.write,
    refreshDocument(readFileSync(values.write, 'utf8'), `Measured on ${today}.\n\n${tables}`),
  );
}

function figuresOf(spec: SystemSpec, { batches, memory }: SystemResult): SystemFigures {
  const [fluent, edited, unspoilt] = batches;
  const rewritten = corrected(jfleg, fluent!.lines);
  const changes = clean.reduce((sum, line, k) => sum + changedPlaces(line, unspoilt!.lines[k]!).length, 0);
  const elsewhere = spec.kind === 'languagetool';
  const [timed, lines] = clean.length > 0 ? [unspoilt!, clean] : [edited!, bea.lines];
  return {
    name: spec.name,
    span: spanScore(bea.sentences, corrected(bea, edited!.lines), tag),
    m2: maxMatch(jfleg.sentences, rewritten),
    gleu: gleu(
      jfleg.sentences.map(({ source }) => source),
      rewritten,
      jfleg.references!,
    ),
    ...(clean.length > 0 ? { changes: (1000 * changes) / wordCount(clean) } : {}),
    speed: wordCount(lines) / (elsewhere ? timed.wall : timed.cpu),
    clock: elsewhere ? 'wall' : 'cpu',
    ...(elsewhere ? {} : { memory }),
  };
}

function corrected({ sentences, tokenisation }: LearnerSet, lines: readonly string[]): string[][] {
  return sentences.map(({ source }, k) => retokenise(source, lines[k]!, tokenisation));
}

function wordCount(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + countSpaced(line), 0);
}

function keep(out: string, { name }: SystemSpec, { batches }: SystemResult): void {
  const target = join(out, name.replace(/[^\w.]+/g, '-'));
  mkdirSync(target, { recursive: true });
  for (const [k, set] of ['jfleg-dev', 'bea-dev-a', 'clean'].entries())
    writeFileSync(join(target, `${set}.txt`), batches[k]!.lines.map((line) => `${line}\n`).join(''));
}
