/** The steps of the work on a document, in this order. */
export const STEPS = ['reading', 'checking', 'writing'] as const;

export type Step = (typeof STEPS)[number];

/**
 * The share of the whole at which each step begins. For a Word file, checking takes most of the time. For a file that
 * must be converted first, or a LaTeX project whose docx pandoc makes, the other steps take seconds, and only the step
 * shows that work goes on.
 */
const BEGINS: Readonly<Record<Step, number>> = { reading: 0, checking: 0.05, writing: 0.9 };

/** Returns the share of the whole that is done, 0 to 1, when `share` of a step is done. It is 1 only at the end of the last step. */
export function overallShare(step: Step, share: number): number {
  const next = STEPS[STEPS.indexOf(step) + 1];
  const end = next === undefined ? 1 : BEGINS[next];
  return BEGINS[step] + (end - BEGINS[step]) * share;
}

/**
 * Returns the step that a share of the whole lies in. Only the share is stored, so that the two always agree. It never
 * falls, so a document that is resumed after a worker died shows the furthest step reached.
 */
export function stepOf(progress: number): Step {
  return STEPS.findLast((step) => progress >= BEGINS[step]) ?? 'reading';
}
