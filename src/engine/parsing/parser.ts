import { createWeights } from '../tagging/weights.ts';
import { FEATURES, stateFeatures } from './features.ts';
import { type ParserModel, readParser } from './parser-model.ts';
import { ParserState } from './state.ts';
import { type ParserInput, STATE_VALUES, stateValues } from './state-values.ts';

export interface Parse {
  /** Position of each token's head, -1 for the root. A sentence that is not empty has exactly one root. */
  readonly heads: Int32Array;
  readonly relations: readonly string[];
}

export type Parser = (input: ParserInput) => Parse;

/** Action 0 shifts; then a left and a right arc for each label. */
export const SHIFT = 0;
export const leftAction = (label: number): number => 1 + 2 * label;
export const rightAction = (label: number): number => 2 + 2 * label;

export function apply(state: ParserState, action: number): void {
  if (action === SHIFT) state.shift();
  else if (action % 2 === 1) state.leftArc((action - 1) >> 1);
  else state.rightArc((action - 2) >> 1);
}

/** Returns the best-scored action that the configuration allows. */
export function bestAction(state: ParserState, scores: ArrayLike<number>): number {
  let best = -1;
  let top = Number.NEGATIVE_INFINITY;
  if (state.canShift()) {
    best = SHIFT;
    top = scores[SHIFT]!;
  }
  const left = state.canLeft();
  const right = state.canRight();
  // the root becomes the head only of tokens that are left when the buffer is used up
  for (let action = 1; action < scores.length; action++) {
    if (action % 2 === 1 ? !left : !right) continue;
    const score = scores[action]!;
    if (score > top) {
      top = score;
      best = action;
    }
  }
  return best;
}

/**
 * Numbers of features after which a decision may be made, and the lead of the best action, in units of the weights, that it then needs. Two thirds of the
 * features are evaluated instead of all; 0.3 % of heads differ, and the share of right heads falls by 0.1 points.
 */
const STAGES: readonly { readonly features: number; readonly lead: number }[] = [
  { features: 20, lead: 130 },
  { features: 32, lead: 110 },
  { features: 48, lead: 100 },
  { features: FEATURES, lead: Number.NEGATIVE_INFINITY },
];

/** Lower than any score, and safe in 32-bit arithmetic. */
const NO_SCORE = -(1 << 30);

/** A greedy transition-based dependency parser: linear in the number of tokens. */
export function createParser(file: Uint8Array | ParserModel): Parser {
  const model = file instanceof Uint8Array ? readParser(file) : file;
  const { labels } = model;
  const weights = createWeights(model.weights);
  const scores = new Int32Array(1 + 2 * labels.length);
  const values = new Int32Array(STATE_VALUES.length);
  const features = new Int32Array(FEATURES);
  let best = SHIFT;

  /** Sets `best` to the best-scored action that the configuration allows (the first one in a tie) and returns its lead. */
  function lead(state: ParserState): number {
    let top = NO_SCORE;
    let second = NO_SCORE;
    if (state.canShift()) {
      best = SHIFT;
      top = scores[SHIFT]!;
    }
    // left arcs are always allowed here and have odd numbers
    const step = state.canRight() ? 1 : 2;
    for (let action = 1; action < scores.length; action += step) {
      const score = scores[action]!;
      if (score > top) {
        second = top;
        top = score;
        best = action;
      } else if (score > second) second = score;
    }
    return top - second;
  }

  /** Returns the best action by the first features that give a sufficient lead, or by all features. */
  function decide(state: ParserState, input: ParserInput): number {
    stateValues(state, input, values);
    scores.fill(0);
    let from = 0;
    for (let k = 0; k < STAGES.length; k++) {
      const stage = STAGES[k]!;
      stateFeatures(values, from, stage.features, features);
      weights.add(features, from, stage.features, scores);
      if (lead(state) >= stage.lead) break;
      from = stage.features;
    }
    return best;
  }

  return (input) => {
    const state = new ParserState(input.tags.length);
    while (!state.finished) {
      // an empty stack leaves no choice: one state in eight
      if (state.canLeft()) apply(state, decide(state, input));
      else state.shift();
    }
    return treeOf(state, labels);
  };
}

/** Makes the first dependent of the artificial root the only root. */
export function treeOf(state: ParserState, labels: readonly string[]): Parse {
  const { length } = state;
  const heads = state.heads.slice(0, length);
  let root = -1;
  for (let i = 0; i < length; i++) {
    if (heads[i] === length && (root < 0 || labels[state.labels[i]!] === 'root')) {
      root = i;
      if (labels[state.labels[i]!] === 'root') break;
    }
  }
  const relations: string[] = [];
  for (let i = 0; i < length; i++) {
    const label = labels[state.labels[i]!] ?? 'dep';
    if (i === root) {
      heads[i] = -1;
      relations.push('root');
    } else if (heads[i] === length) {
      heads[i] = root;
      relations.push(label === 'root' ? 'parataxis' : label);
    } else relations.push(label === 'root' ? 'dep' : label);
  }
  return { heads, relations };
}
