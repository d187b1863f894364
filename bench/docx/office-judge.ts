import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OFFICE_FAULTS, type OfficeFault, withoutOfficeFaults } from './office-copies.ts';

export interface OfficeCase {
  readonly file: string;
  readonly original: string;
  /** The tracked changes alone. */
  readonly tracked: string;
  readonly corrected: string;
}

/** What LibreOffice shows after accepting and rejecting all, beside what it shows of files that hold no change of ours. */
export interface OfficeTable {
  /** Equal at once. */
  equal: number;
  /** Equal as soon as one construct is taken out of all sides alike; how many of each. */
  readonly atFault: Map<OfficeFault, number>;
  /** Equal when several are taken out. */
  severalAtFault: number;
  different: number;
  /** It reads neither the original nor the corrected file. */
  unreadable: number;
  /** It was not done with the tracked file within the limit. */
  slow: number;
}

const SIDES = [
  ['tracked', 'accept'],
  ['corrected', 'accept'],
  ['tracked', 'reject'],
  ['original', 'reject'],
] as const;

export interface OfficeSettings {
  /** lo_server.py. */
  readonly oracle: string;
  /** Folder of the texts. */
  readonly out: string;
  /** Keeps the texts of a run that was ended. */
  readonly resume: boolean;
  /** For one file; what takes longer counts as unread. */
  readonly limitSeconds: number;
}

type Verdict = 'equal' | 'unreadable' | 'slow' | readonly string[];

/**
 * Compares texts through LibreOffice. Where they differ, copies without the constructs that LibreOffice gets wrong are
 * compared, each construct alone and then all together: when the very same changes come out right beside the same text, what
 * was taken out is at fault and not the changes.
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
    // What cannot be loaded at all may hang on a comment, on nothing else in this list.
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

/** True when taking these out changes anything in the original. */
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
    // Blanks at the end of a line: loading a docx drops some of them, by whether a change stands behind them. The XML
    // judge compares them all.
    return readFileSync(path, 'utf8').replace(/[ \t\u00a0]+$/gm, '');
  } catch {
    return undefined;
  }
}
