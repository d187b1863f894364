import type { Analyser } from '../../src/engine/analyse.ts';
import type { Rule } from '../../src/engine/rules/rule.ts';
import type { RuleSet } from '../../src/engine/rules/rule-set.ts';
import { parsePattern } from '../../src/engine/rules/source/pattern.ts';
import { splitSentences } from '../../src/text/sentences.ts';

/** "id<TAB>pattern" of every pattern of tokens that no wrong example of its own rule shows. */
export function patternsWithoutExample(set: RuleSet, rules: readonly Rule[], analyse: Analyser): string[] {
  const missing: string[] = [];
  let number = 0;
  for (const [i, rule] of rules.entries()) {
    const sourceOf = new Map<number, string>();
    for (const source of rule.patterns) for (const _ of parsePattern(source)) sourceOf.set(number++, source);
    for (const source of rule.exceptions) number += parsePattern(`[${source}]`).length;
    const shown = new Set<string>();
    for (const text of [...rule.corrects.map(({ wrong }) => wrong), ...rule.flags])
      for (const paragraph of text.split(' ¶ '))
        for (const span of splitSentences(paragraph))
          for (const { pattern } of set.matcher.findAll(analyse(paragraph, span), (rule) => rule === i))
            shown.add(sourceOf.get(pattern)!);
    for (const source of rule.patterns) if (!shown.has(source)) missing.push(`${rule.id}\t${source}`);
  }
  return missing;
}

/** Ids of the rules that name no sentence which they must leave alone. */
export const rulesWithoutNearMiss = (rules: readonly Rule[]): string[] =>
  rules.filter(({ accepts }) => accepts.length === 0).map(({ id }) => id);
