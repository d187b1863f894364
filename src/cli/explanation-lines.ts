import type { Explanation } from '../engine/pipeline/explain.ts';
import type { styler } from './terminal.ts';

/** "recieved → received  0.98  shown" and the rule, or the step at which the proposal ended and why. */
export function explanationLines(explanation: Explanation, style: ReturnType<typeof styler>): string {
  const { found, better, rule, confidence, again, dropped } = explanation;
  const change =
    better === undefined ? `“${found}”` : `${style('red', `“${found}”`)} → ${style('green', `“${better}”`)}`;
  const fate = dropped ? `${dropped.step}: ${dropped.reason}` : 'shown';
  const pass = again ? ' (second pass)' : '';
  return `${change}  ${confidence.toFixed(2)}  ${fate}${pass}  ${style('dim', `[${rule}]`)}\n`;
}
