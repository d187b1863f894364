import type { Proposal } from '../proposal.ts';
import type { Step, TraceEntry } from './trace.ts';

/** A proposal and what became of it. */
export interface Explanation {
  /** Offsets into the paragraph, or into the paragraph with its first corrections made where `again` is true. */
  readonly start: number;
  readonly end: number;
  /** The words that it is about. */
  readonly found: string;
  /** What it would put in their place; undefined for a question. */
  readonly better: string | undefined;
  readonly rule: string;
  /** As it was proposed, before the text's own errors moved it. */
  readonly confidence: number;
  /** It was proposed in the second pass. */
  readonly again: boolean;
  /** Where it ended and why; undefined when it was shown. */
  readonly dropped: { readonly step: Step; readonly reason: string } | undefined;
}

const keyOf = ({ start, end, rule, replacements }: Proposal, text: string): string =>
  [start, end, rule, replacements[0] ?? '', text].join('\0');
/** Advice whose replacement is withheld is known by its place and rule. */
const placeOf = ({ start, end, rule }: Proposal, text: string): string => [start, end, rule, text].join('\0');

/** What a trace of a paragraph's check says of each proposal, in order of place. */
export function explanationOf(entries: readonly TraceEntry[], paragraph: string): Explanation[] {
  const ends = new Map<string, { step: Step; reason: string }>();
  for (const { step, proposal, text, reason } of entries) {
    if (reason === undefined) continue;
    ends.set(keyOf(proposal, text), { step, reason });
    ends.set(placeOf(proposal, text), { step, reason });
  }
  const explanations = entries
    .filter(({ step }) => step === 'propose')
    .map(({ proposal, text }) => ({
      start: proposal.start,
      end: proposal.end,
      found: text.slice(proposal.start, proposal.end),
      better: proposal.replacements[0],
      rule: proposal.rule,
      confidence: proposal.confidence,
      again: text !== paragraph,
      dropped: ends.get(keyOf(proposal, text)) ?? ends.get(placeOf(proposal, text)),
    }));
  return explanations.sort((a, b) => Number(a.again) - Number(b.again) || a.start - b.start || a.end - b.end);
}
