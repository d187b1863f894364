import type { ParagraphAlert } from './plan-docx-edits.ts';

type Spelling = Pick<ParagraphAlert, 'rule' | 'coveredText' | 'replacements' | 'confidence' | 'comment'>;

const isCorrection = ({ rule, replacements }: Spelling): boolean =>
  rule.startsWith('spelling/') && replacements.length > 0;

/**
 * A slip that a document repeats is corrected to the same word everywhere: the word that all its places together
 * support most. The words around a single place can support another one ("change from istance to istance" was "from
 * distance to instance").
 */
export function spelledAlike<Each extends Spelling>(alerts: readonly Each[]): Each[] {
  const places = new Map<string, Each[]>();
  for (const alert of alerts.filter(isCorrection))
    places.set(alert.coveredText, [...(places.get(alert.coveredText) ?? []), alert]);
  return alerts.map((alert) => {
    const alike = places.get(alert.coveredText) ?? [];
    if (!isCorrection(alert) || alike.length < 2) return alert;
    const best = surest(alike);
    return { ...alert, replacements: best.replacements, comment: best.comment };
  });
}

/** Returns an alert that proposes the word with the highest sum of confidences; if sums are equal, the first one. */
function surest<Each extends Spelling>(alerts: readonly Each[]): Each {
  const sums = new Map<string, number>();
  for (const {
    replacements: [word = ''],
    confidence,
  } of alerts)
    sums.set(word, (sums.get(word) ?? 0) + confidence);
  const [winner] = [...sums].reduce((a, b) => (b[1] > a[1] ? b : a));
  return alerts.find(({ replacements: [word] }) => word === winner)!;
}
