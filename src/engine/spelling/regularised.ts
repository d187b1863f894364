import type { Lexicon } from '../lexicon/lexicon.ts';

/** Returns the base forms that a form in `suffix` may have by rule: "stopped", "tried", "making". */
function bases(lower: string, suffix: string): string[] {
  if (!lower.endsWith(suffix) || lower.length < suffix.length + 2) return [];
  const stem = lower.slice(0, -suffix.length);
  const found = [stem, `${stem}e`];
  if (stem.at(-1) === stem.at(-2)) found.push(stem.slice(0, -1));
  if (stem.endsWith('i')) found.push(`${stem.slice(0, -1)}y`);
  return found;
}

/**
 * Returns the right forms of a word that is inflected by the wrong rule: "childs" → "children", "studys" → "studies", "teached" → "taught", "writting" →
 * "writing", "gooder" → "better". `lower` is not itself a word.
 */
export function regularised(lexicon: Lexicon, lower: string): string[] {
  const found = new Set<string>();
  for (const suffix of ['s', 'es'])
    for (const base of bases(lower, suffix)) {
      for (const noun of lexicon.nouns(base))
        if (noun.singular === base && noun.plural !== base) found.add(noun.plural);
      for (const verb of lexicon.verbs(base)) if (verb.base === base) found.add(verb.thirdPerson);
    }
  for (const base of bases(lower, 'ed')) {
    for (const verb of lexicon.verbs(base)) {
      if (verb.base === base) found.add(verb.past).add(verb.participle);
      // "sented", "broked": an ending added to a past form
      else if (verb.past === base || verb.participle === base) found.add(base);
    }
  }
  for (const base of bases(lower, 'ing'))
    for (const verb of lexicon.verbs(base)) if (verb.base === base) found.add(verb.ing);
  for (const [suffix, degree] of [
    ['er', 'comparative'],
    ['est', 'superlative'],
  ] as const)
    for (const base of bases(lower, suffix))
      for (const adjective of lexicon.adjectives(base)) if (adjective.positive === base) found.add(adjective[degree]);
  found.delete(lower);
  return [...found].filter((form) => lexicon.has(form));
}

/** Returns the noun in -or that is written with -er: "collector" for "collecter", where the stem is a verb. */
export function agentNoun(lexicon: Lexicon, lower: string): string | undefined {
  const [, stem, plural] = /^(\p{L}{4,20})er(s?)$/u.exec(lower) ?? [];
  if (stem === undefined || !lexicon.isListed(`${stem}or`)) return undefined;
  const isVerb = lexicon.verbs(stem).length > 0 || lexicon.verbs(`${stem}e`).length > 0;
  return isVerb ? `${stem}or${plural}` : undefined;
}
