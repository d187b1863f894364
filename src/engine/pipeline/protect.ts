import type { Span } from '../../text/span.ts';
import { isAgainstPreference } from '../advice-filters/document-preference.ts';
import { fitsItsPlace } from '../advice-filters/fits-its-place.ts';
import { isNameOrCompound } from '../advice-filters/names-and-compounds.ts';
import { isOwnTerm } from '../advice-filters/own-terms.ts';
import { isParticipleModifier } from '../advice-filters/participle-modifiers.ts';
import type { CheckContext } from '../context.ts';
import { foreignStretches } from '../language-guess/foreign-stretches.ts';
import type { Proposal } from '../proposal.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { protectionOf } from '../sentence/protected-spans.ts';
import { changesCitedName } from './cited-names.ts';
import { maySpeak } from './place-classes.ts';
import { isForSentences } from './sentence-rules.ts';
import { type Trace, traceDropped } from './trace.ts';

/** What is asked of a sentence once, for all its proposals. */
interface Place {
  readonly sentence: AnalysedSentence;
  readonly context: CheckContext;
  readonly rules: RuleSet;
  readonly foreign: readonly Span[];
}

interface Protection {
  /** Why the text stays as it is, for the trace. */
  readonly reason: string;
  readonly onlyAdvice?: boolean;
  keeps(proposal: Proposal, place: Place): boolean;
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && a.end > b.start;

/** Why a proposal may not speak where it does, the cheapest question first. */
const PROTECTIONS: readonly Protection[] = [
  {
    reason: 'a heading, cell or item is no sentence',
    keeps: (proposal, { sentence }) => sentence.isLabel && isForSentences(sentence, proposal),
  },
  {
    reason: 'its kind of place leaves that alone',
    keeps: (proposal, { sentence }) => !maySpeak(sentence, proposal),
  },
  {
    reason: 'words of another language',
    keeps: (proposal, { foreign }) => foreign.some((span) => overlaps(proposal, span)),
  },
  {
    reason: 'a quotation, code or reference',
    keeps: (proposal, { sentence }) =>
      protectionOf(sentence.paragraph, sentence.protectedSpans, proposal) !== undefined,
  },
  {
    reason: 'the name of an author who is cited',
    keeps: (proposal, { sentence }) => changesCitedName(sentence, proposal),
  },
  {
    reason: 'a name or part of a compound',
    onlyAdvice: true,
    keeps: (proposal, { sentence }) => isNameOrCompound(sentence, proposal),
  },
  {
    reason: 'a participle that modifies a noun',
    onlyAdvice: true,
    keeps: (proposal, { sentence }) => isParticipleModifier(sentence, proposal),
  },
  {
    reason: 'a term of the document',
    onlyAdvice: true,
    keeps: (proposal, { sentence, context, rules }) =>
      !rules.isOffered(proposal.rule) && isOwnTerm(sentence, proposal, context.document),
  },
  {
    reason: 'the replacement is not grammatical there',
    onlyAdvice: true,
    keeps: (proposal, { sentence, context }) => !fitsItsPlace(sentence, proposal, context),
  },
  {
    reason: 'the document writes it so throughout',
    onlyAdvice: true,
    keeps: (proposal, { sentence, context }) => isAgainstPreference(sentence, proposal, context.document),
  },
];

/**
 * Step 3. The proposals that may speak where they do. Advice whose replacement is not offered then only points (docs/rules.md, `offer`).
 */
export function protect(
  proposals: readonly Proposal[],
  sentence: AnalysedSentence,
  context: CheckContext,
  rules: RuleSet,
  trace?: Trace,
): Proposal[] {
  if (proposals.length === 0) return [];
  const { paragraph, tokens } = sentence;
  const place: Place = {
    sentence,
    context,
    rules,
    foreign: foreignStretches(tokens, context.lexicon),
  };
  const protection = (proposal: Proposal): Protection | undefined =>
    PROTECTIONS.find((candidate) => (proposal.optional || !candidate.onlyAdvice) && candidate.keeps(proposal, place));
  const free = proposals.filter((proposal) => !protection(proposal));
  traceDropped(trace, 'protect', paragraph, proposals, free, (proposal) => protection(proposal)!.reason);
  const offered = free.map((proposal) => withheld(proposal, rules));
  if (sentence.kind !== 'caption') return offered;
  const told = offered.filter(({ optional, replacements }) => !optional || replacements.length > 0);
  traceDropped(trace, 'protect', paragraph, offered, told, () => 'captions are terse: no question is asked');
  return told;
}

/** Advice on words whose replacement was not read often enough to be offered. */
const withheld = (proposal: Proposal, rules: RuleSet): Proposal =>
  proposal.optional && proposal.replacements.length > 0 && !rules.isOffered(proposal.rule)
    ? { ...proposal, replacements: [] }
    : proposal;
