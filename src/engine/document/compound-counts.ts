import type { DocumentFacts } from '../context.ts';

/** Prefixes whose hyphen changes the word: "re-cover" and "recover", "un-ionised" and "unionised" are different words. */
export const DIFFERENT_WITHOUT_HYPHEN = new Set('re un co'.split(' '));

const split = new WeakMap<DocumentFacts, ReadonlyMap<string, readonly [string, string]>>();

/** Returns the parts of each hyphenated compound by its letters. */
export function hyphenatedForms(document: DocumentFacts): ReadonlyMap<string, readonly [string, string]> {
  let forms = split.get(document);
  if (!forms) {
    const found = new Map<string, readonly [string, string]>();
    for (const key of document.styleKeys()) {
      const parts = /^hyphen:(.+)-(.+)/u.exec(key);
      if (parts) found.set(parts[1]! + parts[2]!, [parts[1]!, parts[2]!]);
    }
    forms = found;
    split.set(document, forms);
  }
  return forms;
}
