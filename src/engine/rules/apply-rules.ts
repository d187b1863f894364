import { mayMatch } from '../../text/required-text.ts';
import type { AnalysedSentence } from '../analysis.ts';
import { modelGain, weighConfidence } from '../checkers/matching/model-evidence.ts';
import { quote, textOf } from '../checkers/matching/token-edits.ts';
import type { CheckContext } from '../context.ts';
import { isLabel } from '../label.ts';
import type { Proposal } from '../proposal.ts';
import { classEntry, type ErrorClass } from '../taxonomy.ts';
import { findMatches, type Match } from './pattern-index.ts';
import { ruleEdit } from './rule-edit.ts';
import type { CharacterPattern, Rule, RuleFinding } from './rule-file.ts';
import { applies, type CompiledRule, type RuleSet } from './rule-set.ts';
import { fillTemplate } from './template.ts';
import { USUAL_WORDING, usualWording } from './usual-wording.ts';

/** What all rules of the set propose for the sentence under the context's options. */
export function applyRules(set: RuleSet, sentence: AnalysedSentence, context: CheckContext): Proposal[] {
  const proposals: Proposal[] = [];
  const label = isLabel(sentence);
  const fits = ({ where }: Rule): boolean => where === 'anywhere' || (where === 'labels') === label;
  for (const match of findMatches(set.index, sentence)) {
    const { rule } = match.data;
    if (!fits(rule) || !applies(rule, context) || isException(match, sentence)) continue;
    const finding = matchFinding(match, sentence, context);
    if (finding) proposals.push(propose(rule, finding, sentence, context));
  }
  const { characters, code } = set.active(context);
  const text = sentence.paragraph.slice(sentence.start, sentence.end);
  const hasDigit = /\d/.test(text);
  for (const { needs, rules } of characters) {
    if (needs && !needs.test(text)) continue;
    for (const [pattern, rule, required] of rules)
      if (mayMatch(required, text, hasDigit) && fits(rule))
        for (const finding of characterFindings(pattern, text, sentence.start))
          proposals.push(propose(rule, finding, sentence, context));
  }
  for (const rule of code)
    if (fits(rule))
      for (const finding of rule.check!(sentence, context)) proposals.push(propose(rule, finding, sentence, context));
  return proposals;
}

function isException({ data, start, end }: Match<CompiledRule>, sentence: AnalysedSentence): boolean {
  if (!data.exceptions) return false;
  return findMatches(data.exceptions, sentence).some((found) => found.from < end && found.to > start);
}

function matchFinding(
  match: Match<CompiledRule>,
  sentence: AnalysedSentence,
  context: CheckContext,
): RuleFinding | undefined {
  const { from, to, pattern } = match;
  const { rule } = match.data;
  const { lexicon } = context;
  const { tokens } = sentence;
  if (pattern.replacement === undefined)
    return { start: tokens[from]!.start, end: tokens[to - 1]!.end, replacements: [] };
  const { paragraph } = sentence;
  const templates = fillTemplate(match, sentence, lexicon);
  const edits = templates
    .map((words) => ruleEdit(sentence, from, to, words, lexicon))
    .filter((edit) => edit.text !== paragraph.slice(edit.start, edit.end));
  if (edits.length === 0) return undefined;
  // alternatives may cover different spans, with or without the article before them
  const start = Math.min(...edits.map((edit) => edit.start));
  const end = Math.max(...edits.map((edit) => edit.end));
  const whole = edits.map((edit) => paragraph.slice(start, edit.start) + edit.text + paragraph.slice(edit.end, end));
  const confidence = rule.heard
    ? weighConfidence(rule.confidence, modelGain(sentence, context, from, to, templates[0]!))
    : rule.confidence;
  if (rule.comment !== USUAL_WORDING) return { start, end, replacements: whole, confidence };
  const around = textOf(sentence, match.start, match.end);
  const comment = usualWording(paragraph.slice(start, end), whole[0]!, around);
  return { start, end, replacements: whole, confidence, comment };
}

function characterFindings({ form, replacement }: CharacterPattern, text: string, offset: number): RuleFinding[] {
  const findings: RuleFinding[] = [];
  form.lastIndex = 0;
  for (let match = form.exec(text); match; match = form.exec(text)) {
    const [found] = match;
    if (found === '') form.lastIndex++;
    else findings.push(characterFinding(found, offset + match.index, fillGroups(match, replacement)));
  }
  return findings.filter(({ start, end, replacements }) => {
    return replacements.length === 0 || replacements[0] !== text.slice(start - offset, end - offset);
  });
}

const characterFinding = (found: string, start: number, better: string | undefined): RuleFinding => ({
  start,
  end: start + found.length,
  replacements: better === undefined ? [] : [better],
});

/** `$1`, `$2` … of a template by the match's groups; `$$` is a dollar. */
function fillGroups(match: RegExpExecArray, template: string | undefined): string | undefined {
  return template?.replace(/\$(\$|\d)/g, (_, sign: string) => (sign === '$' ? '$' : (match[Number(sign)] ?? '')));
}

/** Categories whose rules are suggestions: shown, but not made unasked. */
const ADVICE = new Set(['Clarity', 'Fluency', 'Style', 'Inclusivity']);

function propose(rule: Rule, finding: RuleFinding, sentence: AnalysedSentence, context: CheckContext): Proposal {
  const errorClass: ErrorClass = rule.errorClass === 'guide' ? context.styleGuide! : rule.errorClass;
  const { start, end, replacements, comment = rule.comment, confidence = rule.confidence } = finding;
  const found = sentence.paragraph.slice(start, end);
  return {
    start,
    end,
    replacements,
    rule: rule.id,
    errorClass,
    confidence,
    comment: comment.replaceAll('{found}', quote(found)).replaceAll('{better}', quote(replacements[0] ?? '')),
    ...(ADVICE.has(classEntry(errorClass).category) && rule.level !== 'basic' ? { optional: true } : {}),
  };
}
