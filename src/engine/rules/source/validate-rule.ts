import { classEntry, ERROR_CLASSES, STYLE_GUIDES } from '../../taxonomy.ts';
import type { Rule } from '../rule.ts';
import { parsePattern } from './pattern.ts';

/** Returns the rule, or throws an Error that says what it lacks or contradicts. The suite runs the examples. */
export function validateRule(rule: Rule): Rule {
  const complain = (problem: string): never => {
    throw new Error(`rule '${rule.id}' ${problem}`);
  };
  if (rule.errorClass === 'guide' ? !rule.guides : !Object.hasOwn(ERROR_CLASSES, rule.errorClass))
    complain(rule.errorClass === 'guide' ? 'names no guides' : `has an unknown class '${rule.errorClass}'`);
  for (const guide of rule.guides ?? [])
    if (!STYLE_GUIDES.includes(guide)) complain(`names an unknown guide '${guide}'`);
  if (!(rule.confidence > 0 && rule.confidence < 1)) complain('has a confidence that is not between 0 and 1');
  oneOf(complain, 'level', rule.level, ['basic', 'advanced']);
  oneOf(complain, 'documents', rule.documents, ['any', 'general', 'academic']);
  oneOf(complain, 'where', rule.where, ['prose', 'labels', 'anywhere']);
  oneOf(complain, 'kind', rule.kind, ['correction', 'advice']);
  const traits = rule.errorClass === 'guide' ? undefined : classEntry(rule.errorClass);
  if (rule.level === 'basic' && !traits?.basic) complain('is no mistake in writing, so it cannot be basic');
  if (rule.level !== 'basic' && rule.corrects.length > 0 && traits?.category === 'Correctness')
    complain('corrects a mistake, so it must be basic');
  if (!rule.comment.trim()) complain('has no comment');
  if (!/[.!?…]$/.test(rule.comment.trim())) complain('has a comment that is no sentence');
  if (!rule.source.trim()) complain('has no source');
  for (const pattern of [...rule.patterns, ...rule.exceptions.map((exception) => `[${exception}]`)]) {
    try {
      parsePattern(pattern);
    } catch (error) {
      complain(`cannot be read: ${(error as Error).message}`);
    }
  }
  for (const { wrong, right } of rule.corrects) if (wrong === right) complain(`changes nothing in '${wrong}'`);
  return rule;
}

function oneOf(complain: (problem: string) => never, key: string, value: string, values: readonly string[]): void {
  if (!values.includes(value)) complain(`has ${key} '${value}', which is none of ${values.join(', ')}`);
}
