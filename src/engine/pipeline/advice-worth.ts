import type { ErrorClass } from '../taxonomy.ts';
import { ADVICE_WORTH } from './advice-worth-table.ts';
import { familyOf } from './calibration.ts';

/** The facts that a piece of advice is judged by. */
export interface JudgedAdvice {
  readonly rule: string;
  readonly errorClass: ErrorClass;
}

const KINDS = new Map(linesOf(ADVICE_WORTH.kinds).map(readShare));
const FAMILIES = new Map(linesOf(ADVICE_WORTH.families).map((line) => readShare(line.split(': ')[0]!)));
const RULES = new Map(linesOf(ADVICE_WORTH.families).flatMap(readRules));

function linesOf(table: string): string[] {
  return table.trim().split('\n');
}

function readShare(entry: string): [name: string, share: number] {
  const [name = '', share] = entry.split(' ');
  return [name, Number(share)];
}

function readRules(line: string): [rule: string, share: number][] {
  const [family = '', rules = ''] = line.split(': ');
  const name = readShare(family)[0];
  return rules.split(', ').map((entry) => {
    const [rule, share] = readShare(entry);
    return [rule === '.' ? name : `${name}/${rule}`, share];
  });
}

/**
 * Measured share, 0 to 1, of editors' verdicts that were glad of the advice. For a rule whose advice was read, its own share, shrunk towards that of
 * its family and class; the less was read, the stronger the shrinkage (training/calibration/fit-advice.ts). For other rules, the share of the family
 * or class. Undefined when nothing of the class was read.
 */
export function adviceWorth({ rule, errorClass }: JudgedAdvice): number | undefined {
  return RULES.get(rule) ?? FAMILIES.get(familyOf(rule)) ?? KINDS.get(errorClass);
}
