import type { CheckContext } from '../context.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { ProtectedSpan, SpanKind } from '../sentence/protected-spans.ts';
import { classEntry } from '../taxonomy.ts';

type SpannedSentence = Pick<AnalysedSentence, 'paragraph' | 'protectedSpans'>;

/** What a kind of span is protected from, and why. */
interface SpanProtection {
  /** For the trace. */
  readonly reason: string;
  readonly onlyAdvice?: boolean;
  keeps(span: ProtectedSpan, proposal: Proposal, sentence: SpannedSentence, isOffered: boolean): boolean;
}

const CALENDAR =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter|Easter|Christmas)$/iu;

const isWithin = ({ start, end }: Proposal, span: ProtectedSpan): boolean => start >= span.start && end <= span.end;

/** True when only the marks of a quotation change and none of its words. */
function changesOnlyMarks({ start, end, replacements }: Proposal, span: ProtectedSpan, paragraph: string): boolean {
  if (span.start !== start || span.end !== end || replacements.length === 0) return false;
  const words = paragraph.slice(start + 1, end - 1);
  return replacements.every((text) => text.slice(1, -1) === words);
}

const notTheAuthors: SpanProtection = {
  reason: 'a quotation, code or reference',
  keeps: (span, proposal, { paragraph }) => isWithin(proposal, span) && !changesOnlyMarks(proposal, span, paragraph),
};

const SPAN_PROTECTIONS: Readonly<Record<SpanKind, SpanProtection>> = {
  quotation: notTheAuthors,
  code: notTheAuthors,
  reference: notTheAuthors,
  example: notTheAuthors,
  foreign: {
    reason: 'words of another language',
    keeps: (span, { start, end }) => start < span.end && end > span.start,
  },
  citation: {
    reason: 'the name of an author who is cited',
    // a month before a year is not a name
    keeps: (span, proposal) =>
      proposal.start < proposal.end && !CALENDAR.test(proposal.replacements[0] ?? '') && isWithin(proposal, span),
  },
  name: {
    reason: 'an acronym or part of a name',
    onlyAdvice: true,
    keeps: (span, { start, end, errorClass }) =>
      classEntry(errorClass).ofOrdinaryWords && start < span.end && end > span.start,
  },
  term: {
    reason: 'a term of the document',
    onlyAdvice: true,
    // replacements that were read and found right may replace a term (docs/rules.md, `offer`)
    keeps: (span, { start, end, errorClass, replacements }, _, isOffered) =>
      start === span.start &&
      end === span.end &&
      replacements.length > 0 &&
      classEntry(errorClass).asksFirst &&
      !isOffered,
  },
};

/** Why a span of the sentence blocks the proposal; undefined when none does. `isOffered`: its replacement was read and is offered. */
export function keptBySpan(
  sentence: SpannedSentence,
  proposal: Proposal,
  { lexicon, document }: Pick<CheckContext, 'lexicon' | 'document'>,
  isOffered = false,
): string | undefined {
  for (const span of sentence.protectedSpans(lexicon, document)) {
    const { reason, onlyAdvice, keeps } = SPAN_PROTECTIONS[span.kind];
    if ((proposal.optional || !onlyAdvice) && keeps(span, proposal, sentence, isOffered)) return reason;
  }
  return undefined;
}
