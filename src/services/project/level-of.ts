import type { Alert } from '../../engine/pipeline/present.ts';
import { UNKNOWN_WORD } from '../../engine/spelling/unknown-word-rule.ts';
import { isAdvice } from '../languagetool/rule-terms.ts';
import type { Level } from './settings.ts';

/** Returns the level of an alert. */
export function levelOf(alert: Alert): Level {
  if (alert.rule === UNKNOWN_WORD) return 'question';
  return isAdvice(alert) ? 'advice' : 'correction';
}
