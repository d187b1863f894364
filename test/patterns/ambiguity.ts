import type { Automaton } from './automaton.ts';

/**
 * How the steps of a backtracking matcher grow with the length of what it reads, in the worst case: Weber and Seidl, "On the degree of ambiguity
 * of finite automata" (1991), as Weideman and others apply it to backtracking (2016). Infinite for exponential growth.
 */
export function degreeOf(automaton: Automaton): number {
  const loops = loopsOf(automaton);
  if (hasExponentialLoop(automaton, loops)) return Number.POSITIVE_INFINITY;
  // What is looked at ahead is read all the same, in each round from which it is looked at.
  const { next, ahead } = automaton;
  const looksAhead = (place: number): boolean => [place, ...next[place]!.keys()].some((other) => ahead.has(other));
  return longestChain(
    automaton,
    loops.filter((loop) => !endsAtOnce(automaton, loop) || loop.some(looksAhead)),
  );
}

/** Is there a loop that a text can go round in two ways, so that each round doubles the steps? */
export function hasExponentialLoop(automaton: Automaton, loops = loopsOf(automaton)): boolean {
  return loops.some((loop) => !endsAtOnce(automaton, loop) && isExponential(automaton, loop));
}

/** Where a round of a loop may end the match at once, what fails behind it ends the loop there: no round before is tried again. */
function endsAtOnce({ ends }: Automaton, loop: readonly number[]): boolean {
  return loop.some((place) => ends.has(place));
}

/** Strongly connected places (Tarjan), those alone without a way back left out. */
function loopsOf({ next }: Automaton): number[][] {
  const found: number[][] = [];
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  function visit(place: number): void {
    index.set(place, index.size);
    low.set(place, index.get(place)!);
    stack.push(place);
    for (const target of next[place]!.keys()) {
      if (!index.has(target)) {
        visit(target);
        low.set(place, Math.min(low.get(place)!, low.get(target)!));
      } else if (stack.includes(target)) low.set(place, Math.min(low.get(place)!, index.get(target)!));
    }
    if (low.get(place) !== index.get(place)) return;
    const members = stack.splice(stack.indexOf(place));
    if (members.length > 1 || next[place]!.has(place)) found.push(members);
  }
  for (let place = 0; place < next.length; place++) if (!index.has(place)) visit(place);
  return found;
}

/** Is there a word that leads from a place back to it in two ways? */
function isExponential({ takes, next }: Automaton, loop: readonly number[]): boolean {
  const inside = new Set(loop);
  for (const place of loop)
    for (const [target, ways] of next[place]!) if (ways > 1 && inside.has(target) && takes[target] !== 0n) return true;
  // Two runs over the same word, beginning at one place and parting: can they meet there again?
  for (const start of loop) {
    const seen = new Set<string>();
    const open: [number, number][] = [[start, start]];
    while (open.length > 0) {
      const [a, b] = open.pop()!;
      for (const x of next[a]!.keys())
        for (const y of next[b]!.keys()) {
          if (!inside.has(x) || !inside.has(y) || (takes[x]! & takes[y]!) === 0n) continue;
          if (x === start && y === start && a !== b) return true;
          const key = `${x} ${y}`;
          if (x === y || seen.has(key)) continue;
          seen.add(key);
          open.push([x, y]);
        }
    }
  }
  return false;
}

/** One more than the loops that can follow each other over one word: `a*a*` has two, and so n² ways. */
function longestChain(automaton: Automaton, loops: readonly (readonly number[])[]): number {
  const after = loops.map((loop) =>
    loops.flatMap((other, i) => (other !== loop && follows(automaton, loop, other) ? [i] : [])),
  );
  const known = new Map<number, number>();
  const length = (i: number): number => {
    if (!known.has(i)) {
      known.set(i, 1);
      known.set(i, 1 + Math.max(0, ...after[i]!.map(length)));
    }
    return known.get(i)!;
  };
  return Math.max(1, ...loops.map((_, i) => length(i)));
}

/** Is there a word that leads from a place of the first loop back to it, from it to a place of the second, and from that back to itself? */
function follows({ takes, next }: Automaton, loop: readonly number[], other: readonly number[]): boolean {
  const [inLoop, inOther] = [new Set(loop), new Set(other)];
  for (const p of loop)
    for (const q of other) {
      if (loop.length * other.length > 1 && (takes[p]! & takes[q]!) === 0n) continue;
      const seen = new Set<string>();
      const open: (readonly [number, number, number])[] = [[p, p, q]];
      while (open.length > 0 && seen.size < 20_000) {
        const [a, b, c] = open.pop()!;
        for (const x of next[a]!.keys()) {
          if (!inLoop.has(x)) continue;
          for (const z of next[c]!.keys()) {
            const common = takes[x]! & takes[z]!;
            if (common === 0n || !inOther.has(z)) continue;
            for (const y of next[b]!.keys()) {
              if ((common & takes[y]!) === 0n) continue;
              if (x === p && y === q && z === q) return true;
              const key = `${x} ${y} ${z}`;
              if (!seen.has(key)) {
                seen.add(key);
                open.push([x, y, z]);
              }
            }
          }
        }
      }
    }
  return false;
}
