import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../../engine/engine.ts';
import { EmendError } from '../../platform/errors.ts';
import { GONE, markOf } from '../../services/project/file-mark.ts';
import type { ExitCode } from '../command.ts';
import { styler, type Terminal, write } from '../terminal.ts';
import { textFormat } from './formats/text.ts';
import { type LintPlan, lintFiles, planLint } from './lint-project.ts';

/**
 * How often to look at files, and how often to look for new ones. It polls their times, which takes 5 to 15 ms of CPU
 * time for 1,000 files. System notifications do not reach mounted folders and containers, and miss editors that replace
 * the old file with a new one.
 */
const LOOK_MS = 300;
const SEARCH_MS = 3_000;

/**
 * Checks the files of the plan, then each again when it or its settings change, until the signal. Invalid settings are
 * reported, and the check waits until they change.
 */
export async function watchFiles(
  engine: Engine,
  first: LintPlan,
  terminal: Terminal,
  signal: AbortSignal = interrupted(),
): Promise<ExitCode> {
  let plan = first;
  let settings = settingsMark(plan);
  let searched = performance.now();
  let complaint = '';
  const seen = new Map<string, string>();
  while (!signal.aborted) {
    const changed = plan.files.filter((file) => isChanged(file, seen));
    if (changed.length > 0) await report(engine, plan, changed, terminal);
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
    const mark = settingsMark(plan);
    if (performance.now() - searched < SEARCH_MS && settings === mark) continue;
    searched = performance.now();
    const next = await planned(plan);
    if ('files' in next) {
      plan = next;
      if (settings !== settingsMark(plan)) seen.clear();
      settings = settingsMark(plan);
    } else {
      settings = mark;
      if (complaint !== next.message)
        await write(terminal.stderr, `${styler(terminal.stderr)('red', 'emend:')} ${next.message}\n`);
    }
    complaint = 'files' in next ? '' : next.message;
  }
  return 0;
}

async function planned(plan: LintPlan): Promise<LintPlan | EmendError> {
  try {
    return await planLint(plan.options, plan.cwd);
  } catch (error) {
    if (error instanceof EmendError) return error;
    throw error;
  }
}

async function report(engine: Engine, plan: LintPlan, files: readonly string[], terminal: Terminal): Promise<void> {
  const { stdout, stderr } = terminal;
  const format = textFormat(Boolean(stdout.isTTY), plan.options.repeatsAdvice);
  const linted = await lintFiles(engine, plan, files, {
    onFile: async (file) => write(stdout, format.ofFile?.(file) ?? ''),
    onFault: async (error) => write(stderr, `${styler(stderr)('red', 'emend:')} ${error.message}\n`),
  });
  const time = new Date().toTimeString().slice(0, 8);
  await write(stdout, `${format.ofAll({ files: linted })}${styler(stdout)('dim', `${time}, waiting for changes`)}\n`);
}

/** True for an existing file that has changed since the last call. */
function isChanged(file: string, seen: Map<string, string>): boolean {
  const mark = markOf(file);
  const before = seen.get(file);
  seen.set(file, mark);
  return mark !== before && mark !== GONE;
}

const settingsMark = ({ settings }: LintPlan): string => settings.sources().map(markOf).join('\n');

function interrupted(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}
