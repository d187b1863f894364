import type { CheckContext } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import type { ErrorClass } from '../taxonomy.ts';
import { textOf } from '../token-edits.ts';
import { fillComment } from './comment.ts';
import type { Match } from './matching/find-matches.ts';
import type { RuleFinding, RuleHead } from './rule.ts';
import { ruleEdit } from './rule-edit.ts';
import type { CharacterRule, RuleSet } from './rule-set.ts';
import { fillTemplate } from './template.ts';

/** Returns the proposals of all rules of the set for the sentence under the context's options. */
export function applyRules(set: RuleSet, sentence: AnalysedSentence, context: CheckContext): Proposal[] {
  const proposals: Proposal[] = [];
  const label = sentence.isLabel;
  const fits = ({ where }: RuleHead): boolean => where === 'anywhere' || (where === 'labels') === label;
  const { isWanted, charactersFor, code } = set.active(context);
  for (const match of set.matcher.findAll(sentence, isWanted)) {
    const rule = set.rule(match.rule);
    if (!fits(rule) || isException(set, match, sentence)) continue;
    const finding = matchFinding(rule, match, sentence, context);
    if (finding) proposals.push(propose(rule, finding, sentence, context));
  }
  const text = sentence.paragraph.slice(sentence.start, sentence.end);
  for (const characters of charactersFor(text))
    if (fits(characters.rule))
      for (const finding of characterFindings(characters, text, sentence.start))
        proposals.push(propose(characters.rule, finding, sentence, context));
  for (const { rule, check } of code)
    if (fits(rule))
      for (const finding of check(sentence, context)) proposals.push(propose(rule, finding, sentence, context));
  return proposals;
}

function isException(set: RuleSet, { rule, start, end }: Match, sentence: AnalysedSentence): boolean {
  const [first, stop] = set.exceptions(rule);
  return first < stop && set.matcher.touches(sentence, first, stop, start, end);
}

function matchFinding(
  rule: RuleHead,
  match: Match,
  sentence: AnalysedSentence,
  context: CheckContext,
): RuleFinding | undefined {
  const { from, to } = match;
  const { lexicon } = context;
  const { tokens, paragraph } = sentence;
  const words = {
    removed: textOf(sentence, from, to),
    around: textOf(sentence, match.start, match.end),
    before: textOf(sentence, match.start, from),
    after: textOf(sentence, to, match.end),
  };
  if (match.replacement === undefined)
    return { start: tokens[from]!.start, end: tokens[to - 1]!.end, replacements: [], words };
  const templates = fillTemplate(match, sentence, lexicon);
  const edits = templates
    .map((words) => ruleEdit(sentence, from, to, words, lexicon))
    .filter((edit) => edit.text !== paragraph.slice(edit.start, edit.end));
  if (edits.length === 0) return undefined;
  // alternatives may cover different spans, with or without the preceding article
  const start = Math.min(...edits.map((edit) => edit.start));
  const end = Math.max(...edits.map((edit) => edit.end));
  const whole = edits.map((edit) => paragraph.slice(start, edit.start) + edit.text + paragraph.slice(edit.end, end));
  const confidence = rule.lm
    ? weighConfidence(rule.confidence, modelGain(sentence, context, from, to, templates[0]!))
    : rule.confidence;
  const better = whole[0]!;
  return {
    start,
    end,
    replacements: whole,
    confidence,
    words: { ...words, added: templates[0]!, result: resultOf(sentence, match, { start, end, better }) },
  };
}

/** Tags of words that open a noun phrase: a result that ends in one of them is incomplete. */
const OPENS_NOUN_PHRASE = new Set(['DT', 'PRP$', 'JJ', 'CD']);

/** Returns the matched text with the replacement in it, up to the last word that can end it: “depends on”, not “depends on the”. */
function resultOf(
  { tokens, paragraph }: AnalysedSentence,
  match: Match,
  { start, end, better }: { readonly start: number; readonly end: number; readonly better: string },
): string {
  const first = Math.min(start, tokens[match.start]?.start ?? start);
  let after = match.end;
  while (after > match.to && OPENS_NOUN_PHRASE.has(tokens[after - 1]!.xpos)) after--;
  const last = Math.max(end, tokens[after - 1]?.end ?? end);
  return `${paragraph.slice(first, start)}${better}${paragraph.slice(end, last)}`.replace(/\s+/g, ' ').trim();
}

function characterFindings({ form, replacement }: CharacterRule, text: string, offset: number): RuleFinding[] {
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

/** Fills `$1`, `$2` … of a template with the match's groups; `$$` is a dollar sign. */
function fillGroups(match: RegExpExecArray, template: string | undefined): string | undefined {
  return template?.replace(/\$(\$|\d)/g, (_, sign: string) => (sign === '$' ? '$' : (match[Number(sign)] ?? '')));
}

function propose(rule: RuleHead, finding: RuleFinding, sentence: AnalysedSentence, context: CheckContext): Proposal {
  const errorClass: ErrorClass = rule.errorClass === 'guide' ? context.styleGuide! : rule.errorClass;
  const { start, end, replacements, comment = rule.comment, confidence = rule.confidence, words } = finding;
  const found = sentence.paragraph.slice(start, end);
  const better = replacements[0] ?? '';
  return {
    start,
    end,
    replacements,
    rule: rule.id,
    errorClass,
    confidence,
    // rules of characters and of code match just what they change
    comment: fillComment(comment, { found, better, around: found, result: better.trim(), ...words }),
    ...(rule.kind === 'advice' ? { optional: true } : {}),
  };
}
