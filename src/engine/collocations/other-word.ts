import type { LanguageModel } from '../language-model/language-model.ts';
import { inflectVerb, isVerbTag, pluralOf } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { fluencyChange, sentenceFluency } from '../ranking/fluency.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';

/** A word of the table in the inflection of the token; undefined when the lexicon does not know it. */
export function inflectedAs(word: string, { xpos, upos }: AnalysedToken, lexicon: Lexicon): string | undefined {
  if (xpos === 'NNS') return pluralOf(lexicon, word);
  return upos === 'VERB' && isVerbTag(xpos) ? inflectVerb(lexicon, word, xpos) : word;
}

/** How much likelier (log10) the sentence becomes with `form` in place of a token. */
export function likelihoodGain(sentence: AnalysedSentence, model: LanguageModel, at: number, form: string): number {
  return fluencyChange(model, sentenceFluency(model, sentence), {
    kind: 'other-word',
    from: at,
    to: at + 1,
    forms: [form],
    change: '',
    slotCandidate: 0,
    slotCurrent: 0,
    about: at,
  }).total;
}
