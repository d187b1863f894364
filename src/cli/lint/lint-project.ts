import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Engine } from '../../engine/engine.ts';
import { EmendError } from '../../platform/errors.ts';
import { writeOutput } from '../../platform/write-file.ts';
import { type Baseline, readBaseline, writtenBaseline } from '../../services/project/baseline.ts';
import type { ChangedLines } from '../../services/project/changed-lines.ts';
import { createSettingsFinder, type SettingsFinder } from '../../services/project/find-settings.ts';
import { changedSince, workTreeOf } from '../../services/project/git.ts';
import { selectFiles } from '../../services/project/select-files.ts';
import { usage } from '../command.ts';
import { type LintedFile, lintFile } from './lint-file.ts';
import type { LintOptions } from './options.ts';

/** The files that a command line selects from a project, with everything needed to check each. */
export interface LintPlan {
  readonly options: LintOptions;
  readonly cwd: string;
  readonly settings: SettingsFinder;
  readonly files: readonly string[];
  /** Named paths that do not exist. */
  readonly missing: readonly string[];
  baselineOf(file: string): Baseline | null;
  changedIn(file: string): ChangedLines | undefined;
}

/** @throws EmendError `project.…`, `cli.usage` */
export async function planLint(options: LintOptions, cwd: string): Promise<LintPlan> {
  const config = options.config === undefined ? undefined : resolve(cwd, options.config);
  const settings = createSettingsFinder(options.settings, config);
  const { files, missing } = await selectFiles(options.names, cwd, settings);
  // reports a mistake in the settings before a minute of work
  for (const file of files) settings.settingsFor(file);
  const changes = options.since === undefined ? undefined : await changesOf(files, options.since);
  const wanted = changes ? files.filter((file) => changes.has(realpathSync(file))) : files;
  return {
    options,
    cwd,
    settings,
    files: wanted,
    missing,
    baselineOf: baselines(options, cwd, settings),
    changedIn: (file) => (changes ? (changes.get(realpathSync(file)) ?? []) : undefined),
  };
}

/** By the path of the file, with links resolved. */
async function changesOf(files: readonly string[], since: string): Promise<Map<string, ChangedLines>> {
  const roots = new Set<string>();
  for (const file of files) {
    const root = workTreeOf(dirname(realpathSync(file)));
    if (root === undefined) throw usage(`--since: ${file} lies in no git repository`);
    roots.add(root);
  }
  const changes = new Map<string, ChangedLines>();
  for (const root of roots) for (const [file, lines] of await changedSince(root, since)) changes.set(file, lines);
  return changes;
}

function baselines(options: LintOptions, cwd: string, settings: SettingsFinder): LintPlan['baselineOf'] {
  const read = new Map<string, Baseline>();
  return (file) => {
    const path = options.baseline === undefined ? settings.projectOf(file)?.baseline : resolve(cwd, options.baseline);
    if (!path) return null;
    const baseline = read.get(path) ?? readBaseline(path);
    read.set(path, baseline);
    return baseline;
  };
}

/** Checks a file of the plan and returns what to report about it. */
export const jobOf = (plan: LintPlan, file: string) => ({
  file,
  path: nameOf(file, plan.cwd),
  settings: plan.settings.settingsFor(file),
  changed: plan.changedIn(file),
  baseline: plan.options.writesBaseline ? null : plan.baselineOf(file),
  quiet: plan.options.quiet,
  fix: plan.options.fix,
});

/** Relative to where the command runs, with `/`. */
const nameOf = (file: string, cwd: string): string => relative(cwd, file).split(sep).join('/');

export interface LintEvents {
  readonly onFile: (file: LintedFile, done: number) => Promise<void>;
  /** Called when a file could not be read or written; the others are still checked. */
  readonly onFault: (error: EmendError) => Promise<void>;
}

/** Checks files of the plan one after another. */
export async function lintFiles(
  engine: Engine,
  plan: LintPlan,
  files: readonly string[],
  { onFile, onFault }: LintEvents,
): Promise<LintedFile[]> {
  const linted: LintedFile[] = [];
  for (const file of files) {
    // so that Ctrl-C and the progress line are handled between two files
    await breathe();
    try {
      const result = await lintFile(engine, jobOf(plan, file));
      linted.push(result);
      await onFile(result, linted.length);
    } catch (error) {
      if (!(error instanceof EmendError) || !error.code.startsWith('cli.')) throw error;
      await onFault(error);
    }
  }
  return linted;
}

/**
 * Writes the baselines of the files so that they contain all findings. Returns their paths with the number of findings
 * in each.
 * @throws EmendError `cli.usage` for a file without a baseline
 */
export async function writeBaselines(plan: LintPlan, linted: readonly LintedFile[]): Promise<Map<string, number>> {
  const byBaseline = new Map<string, { readonly baseline: Baseline; readonly files: LintedFile[] }>();
  for (const each of linted) {
    const baseline = plan.baselineOf(each.file);
    if (!baseline) throw noBaseline();
    const known = byBaseline.get(baseline.file);
    if (known) known.files.push(each);
    else byBaseline.set(baseline.file, { baseline, files: [each] });
  }
  const written = new Map<string, number>();
  for (const [path, { baseline, files }] of byBaseline) {
    const found = files.map(({ file, all }) => [file, all] as const);
    await writeOutput(
      path,
      writtenBaseline(baseline, found, (name) => existsSync(join(dirname(path), name))),
    );
    written.set(
      nameOf(path, plan.cwd),
      files.reduce((sum, { all }) => sum + all.length, 0),
    );
  }
  return written;
}

export const noBaseline = () =>
  usage('Say where the baseline is: --baseline FILE, or baseline = "FILE" in .emend.toml');
