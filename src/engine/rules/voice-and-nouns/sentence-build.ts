import type { CodeRuleGroup } from '../rule.ts';
import { agentPassive } from './agent-passive.ts';
import { nounStacks } from './noun-stacks.ts';

/** Rules on the passive and on rows of nouns, which examine whole phrases. */
export const SENTENCE_BUILD: CodeRuleGroup = {
  id: 'sentence-build',
  errorClass: 'voice',
  source: 'Emend',
  comment: 'This can be put more directly.',
  checks: [agentPassive, nounStacks],
};
