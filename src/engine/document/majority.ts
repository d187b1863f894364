/** A form of a thing and how often the document has it. */
export interface Counted<Form> {
  readonly form: Form;
  readonly count: number;
}

/** The form that the document prefers to this one, with both counts; undefined when it prefers none. */
export interface Preference<Form> {
  readonly preferred: Form;
  readonly count: number;
  readonly others: number;
  /** Surer the clearer the majority is. */
  readonly confidence: number;
}

/** Fewer uses are no habit. */
const LEAST = 2;
/** Less than so many times the other form is no habit either, but two in one text: which one to keep is the writer's to say. */
const MAJORITY = 2;
/** So many times the other form is a clear habit. */
const CLEAR = 3;

/** What the document prefers to the form of which it has `count`. A tie is nobody's mistake. */
export function preference<Form>(counts: readonly Counted<Form>[], own: Form): Preference<Form> | undefined {
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
  // what stands in the text is there once at least, though small counts may not have come along
  const others = Math.max(1, counts.find(({ form }) => form === own)?.count ?? 1);
  if (best.form === own || best.count < LEAST || best.count < MAJORITY * others) return undefined;
  return { preferred: best.form, count: best.count, others, confidence: best.count >= CLEAR * others ? 0.75 : 0.6 };
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** "7 times, against 2 times" */
export const tally = ({ count, others }: Preference<unknown>): string => `${times(count)}, against ${times(others)}`;
