import { checkers } from '../../engine/checkers/index.ts';
import { UNUSUAL_PAIR } from '../../engine/collocations/collocation-questions.ts';
import { codeRules } from '../../engine/rules/code-rules.ts';
import { openRules } from '../../engine/rules/rule-set.ts';

/** Names of learned ranker rules consist of "ranker/" and what they change. */
const RANKER = 'ranker';

/**
 * Returns what is wrong with the name of a rule, to be printed after it; undefined if there is such a rule or a rule
 * whose id begins with it. The part after the name of a checker is unknown until the checker finds something.
 */
export function ruleNameFaults(rules: Uint8Array): (name: string) => string | undefined {
  const set = openRules(rules, codeRules);
  const ids = set.sources().map(({ id }) => id);
  const known = new Set([...ids, ...ids.map((id) => id.split('/')[0]!)]);
  const families = new Set([RANKER, UNUSUAL_PAIR, ...checkers.map(({ id }) => id)]);
  return (name) => {
    if (known.has(name) || families.has(name.split('/')[0]!)) return undefined;
    const current = set.currentId(name);
    return current === name
      ? 'which no rule is called; `emend rules list` names them'
      : `which is called "${current}" now`;
  };
}
