import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPdfiumEngine, type PdfParagraph, type PdfReading, readPdf } from '../../src/documents/pdf/index.ts';
import { availablePeers } from './peers.ts';
import { type DocumentScore, type OutputBlock, scoreDocument } from './score.ts';
import type { ExpectedDocument } from './typeset/document-model.ts';
import { writeTable } from './write-table.ts';

/**
 * Scores Emend and the installed peers on PDFs with known text:
 *   npx tsx bench/pdf/run.ts FOLDER... [--peers] [--words FILE] [--each] [--misses] [--write FILE SECTION]
 * Each NAME.pdf needs a NAME.expected.json next to it (see typeset/). `--words` is a word list with one word per line.
 */
const args = process.argv.slice(2);
const has = (name: string): boolean => {
  const at = args.indexOf(name);
  if (at >= 0) args.splice(at, 1);
  return at >= 0;
};
const withPeers = has('--peers');
const each = has('--each');
const showMisses = has('--misses');
const wordsAt = args.indexOf('--words');
const wordFile = wordsAt < 0 ? undefined : args.splice(wordsAt, 2)[1];
const isWord = wordFile ? wordTest(wordFile) : undefined;

const writeAt = args.indexOf('--write');
const [writeTo, section] = writeAt < 0 ? [] : args.splice(writeAt, 3).slice(1);

const engine = await createPdfiumEngine();
const files = args.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.pdf') && existsSync(join(folder, name.replace(/\.pdf$/, '.expected.json'))))
    .map((name) => join(folder, name)),
);
const rows = new Map<string, { scores: DocumentScore[]; cpuMs: number; pages: number }>();
const record = (tool: string, score: DocumentScore, cpuMs: number, pages: number): void => {
  const row = rows.get(tool) ?? { scores: [], cpuMs: 0, pages: 0 };
  row.scores.push(score);
  row.cpuMs += cpuMs;
  row.pages += pages;
  rows.set(tool, row);
};

const WARM_PASSES = 2;
/** Only the files that declare that they are tagged. */
const TAGGED = 'tagged only';
const peers = withPeers ? availablePeers() : [];
// A service is warm, so the first passes compile the code that the measured one runs.
for (let pass = 0; pass < WARM_PASSES; pass++) for (const path of files) read(path);
for (const path of files) {
  const expected = JSON.parse(readFileSync(path.replace(/\.pdf$/, '.expected.json'), 'utf8')) as ExpectedDocument;
  const { reading, cpuMs } = read(path);
  const score = scoreDocument(expected, reading.paragraphs.map(outputBlock));
  record('Emend', score, cpuMs, reading.pageCount);
  if (isTagged(path)) record(TAGGED, score, cpuMs, reading.pageCount);
  if (each) console.log(`${expected.name.slice(0, 30).padEnd(31)}${line(summary([score]))}`);
  if (showMisses) for (const miss of score.misses) console.log(`  - ${miss.slice(0, 150)}`);
  for (const peer of peers) {
    try {
      const { blocks, cpuMs: time } = peer.run(path);
      record(peer.name, scoreDocument(expected, blocks), time, reading.pageCount);
    } catch {
      console.log(`${peer.name} failed on ${expected.name}`);
    }
  }
}

console.log(`\n${files.length} files`);
console.log(
  `${''.padEnd(12)}breakF  brkP  brkR  exact order wordR wordP  hyp-  hyp+  furn  head  look  kinds ms/page  x pdftotext`,
);
const base = rows.get('pdftotext');
const table = [...rows].map(([tool, { scores, cpuMs, pages }]) => {
  const perPage = cpuMs / pages;
  return { tool, figures: [...summary(scores), perPage, base && perPage / (base.cpuMs / base.pages)] };
});
for (const { tool, figures } of table) console.log(`${tool.padEnd(12)}${line(figures)}`);
const pages = rows.get('Emend')!.pages;
if (writeTo && section) {
  const heading = `${files.length} files with ${pages} pages, ${new Date().toISOString().slice(0, 10)}.`;
  writeTable(writeTo, section, heading, table);
}

function read(path: string): { reading: PdfReading; cpuMs: number } {
  const bytes = readFileSync(path);
  const start = process.cpuUsage();
  const reading = readPdf(engine, bytes, isWord ? { isWord } : {});
  const used = process.cpuUsage(start);
  return { reading, cpuMs: (used.user + used.system) / 1000 };
}

function isTagged(path: string): boolean {
  const document = engine.open(readFileSync(path));
  const { tagged } = document;
  document.close();
  return tagged;
}

function outputBlock(paragraph: PdfParagraph): OutputBlock {
  const pick = (look: 'bold' | 'italic') =>
    paragraph.runs.filter((run) => run[look]).map((run) => paragraph.text.slice(run.start, run.end));
  return {
    text: paragraph.text,
    kind: paragraph.kind,
    level: paragraph.level,
    bold: pick('bold'),
    italic: pick('italic'),
  };
}

function summary(scores: readonly DocumentScore[]): (number | undefined)[] {
  const mean = (pick: (score: DocumentScore) => number | undefined): number | undefined => {
    const values = scores.map(pick).filter((value) => value !== undefined);
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  const total = scores.reduce((sum, score) => sum + score.words, 0) / 1000;
  const rate = (pick: (score: DocumentScore) => number): number =>
    scores.reduce((sum, score) => sum + pick(score), 0) / total;
  return [
    mean((score) => score.breakF1),
    mean((score) => score.breakPrecision),
    mean((score) => score.breakRecall),
    mean((score) => score.exact),
    mean((score) => score.order),
    mean((score) => score.wordRecall),
    mean((score) => score.wordPrecision),
    rate((score) => score.hyphensMissed),
    rate((score) => score.hyphensWrong),
    mean((score) => score.furniture),
    mean((score) => score.headingF1),
    mean((score) => score.lookF1),
    mean((score) => score.kinds),
  ];
}

function line(values: readonly (number | undefined)[]): string {
  return values.map((value) => (value === undefined ? '   - ' : value.toFixed(3)).padEnd(6)).join('');
}

function wordTest(path: string): (word: string) => boolean {
  const list = new Set(readFileSync(path, 'utf8').toLowerCase().split(/\s+/));
  return (word) => list.has(word);
}
