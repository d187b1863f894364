import { FOREIGN_TEXT } from '../../engine/pipeline/foreign-advisor.ts';
import type { Alert } from '../../engine/pipeline/present.ts';
import type { Wanted } from './read-request.ts';
import { isAdvice, isNamed, termsOf } from './rule-terms.ts';

type Candidate = Pick<Alert, 'rule' | 'errorClass' | 'coveredText' | 'replacements' | 'optional'>;

/**
 * Is the client told of this alert? `default` shows corrections, `picky` advice as well; what is enabled by name is shown at
 * any level, what is disabled at none. A passage in another language is no mistake of anybody.
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

/** Clients ask twice, for what needs the whole text and for the rest, and would show an alert of both answers twice. */
function fitsMode({ errorClass }: Candidate, { mode }: Wanted): boolean {
  if (mode === 'all') return true;
  return (errorClass === 'consistency') === (mode === 'textLevelOnly');
}

/** Can any alert be wanted? What needs the whole text is advice; a check for it alone is spared where none is shown. */
export function wantsAnything({ mode, level, enabledRules, enabledCategories }: Wanted): boolean {
  return mode !== 'textLevelOnly' || level === 'picky' || enabledRules.length + enabledCategories.length > 0;
}
