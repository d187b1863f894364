import { phraseOf } from '../../services/documents/advice-once.ts';
import type { Finding } from '../../services/project/finding.ts';

/**
 * The same for all advice that says the same of a phrase, which a report for people gives once; undefined for what is said at each place: mistakes, and what is
 * changed all through a text. What makes the run fail is not hidden behind what does not.
 */
export function adviceKey({
  level,
  rule,
  covered,
  replacements,
  errorClass,
  message,
  fails,
}: Finding): string | undefined {
  if (level !== 'advice') return undefined;
  const phrase = phraseOf({ rule, coveredText: covered, replacements, errorClass, comment: message });
  return phrase === undefined ? undefined : `${fails} ${phrase}`;
}

/** All findings with the same advice, the first of them first; what is said at each place stands alone. */
export function sameAdvice(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<string | Finding, Finding[]>();
  for (const finding of findings) {
    const key = adviceKey(finding) ?? finding;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()];
}
