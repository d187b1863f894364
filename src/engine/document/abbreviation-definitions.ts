/** A definition of an abbreviation: offsets of the short form in the text, and the words that it stands for. */
export interface Definition {
  readonly form: string;
  readonly start: number;
  readonly end: number;
  /** In lower case, with single spaces for spaces and hyphens, without a plural "s". */
  readonly expansion: string;
}

/** "convolutional neural network (CNN)"; not "(PSA, 2018)", which is a source. */
const LONG_FIRST = /(?<=[\p{L}\d] )\((?<form>\p{Lu}[\p{L}\d-]{1,9}?)s?(?=[);,])(?!, ?(?:1[89]|20)\d\d)/gu;
/** "CNN (convolutional neural network)" */
const SHORT_FIRST =
  /(?<![\p{L}\d-])(?<form>\p{Lu}[\p{Lu}\d-]{1,8})s? \((?<long>\p{L}[^()[\]]{4,90}?)(?:\)|[;,] see\b|[[;])/gu;
/** The pattern excludes surnames (“McLean”). */
const FORM = /^(?!Ma?c\p{Lu}\p{Ll}{2})(?=\P{Lu}*\p{Lu}[^\p{Lu}\d]*[\p{Lu}\d])[\p{L}\d-]+$/u;
/** Most words in addition to one per letter of the short form: "proteins induced by …". */
const MORE_WORDS = 5;

/**
 * Returns the words at the end of `before` that an abbreviation stands for: its letters are searched for in them from the last to the first, and the first
 * letter must start a word (after A. Schwartz and M. Hearst, "A simple algorithm for identifying abbreviation definitions in biomedical text", 2003).
 * Undefined when they are not found: "(E-H)" and "(NIST)" after other words define nothing.
 */
function expansionBefore(before: string, form: string): string | undefined {
  const letters = form.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  // an earlier clause or sentence is not part of the term
  const clause = before
    .slice(-160)
    .split(/[.;:()[\]]\s|,\s|\s[–—-]\s/u)
    .at(-1)!;
  const words = clause
    .trim()
    .split(/\s+/)
    .slice(-Math.min(letters.length + MORE_WORDS, 2 * letters.length));
  const text = words.join(' ').toLowerCase();
  let at = text.length - 1;
  for (let i = letters.length - 1; i >= 0; i--, at--) {
    const opens = (place: number): boolean => place === 0 || /[\s-]/.test(text[place - 1]!);
    while (at >= 0 && (text[at] !== letters[i] || (i === 0 && !opens(at)))) at--;
    if (at < 0) return undefined;
  }
  const found = normalised(text.slice(at + 1));
  if (found.length <= letters.length + 2 || !found.includes(' ') || found.includes(letters)) return undefined;
  return initialsIn(found, letters) * 2 >= letters.length ? found : undefined;
}

/** Returns how many of the letters, in their order, are first letters of words. Inside words, letters also match by chance ("FISH (Figure 9 and …)"). */
function initialsIn(text: string, letters: string): number {
  let count = 0;
  let from = 0;
  for (const [initial] of text.split(/[ /–]/).filter(Boolean)) {
    const at = letters.indexOf(initial!, from);
    if (at < 0) continue;
    count++;
    from = at + 1;
  }
  return count;
}

/** Returns one form for all variants of a term: "Support-Vector Machines" becomes "support vector machine". */
const normalised = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .trim()
    .replace(/(?<=\p{L}{2})ies$/u, 'y')
    .replace(/(?<=[^siu])s$/, '');

/** Returns the definitions of abbreviations in a text, in order. */
export function definitionsIn(text: string): readonly Definition[] {
  const found: Definition[] = [];
  for (const match of text.matchAll(LONG_FIRST)) {
    const form = match.groups!['form']!;
    const expansion = FORM.test(form)
      ? expansionBefore(text.slice(Math.max(0, match.index - 200), match.index), form)
      : undefined;
    const start = match.index + 1;
    if (expansion) found.push({ form, start, end: start + form.length, expansion });
  }
  for (const match of text.matchAll(SHORT_FIRST)) {
    const { form, long } = match.groups as { form: string; long: string };
    const expansion = FORM.test(form) ? expansionBefore(long, form) : undefined;
    // the whole bracket is the term
    if (expansion && expansion.length + 2 >= normalised(long).length)
      found.push({ form, start: match.index, end: match.index + form.length, expansion });
  }
  return found.sort((a, b) => a.start - b.start);
}
