import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFICE_FAULTS, type OfficeFault, withoutOfficeFaults } from './office-copies.ts';

export interface OfficeCase {
  readonly file: string;
  readonly original: string;
  /** With only the tracked changes. */
  readonly tracked: string;
  readonly corrected: string;
}

/** What LibreOffice shows after accepting and rejecting all changes, compared with files that contain none of our changes. */
export interface OfficeTable {
  /** Equal without removing anything. */
  equal: number;
  /** The number that are equal after one construct is removed from all sides, by construct. */
  readonly atFault: Map<OfficeFault, number>;
  /** Equal after several are removed. */
  severalAtFault: number;
  different: number;
  /** LibreOffice reads neither the original nor the corrected file. */
  unreadable: number;
  /** LibreOffice did not finish the tracked file within the limit. */
  slow: number;
}

const SIDES = [
  ['tracked', 'accept'],
  ['corrected', 'accept'],
  ['tracked', 'reject'],
  ['original', 'reject'],
] as const;

export interface OfficeSettings {
  /** Path of lo_server.py. */
  readonly oracle: string;
  /** Folder of the texts. */
  readonly out: string;
  /** Keeps the texts of an interrupted run. */
  readonly resume: boolean;
  /** Limit for one file; a file that takes longer counts as unread. */
  readonly limitSeconds: number;
}

type Verdict = 'equal' | 'unreadable' | 'slow' | readonly string[];

/**
 * Compares texts through LibreOffice. If they differ, it compares copies without the constructs that LibreOffice
 * handles wrongly: without each construct, then without all of them. If the same changes are then correct in the same
 * text, the removed construct is at fault, not the changes.
 */
export function judgeByOffice(cases: readonly OfficeCase[], settings: OfficeSettings): OfficeTable {
  const table: OfficeTable = { equal: 0, atFault: new Map(), severalAtFault: 0, different: 0, unreadable: 0, slow: 0 };
  let left: { officeCase: OfficeCase; faults: readonly string[] }[] = [];
  const first = judge(cases, [], 'plain', settings);
  for (const [i, officeCase] of cases.entries()) {
    const verdict = first[i]!;
    if (verdict === 'equal') table.equal++;
    else if (verdict === 'slow') {
      table.slow++;
      console.log(`office ${officeCase.file}: not done within the limit`);
    } else left.push({ officeCase, faults: verdict === 'unreadable' ? [verdict] : verdict });
  }
  for (const taken of [...OFFICE_FAULTS.map((fault) => [fault]), [...OFFICE_FAULTS]]) {
    const name = taken.length === 1 ? taken[0]! : 'all';
    // A file that cannot be loaded may hang on a comment, but on no other construct in this list.
    const cases = left
      .filter(
        ({ officeCase, faults }) => (faults[0] !== 'unreadable' || name === 'comments') && holds(officeCase, taken),
      )
      .map(({ officeCase }) => officeCase);
    const verdicts = judge(cases, taken, name, settings);
    left = left.filter(({ officeCase, faults }) => {
      if (verdicts[cases.indexOf(officeCase)] !== 'equal') return true;
      console.log(`office ${officeCase.file}: ${faults.join(' and ')}, equal without ${taken.join(', ')}`);
      if (taken.length === 1) table.atFault.set(taken[0]!, (table.atFault.get(taken[0]!) ?? 0) + 1);
      else table.severalAtFault++;
      return false;
    });
  }
  for (const { officeCase, faults } of left) {
    if (faults[0] === 'unreadable') table.unreadable++;
    else table.different++;
    console.log(`office ${officeCase.file}: ${faults.join(' and ')}`);
  }
  return table;
}

/** True when removing these changes the original. */
function holds({ original }: OfficeCase, taken: readonly OfficeFault[]): boolean {
  const bytes = readFileSync(original);
  return withoutOfficeFaults(bytes, taken) !== bytes;
}

function judge(
  cases: readonly OfficeCase[],
  taken: readonly OfficeFault[],
  round: string,
  { oracle, out, resume, limitSeconds }: OfficeSettings,
): Verdict[] {
  if (cases.length === 0) return [];
  const textOf = ({ file }: OfficeCase, side: string, mode: string) =>
    join(out, `${round}-${file}-${side}-${mode}.txt`);
  const jobs = cases.flatMap((officeCase) =>
    SIDES.map(([side, mode]) => {
      let source = officeCase[side];
      if (taken.length > 0) {
        source = join(out, `${round}-${side}-${officeCase.file}`);
        writeFileSync(source, withoutOfficeFaults(readFileSync(officeCase[side]), taken));
      }
      return { in: source, out: textOf(officeCase, side, mode), mode, fmt: 'txt', timeout: limitSeconds };
    }),
  );
  const list = join(out, `jobs-${round}.jsonl`);
  const open = resume ? jobs.filter((job) => !existsSync(job.out)) : jobs;
  writeFileSync(list, open.map((job) => JSON.stringify(job)).join('\n'));
  execFileSync('/usr/bin/python3', [oracle, list], { maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });
  return cases.map((officeCase): Verdict => {
    const [accepted, wanted, rejected, before] = SIDES.map(([side, mode]) => read(textOf(officeCase, side, mode)));
    if (wanted === undefined && before === undefined) return 'unreadable';
    if (accepted === undefined || rejected === undefined || wanted === undefined || before === undefined) return 'slow';
    const faults: string[] = [];
    if (accepted !== wanted) faults.push('accept differs');
    if (rejected !== before) faults.push('reject differs');
    return faults.length === 0 ? 'equal' : faults;
  });
}

function read(path: string): string | undefined {
  try {
    // Blanks at the end of a line: loading a docx drops some of them, depending on whether a change follows. The XML
    // judge compares them all.
    return readFileSync(path, 'utf8').replace(/[ \t\u00a0]+$/gm, '');
  } catch {
    return undefined;
  }
}
