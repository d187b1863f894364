import type { Lexicon, VerbForms } from './lexicon.ts';

/** Penn tags of verb forms. */
export type VerbTag = 'VB' | 'VBP' | 'VBZ' | 'VBG' | 'VBD' | 'VBN';

const FORM: Readonly<Record<VerbTag, keyof VerbForms>> = {
  VB: 'base',
  VBP: 'base',
  VBZ: 'thirdPerson',
  VBG: 'ing',
  VBD: 'past',
  VBN: 'participle',
};

const BE: Readonly<Record<VerbTag, string>> = {
  VB: 'be',
  VBP: 'are',
  VBZ: 'is',
  VBG: 'being',
  VBD: 'was',
  VBN: 'been',
};

export const isVerbTag = (tag: string): tag is VerbTag => Object.hasOwn(FORM, tag);

/** Returns the verb whose base form is `base`; undefined when the lexicon has none. */
export function verbByBase(lexicon: Lexicon, base: string): VerbForms | undefined {
  return lexicon.verbs(base).find((verb) => verb.base === base);
}

/** Returns the form of the verb `base` for the tag ("are" for be in VBP); undefined for an unknown verb. */
export function inflectVerb(lexicon: Lexicon, base: string, tag: VerbTag): string | undefined {
  if (base === 'be') return BE[tag];
  return verbByBase(lexicon, base)?.[FORM[tag]];
}

/** Returns the commonest verb that has `lower` as the given form ("left" as VBD → leave). */
export function verbOfForm(lexicon: Lexicon, lower: string, tag: VerbTag): VerbForms | undefined {
  return lexicon.verbs(lower).find((verb) => verb[FORM[tag]] === lower);
}

export function isBaseForm(lexicon: Lexicon, lower: string): boolean {
  return verbByBase(lexicon, lower) !== undefined;
}

/** Returns the plural of a noun's singular form; undefined when the lexicon does not know it or when both forms are equal. */
export function pluralOf(lexicon: Lexicon, singular: string): string | undefined {
  const found = lexicon.nouns(singular).find((noun) => noun.singular === singular);
  return found && found.plural !== singular ? found.plural : undefined;
}

/** Returns the plural if it is in use: "faunas" and "microbiotas" exist, but are not good corrections. */
export function usualPluralOf(lexicon: Lexicon, singular: string): string | undefined {
  const plural = pluralOf(lexicon, singular);
  return plural && lexicon.frequency(plural) > RARE_PLURAL * lexicon.frequency(singular) ? plural : undefined;
}

/** Smallest share of the singular's frequency that a plural in use has. */
const RARE_PLURAL = 0.06;

/** Returns the singular of a noun's plural form; undefined when the form is not a plural that differs from its singular. */
export function singularOf(lexicon: Lexicon, plural: string): string | undefined {
  const found = lexicon.nouns(plural).find((noun) => noun.plural === plural);
  return found && found.singular !== plural ? found.singular : undefined;
}

/** Verbs that are nouns only in a few idioms ("have a say", "a must-see"). */
const RARELY_NOUN = new Set(
  'say saw find go do have make know see take eat get give keep let tell think write become bring come sell speak learn understand choose lose buy begin meet wear send sit sing went ate knew read lend pay put hear'.split(
    ' ',
  ),
);

/** True when the form is used as a noun (singular or plural). */
export const canBeNoun = (lexicon: Lexicon, lower: string): boolean =>
  lexicon.nouns(lower).length > 0 && !RARELY_NOUN.has(lower);

export const canBeAdjective = (lexicon: Lexicon, lower: string): boolean => lexicon.adjectives(lower).length > 0;
