import { splitSentences } from '../../text/sentences.ts';
import type { Analyser } from '../analyse.ts';
import type { CheckContext, CheckOptions } from '../context.ts';
import { collectDocumentFacts } from '../document/document-facts.ts';
import { applyEdits } from '../edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Proposal } from '../proposal.ts';
import { applyRules } from '../rules/apply-rules.ts';
import type { Rule } from '../rules/rule.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { resolveConflicts } from './resolve.ts';

/** The parts needed to run examples. */
export interface RuleBench {
  readonly set: RuleSet;
  readonly analyse: Analyser;
  readonly lexicon: Lexicon;
}

/** An example whose result differs from the expected one. */
export interface ExampleFailure {
  readonly example: string;
  /** What happened instead, in words. */
  readonly outcome: string;
}

/** Options with which a rule is active. */
export function optionsFor(rule: Rule): CheckOptions {
  return {
    language: rule.language ?? 'US',
    pipeline: 'advanced',
    documentType: rule.documents === 'any' ? 'academic' : rule.documents,
    styleGuide: rule.guides?.[0] ?? null,
  };
}

/** Separates the paragraphs of an example, for rules that look at a whole document. */
const PARAGRAPHS = ' ¶ ';

/** The proposals of this rule alone for a text; offsets are into the whole text. */
export function proposalsOf(rule: Rule, text: string, { set, analyse, lexicon }: RuleBench): Proposal[] {
  const paragraphs = text.split(PARAGRAPHS);
  const document = collectDocumentFacts(paragraphs);
  const context: CheckContext = { ...optionsFor(rule), lexicon, document, phrases: set.phrases };
  let offset = 0;
  return paragraphs.flatMap((paragraph) => {
    const from = offset;
    offset += paragraph.length + PARAGRAPHS.length;
    return splitSentences(paragraph)
      .flatMap((span) => applyRules(set, analyse(paragraph, span), context))
      .filter((proposal) => proposal.rule === rule.id)
      .map((proposal) => ({ ...proposal, start: proposal.start + from, end: proposal.end + from }));
  });
}

function corrected(text: string, proposals: readonly Proposal[]): string {
  const edits = resolveConflicts(proposals.filter(({ replacements }) => replacements.length > 0));
  return applyEdits(
    text,
    edits.map(({ start, end, replacements }) => ({ start, end, text: replacements[0]! })),
  );
}

/** Runs a rule's examples with this rule alone: the wrong ones must become right, and the right ones must stay unchanged. */
export function failuresOf(rule: Rule, bench: RuleBench): ExampleFailure[] {
  const failures: ExampleFailure[] = [];
  const fail = (example: string, outcome: string) => failures.push({ example, outcome });
  if (rule.corrects.length + rule.flags.length === 0) fail(rule.place, 'has no wrong example (a line with -)');
  if (rule.corrects.length + rule.accepts.length === 0) fail(rule.place, 'has no right example (a line with +)');
  const proposed = (text: string): Proposal[] => {
    const proposals = proposalsOf(rule, text, bench);
    for (const { comment } of proposals) if (comment.includes('“”')) fail(text, `has a gap in its comment: ${comment}`);
    return proposals;
  };
  for (const { wrong, right } of rule.corrects) {
    const result = corrected(wrong, proposed(wrong));
    if (result === wrong) fail(wrong, 'is not found');
    else if (result !== right) fail(wrong, `becomes: ${result}`);
  }
  for (const text of rule.flags) if (proposed(text).length === 0) fail(text, 'is not found');
  for (const text of [...rule.accepts, ...rule.corrects.map(({ right }) => right)])
    for (const { start, end } of proposalsOf(rule, text, bench)) fail(text, `is found at: ${text.slice(start, end)}`);
  return failures;
}
