/**
 * Compares what the product's own code computes with what PyTorch computed (reference.py), sentence by sentence.
 *
 *   npx tsx training/neural/compare.ts NEURAL.bin EXPECTED.json
 *
 * Says in how many sentences the generator's tokens are those that the product finds in the same text; the other counts are of these.
 * Ends with 1 when pieces differ, or a probability by more than 0.05.
 */
import { readFileSync } from 'node:fs';
import { createEncoder } from '../../src/engine/neural/encoder.ts';
import { readNeuralFile } from '../../src/engine/neural/model-file.ts';
import { createSubwords } from '../../src/engine/neural/subwords.ts';
import { tokenize } from '../../src/text/token.ts';

interface Expected {
  readonly text: string;
  readonly ids: readonly number[];
  readonly flags: readonly number[];
  readonly firsts: readonly number[];
  /** The likeliest tags other than KEEP. */
  readonly others: readonly string[];
  readonly otherProbabilities: readonly number[];
}

const [path = '', expectedPath = ''] = process.argv.slice(2);
const file = readNeuralFile(new Uint8Array(readFileSync(path)));
const { header } = file;
const expected = JSON.parse(readFileSync(expectedPath, 'utf8')) as readonly Expected[];
const encode = createSubwords(header.alphabet, header.merges);
const encoded = expected.map(({ text }) => encode(tokenize(text)));
const alike = expected.flatMap(({ firsts }, i) => (encoded[i]!.firsts.length === firsts.length ? [i] : []));
const verdicts = createEncoder(file, { early: 0, suspected: 0 })(alike.map((i) => encoded[i]!));

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i]);
let pieces = 0;
let places = 0;
let tags = 0;
let farthest = 0;
alike.forEach((i, k) => {
  const row = expected[i]!;
  const own = encoded[i]!;
  if (!same(own.ids, row.ids) || !same(own.flags, row.flags)) {
    pieces++;
    if (pieces <= 5) console.log(`pieces differ: ${row.text}`);
    return;
  }
  row.others.forEach((tag, t) => {
    places++;
    const verdict = verdicts[k]![t]!;
    const probability = row.otherProbabilities[t]!;
    // between two tags alike in probability either may win
    if (header.tags[verdict.tag] !== tag && probability > 0.1) tags++;
    farthest = Math.max(farthest, Math.abs(verdict.probability - probability));
  });
});
console.log(
  `${alike.length} of ${expected.length} sentences with the same tokens; of these ${pieces} with other pieces; ` +
    `of ${places} tags ${tags} above 0.1 differ; probabilities differ by ${farthest.toFixed(4)} at most`,
);
if (pieces > 0 || farthest > 0.05) process.exitCode = 1;
