import { isPartOfCompound } from '../advice-filters/compounds.ts';
import { isContractionInSpeech } from '../advice-filters/contraction-in-speech.ts';
import { isAgainstPreference } from '../advice-filters/document-preference.ts';
import { fitsItsPlace } from '../advice-filters/fits-its-place.ts';
import { isParticipleModifier } from '../advice-filters/participle-modifiers.ts';
import type { CheckContext } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { isAgainstName, isInnerCapitalName } from './document-name.ts';
import { isAgainstNumber } from './document-number.ts';
import { isAgainstTerm, isBeforeTerm } from './document-term.ts';
import { isBritishFuture } from './in-future.ts';
import { maySpeak } from './place-classes.ts';
import { isForSentences } from './sentence-rules.ts';
import { keptBySpan } from './span-protection.ts';
import { isAboutSymbol } from './symbol-protection.ts';
import { type Trace, traceDropped } from './trace.ts';

interface Protection {
  /** Why the text stays unchanged, for the trace. */
  readonly reason: string;
  keeps(proposal: Proposal, sentence: AnalysedSentence, context: CheckContext): boolean;
}

/** "sittin → sitting": the text itself gives the right word, after an arrow or a sign. */
function isExampleOfSlip({ end, errorClass, replacements }: Proposal, paragraph: string): boolean {
  const [best] = replacements;
  if (errorClass !== 'spelling' || best === undefined) return false;
  const beside = /^\s*[\uFFFC→⇒>]+\s*([\p{L}'’-]+)/u.exec(paragraph.slice(end, end + 60));
  return beside?.[1] === best;
}

/** Reasons why no mechanism may make a proposal in its kind of place. */
const PLACES: readonly Protection[] = [
  {
    reason: 'a heading, cell or item is no sentence',
    keeps: (proposal, sentence) => sentence.isLabel && isForSentences(sentence, proposal),
  },
  {
    reason: 'its kind of place leaves that alone',
    keeps: (proposal, sentence) => !maySpeak(sentence, proposal),
  },
  {
    reason: 'a symbol is no word',
    keeps: (proposal, sentence) => isAboutSymbol(sentence, proposal),
  },
  {
    reason: 'the second opinion finds it all but impossible in a paper',
    keeps: ({ refuted }) => refuted === true,
  },
  {
    reason: 'the document has the word in the singular',
    keeps: (proposal, sentence, context) => isAgainstNumber(sentence, proposal, context),
  },
  {
    reason: 'the word that opens the sentence is a name',
    keeps: (proposal, sentence, context) => isAgainstName(sentence, proposal, context),
  },
  {
    reason: 'a name with a capital within it',
    keeps: (proposal, sentence, context) => isInnerCapitalName(sentence, proposal, context),
  },
  {
    reason: 'the hyphen would part a term of the document',
    keeps: (proposal, sentence, context) => isAgainstTerm(sentence, proposal, context),
  },
  {
    reason: 'the adjective goes with a term of the document',
    keeps: (proposal, sentence, context) => isBeforeTerm(sentence, proposal, context),
  },
  {
    reason: 'an abbreviation that the document explains',
    keeps: ({ start, end, errorClass }, { paragraph }, { document }) =>
      errorClass === 'capitals' && document.definesAbbreviation(paragraph.slice(start, end)),
  },
  {
    reason: 'an example of a misspelling, with the right word beside it',
    keeps: (proposal, { paragraph }) => isExampleOfSlip(proposal, paragraph),
  },
  {
    reason: 'right in British English',
    keeps: (proposal, sentence, { language }) => language !== 'US' && isBritishFuture(sentence, proposal),
  },
];

/** Reasons why advice would not fit, the cheapest test first. */
const ADVICE: readonly Protection[] = [
  {
    reason: 'part of a compound',
    keeps: (proposal, sentence) => isPartOfCompound(sentence, proposal),
  },
  {
    reason: 'a participle that modifies a noun',
    keeps: (proposal, sentence) => isParticipleModifier(sentence, proposal),
  },
  {
    reason: 'the document writes it so throughout',
    keeps: (proposal, sentence, { document }) => isAgainstPreference(sentence, proposal, document),
  },
  {
    reason: 'a contraction in words that somebody said',
    keeps: (proposal, sentence) => isContractionInSpeech(sentence, proposal),
  },
  {
    reason: 'the replacement is not grammatical there',
    keeps: (proposal, sentence, context) => !fitsItsPlace(sentence, proposal, context),
  },
];

/** Step 3. The proposals that may be made in their places. Advice whose replacement may not be offered becomes a question (docs/rules.md, `offer`). */
export function protect(
  proposals: readonly Proposal[],
  sentence: AnalysedSentence,
  context: CheckContext,
  rules: RuleSet,
  trace?: Trace,
): Proposal[] {
  if (proposals.length === 0) return [];
  const { paragraph } = sentence;
  const among = (protections: readonly Protection[], proposal: Proposal): string | undefined =>
    protections.find(({ keeps }) => keeps(proposal, sentence, context))?.reason;
  const reasonOf = (proposal: Proposal): string | undefined =>
    among(PLACES, proposal) ??
    keptBySpan(sentence, proposal, context, rules.isOffered(proposal.rule)) ??
    (proposal.optional ? among(ADVICE, proposal) : undefined);
  const free = proposals.filter((proposal) => reasonOf(proposal) === undefined);
  traceDropped(trace, 'protect', paragraph, proposals, free, (proposal) => reasonOf(proposal)!);
  const offered = free.map((proposal) => withheld(proposal, rules));
  if (sentence.kind !== 'caption') return offered;
  const told = offered.filter(({ optional, replacements }) => !optional || replacements.length > 0);
  traceDropped(trace, 'protect', paragraph, offered, told, () => 'captions are terse: no question is asked');
  return told;
}

/** Removes the replacement of advice that was not read often enough to be offered. */
const withheld = (proposal: Proposal, rules: RuleSet): Proposal =>
  proposal.optional && proposal.replacements.length > 0 && !rules.isOffered(proposal.rule)
    ? { ...proposal, replacements: [] }
    : proposal;
