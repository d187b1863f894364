import type { Lexicon, WordClass } from '../lexicon/lexicon.ts';

/**
 * Tags that change a word by rule, so that one tag serves every word. -s is one tag for the plural and the third person: which
 * of the two it is, the word decides.
 */
export const WORD_TRANSFORMS = [
  'FORM_base',
  'FORM_s',
  'FORM_ing',
  'FORM_past',
  'FORM_participle',
  'FORM_positive',
  'FORM_comparative',
  'FORM_superlative',
  'FAMILY_noun',
  'FAMILY_verb',
  'FAMILY_adjective',
  'FAMILY_adverb',
] as const;

export type WordTransform = (typeof WORD_TRANSFORMS)[number];

const FAMILY_CLASS: Readonly<Record<string, WordClass>> = {
  FAMILY_noun: 'NOUN',
  FAMILY_verb: 'VERB',
  FAMILY_adjective: 'ADJ',
  FAMILY_adverb: 'ADV',
};

/** "be" has too many forms for these tags; its forms are replaced one by one. */
const FORMS_OF_BE = new Set(['be', 'am', 'is', 'are', 'was', 'were', 'been', 'being', "'m", "'s", "'re"]);

/**
 * The look-up form that a transform makes of a look-up form, or undefined where it makes none or changes nothing. Training and
 * use both call it (training/neural/export-resources.ts), so that a tag means the same in both.
 */
export function transformWord(lexicon: Lexicon, lower: string, transform: WordTransform): string | undefined {
  if (FORMS_OF_BE.has(lower)) return undefined;
  const made = candidates(lexicon, lower, transform).filter((form) => form !== '' && form !== lower);
  return made.reduce<string | undefined>(
    (best, form) => (best === undefined || lexicon.frequency(form) > lexicon.frequency(best) ? form : best),
    undefined,
  );
}

function candidates(lexicon: Lexicon, lower: string, transform: WordTransform): string[] {
  const verb = lexicon.verbs(lower)[0];
  const noun = lexicon.nouns(lower)[0];
  const adjective = lexicon.adjectives(lower)[0];
  switch (transform) {
    case 'FORM_base':
      return [verb?.base ?? '', noun?.singular ?? ''];
    case 'FORM_s':
      return [verb?.thirdPerson ?? '', noun?.plural ?? ''];
    case 'FORM_ing':
      return [verb?.ing ?? ''];
    case 'FORM_past':
      return [verb?.past ?? ''];
    case 'FORM_participle':
      // where it equals the past form, that tag says it
      return verb && verb.participle !== verb.past ? [verb.participle] : [];
    case 'FORM_positive':
      return [adjective?.positive ?? ''];
    case 'FORM_comparative':
      return [adjective?.comparative ?? ''];
    case 'FORM_superlative':
      return [adjective?.superlative ?? ''];
    default:
      return lexicon
        .family(lower)
        .filter(({ upos }) => upos === FAMILY_CLASS[transform])
        .map(({ form }) => form);
  }
}
