import type { Explanation } from '../engine/pipeline/explain.ts';
import type { styler } from './terminal.ts';

/**
 * "recieved → received  0.98  shown" and the rule, or the step at which the proposal was dropped and why. If there are
 * two confidences, they are that of the rule and the one adjusted to the text's own errors.
 */
export function explanationLines(explanation: Explanation, style: ReturnType<typeof styler>): string {
  const { found, better, rule, confidence, weighed, becomes, again, dropped } = explanation;
  const change =
    better === undefined ? `“${found}”` : `${style('red', `“${found}”`)} → ${style('green', `“${better}”`)}`;
  const sure = weighed === undefined ? confidence.toFixed(2) : `${confidence.toFixed(2)}, here ${weighed.toFixed(2)}`;
  const shown = becomes === undefined ? 'shown' : `shown as part of “${becomes.trim()}”`;
  const fate = dropped ? `${dropped.step}: ${dropped.reason}` : shown;
  const pass = again ? ' (in the corrected sentence)' : '';
  return `${change}  ${sure}  ${fate}${pass}  ${style('dim', `[${rule}]`)}\n`;
}
