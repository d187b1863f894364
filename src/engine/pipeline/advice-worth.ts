import type { ErrorClass } from '../taxonomy.ts';
import { ADVICE_WORTH } from './advice-worth-table.ts';
import { familyOf } from './calibration.ts';

/** What a piece of advice is judged by. */
export interface JudgedAdvice {
  readonly rule: string;
  readonly errorClass: ErrorClass;
}

/**
 * Measured share, 0 to 1, of editors' verdicts that were glad of the advice: its rule's own where the rule was read, drawn towards its family's and its
 * class's by how little was read (training/calibration/fit-advice.ts). Undefined where nothing of the class was read.
 */
export function adviceWorth({ rule, errorClass }: JudgedAdvice): number | undefined {
  return ADVICE_WORTH.rules[rule] ?? ADVICE_WORTH.families[familyOf(rule)] ?? ADVICE_WORTH.kinds[errorClass];
}
