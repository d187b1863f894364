import type { DetectionResult } from '../../src/detection/types.ts';

/** What the detector says of 500 words by a person, with what a test says otherwise. */
export const detectionResult = (over: Partial<DetectionResult>): DetectionResult => ({
  status: 'scored',
  outcome: 'human',
  shareOfWords: 0,
  score: 0,
  probability: 0.2,
  band: 'green',
  confidence: 'medium',
  words: 500,
  wordsScored: 500,
  wordsLeftOut: {},
  wordsByBand: { green: 500, yellow: 0, orange: 0, red: 0 },
  warnings: [],
  disguises: { invisible: 0, lookAlikes: 0 },
  paragraphs: [],
  passages: [],
  model: 'test',
  ...over,
});
