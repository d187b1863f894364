/** Made by training/calibration/fit-ranker.ts; see its README. Effects in log odds. */
export const RANKER_CALIBRATION: {
  readonly bias: number;
  readonly slope: number;
  readonly kinds: Readonly<Record<string, number>>;
} = {
  bias: 0.699,
  slope: 1.094,
  kinds: {
    agreement: 0.32,
    auxiliary: -0.67,
    comma: 0.8,
    determiner: -0.33,
    hyphen: 0.48,
    'missing-word': 0.21,
    'needless-word': 0.24,
    'other-word': -0.54,
    preposition: -0.13,
    semicolon: -0.26,
    'verb-form': 0.11,
    'word-form': -0.28,
  },
};
