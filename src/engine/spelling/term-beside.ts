import type { DocumentFacts } from '../context.ts';

/** Number of occurrences from which a word of the document may be the one that a slip was meant for. */
const OWN = 3;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Returns the document's own word that differs in one letter: for "subseqment", "subsegment" when the document has it and never has "subsequent". */
export function termBeside(lower: string, document: DocumentFacts): string | undefined {
  if (!/^[a-z]{6,24}$/.test(lower)) return undefined;
  for (let i = 1; i < lower.length; i++)
    for (const letter of LETTERS) {
      const form = lower.slice(0, i) + letter + lower.slice(i + 1);
      if (form !== lower && document.occurrences(form) >= OWN && !document.isOwn(form)) return form;
    }
  return undefined;
}
