import { type RequiredText, requiredText } from '../../text/required-text.ts';
import type { CheckOptions } from '../context.ts';
import { parseRules } from './parse-rules.ts';
import { indexPatterns, type PatternIndex } from './pattern-index.ts';
import type { CharacterPattern, Rule, RuleFile } from './rule-file.ts';

/** A rule with what only its matches need. */
export interface CompiledRule {
  readonly rule: Rule;
  readonly exceptions: PatternIndex<null> | undefined;
}

/** All rules in one index, and those that look at characters or are written in code. */
export interface RuleSet {
  readonly rules: readonly Rule[];
  readonly index: PatternIndex<CompiledRule>;
  /** Character and code rules that apply under these options. */
  active(options: CheckOptions): ActiveRules;
}

export interface ActiveRules {
  /** In groups by what a sentence must hold for them to be tried. */
  readonly characters: readonly { readonly needs: RegExp | undefined; readonly rules: readonly CharacterRule[] }[];
  readonly code: readonly Rule[];
}

/** A pattern, its rule, and what a sentence must hold for the pattern to be tried. */
export type CharacterRule = readonly [CharacterPattern, Rule, RequiredText];

/** Does the rule apply to texts that are checked under these options? */
export function applies(rule: Rule, { pipeline, documentType, language, styleGuide }: CheckOptions): boolean {
  if (rule.level === 'advanced' && pipeline === 'basic') return false;
  if (rule.documents !== 'any' && rule.documents !== documentType) return false;
  if (rule.language && rule.language !== language) return false;
  return !rule.guides || (styleGuide !== null && rule.guides.includes(styleGuide));
}

/**
 * Compiles rule files into one set.
 * @throws Error that names file and line of a rule that cannot be read, or an id that stands twice
 */
export function compileRules(files: readonly RuleFile[]): RuleSet {
  const rules = files.flatMap(parseRules);
  const seen = new Set<string>();
  for (const { id } of rules) {
    if (seen.has(id)) throw new Error(`two rules are called '${id}'`);
    seen.add(id);
  }
  const rows = rules.flatMap((rule) => {
    const exceptions =
      rule.exceptions.length > 0
        ? indexPatterns(rule.exceptions.map((source) => [`[${source}]`, null] as const))
        : undefined;
    return rule.patterns.map((source) => [source, { rule, exceptions }] as const);
  });
  const byOptions = new Map<string, ActiveRules>();
  return {
    rules,
    index: indexPatterns(rows),
    active(options) {
      const key = `${options.pipeline} ${options.documentType} ${options.language} ${options.styleGuide}`;
      let active = byOptions.get(key);
      if (!active) {
        active = activeRules(rules.filter((rule) => applies(rule, options)));
        byOptions.set(key, active);
      }
      return active;
    },
  };
}

function activeRules(rules: readonly Rule[]): ActiveRules {
  const groups = new Map<string, { needs: RegExp | undefined; rules: CharacterRule[] }>();
  for (const rule of rules) {
    if (rule.characters.length === 0) continue;
    const key = String(rule.needs);
    let group = groups.get(key);
    if (!group) {
      group = { needs: rule.needs, rules: [] };
      groups.set(key, group);
    }
    for (const pattern of rule.characters) group.rules.push([pattern, rule, requiredText(pattern.form)]);
  }
  return { characters: [...groups.values()], code: rules.filter(({ check }) => check) };
}
