import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The system's own Python: the bridge to LibreOffice is a package of the system. */
const PYTHON = '/usr/bin/python3';
const SCRIPT = fileURLToPath(new URL('settle_changes.py', import.meta.url));

export const canSettle =
  spawnSync('soffice', ['--version']).status === 0 && spawnSync(PYTHON, ['-c', 'import uno']).status === 0;

export interface Settling {
  readonly bytes: Uint8Array;
  readonly extension: string;
  readonly mode: 'accept' | 'reject';
}

export interface Settled {
  /** What LibreOffice shows once all changes are settled. */
  readonly text: string;
  /** How many changes it saw. */
  readonly changes: number;
}

/** Has LibreOffice open documents and accept or reject all changes in them. Comments must not be in them: 7.4 without a display ends on one. */
export function settleChanges(jobs: readonly Settling[]): Settled[] {
  const folder = mkdtempSync(join(tmpdir(), 'emend-settle-'));
  try {
    const lines = jobs.map(({ bytes, extension, mode }, i) => {
      const path = join(folder, `${i}.${extension}`);
      writeFileSync(path, bytes);
      return JSON.stringify({ in: path, out: join(folder, `${i}.txt`), mode });
    });
    const run = spawnSync(PYTHON, [SCRIPT, join(folder, 'profile')], { input: lines.join('\n'), timeout: 300_000 });
    const results = run.stdout.toString().trim().split('\n');
    return jobs.map((_, i) => {
      const { before, after, error } = JSON.parse(results[i] || '{"error": "no answer"}') as Record<string, unknown>;
      const path = join(folder, `${i}.txt`);
      if (error !== undefined || after !== 0 || !existsSync(path))
        throw new Error(`job ${i}: ${error ?? `${after} changes left`}`);
      return { text: readFileSync(path, 'utf8'), changes: before as number };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
