import { readFile } from 'node:fs/promises';
import type { Engine } from '../../engine/engine.ts';
import { problem } from '../../platform/errors.ts';
import { replaceFile } from '../../platform/write-file.ts';
import { type Baseline, unknownTo } from '../../services/project/baseline.ts';
import { type ChangedLines, touches } from '../../services/project/changed-lines.ts';
import { checkSource } from '../../services/project/check-source.ts';
import type { Finding } from '../../services/project/finding.ts';
import { fixSource } from '../../services/project/fix-source.ts';
import type { FileSettings } from '../../services/project/settings.ts';
import { readInputFile } from '../read-input.ts';
import type { FileReport } from './report.ts';

/** A file to check, and what to report about it. */
export interface FileJob {
  /** Absolute path. */
  readonly file: string;
  /** The name shown to users. */
  readonly path: string;
  readonly settings: FileSettings;
  /** Only findings on these lines are reported; undefined reports all. */
  readonly changed: ChangedLines | undefined;
  /** Null if there is none. */
  readonly baseline: Baseline | null;
  /** Only findings that make the run fail are reported. */
  readonly quiet: boolean;
  readonly fix: 'no' | 'preview' | 'write';
}

export interface LintedFile extends FileReport {
  /** The file before and after its corrections. */
  readonly before: string;
  readonly after: string;
  /** All its findings. */
  readonly all: readonly Finding[];
}

/** @throws EmendError `cli.unreadable`, `cli.refused` */
export async function lintFile(engine: Engine, job: FileJob): Promise<LintedFile> {
  const bytes = await readInputFile(job.file, job.path);
  const linted = lintText(engine, decoded(job.path, bytes), job);
  if (job.fix === 'write' && linted.after !== linted.before) {
    if (!bytes.equals(await readFile(job.file)))
      throw problem('cli.refused', { file: job.path, problem: 'it changed while it was checked.' });
    await replaceFile(job.file, linted.after);
  }
  return linted;
}

/** A byte order mark at the start of a file is not part of the text. It is kept. */
const MARK = '\uFEFF';

export function lintText(engine: Engine, content: string, job: FileJob): LintedFile {
  const mark = content.startsWith(MARK) ? MARK : '';
  const { file, path, settings, baseline } = job;
  const source = { path, text: content.slice(mark.length), settings };
  const isFresh = <Each extends Finding>(findings: readonly Each[]): readonly Each[] => {
    const fresh = new Set<Finding>(baseline ? unknownTo(baseline, file, findings) : findings);
    return findings.filter((finding) => fresh.has(finding));
  };
  const chosen = <Each extends Finding>(findings: readonly Each[]): readonly Each[] =>
    isFresh(findings).filter(
      ({ start, end }) => job.changed === undefined || touches(job.changed, start.line, end.line),
    );
  const checked =
    job.fix === 'no'
      ? { text: source.text, made: [], findings: checkSource(engine, source).findings }
      : fixSource(engine, source, chosen);
  return {
    file,
    path,
    text: checked.text,
    before: content,
    after: mark + checked.text,
    all: checked.findings,
    findings: chosen(checked.findings).filter(({ fails }) => fails || !job.quiet),
    known: checked.findings.length - isFresh(checked.findings).length,
    fixed: checked.made,
  };
}

/** @throws EmendError `cli.unreadable` */
function decoded(path: string, bytes: Buffer): string {
  const fault = () => problem('cli.unreadable', { file: path, problem: 'it is no plain text in UTF-8' });
  if (bytes.includes(0)) throw fault();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw fault();
  }
}
