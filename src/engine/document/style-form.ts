/** One of the ways in which a thing can be written; the groups of all forms of a choice have the same names. */
export interface StyleForm {
  /** How comments call it. */
  readonly label: string;
  readonly find: RegExp;
  /** Template for the same thing in this form: `$<name>` is a group. */
  readonly write: string;
  /** No standard has it: it is counted, but never proposed, however often the text has it. */
  readonly faulty?: boolean;
  /** A habit that other rules respect; nothing is proposed for it. */
  readonly counted?: boolean;
  /** So many uses are no slip but meant, however often the text has the other form. */
  readonly meantFrom?: number;
  /** The expression only counts it: a rule of its own, which has the parse, finds where it must be mended. */
  readonly parsed?: boolean;
}

/** A matter of format that a document should settle once. */
export interface StyleChoice {
  readonly id: string;
  /** "Numbers and their units are written …" */
  readonly what: string;
  readonly forms: readonly StyleForm[];
  /** Marks that no reader stumbles over, and that whoever sets the text makes alike: no matter of numbers, dates or references. */
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
/** Counted as the document's habit, and proposed to nobody: how formal a text is, is no matter of consistency. */
export const habit = (label: string, find: string): StyleForm => ({
  ...form(label, find, ''),
  faulty: false,
  counted: true,
});
export const choice = (id: string, what: string, ...forms: StyleForm[]): StyleChoice => ({ id, what, forms });
export const ofMarks = (matter: StyleChoice): StyleChoice => ({ ...matter, ofMarks: true });
