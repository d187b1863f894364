import { mayMatch, type RequiredText } from '../../text/required-text.ts';
import type { CheckOptions } from '../context.ts';
import type { PhraseTable } from '../lexicon/phrase-table.ts';
import { STYLE_GUIDES } from '../taxonomy.ts';
import {
  CHARACTER,
  CHARACTER_SIZE,
  CONFIDENCE_UNIT,
  DOCUMENTS,
  LANGUAGES,
  LEVELS,
  PLACES,
  RULE,
  RULE_CLASSES,
  RULE_SIZE,
  TRAITS,
} from './binary/layout.ts';
import { openRulesFile, type RuleSections, ruleSources } from './binary/read-rules-file.ts';
import { createMatcher, type Matcher } from './matching/find-matches.ts';
import { phraseTables } from './phrase-tables.ts';
import type { CodeRule, CodeRuleGroup, Rule, RuleHead } from './rule.ts';
import { describeCodeRules } from './source/read-rules.ts';

/** A rule that matches characters, with its compiled expression. */
export interface CharacterRule {
  readonly rule: RuleHead;
  readonly form: RegExp;
  readonly replacement: string | undefined;
}

/** All rules: those of rules.bin and those in code. */
export interface RuleSet {
  readonly matcher: Matcher;
  /** Returns the rule with this number in rules.bin. */
  rule(number: number): RuleHead;
  /** Returns the start and end of its exceptions in the section `exceptions`. */
  exceptions(number: number): readonly [first: number, end: number];
  /** Returns the rules that apply under these options. */
  active(options: CheckOptions): ActiveRules;
  /** True when the replacement of the rule with this id is offered; false when only the comment names it. */
  isOffered(id: string): boolean;
  /** Returns the current id of a rule with this former id; the id itself if it has not changed. */
  currentId(id: string): string;
  /**
   * Returns the list of `rules/phrases/` with this name.
   * @throws Error for a name that no file has
   */
  phrases(name: string): PhraseTable;
  /** Returns every rule with its patterns and examples, for `emend rules` and the suite. */
  sources(): Rule[];
}

export interface ActiveRules {
  /** True when the rule with this number applies. */
  isWanted(number: number): boolean;
  /** Returns the character rules that may match in a sentence with this text. */
  charactersFor(text: string): readonly CharacterRule[];
  readonly code: readonly { readonly rule: RuleHead; readonly check: CodeRule['check'] }[];
}

/**
 * Opens rules.bin together with the rules in code.
 * @throws Error that says what is wrong with the file
 */
export function openRules(file: Uint8Array, groups: readonly CodeRuleGroup[]): RuleSet {
  const sections = openRulesFile(file);
  const count = sections.rules.length / RULE_SIZE;
  const heads = Array.from({ length: count }, (_, number) => readHead(sections, number));
  const code = groups.flatMap((group) => {
    const rules = describeCodeRules(group);
    return group.checks.map(({ check }, i) => ({ rule: rules[i]!, check }));
  });
  const all = [...heads, ...code.map(({ rule }) => rule)];
  const withheld = new Set(all.filter(({ offer }) => !offer).map(({ id }) => id));
  const words = new Map<string, number>();
  for (const [number, string] of sections.words.entries()) words.set(sections.string(string), number);
  const byOptions = new Map<string, ActiveRules>();
  let aliases: Readonly<Record<string, string>> | undefined;
  return {
    matcher: createMatcher(sections, words),
    rule: (number) => heads[number]!,
    exceptions: (number) => {
      const row = number * RULE_SIZE;
      return [sections.rules[row + RULE.exceptions]!, sections.rules[row + RULE.exceptionsEnd]!];
    },
    active(options) {
      const key = `${options.pipeline} ${options.documentType} ${options.language} ${options.styleGuide}`;
      let active = byOptions.get(key);
      if (!active) {
        const { pipeline, documentType, language, styleGuide } = options;
        active = activeRules(sections, heads, code, { pipeline, documentType, language, styleGuide });
        byOptions.set(key, active);
      }
      return active;
    },
    phrases: phraseTables(sections),
    isOffered: (id) => !withheld.has(id),
    sources: () => [...ruleSources(sections).rules, ...groups.flatMap(describeCodeRules)],
    currentId(id) {
      // Cached, because reading the sources takes 50 ms and `emend rules show` asks for each of 3,000 rules.
      aliases ??= ruleSources(sections).aliases;
      return aliases[id] ?? id;
    },
  };
}

/** `options` is a copy, because the result is kept longer than the check, whose own options refer to the text. */
function activeRules(
  sections: RuleSections,
  heads: readonly RuleHead[],
  code: ActiveRules['code'],
  options: CheckOptions,
): ActiveRules {
  const wanted = heads.map((head) => applies(head, options));
  return {
    isWanted: (number) => wanted[number]!,
    charactersFor: characterRules(sections, (number) => (wanted[number] ? heads[number] : undefined)),
    code: code.filter(({ rule }) => applies(rule, options)),
  };
}

function readHead({ rules, string }: RuleSections, number: number): RuleHead {
  const row = number * RULE_SIZE;
  const traits = rules[row + RULE.traits]!;
  const mask = rules[row + RULE.guides]!;
  return {
    id: string(rules[row + RULE.id]!),
    errorClass: RULE_CLASSES[rules[row + RULE.errorClass]!]!,
    confidence: rules[row + RULE.confidence]! / CONFIDENCE_UNIT,
    level: LEVELS[rules[row + RULE.level]!]!,
    documents: DOCUMENTS[rules[row + RULE.documents]!]!,
    where: PLACES[rules[row + RULE.where]!]!,
    language: LANGUAGES[rules[row + RULE.language]!],
    guides: mask === 0 ? undefined : STYLE_GUIDES.filter((_, i) => (mask >> i) & 1),
    lm: (traits & TRAITS.lm) !== 0,
    kind: traits & TRAITS.advice ? 'advice' : 'correction',
    offer: (traits & TRAITS.offer) !== 0,
    comment: string(rules[row + RULE.comment]!),
    source: '',
  };
}

/** True when the rule applies to texts that are checked under these options. */
function applies({ level, documents, language, guides }: RuleHead, options: CheckOptions): boolean {
  if (level === 'advanced' && options.pipeline === 'basic') return false;
  if (documents !== 'any' && documents !== options.documentType) return false;
  if (language && language !== options.language) return false;
  return !guides || (options.styleGuide !== null && guides.includes(options.styleGuide));
}

/** Groups the character rules by what a sentence must contain before they are tried; expressions are compiled on first use. */
function characterRules(
  { characters, string }: RuleSections,
  ruleOf: (number: number) => RuleHead | undefined,
): ActiveRules['charactersFor'] {
  const optional = (number: number): string | undefined => (number < 0 ? undefined : string(number));
  interface Row {
    readonly required: RequiredText;
    compiled(): CharacterRule;
  }
  const groups = new Map<number, { readonly needs: RegExp | undefined; readonly rows: Row[] }>();
  for (let row = 0; row < characters.length; row += CHARACTER_SIZE) {
    const rule = ruleOf(characters[row + CHARACTER.rule]!);
    if (!rule) continue;
    const needs = characters[row + CHARACTER.needs]!;
    let group = groups.get(needs);
    if (!group) {
      const source = optional(needs);
      group = { needs: source === undefined ? undefined : new RegExp(source, 'u'), rows: [] };
      groups.set(needs, group);
    }
    let compiled: CharacterRule | undefined;
    group.rows.push({
      required: {
        text: optional(characters[row + CHARACTER.required]!) ?? '',
        digit: characters[row + CHARACTER.digit] === 1,
      },
      compiled: () => {
        compiled ??= {
          rule,
          form: new RegExp(string(characters[row + CHARACTER.form]!), string(characters[row + CHARACTER.flags]!)),
          replacement: optional(characters[row + CHARACTER.replacement]!),
        };
        return compiled;
      },
    });
  }
  const all = [...groups.values()];
  return (text) => {
    const hasDigit = /\d/.test(text);
    return all
      .filter(({ needs }) => !needs || needs.test(text))
      .flatMap(({ rows }) => rows.filter(({ required }) => mayMatch(required, text, hasDigit)))
      .map((row) => row.compiled());
  };
}
