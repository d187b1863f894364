import type { PlacedAlert } from './alert-plugin.ts';

/** The changes to accept together: those of the same words, those of the same rule, or all corrections. */
export type BulkScope = 'words' | 'rule' | 'corrections';

/** Alerts of a scope that have a replacement, in the order of the text; `of` is the alert whose card asked, if any. */
export function inScope(alerts: readonly PlacedAlert[], scope: BulkScope, of?: PlacedAlert): PlacedAlert[] {
  return alerts.filter(({ alert }) => {
    if (alert.replacements.length === 0) return false;
    if (scope === 'corrections') return alert.category === 'Correctness';
    if (alert.rule !== of?.alert.rule) return false;
    return scope === 'rule' || changeOf(alert) === changeOf(of.alert);
  });
}

/** The words and their replacement, in lower case. */
function changeOf({ covered, replacements }: PlacedAlert['alert']): string {
  return `${covered}\n${replacements[0]}`.toLowerCase();
}

/** Scopes that contain more than the scope before, with their alerts. */
export function scopesOf(
  alerts: readonly PlacedAlert[],
  of?: PlacedAlert,
): { readonly scope: BulkScope; readonly alerts: readonly PlacedAlert[] }[] {
  const scopes: BulkScope[] = of ? ['words', 'rule', 'corrections'] : ['corrections'];
  let most = of ? 1 : 0;
  return scopes.flatMap((scope) => {
    const held = inScope(alerts, scope, of);
    if (held.length <= most) return [];
    most = held.length;
    return [{ scope, alerts: held }];
  });
}
