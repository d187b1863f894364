/**
 * Writes real corrections as decisions on tokens, for training the neural second opinion.
 *
 *   npx tsx training/neural/encode-corrections.ts CORPUS_FOLDER OUT.jsonl FILE …
 *
 * FILE: corrections (.jsonl; training/ranker/real-corrections.ts), or texts written as learners write (.txt;
 * training/ranker/written). A line is a segment: ids and flags (as in encode-corpus.ts), unknown (suffix and prefix of
 * each unknown word), subs [place, wanted id (0: nothing), weight], gaps [place, class, weight], masked places (whose
 * correction is more than one decision), masked gaps, the group and the set. Places include the END that opens the
 * segment. CORPUS_FOLDER/gaps.json is the list of the gap classes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWordIds, END, FIRST_WORD, flagOf, normalise, UNKNOWN } from '../../src/engine/neural/word-ids.ts';
import { commonPairs } from '../../src/text/common-pairs.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { type Token, tokenize } from '../../src/text/token.ts';
import { type RealEdit, type RealText, readCorrections } from '../ranker/real-corrections.ts';
import { readWritten } from '../ranker/written-corrections.ts';

const MOST = 126;
/** Kinds of marks on which two readers agree less, in the paragraphs that were read most strictly. */
const TASTE = new Set(['PUNCT', 'HYPH', 'ART']);

const [folder = '', out = '', ...files] = process.argv.slice(2);
const { words } = JSON.parse(readFileSync(join(folder, 'words.json'), 'utf8')) as { words: string[] };
const gapWords = JSON.parse(readFileSync(join(folder, 'gaps.json'), 'utf8')) as string[];
const idOf = new Map(words.map((word, i) => [word, i + FIRST_WORD]));
const idsOf = createWordIds(['', '', '', '', ...words], { suffixes: 8192, prefixes: 4096 });
const gapOf = new Map(gapWords.map((word, i) => [word, i]));

interface Decisions {
  readonly subs: [place: number, wanted: number, weight: number][];
  readonly gaps: [place: number, wanted: number, weight: number][];
  readonly maskedPlaces: number[];
  readonly maskedGaps: number[];
}

/** Returns what the edit requires of the tokens; `first` is the place of tokens[0]. */
function decide(
  text: string,
  tokens: readonly Token[],
  first: number,
  edit: RealEdit,
  late: boolean,
  into: Decisions,
): void {
  const at = tokens.flatMap(({ start, end }, i) => (end >= edit.start && start <= edit.end ? [i] : []));
  if (at.length === 0) return;
  const [from, to] = [at[0]!, at.at(-1)!];
  const [start, end] = [Math.min(tokens[from]!.start, edit.start), Math.max(tokens[to]!.end, edit.end)];
  const written = tokens.slice(from, to + 1).map((token) => normalise(token.text));
  const meantText = text.slice(start, edit.start) + (edit.to[0] ?? '') + text.slice(edit.end, end);
  const meant = tokenize(meantText).map((token) => normalise(token.text));
  const weight = late && TASTE.has(edit.type) ? 0.5 : 1;
  let [i, j] = [0, 0];
  for (const [a, b] of [...commonPairs(written, meant), [written.length, meant.length] as const]) {
    const [fewer, more] = [a - i, b - j];
    const place = first + from + i;
    if (fewer === more) for (let k = 0; k < fewer; k++) substitute(place + k, meant[j + k]!);
    else if (more === 0) for (let k = 0; k < fewer; k++) into.subs.push([place + k, 0, weight]);
    else if (fewer === 0 && more === 1) insert(place, meant[j]!);
    else {
      for (let k = 0; k < fewer; k++) into.maskedPlaces.push(place + k);
      for (let k = 0; k <= fewer; k++) into.maskedGaps.push(place + k);
    }
    [i, j] = [a + 1, b + 1];
  }
  function substitute(place: number, word: string): void {
    const id = idOf.get(word);
    if (id === undefined) into.maskedPlaces.push(place);
    else into.subs.push([place, id, weight]);
  }
  function insert(place: number, word: string): void {
    const gap = gapOf.get(word);
    if (gap === undefined) into.maskedGaps.push(place);
    else into.gaps.push([place, gap, weight]);
  }
}

let decided = 0;
let masked = 0;
const lines: string[] = [];
for (const file of files)
  for (const real of file.endsWith('.txt') ? readWritten(file) : readCorrections(file)) {
    let segment: Token[] = [];
    const flush = (): void => {
      if (segment.length > 0) lines.push(line(real, segment));
      segment = [];
    };
    for (const { start, end } of splitSentences(real.text)) {
      const tokens = tokenize(real.text, start, end).slice(0, MOST);
      if (segment.length + tokens.length > MOST) flush();
      segment.push(...tokens);
    }
    flush();
  }
writeFileSync(out, lines.map((each) => `${each}\n`).join(''));
console.log(`${lines.length} segments, ${decided} decisions, ${masked} places masked`);

function line(real: RealText, tokens: readonly Token[]): string {
  const unknown: number[] = [];
  const ids = tokens.map(({ text }) => {
    const { word, suffix, prefix } = idsOf(text);
    if (word === UNKNOWN) unknown.push(suffix, prefix);
    return word;
  });
  const decisions: Decisions = { subs: [], gaps: [], maskedPlaces: [], maskedGaps: [] };
  const [start, end] = [tokens[0]!.start, tokens.at(-1)!.end];
  for (const edit of real.edits)
    if (edit.start >= start && edit.end <= end) decide(real.text, tokens, 1, edit, real.late, decisions);
  decided += decisions.subs.length + decisions.gaps.length;
  masked += decisions.maskedPlaces.length;
  return JSON.stringify({
    ids: [END, ...ids, END],
    flags: [0, ...tokens.map(({ text, spaceBefore }) => flagOf({ text, spaceBefore })), 0],
    unknown,
    ...decisions,
    group: real.group,
    set: real.set,
  });
}
