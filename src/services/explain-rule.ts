import type { RuleExplanation } from '../contract/reference.ts';
import { checkers } from '../engine/checkers/index.ts';
import { UNUSUAL_PAIR } from '../engine/collocations/collocation-questions.ts';
import type { EngineModels } from '../engine/engine-models.ts';
import { codeRules } from '../engine/rules/code-rules.ts';
import { openRules } from '../engine/rules/rule-set.ts';
import { classEntry, type ErrorClass } from '../engine/taxonomy.ts';
import type { TaskContext } from '../platform/workers/task.ts';
import type { SharedModels } from './models-task.ts';

/** The most examples shown; more would not explain more. */
const MOST = 6;

/** Runs in worker threads, where the rules are loaded. Returns null for an id that no rule has or had. */
export function explainRule({ id }: { readonly id: string }, context: TaskContext): RuleExplanation | null {
  return ruleIn((context.shared as SharedModels).engine, id);
}

/** Returns the rule with this id, the rule that had it formerly, or the checker that names its alerts `id/variant`. */
export function ruleIn(models: Pick<EngineModels, 'rules'>, id: string): RuleExplanation | null {
  const rules = openRules(models.rules, codeRules);
  const current = rules.currentId(id);
  const rule = rules.sources().find((known) => known.id === current);
  if (rule) {
    const { errorClass, guides, source, kind, corrects, flags, accepts } = rule;
    const known = errorClass === 'guide' ? guideTerms(guides) : termsOf(errorClass);
    return explanation(rule.id, { ...known, source, isAdvice: kind === 'advice', corrects, pointsAt: flags, accepts });
  }
  const [name] = id.split('/');
  const checker = checkers.find((known) => known.id === name);
  if (checker) {
    const { errorClass, corrects, accepts } = checker;
    return explanation(id, { ...termsOf(errorClass), corrects, accepts });
  }
  if (id === UNUSUAL_PAIR) return explanation(id, { ...termsOf('word-choice'), isAdvice: true });
  return name === 'ranker' ? explanation(id, {}) : null;
}

function explanation(id: string, told: Partial<RuleExplanation>): RuleExplanation {
  const { corrects = [], pointsAt = [], accepts = [], source = null, category = null, name = null } = told;
  return {
    id,
    category,
    name,
    source: source === '' ? null : source,
    isAdvice: told.isAdvice ?? false,
    corrects: corrects.slice(0, MOST).map(({ wrong, right }) => ({ wrong, right })),
    pointsAt: pointsAt.slice(0, MOST),
    accepts: accepts.slice(0, MOST),
  };
}

function termsOf(errorClass: ErrorClass): Pick<RuleExplanation, 'category' | 'name'> {
  const { category, langCategory } = classEntry(errorClass);
  return { category, name: langCategory };
}

function guideTerms(guides: readonly string[] = []): Pick<RuleExplanation, 'category' | 'name'> {
  return { category: 'Style Guide Compliance', name: guides.join(', ') };
}
