import { FOREIGN_TEXT } from '../../engine/pipeline/foreign-advisor.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import type { Wanted } from './read-request.ts';
import { isAdvice, isNamed, termsOf } from './rule-terms.ts';

type Candidate = Pick<Alert, 'rule' | 'errorClass' | 'coveredText' | 'replacements' | 'optional'>;

/**
 * True when the client gets this alert. `default` shows corrections, and `picky` also shows advice. An alert enabled by
 * name is shown at any level; a disabled one is never shown. A passage in another language is not a mistake.
 */
export function isWanted(alert: Candidate, wanted: Wanted): boolean {
  if (alert.rule === FOREIGN_TEXT || !fitsMode(alert, wanted)) return false;
  const { category } = termsOf(alert);
  const enabled =
    wanted.enabledRules.some((name) => isNamed(name, alert)) || wanted.enabledCategories.includes(category);
  if (wanted.enabledOnly) return enabled;
  const disabled =
    wanted.disabledRules.some((name) => isNamed(name, alert)) || wanted.disabledCategories.includes(category);
  return !disabled && (enabled || wanted.level === 'picky' || !isAdvice(alert));
}

/** Clients send two requests, one for what needs the whole text and one for the rest, and would show an alert twice if both answers had it. */
function fitsMode({ errorClass }: Candidate, { mode }: Wanted): boolean {
  if (mode === 'all') return true;
  return (errorClass === 'consistency') === (mode === 'textLevelOnly');
}

/** True when any alert can be wanted. Alerts that need the whole text are advice, so a check for them alone is skipped if no advice is shown. */
export function wantsAnything({ mode, level, enabledRules, enabledCategories }: Wanted): boolean {
  return mode !== 'textLevelOnly' || level === 'picky' || enabledRules.length + enabledCategories.length > 0;
}
