import { alignWords } from './align-words.ts';
import { scoreHeadings, scoreKinds, scoreLooks } from './score-structure.ts';
import { bagOf, normal, words } from './score-text.ts';
import type { ExpectedDocument } from './typeset/document-model.ts';

/** A paragraph from a tool; `kind` and styles only if the tool has them. */
export interface OutputBlock {
  readonly text: string;
  readonly kind?: string;
  readonly level?: number;
  readonly bold?: readonly string[];
  readonly italic?: readonly string[];
}

/** Counts of one document. Ratios are computed from sums or as means over documents. */
export interface DocumentScore {
  readonly breakPrecision: number;
  readonly breakRecall: number;
  readonly breakF1: number;
  /** Share of true paragraphs and list items that match one block to at least 97 in 100. */
  readonly exact: number;
  readonly order: number;
  readonly wordRecall: number;
  readonly wordPrecision: number;
  readonly hyphensMissed: number;
  readonly hyphensWrong: number;
  readonly words: number;
  readonly furniture: number;
  readonly headingF1: number | undefined;
  readonly lookF1: number | undefined;
  /** Share of blocks other than paragraphs that have the correct kind. */
  readonly kinds: number | undefined;
  readonly misses: readonly string[];
}

const EXACT = 0.97;
const SCORED = new Set(['p', 'li']);

export function scoreDocument(expected: ExpectedDocument, output: readonly OutputBlock[]): DocumentScore {
  const truth = expected.blocks.map((block) => words(block.x));
  const found = output.map((block) => words(block.text));
  const a = truth.flat();
  const b = found.flat();
  const partner = alignWords(a, b);
  const breaks = scoreBreaks(truth, found, partner);
  const exact = scoreExact(expected, output);
  const bag = scoreBags([...a, ...expected.footnotes.flatMap(words)], a, b);
  const hyphens = scoreHyphens(
    expected.blocks.map((block) => block.x),
    output.map((block) => block.text),
  );
  return {
    ...breaks,
    ...exact,
    ...bag,
    ...hyphens,
    order: scoreOrder(truth, b),
    words: a.length,
    furniture: countFurniture(expected, output),
    headingF1: scoreHeadings(expected, output),
    lookF1: scoreLooks(expected, output),
    kinds: scoreKinds(expected, output, partner),
  };
}

/** Boundaries between words that are adjacent in both texts. Text without a partner (running heads) does not count. */
function scoreBreaks(
  truth: string[][],
  found: string[][],
  partner: Int32Array,
): Pick<DocumentScore, 'breakPrecision' | 'breakRecall' | 'breakF1'> {
  const truthBlock = blockNumbers(truth);
  const foundBlock = blockNumbers(found);
  let hits = 0;
  let wanted = 0;
  let given = 0;
  let last = -1;
  for (let i = 0; i < partner.length; i++) {
    if (partner[i]! < 0) continue;
    if (last >= 0) {
      const broken = truthBlock[i] !== truthBlock[last];
      const said = foundBlock[partner[i]!] !== foundBlock[partner[last]!];
      if (broken) wanted++;
      if (said) given++;
      if (broken && said) hits++;
    }
    last = i;
  }
  // Breaks whose words are missing count as missed.
  const total = truth.filter((block) => block.length > 0).length - 1;
  const recall = total > 0 ? hits / Math.max(total, wanted) : 1;
  const precision = given > 0 ? hits / given : total > 0 ? 0 : 1;
  const f1 = precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
  return { breakPrecision: precision, breakRecall: recall, breakF1: f1 };
}

function blockNumbers(blocks: readonly string[][]): Int32Array {
  const numbers = new Int32Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let at = 0;
  blocks.forEach((block, index) => {
    for (let k = 0; k < block.length; k++) numbers[at++] = index;
  });
  return numbers;
}

function scoreExact(
  expected: ExpectedDocument,
  output: readonly OutputBlock[],
): Pick<DocumentScore, 'exact' | 'misses'> {
  const texts = output.map((block) => normal(block.text));
  const whole = new Set(texts);
  const byStart = new Map<string, string[]>();
  for (const text of texts) for (const key of keysOf(text)) byStart.set(key, [...(byStart.get(key) ?? []), text]);
  const scored = expected.blocks.filter((block) => SCORED.has(block.t) && words(block.x).length >= 4);
  const misses: string[] = [];
  for (const block of scored) {
    const want = normal(block.x);
    if (whole.has(want)) continue;
    const candidates = new Set(keysOf(want).flatMap((key) => byStart.get(key) ?? []));
    if (![...candidates].some((text) => similarity(want, text) >= EXACT)) misses.push(want);
  }
  return { exact: scored.length === 0 ? 1 : 1 - misses.length / scored.length, misses };
}

/** Some word pairs of a text, to find blocks worth comparing. */
function keysOf(text: string): string[] {
  const parts = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
  const keys: string[] = [];
  for (const at of [0, 1, 2, Math.floor(parts.length / 2), parts.length - 2, parts.length - 3]) {
    if (at >= 0 && at + 1 < parts.length) keys.push(`${parts[at]} ${parts[at + 1]}`);
  }
  return keys;
}

/** One minus the edit distance divided by the longer length. Exact above the relevant threshold, otherwise 0. */
function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  const limit = Math.floor(longer * (1 - EXACT)) + 1;
  if (Math.abs(a.length - b.length) > limit) return 0;
  let row = new Int32Array(2 * limit + 1).fill(1 << 20);
  for (let j = 0; j <= limit; j++) row[j + limit] = j;
  for (let i = 1; i <= a.length; i++) {
    const next = new Int32Array(2 * limit + 1).fill(1 << 20);
    let best = 1 << 20;
    for (let d = -limit; d <= limit; d++) {
      const j = i + d;
      if (j < 0 || j > b.length) continue;
      const at = d + limit;
      let cost = j === 0 ? i : row[at]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      if (at + 1 <= 2 * limit) cost = Math.min(cost, row[at + 1]! + 1);
      if (at > 0) cost = Math.min(cost, next[at - 1]! + 1);
      next[at] = cost;
      best = Math.min(best, cost);
    }
    if (best > limit) return 0;
    row = next;
  }
  return 1 - row[b.length - a.length + limit]! / longer;
}

/** Share of neighbouring true blocks in the same order in the output, each located by its rare word triples. */
function scoreOrder(truth: string[][], b: readonly string[]): number {
  const places = new Map<string, number>();
  for (let at = 0; at + 2 < b.length; at++) {
    const triple = `${b[at]} ${b[at + 1]} ${b[at + 2]}`;
    places.set(triple, places.has(triple) ? -1 : at);
  }
  const positions: number[] = [];
  for (const block of truth) {
    const hits: number[] = [];
    for (let at = 0; at + 2 < block.length; at++) {
      const place = places.get(`${block[at]} ${block[at + 1]} ${block[at + 2]}`);
      if (place !== undefined && place >= 0) hits.push(place);
    }
    if (hits.length > 0) positions.push(hits.sort((x, y) => x - y)[hits.length >> 1]!);
  }
  if (positions.length < 2) return 1;
  let right = 0;
  for (let at = 1; at < positions.length; at++) if (positions[at]! > positions[at - 1]!) right++;
  return right / (positions.length - 1);
}

function scoreBags(
  allowed: readonly string[],
  a: readonly string[],
  b: readonly string[],
): Pick<DocumentScore, 'wordRecall' | 'wordPrecision'> {
  const overlap = (x: readonly string[], y: readonly string[]): number => {
    const bag = bagOf(x);
    let hits = 0;
    for (const word of y) {
      const left = bag.get(word) ?? 0;
      if (left > 0) {
        hits++;
        bag.set(word, left - 1);
      }
    }
    return hits;
  };
  return {
    wordRecall: a.length === 0 ? 1 : overlap(b, a) / a.length,
    wordPrecision: b.length === 0 ? 1 : overlap(allowed, b) / b.length,
  };
}

/** Missed: a hyphen or gap left inside a true word. Wrong: a true hyphen that was removed. */
function scoreHyphens(
  truth: readonly string[],
  output: readonly string[],
): Pick<DocumentScore, 'hyphensMissed' | 'hyphensWrong'> {
  const split = (text: string): string[] =>
    normal(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*(?:- ?(?=[\p{L}]))?/gu) ?? [];
  const want = bagOf(truth.flatMap(split));
  const have = output.flatMap(split);
  const surplus = bagOf(have);
  for (const [word, times] of want) surplus.set(word, (surplus.get(word) ?? 0) - times);
  const lacking = (word: string): boolean => (surplus.get(word) ?? 0) < 0;
  let missed = 0;
  let wrong = 0;
  have.forEach((word, index) => {
    if ((surplus.get(word) ?? 0) <= 0) return;
    const joined =
      word.endsWith('-') || word.endsWith('- ')
        ? word.replace(/- ?$/, '') + (have[index + 1] ?? '')
        : word.replace(/-/g, '');
    if (word.includes('-') && (lacking(joined) || lastHyphenGone(word).some(lacking))) {
      missed++;
      surplus.set(word, surplus.get(word)! - 1);
    }
  });
  for (const [word, times] of want) {
    if (!word.includes('-') || (surplus.get(word) ?? 0) >= 0) continue;
    const gone = -(surplus.get(word) ?? 0);
    for (const joined of lastHyphenGone(word)) wrong += Math.min(gone, times, Math.max(0, surplus.get(joined) ?? 0));
  }
  return { hyphensMissed: missed, hyphensWrong: wrong };
}

function lastHyphenGone(word: string): string[] {
  const forms: string[] = [];
  for (let at = word.indexOf('-'); at >= 0; at = word.indexOf('-', at + 1))
    forms.push(word.slice(0, at) + word.slice(at + 1));
  return forms;
}

function countFurniture(expected: ExpectedDocument, output: readonly OutputBlock[]): number {
  const inTruth = expected.blocks.map((block) => normal(block.x).toLowerCase()).join('\n');
  let count = 0;
  for (const furniture of expected.furniture) {
    const head = normal(furniture).toLowerCase();
    if (head === '' || inTruth.includes(head)) continue;
    for (const block of output) {
      const text = normal(block.text).toLowerCase();
      if (text.includes(head) && text.length > head.length + 25) count++;
    }
  }
  return count;
}
