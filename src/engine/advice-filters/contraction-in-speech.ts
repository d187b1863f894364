import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { skipAdverbsBack } from '../sentence/token-tests.ts';

/**
 * True for a contraction in words that somebody said or wrote to be said, though no marks show it: answers to a survey ("agree, disagree, I don't
 * know"), mottoes and sayings ("If it can't be found, it doesn't exist"). In fourteen theses 17 of 39 written-out contractions changed such words;
 * none of the others followed "I" or "you" or had another one beside it in its sentence.
 */
export function isContractionInSpeech({ tokens }: AnalysedSentence, { start, end, errorClass }: Proposal): boolean {
  if (errorClass !== 'contraction') return false;
  const at = tokens.findIndex((token) => token.start >= start && token.start < end);
  const subject = tokens[skipAdverbsBack(tokens, at - 1)];
  if (subject?.lower === 'i' || subject?.lower === 'you' || tokens.at(-1)?.text === '!') return true;
  return tokens.filter(({ lower }) => /^n['’]t$/.test(lower)).length > 1;
}
