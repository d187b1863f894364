/** What is being done with a document in work, in this order. */
export const STEPS = ['reading', 'checking', 'writing'] as const;

export type Step = (typeof STEPS)[number];

/**
 * The share of the whole at which each step begins. Checking takes most of the time of every Word file; a file that has to be
 * converted first, or a LaTeX project whose docx is made by pandoc, spends seconds in the others, where only the step tells that
 * work goes on.
 */
const BEGINS: Readonly<Record<Step, number>> = { reading: 0, checking: 0.05, writing: 0.9 };

/** The share of the whole that is done, 0 to 1, when `share` of a step is; 1 only at the end of the last step. */
export function overallShare(step: Step, share: number): number {
  const next = STEPS[STEPS.indexOf(step) + 1];
  const end = next === undefined ? 1 : BEGINS[next];
  return BEGINS[step] + (end - BEGINS[step]) * share;
}

/**
 * The step that a share of the whole lies in. The share is what is stored, so that the two never contradict each other; it never
 * falls, so a document that is taken up again after a worker died shows the furthest step that was reached.
 */
export function stepOf(progress: number): Step {
  return STEPS.findLast((step) => progress >= BEGINS[step]) ?? 'reading';
}
