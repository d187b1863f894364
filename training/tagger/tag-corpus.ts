/**
 * Tags the corpora with a trained tagger and counts the tags of each word, for the ambiguity classes of the word table.
 * Usage: npx tsx training/tagger/tag-corpus.ts CORPORA MODEL FOLDER [WORDS PER FILE]
 * Writes FOLDER/tag-classes.txt: word, number of its class (1 to 255).
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTagger } from '../../src/engine/tagging/tagger.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { tokenize } from '../../src/text/token.ts';

const [corpora, modelPath, folder, wanted = '1500000'] = process.argv.slice(2);
if (!corpora || !modelPath || !folder) throw new Error('usage: tag-corpus.ts CORPORA MODEL FOLDER [WORDS]');
const tagger = createTagger(readFileSync(modelPath));
const counts = new Map<string, Uint32Array>();

for (const file of readdirSync(corpora).filter((name) => name.endsWith('.txt.xz'))) {
  const text = execFileSync('xz', ['-dc', join(corpora, file)], { maxBuffer: 1 << 29, encoding: 'utf8' });
  const lines = text.split('\n');
  // spread over the file, because neighbouring lines come from the same book
  const step = Math.max(1, text.length / 6 / Number(wanted));
  for (let at = 0; at < lines.length; at += step) {
    const line = lines[Math.floor(at)]!;
    for (const span of splitSentences(line)) {
      const tokens = tokenize(line, span.start, span.end);
      const { tags } = tagger.analyse(tokens);
      for (let i = 0; i < tokens.length; i++) {
        if (tokens[i]!.kind === 'link') continue;
        const word = tokens[i]!.lower.replace(/\d/g, '0');
        let row = counts.get(word);
        if (row === undefined) {
          row = new Uint32Array(tagger.tags.length);
          counts.set(word, row);
        }
        row[tags[i]!]!++;
      }
    }
  }
  console.log(file, counts.size, Math.round(process.cpuUsage().user / 1e6), 's');
}

/** The tags with at least an eighth of the cases, commonest first, with a mark for the certainty. */
const signatures = new Map<string, string[]>();
for (const [word, row] of counts) {
  const total = row.reduce((sum, n) => sum + n, 0);
  if (total < 4) continue;
  const tags = [...row.keys()].filter((t) => row[t]! * 8 >= total).sort((a, b) => row[b]! - row[a]!);
  const signature = tags
    .slice(0, 3)
    .map((t) => tagger.tags[t])
    .join(' ');
  const clear = tags.length === 1 && row[tags[0]!]! >= total * 0.98 ? ' !' : '';
  const key = signature + clear;
  signatures.set(key, [...(signatures.get(key) ?? []), word]);
}
const ranked = [...signatures].sort((a, b) => b[1].length - a[1].length);
/** Words of rare classes get the class of their commonest tag. */
const numbers = new Map(ranked.slice(0, 240).map(([key], k) => [key, k + 1]));
const lines: string[] = [];
for (const [key, words] of ranked) {
  const [first = ''] = key.split(' ');
  const number = numbers.get(key) ?? numbers.get(first) ?? numbers.get(`${first} !`) ?? 0;
  for (const word of words) lines.push(`${word}\t${number}`);
}
writeFileSync(join(folder, 'tag-classes.txt'), lines.join('\n'));
console.log(`${signatures.size} classes, ${lines.length} words`);
console.log(
  ranked
    .slice(0, 60)
    .map(([key, words]) => `${key}: ${words.length}`)
    .join('\n'),
);
