import type { ReviewAlert } from './alert.ts';

/** The key that dismisses everything one rule reports in a text. Keys of single alerts have three bars, so none equals it. */
export const ruleKey = (rule: string): string => `${rule}|*`;

/** The words of the alert that a key names; null for the key of a rule. */
export function wordsOfKey(key: string): string | null {
  const parts = key.split('|');
  // a word of context may have a bar as well
  return parts.length < 4 ? null : parts.slice(2, -1).join('|');
}

/** True when the writer dismissed this alert, or everything that its rule reports. */
export function isDismissed(dismissed: ReadonlySet<string>, { key, rule }: ReviewAlert): boolean {
  return dismissed.has(key) || dismissed.has(ruleKey(rule));
}

/** What one dismissal hides in the present text: the words of one alert, or the places of a rule. */
export interface Dismissal {
  readonly key: string;
  /** The first words that it hides. */
  readonly covered: string;
  readonly kind: string;
  /** Number of places that it hides: one or more for a rule, and for words that stand in the same context several times. */
  readonly places: number;
  readonly ofRule: boolean;
}

/** The dismissals that hide something of these alerts, in their order. */
export function dismissalsIn(dismissed: ReadonlySet<string>, alerts: Iterable<ReviewAlert>): Dismissal[] {
  const found = new Map<string, Dismissal>();
  for (const alert of alerts) {
    if (!isDismissed(dismissed, alert)) continue;
    const ofRule = dismissed.has(ruleKey(alert.rule));
    const key = ofRule ? ruleKey(alert.rule) : alert.key;
    const before = found.get(key);
    found.set(key, {
      key,
      covered: before?.covered ?? alert.covered,
      kind: alert.kind,
      places: (before?.places ?? 0) + 1,
      ofRule,
    });
  }
  return [...found.values()];
}
