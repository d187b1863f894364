import { addCounts, bestAnnotator, type Counts, NOTHING, type Score, scoreOf } from './f-score.ts';
import type { AnnotatedSentence, GoldEdit } from './m2-file.ts';

/** The most unchanged tokens that one edit may span, as in the shared tasks. */
const MOST_UNCHANGED = 2;
/** Keeps the number of edits low if the gold edits do not decide: less than any real difference in cost. */
const PER_EDIT = 0.001;

interface Step {
  readonly to: number;
  readonly unchanged: boolean;
}

/** The corner (i, j) means that i source tokens and j corrected tokens are used. Corners are numbered i * (m + 1) + j. */
interface Lattice {
  readonly width: number;
  readonly last: number;
  /** Steps from each corner that are on a cheapest path from the first corner to the last. */
  readonly steps: ReadonlyMap<number, readonly Step[]>;
}

/**
 * MaxMatch, the score of the CoNLL-2014 task (Dahlmeier & Ng 2012, "Better evaluation for grammatical error
 * correction"). Among all cheapest ways to edit the source into the corrected sentence, with phrases that contain at
 * most two unchanged tokens, the one that agrees with the annotator in most edits counts.
 */
export function maxMatch(sentences: readonly AnnotatedSentence[], corrected: readonly (readonly string[])[]): Score {
  let total: Counts = NOTHING;
  sentences.forEach(({ source, annotators }, index) => {
    const target = corrected[index]!;
    const lattice = buildLattice(source, target);
    const options = annotators.map((gold) => countMatches(lattice, target, gold));
    total = addCounts(total, options[bestAnnotator(total, options)]!);
  });
  return scoreOf(total);
}

/** Both metrics of the paper's scorer in one lattice: a replacement may cost 1, or as much as a deletion and an insertion. */
function buildLattice(source: readonly string[], target: readonly string[]): Lattice {
  const width = target.length + 1;
  const last = (source.length + 1) * width - 1;
  const steps = new Map<number, Map<number, Step>>();
  for (const replaceCost of [1, 2]) {
    const costs = costsTo(source, target, replaceCost);
    const open = [last];
    const seen = new Set(open);
    for (let to = open.pop(); to !== undefined; to = open.pop()) {
      for (const { from, cost, unchanged } of stepsInto(source, target, to, width, replaceCost)) {
        if (costs[from]! + cost !== costs[to]!) continue;
        const list = steps.get(from) ?? new Map<number, Step>();
        steps.set(from, list);
        list.set(to, { to, unchanged });
        if (seen.has(from)) continue;
        seen.add(from);
        open.push(from);
      }
    }
  }
  return { width, last, steps: new Map([...steps].map(([from, list]) => [from, [...list.values()]])) };
}

function costsTo(source: readonly string[], target: readonly string[], replaceCost: number): Uint16Array {
  const width = target.length + 1;
  const costs = new Uint16Array((source.length + 1) * width).fill(0xffff);
  costs[0] = 0;
  for (let to = 1; to < costs.length; to++) {
    for (const { from, cost } of stepsInto(source, target, to, width, replaceCost))
      costs[to] = Math.min(costs[to]!, costs[from]! + cost);
  }
  return costs;
}

function stepsInto(
  source: readonly string[],
  target: readonly string[],
  to: number,
  width: number,
  replaceCost: number,
): { from: number; cost: number; unchanged: boolean }[] {
  const i = Math.floor(to / width);
  const j = to % width;
  const steps: { from: number; cost: number; unchanged: boolean }[] = [];
  if (i > 0) steps.push({ from: to - width, cost: 1, unchanged: false });
  if (j > 0) steps.push({ from: to - 1, cost: 1, unchanged: false });
  if (i > 0 && j > 0) {
    const unchanged = source[i - 1] === target[j - 1];
    steps.push({ from: to - width - 1, cost: unchanged ? 0 : replaceCost, unchanged });
  }
  return steps;
}

interface Way {
  /** Matched gold edits, weighted so that one match outweighs any cost. */
  readonly value: number;
  readonly right: number;
  readonly proposed: number;
}

/** The path through the lattice that matches most gold edits; among those the cheapest, then the one with fewest edits. */
function countMatches(lattice: Lattice, target: readonly string[], gold: readonly GoldEdit[]): Counts {
  const { width, last, steps } = lattice;
  const match = last + 1;
  const goldAt = new Set<string>();
  for (const { start, end, corrections } of gold)
    for (const words of corrections) goldAt.add(`${start} ${end} ${words.join(' ')}`);
  const ways = new Map<number, Way>([[0, { value: 0, right: 0, proposed: 0 }]]);
  const better = (to: number, way: Way): void => {
    const known = ways.get(to);
    if (!known || way.value > known.value) ways.set(to, way);
  };
  // every step increases the corner number, so this order is topological
  for (const from of [...steps.keys()].sort((a, b) => a - b)) {
    const way = ways.get(from);
    if (!way) continue;
    for (const step of steps.get(from)!) if (step.unchanged) better(step.to, way);
    for (const [to, cost] of phrasesFrom(lattice, from)) {
      const start = Math.floor(from / width);
      const end = Math.floor(to / width);
      const words = target.slice(from % width, to % width).join(' ');
      const hit = goldAt.has(`${start} ${end} ${words}`);
      const value = way.value + (hit ? match : -cost - PER_EDIT);
      better(to, { value, right: way.right + (hit ? 1 : 0), proposed: way.proposed + 1 });
    }
  }
  const { right, proposed } = ways.get(last) ?? { right: 0, proposed: 0 };
  return { right, proposed, gold: gold.length };
}

/** Corners that one edit can reach from here, with the number of changed tokens on the shortest path. */
function phrasesFrom({ steps }: Lattice, from: number): Map<number, number> {
  const reached = new Map<number, number>();
  const seen = new Set<string>();
  const open: { at: number; unchanged: number; changed: number }[] = [{ at: from, unchanged: 0, changed: 0 }];
  for (let state = open.pop(); state; state = open.pop()) {
    for (const step of steps.get(state.at) ?? []) {
      const unchanged = state.unchanged + (step.unchanged ? 1 : 0);
      const changed = state.changed + (step.unchanged ? 0 : 1);
      const key = `${step.to} ${unchanged} ${changed}`;
      if (unchanged > MOST_UNCHANGED || seen.has(key)) continue;
      seen.add(key);
      if (changed > 0) reached.set(step.to, Math.min(changed, reached.get(step.to) ?? changed));
      open.push({ at: step.to, unchanged, changed });
    }
  }
  return reached;
}
