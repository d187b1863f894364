import type { IsolationKind } from '../../platform/programs/isolation.ts';
import { findOptionalPrograms } from '../../services/optional-programs.ts';
import { type Command, readArguments, usage } from '../command.ts';
import { styler, write } from '../terminal.ts';

const ISOLATION: Readonly<Record<IsolationKind, string>> = {
  bubblewrap: 'bubblewrap: no network, and no files but their own',
  namespaces: 'namespaces of the system: no network, but all files that this user may read',
  none: 'limits of time, memory and output alone',
};

export const doctor: Command = {
  name: 'doctor',
  help: `Usage: emend doctor [--json]

Says which optional programs are installed here, what each makes possible, and how to install those that are missing.

Options:
  --json     as one JSON object
  --help     this text

Exit codes: 0 in any case (none of them is required), 2 wrong use.
`,
  async run(args, { stdout }) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } });
    if (positionals.length > 0) throw usage('Give no arguments');
    const found = await findOptionalPrograms();
    if (values.json) return write(stdout, `${JSON.stringify(found, null, 2)}\n`);
    const style = styler(stdout);
    for (const { name, path, version, problem, enables, without, install } of found.programs) {
      const state =
        path === null
          ? style('yellow', 'missing')
          : problem === null
            ? style('green', version ?? 'found')
            : style('yellow', 'not usable');
      await write(
        stdout,
        `${style('bold', name.padEnd(13))}${state}${path === null ? '' : style('dim', `  ${path}`)}\n`,
      );
      await write(stdout, `${INDENT}for: ${enables}\n`);
      if (path !== null && problem === null) continue;
      if (problem !== null) await write(stdout, `${INDENT}problem: ${problem}\n`);
      await write(stdout, `${INDENT}without it: ${without}\n`);
      if (path === null && install)
        await write(
          stdout,
          `${INDENT}install: ${install.debian} (Debian, Ubuntu), ${install.fedora} (Fedora), ${install.macos} (macOS)\n`,
        );
    }
    await write(stdout, `\nPrograms are shut in by ${ISOLATION[found.isolation]}.\n`);
  },
};

const INDENT = ' '.repeat(13);
