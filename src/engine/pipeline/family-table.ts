/** The lines of a table in a template literal. */
const linesOf = (table: string): string[] => table.trim().split('\n');

function readEntry(entry: string): [name: string, value: number] {
  const [name = '', value] = entry.split(' ');
  return [name, Number(value)];
}

/** Reads a table of a name and a number a line. */
export const readEntries = (table: string): Map<string, number> => new Map(linesOf(table).map(readEntry));

/**
 * Reads a table of numbers by family of rules, a line each, behind whose number are those of its rules (training/calibration/family-lines.ts). `.` is
 * a rule that is named like its family.
 */
export function readFamilyTable(table: string): {
  readonly families: ReadonlyMap<string, number>;
  readonly rules: ReadonlyMap<string, number>;
} {
  const families = new Map<string, number>();
  const rules = new Map<string, number>();
  for (const line of linesOf(table)) {
    const [head = '', entries] = line.split(': ');
    const [family, value] = readEntry(head);
    families.set(family, value);
    for (const entry of entries?.split(', ') ?? []) {
      const [rule, own] = readEntry(entry);
      rules.set(rule === '.' ? family : `${family}/${rule}`, own);
    }
  }
  return { families, rules };
}
