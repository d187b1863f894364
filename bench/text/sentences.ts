/**
 * Sentence boundaries against the UD English treebanks, rebuilt as running text: sentences of a document joined by a
 * space, paragraphs by a line break. Boundary F1 by part.
 * Usage: npx tsx bench/text/sentences.ts FOLDER [--errors N]
 */
import { splitSentences } from '../../src/text/sentences.ts';
import { readTreebank, type TreebankSentence, treebankFiles } from './treebank.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: sentences.ts FOLDER [--errors N]');
const flag = process.argv.indexOf('--errors');
const wantedErrors = flag > 0 ? Number(process.argv[flag + 1]) : 0;
const only = process.argv.includes('--part') ? process.argv[process.argv.indexOf('--part') + 1] : undefined;

interface Part {
  documents: { text: string; ends: Set<number> }[];
}

const parts = new Map<string, Part>();
function partOf(file: string, id: string): string {
  const genre = /^GUM_([a-z]+)_/.exec(id)?.[1];
  const set = /-(train|dev|test)\./.exec(file)?.[1] ?? '';
  if (genre) return `gum ${genre} ${set === 'test' ? 'test' : 'dev+train'}`;
  return `${/en_([a-z]+)/.exec(file)?.[1]} ${set}`;
}

for (const file of treebankFiles(folder, /^en_(ewt|gum-permissive|pud|ctetex)-.*\.conllu(\.xz)?$/)) {
  let documents: { part: string; sentences: TreebankSentence[] }[] = [];
  for (const sentence of readTreebank(file)) {
    if (sentence.startsDocument || documents.length === 0)
      documents.push({ part: partOf(file, sentence.id), sentences: [] });
    documents.at(-1)!.sentences.push(sentence);
  }
  // PUD's documents are single sentences or short passages from many sources, so they are joined without line breaks
  for (const { part, sentences } of documents) {
    const entry = parts.get(part) ?? { documents: [] };
    parts.set(part, entry);
    let text = '';
    const ends = new Set<number>();
    for (const [k, sentence] of sentences.entries()) {
      if (k > 0) text += sentence.startsParagraph ? '\n' : ' ';
      text += sentence.text;
      ends.add(text.length);
    }
    entry.documents.push({ text, ends });
  }
  documents = [];
}

let characters = 0;
const start = process.cpuUsage();
let spent = 0;
for (const [name, part] of [...parts].sort()) {
  if (only && !name.includes(only)) continue;
  let right = 0;
  let found = 0;
  let gold = 0;
  let errors = wantedErrors;
  for (const { text, ends } of part.documents) {
    const before = process.cpuUsage(start).user;
    const spans = splitSentences(text);
    spent += process.cpuUsage(start).user - before;
    characters += text.length;
    const guessed = new Set(spans.map((span) => span.end));
    // the last end of a document is always correct, so it does not count
    guessed.delete(text.length);
    for (const end of guessed) {
      found++;
      if (ends.has(end)) right++;
      else if (errors-- > 0)
        console.log(`  + ${JSON.stringify(text.slice(end - 50, end))} || ${JSON.stringify(text.slice(end, end + 40))}`);
    }
    for (const end of ends) {
      if (end === text.length) continue;
      gold++;
      if (!guessed.has(end) && errors-- > 0)
        console.log(`  - ${JSON.stringify(text.slice(end - 50, end))} || ${JSON.stringify(text.slice(end, end + 40))}`);
    }
  }
  const precision = right / Math.max(1, found);
  const recall = right / Math.max(1, gold);
  const f1 = (2 * precision * recall) / Math.max(1e-9, precision + recall);
  console.log(
    `${name.padEnd(24)} sentences ${String(gold).padStart(6)}  P ${(100 * precision).toFixed(2)}  R ${(100 * recall).toFixed(2)}  F1 ${(100 * f1).toFixed(2)}`,
  );
}
console.log(`${(characters / spent).toFixed(1)} MB/s of CPU time`);
