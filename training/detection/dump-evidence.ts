/**
 * Raw evidence of documents by the whole detector, for calibration.
 * Usage: npx tsx training/detection/dump-evidence.ts OUT MODEL WHICH
 * WHICH is a JSON file with the numbers of the documents. Writes OUT/evidence.jsonl: document, words, parts, sentences
 * (raw values of the document), windows (raw values of its sentences) and windowWords.
 */
import { createWriteStream, readFileSync } from 'node:fs';
import { createDetector } from '../../src/detection/detector.ts';
import { readDocuments } from './documents.ts';

const [out, modelFile, which] = process.argv.slice(2);
if (out === undefined || modelFile === undefined || which === undefined)
  throw new Error('usage: dump-evidence.ts OUT MODEL WHICH');
const detector = createDetector(readFileSync(modelFile));
const wanted = new Set(JSON.parse(readFileSync(which, 'utf8')) as number[]);
const file = createWriteStream(`${out}/evidence.jsonl`);
let document = -1;
for await (const { text } of readDocuments(out)) {
  document++;
  if (!wanted.has(document)) continue;
  const { words, parts, sentences, windows } = detector.evidence(text);
  const values = [...windows.values].map((value) => Math.round(value * 1000) / 1000);
  file.write(`${JSON.stringify({ document, words, parts, sentences, windows: values, windowWords: windows.words })}\n`);
}
file.end();
