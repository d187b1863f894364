import type { Proposal } from '../proposal.ts';

/** The steps of a check in their order. */
export const STEPS = ['propose', 'protect', 'weigh', 'decide', 'second pass', 'verify', 'cap'] as const;
export type Step = (typeof STEPS)[number];

/** What became of a proposal at a step; offsets of the proposal are into `text`. */
export interface TraceEntry {
  readonly step: Step;
  readonly proposal: Proposal;
  /** Why it went no further; undefined where it did. */
  readonly reason?: string;
  /** What it is part of now: the words that the alert will have in its place. */
  readonly becomes?: string;
  /** The paragraph, which the second pass has with its first corrections made. */
  readonly text: string;
}

/** Takes down what becomes of proposals, for `emend check --explain`; a check without one pays nothing for it. */
export type Trace = (entry: TraceEntry) => void;

/** Takes down those of `before` that `after` lacks, with the reason that each had. */
export function traceDropped(
  trace: Trace | undefined,
  step: Step,
  text: string,
  before: readonly Proposal[],
  after: readonly Proposal[],
  reasonOf: (proposal: Proposal) => string,
): void {
  if (!trace) return;
  const kept = new Set(after);
  for (const proposal of before) if (!kept.has(proposal)) trace({ step, proposal, text, reason: reasonOf(proposal) });
}
