import { resolve } from 'node:path';
import type { Engine } from '../../engine/engine.ts';
import type { EmendError } from '../../platform/errors.ts';
import { writeOutput } from '../../platform/write-file.ts';
import { ruleNameFaults } from '../../services/project/rule-names.ts';
import type { Command, ExitCode } from '../command.ts';
import { reportFormat } from '../lint/formats/index.ts';
import { correctedLine } from '../lint/formats/text.ts';
import { lintText } from '../lint/lint-file.ts';
import { jobOf, type LintPlan, lintFiles, noBaseline, planLint, writeBaselines } from '../lint/lint-project.ts';
import { type LintOptions, readLintOptions } from '../lint/options.ts';
import type { FileReport } from '../lint/report.ts';
import { unifiedDiff } from '../lint/unified-diff.ts';
import { watchFiles } from '../lint/watch.ts';
import { loadRules, openEngine } from '../open-models.ts';
import { openInput, readText } from '../read-input.ts';
import { createProgress, styler, type Terminal, write } from '../terminal.ts';

export const lint: Command = {
  name: 'lint',
  help: `Usage: emend lint [PATH...] [options]
       emend lint - [--stdin-path PATH] [options]

Checks files, folders and quoted patterns ("docs/**/*.md") of a project: the current folder without PATH. From folders it takes
files of prose, in a git repository without those that git ignores. Settings come from the nearest .emend.toml upwards from each
file (docs/command-line.md); options below win. Needs no server and no key.

What is reported:
  --level NAME          from which level on a finding makes the run fail: correction, advice or question (correction)
  -q, --quiet           report only what makes the run fail
  --repeat-advice       in text and github give the same advice at each of its places (once, with its count)
  --since REF           only findings on lines that changed since the work tree and REF parted, by git
  --baseline FILE       only findings that this file does not know
  --write-baseline      write the baseline so that it knows everything that is found now
  --format NAME         text, json, sarif, rdjson, github, gitlab or junit (text)
  -o, --output FILE     write the report to a file

Corrections:
  --fix                 make the corrections that are sure (docs/certainty.md) and report what is left
  --dry-run             with --fix: write nothing, show what would change as a diff

How it is checked:
  --language NAME       US, UK, or auto: the variety that each file's own spelling belongs to (auto)
  --pipeline NAME       advanced, or basic for corrections only (advanced)
  --style-guide NAME    ACS, AGU, AMA, APA, IEEE or none (none)
  --certainty NAME      how sure a correction must be: careful, balanced or thorough (balanced)
  --document-type NAME  general, or academic: also advice for papers (general)
  --config FILE         these settings instead of the nearest .emend.toml
  --stdin-path PATH     where the text of standard input belongs: its settings and its format hold
  --watch               check files again as they change, until Ctrl-C
  --help                this text

Exit codes: 0 nothing at the level or above, 1 findings, 2 wrong use, wrong settings or a file that cannot be read, 3 a fault of
Emend's own.
`,
  failure: ({ code }: EmendError): ExitCode => (/^(?:cli|project|config)\./.test(code) ? 2 : 3),
  async run(args, terminal) {
    const options = readLintOptions(args);
    const cwd = process.cwd();
    if (options.names.includes('-')) return lintInput(options, cwd, terminal);
    const plan = await planLint(options, cwd);
    if (options.writesBaseline && plan.files.some((file) => plan.baselineOf(file) === null)) throw noBaseline();
    const { stderr } = terminal;
    for (const name of plan.missing) await complain(terminal, `${name}: there is no such file or folder.`);
    if (plan.files.length === 0 && options.since === undefined && plan.missing.length === 0)
      await write(stderr, 'No file of prose was found.\n');
    if (options.watch) return watchFiles(await openLinter(plan, terminal), plan, terminal);
    const code = await lintPlan(plan, terminal);
    return plan.missing.length > 0 ? 2 : code;
  },
};

/** Opens the engine and reports unknown rule names in the settings. The rules are available only now, and a name may belong to another version. */
async function openLinter(plan: LintPlan, terminal: Terminal): Promise<Engine> {
  const ignored = plan.settings
    .projects()
    .flatMap(({ file, ignoredRules }) => ignoredRules().map((each) => ({ ...each, file })));
  const faultOf = ignored.length > 0 ? ruleNameFaults(await loadRules()) : () => undefined;
  for (const { file, line, name } of ignored) {
    const fault = faultOf(name);
    if (fault) await complain(terminal, `${file}:${line}: "ignore-rules" has "${name}", ${fault}.`);
  }
  return openEngine();
}

async function lintPlan(plan: LintPlan, terminal: Terminal): Promise<ExitCode> {
  const { options } = plan;
  const out = createOutput(options.output, terminal);
  const format = reportFormat(options.format, out.isTTY, options.repeatsAdvice);
  const progress = createProgress(terminal, 'files checked');
  let faults = 0;
  const engine = plan.files.length > 0 ? await openLinter(plan, terminal) : undefined;
  const files = !engine
    ? []
    : await lintFiles(engine, plan, plan.files, {
        async onFile(file, done) {
          const text =
            options.fix === 'preview' ? unifiedDiff(file.path, file.before, file.after) : format.ofFile?.(file);
          progress.clear();
          if (text && !options.writesBaseline) await out.write(text);
          // the other formats have no place for a confirmation that all is right
          if (options.fix === 'write' && options.format !== 'text')
            await write(terminal.stderr, file.fixed.map((each) => correctedLine(each)).join(''));
          progress.update(done, plan.files.length);
        },
        async onFault(error) {
          faults++;
          progress.clear();
          await complain(terminal, error.message);
        },
      });
  progress.clear();
  if (options.writesBaseline) {
    for (const [path, count] of await writeBaselines(plan, files))
      await write(terminal.stdout, `${path} knows ${count} ${count === 1 ? 'finding' : 'findings'}.\n`);
    return faults > 0 ? 2 : 0;
  }
  if (options.fix !== 'preview') await out.write(format.ofAll({ files }));
  await out.end();
  return faults > 0 ? 2 : exitCodeOf(files, options);
}

/** In a dry run, what would be corrected is still in the file. */
function exitCodeOf(files: readonly FileReport[], { fix }: LintOptions): ExitCode {
  const left = files.some(({ findings }) => findings.some(({ fails }) => fails));
  return left || (fix === 'preview' && files.some(({ fixed }) => fixed.some(({ fails }) => fails))) ? 1 : 0;
}

/** The text of standard input, checked as the file named by `--stdin-path`. */
async function lintInput(options: LintOptions, cwd: string, terminal: Terminal): Promise<ExitCode> {
  const path = options.stdinPath ?? '-';
  const plan = await planLint({ ...options, names: [] }, cwd);
  const text = await readText(await openInput('-', terminal));
  const job = { ...jobOf(plan, resolve(cwd, path)), path };
  const isExcluded = plan.settings.projectOf(job.file)?.isExcluded(job.file) ?? false;
  const files = isExcluded ? [] : [lintText(await openLinter(plan, terminal), text, job)];
  const out = createOutput(options.output, terminal);
  const format = reportFormat(options.format, out.isTTY, options.repeatsAdvice);
  for (const file of files) await out.write(format.ofFile?.(file) ?? '');
  await out.write(format.ofAll({ files }));
  await out.end();
  return exitCodeOf(files, options);
}

/** Standard output, or a file that is written when the report is complete. */
function createOutput(file: string | undefined, { stdout }: Terminal) {
  const parts: string[] = [];
  return {
    isTTY: file === undefined && Boolean(stdout.isTTY),
    async write(text: string): Promise<void> {
      if (file === undefined) await write(stdout, text);
      else parts.push(text);
    },
    async end(): Promise<void> {
      if (file !== undefined) await writeOutput(file, parts.join(''));
    },
  };
}

async function complain({ stderr }: Terminal, message: string): Promise<void> {
  await write(stderr, `${styler(stderr)('red', 'emend:')} ${message}\n`);
}
