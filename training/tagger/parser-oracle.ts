import { leftAction, rightAction, SHIFT } from '../../src/engine/parsing/parser.ts';
import type { ParserState } from '../../src/engine/parsing/state.ts';

/** Gold heads (the root's is `length`, the artificial root's number) and label numbers. */
export interface GoldTree {
  readonly heads: Int32Array;
  readonly labels: Uint8Array;
}

/**
 * Marks with 1 in `good` the actions that lose the fewest gold arcs (Goldberg, Nivre 2013, arc-hybrid). If an arc is
 * correct, only the gold label is marked; if its arc is lost anyway, all labels are.
 */
export function markGoodActions(state: ParserState, gold: GoldTree, labels: number, good: Uint8Array): void {
  good.fill(0);
  const { front, length } = state;
  const s0 = state.top(0);
  let shiftCost = Number.POSITIVE_INFINITY;
  let leftCost = Number.POSITIVE_INFINITY;
  let rightCost = Number.POSITIVE_INFINITY;
  if (state.canShift()) {
    shiftCost = 0;
    for (let k = 0; k < state.depth; k++) {
      const node = state.top(k);
      if (gold.heads[node] === front) shiftCost++;
      if (k > 0 && gold.heads[front] === node) shiftCost++;
    }
  }
  if (state.canLeft()) {
    let ahead = 0;
    for (let node = front; node < length; node++) if (gold.heads[node] === s0) ahead++;
    const head = gold.heads[s0]!;
    leftCost = ahead + (head > front || head === state.top(1) ? 1 : 0);
    if (state.canRight()) rightCost = ahead + (head >= front ? 1 : 0);
  }
  const least = Math.min(shiftCost, leftCost, rightCost);
  if (shiftCost === least) good[SHIFT] = 1;
  const mark = (action: (label: number) => number, right: boolean): void => {
    if (right) good[action(gold.labels[s0]!)] = 1;
    else for (let label = 0; label < labels; label++) good[action(label)] = 1;
  };
  if (leftCost === least) mark(leftAction, gold.heads[s0] === front);
  if (rightCost === least) mark(rightAction, gold.heads[s0] === state.top(1));
}
