import { problem } from '../../platform/errors.ts';
import { ruleIn } from '../../services/explain-rule.ts';
import { type Tool, textOf } from './tool.ts';

export const explainRuleTool: Tool = {
  name: 'explain_rule',
  title: 'Explain a rule',
  description:
    'Says what a rule of Emend is about, where it comes from, and gives sentences that it corrects and sentences that it leaves alone.',
  properties: { rule: { type: 'string', description: 'Its id, as check_text returns it: indefinite-article' } },
  required: ['rule'],
  readOnly: true,
  async run(given, context) {
    const told = ruleIn({ rules: await context.rules() }, textOf(given, 'rule'));
    if (!told) throw problem('rule.not-found');
    return told;
  },
};
