/**
 * Raw values of documents by the whole detector, for calibration.
 * Usage: npx tsx training/detection/dump-evidence.ts OUT MODEL WHICH
 * WHICH is a JSON file with the numbers of the documents. Writes OUT/evidence.jsonl: document, words, value.
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
  file.write(`${JSON.stringify({ document, ...detector.rawValue(text) })}\n`);
}
file.end();
