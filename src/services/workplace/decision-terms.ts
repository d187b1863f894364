/** Stands where the number of the accepted replacement would. */
export const REJECTED = -1;

/** What was decided about the changes of a document: by the number of the change, that of the replacement, or `REJECTED`. Never text. */
export type Decisions = Readonly<Record<string, number>>;

/** A change of decisions; null takes one back. */
export type DecisionChanges = Readonly<Record<string, number | null>>;
