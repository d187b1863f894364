/** A form, and how often the document uses it. */
export interface Counted<Form> {
  readonly form: Form;
  readonly count: number;
}

/** The form that the document prefers to another one, with both counts. */
export interface Preference<Form> {
  readonly preferred: Form;
  readonly count: number;
  readonly others: number;
  /** Higher when the majority is clearer. */
  readonly confidence: number;
}

/** Fewer uses do not make a habit. */
const LEAST = 2;
/** With a lower ratio to the other form there is no habit, only two forms in one text: the author decides which one to keep. */
const MAJORITY = 2;
/** From this ratio to the other form, the habit is clear. */
const CLEAR = 3;

/** Returns the form that the document prefers to `own`; undefined when it prefers none. A tie is not a mistake. */
export function preference<Form>(counts: readonly Counted<Form>[], own: Form): Preference<Form> | undefined {
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
  // the form at hand occurs at least once, although small counts may have been dropped
  const others = Math.max(1, counts.find(({ form }) => form === own)?.count ?? 1);
  if (best.form === own || best.count < LEAST || best.count < MAJORITY * others) return undefined;
  return { preferred: best.form, count: best.count, others, confidence: best.count >= CLEAR * others ? 0.75 : 0.6 };
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** "7 times, against 2 times" */
export const tally = ({ count, others }: Preference<unknown>): string => `${times(count)}, against ${times(others)}`;
