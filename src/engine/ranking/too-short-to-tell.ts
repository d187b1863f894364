import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** A single sentence of this many tokens or fewer does not show what its reader knows. */
const FEW_TOKENS = 9;

/** A sentence that is a whole paragraph and too short to show which thing is meant. */
export const isTooShortToTell = (sentence: AnalysedSentence): boolean =>
  sentence.tokens.length <= FEW_TOKENS && isWholeParagraph(sentence);

const isWholeParagraph = ({ paragraph, start, end }: AnalysedSentence): boolean =>
  paragraph.slice(0, start).trim() === '' && paragraph.slice(end).trim() === '';
