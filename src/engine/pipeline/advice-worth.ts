import type { ErrorClass } from '../taxonomy.ts';
import { ADVICE_WORTH } from './advice-worth-table.ts';
import { familyOf } from './calibration.ts';
import { readEntries, readFamilyTable } from './family-table.ts';

/** The facts that a piece of advice is judged by. */
export interface JudgedAdvice {
  readonly rule: string;
  readonly errorClass: ErrorClass;
}

const KINDS = readEntries(ADVICE_WORTH.kinds);
const { families: FAMILIES, rules: RULES } = readFamilyTable(ADVICE_WORTH.families);

/**
 * Measured share, 0 to 1, of editors' verdicts that were glad of the advice. For a rule whose advice was read, its own share, shrunk towards that of
 * its family and class; the less was read, the stronger the shrinkage (training/calibration/fit-advice.ts). For other rules, the share of the family
 * or class. Undefined when nothing of the class was read.
 */
export function adviceWorth({ rule, errorClass }: JudgedAdvice): number | undefined {
  return RULES.get(rule) ?? FAMILIES.get(familyOf(rule)) ?? KINDS.get(errorClass);
}
