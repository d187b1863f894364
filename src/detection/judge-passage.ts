import { type Calibration, calibrate } from './calibration.ts';
import type { AnalysedSentence } from './features.ts';
import { passageValue, sentenceValues } from './score-units.ts';
import { strongestSignals } from './signals.ts';
import type { TreeEnsemble } from './tree-ensemble.ts';
import { bandOf, type ParagraphResult } from './types.ts';

/** A paragraph of prose with its sentences analysed. */
export interface ProseParagraph {
  readonly index: number;
  readonly words: number;
  readonly sentences: readonly AnalysedSentence[];
}

/**
 * Judges paragraphs as one passage. A sentence's value comes half from the windows that contain it and half from the passage,
 * on the passage's scale: with a scale of their own, the colours of sentences contradicted the paragraph's score.
 */
export function judgePassage(
  trees: TreeEnsemble,
  calibration: Calibration,
  members: readonly ProseParagraph[],
): ParagraphResult[] {
  const sentences = members.flatMap((member) => member.sentences);
  const passage = passageValue(trees, sentences);
  const { probability, score } = calibrate(calibration, passage.value, passage.words);
  const facts = sentences.map((sentence) => sentence.facts);
  const signals = strongestSignals(trees, passage.features, facts, score > 0);
  const windows = sentenceValues(trees, sentences);
  let at = 0;
  return members.map(({ index, words, sentences: own }): ParagraphResult => {
    const scored = own.map(({ facts: { span, words: count } }) => {
      const sentence = calibrate(calibration, (windows[at++]! + passage.value) / 2, passage.words);
      return { ...span, words: count, score: sentence.score, band: bandOf(sentence.score) };
    });
    return {
      index,
      words,
      score,
      probability,
      band: bandOf(score),
      notScored: null,
      joinedWith: members.map((member) => member.index).filter((other) => other !== index),
      signals,
      sentences: scored,
    };
  });
}
