import { phraseOf } from '../../services/documents/advice-once.ts';
import type { Finding } from '../../services/project/finding.ts';

/**
 * Returns a key that is the same for all advice that says the same about a phrase, which a report for people gives
 * once. Undefined for findings reported at each place: mistakes, and changes that apply throughout a text. Findings
 * that make the run fail have a key of their own, so that none is hidden behind one that does not.
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

/** Groups findings with the same advice, in order. A finding that is reported at each place is a group of its own. */
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
