/** One of the ways in which something can be written; the groups of all forms of a choice have the same names. */
export interface StyleForm {
  /** The name of the form in comments. */
  readonly label: string;
  readonly find: RegExp;
  /** Template that writes the same thing in this form: `$<name>` is a group. */
  readonly write: string;
  /** No standard allows it: it is counted but never proposed, however often the text has it. */
  readonly faulty?: boolean;
  /** A habit that other rules follow; nothing is proposed for it. */
  readonly counted?: boolean;
  /** From this number of uses, the form is intended, however often the text has the other form. */
  readonly meantFrom?: number;
  /** The expression only counts the form: a separate rule, which uses the parse, finds the places to correct. */
  readonly parsed?: boolean;
}

/** A question of format that a document should decide once. */
export interface StyleChoice {
  readonly id: string;
  /** "Numbers and their units are written …" */
  readonly what: string;
  readonly forms: readonly StyleForm[];
  /** Marks that no reader notices and that typesetting makes uniform; they have a separate rule from numbers, dates and references. */
  readonly ofMarks?: boolean;
}

export const form = (label: string, find: string, write: string): StyleForm => ({
  label,
  find: new RegExp(find, 'gu'),
  write,
});
export const faulty = (label: string, find: string, write: string): StyleForm => ({
  ...form(label, find, write),
  faulty: true,
});
/** Counted as the document's habit but never proposed, because the formality of a text is not a question of consistency. */
export const habit = (label: string, find: string): StyleForm => ({
  ...form(label, find, ''),
  faulty: false,
  counted: true,
});
export const choice = (id: string, what: string, ...forms: StyleForm[]): StyleChoice => ({ id, what, forms });
export const ofMarks = (matter: StyleChoice): StyleChoice => ({ ...matter, ofMarks: true });
