import type { TokenizedParagraph } from './tokenized-paragraph.ts';

/** "drug treatment", when the text also has "drugs treatment", or the reverse. */
export const attributiveKey = (first: string, second: string): string => `compound:${first} ${second}`;
/** "long-term care" and "long term care", before the same noun. */
export const modifierKey = (first: string, second: string, noun: string, hyphen: boolean): string =>
  `modifier:${first}${hyphen ? '-' : ' '}${second} ${noun}`;

/** Returns the singular of a plural in "-s"; undefined for words that only look like plurals ("analysis", "glass", "status"). */
export function singularOf(word: string): string | undefined {
  return word.length > 4 &&
    word.endsWith('s') &&
    !/(?:ss|us|is|ics|[^s]news|series|species|always|perhaps|thus)$/.test(word)
    ? word.slice(0, -1)
    : undefined;
}

/**
 * Counts compounds that a document writes in two ways: with the first noun in the singular or plural, or with or without a hyphen in a modifier of two words
 * before the same noun. Only compounds that occur in both forms are kept. Two passes, linear in the text.
 */
export function countCompounds(paragraphs: readonly TokenizedParagraph[], add: (key: string) => void): void {
  const plurals = new Set<string>();
  const hyphenated = new Set<string>();
  /** First words of those pairs, plural and singular, and of those triples: few pairs begin with one of them. */
  const firstOfPair = new Set<string>();
  const firstOfTriple = new Set<string>();
  const each = (
    pair: (first: string, second: string) => void,
    triple: (first: string, second: string, noun: string, hyphen: boolean) => void,
  ): void => {
    for (const { tokens } of paragraphs)
      for (let i = 0; i + 1 < tokens.length; i++) {
        const [a, b, c, d] = [tokens[i]!, tokens[i + 1]!, tokens[i + 2], tokens[i + 3]];
        if (a.kind !== 'word' || tokens[i - 1]?.text === '-') continue;
        if (b.kind === 'word' && b.spaceBefore) {
          if (c?.text !== '-') pair(a.lower, b.lower);
          if (c?.kind === 'word' && c.spaceBefore && d?.text !== '-') triple(a.lower, b.lower, c.lower, false);
        } else if (b.text === '-' && !b.spaceBefore && c?.kind === 'word' && !c.spaceBefore) {
          if (d?.kind === 'word' && d.spaceBefore) triple(a.lower, c.lower, d.lower, true);
        }
      }
  };
  each(
    (first, second) => {
      const singular = singularOf(first);
      if (!singular) return;
      plurals.add(`${first} ${second}`);
      firstOfPair.add(first).add(singular);
    },
    (first, second, noun, hyphen) => {
      if (!hyphen) return;
      hyphenated.add(`${first} ${second} ${noun}`);
      firstOfTriple.add(first);
    },
  );
  const counts = new Map<string, number>();
  const count = (key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  each(
    (first, second) => {
      if (!firstOfPair.has(first)) return;
      if (plurals.has(`${first} ${second}`) || plurals.has(`${first}s ${second}`)) count(attributiveKey(first, second));
    },
    (first, second, noun, hyphen) => {
      if (!firstOfTriple.has(first)) return;
      if (hyphenated.has(`${first} ${second} ${noun}`)) count(modifierKey(first, second, noun, hyphen));
    },
  );
  const keep = (key: string, other: string): void => {
    if (!counts.has(other)) return;
    for (let i = counts.get(key)!; i > 0; i--) add(key);
    for (let i = counts.get(other)!; i > 0; i--) add(other);
  };
  for (const row of plurals) {
    const [first, second] = row.split(' ') as [string, string];
    keep(attributiveKey(first, second), attributiveKey(singularOf(first)!, second));
  }
  for (const row of hyphenated) {
    const [first, second, noun] = row.split(' ') as [string, string, string];
    keep(modifierKey(first, second, noun, true), modifierKey(first, second, noun, false));
  }
}
