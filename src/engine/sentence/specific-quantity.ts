import type { AnalysedToken } from './analysed-token.ts';

/** "The fluid specific heat": the fluid's quantity per unit of mass, so that no hyphen goes before "specific". */
export const isSpecificQuantity = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]?.lower === 'specific' &&
  /^(?:heats?|mass|volume|weight|gravity|energy|enthalpy|entropy|constant|resistance|resistivity|conductivity|impulse|power|surface|area)$/.test(
    tokens[at + 1]?.lower ?? '',
  );
