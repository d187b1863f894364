import type { Proposal } from '../proposal.ts';

/** The steps of a check, in order. */
export const STEPS = ['propose', 'protect', 'weigh', 'decide', 'second pass', 'verify', 'cap'] as const;
export type Step = (typeof STEPS)[number];

/** The outcome of a proposal at a step; the proposal's offsets are into `text`. */
export interface TraceEntry {
  readonly step: Step;
  readonly proposal: Proposal;
  /** Why it was dropped; undefined when it was not. */
  readonly reason?: string;
  /** The words of the alert that it became part of. */
  readonly becomes?: string;
  /** The paragraph; in the second pass, with its first corrections made. */
  readonly text: string;
}

/** Records the outcome of proposals, for `emend check --explain`; a check without a trace has no extra cost. */
export type Trace = (entry: TraceEntry) => void;

/** Records the proposals of `before` that `after` lacks, each with its reason. */
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
