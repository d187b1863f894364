import { EmendError } from '../platform/errors.ts';
import { version } from '../platform/version.ts';
import type { Command, ExitCode } from './command.ts';
import { styler, type Terminal, write } from './terminal.ts';

interface Listed {
  readonly name: string;
  readonly summary: string;
  /** Loaded when it is needed: a check needs no HTTP server, and help needs nothing (0.4 s less). */
  readonly load: () => Promise<Command>;
  /** Commands whose exit code is a verdict: output that was not read to the end must not mean "nothing was found". */
  readonly judges?: true;
}

const COMMANDS: readonly Listed[] = [
  { name: 'serve', summary: 'start the service', load: async () => (await import('./commands/serve.ts')).serve },
  {
    name: 'keys',
    summary: 'create, list and revoke keys',
    load: async () => (await import('./commands/keys.ts')).keys,
  },
  {
    name: 'accounts',
    summary: 'create an account or reset its password',
    load: async () => (await import('./commands/accounts.ts')).accounts,
  },
  {
    name: 'teams',
    summary: 'create, list and change teams of accounts',
    load: async () => (await import('./commands/teams.ts')).teams,
  },
  { name: 'backup', summary: 'copy the data folder', load: async () => (await import('./commands/backup.ts')).backup },
  { name: 'check', summary: 'check a text', load: async () => (await import('./commands/check.ts')).check },
  {
    name: 'lint',
    summary: 'check the files of a project',
    judges: true,
    load: async () => (await import('./commands/lint.ts')).lint,
  },
  {
    name: 'lsp',
    summary: 'check what an editor has open (language server)',
    load: async () => (await import('./commands/lsp.ts')).lsp,
  },
  {
    name: 'proofread',
    summary: 'proofread a document',
    load: async () => (await import('./commands/proofread.ts')).proofread,
  },
  {
    name: 'detect',
    summary: 'judge whether a text is machine-made',
    load: async () => (await import('./commands/detect.ts')).detect,
  },
  {
    name: 'manuscript',
    summary: 'check a manuscript as a whole: numbers, figures, references',
    load: async () => (await import('./commands/manuscript.ts')).manuscript,
  },
  { name: 'pdf', summary: 'read PDFs as HTML or text', load: async () => (await import('./commands/pdf.ts')).pdf },
  {
    name: 'mcp',
    summary: 'give assistants its tools (Model Context Protocol)',
    load: async () => (await import('./commands/mcp.ts')).mcp,
  },
  {
    name: 'rules',
    summary: 'list, show and test the rules',
    load: async () => (await import('./commands/rules.ts')).rules,
  },
  {
    name: 'doctor',
    summary: 'list which optional programs are installed',
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
  { name: 'config', summary: 'print the settings', load: async () => (await import('./commands/config.ts')).config },
];

const HELP = `Usage: emend COMMAND [options]

Commands:
${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(11)}${summary}`).join('\n')}

\`emend COMMAND --help\` says more. \`emend --version\` prints the version.
`;

/** Runs one command line and returns how it ended. Every error is printed, and none is thrown. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    await write(name === undefined ? terminal.stderr : terminal.stdout, HELP);
    return name === undefined ? 2 : 0;
  }
  if (name === '--version' || name === '-v') {
    await write(terminal.stdout, `${version}\n`);
    return 0;
  }
  const listed = COMMANDS.find((known) => known.name === name);
  if (!listed) {
    await complain(terminal, `There is no command "${name}".`, 'emend --help');
    return 2;
  }
  const command = await listed.load();
  if (asksForHelp(rest)) {
    await write(terminal.stdout, command.help);
    return 0;
  }
  try {
    return (await command.run(rest, terminal)) ?? 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') return codeWithoutReader(args);
    return report(error, command, terminal);
  }
}

/** The exit code when the output is closed early, as in `emend check … | head`. Nothing is wrong, so it is that of success. */
export function codeWithoutReader([name]: readonly string[]): ExitCode {
  return COMMANDS.find((known) => known.name === name)?.judges ? 1 : 0;
}

/** True if `--help` occurs before a bare `--`. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === '--help' || arg === '-h');
}

/** Errors of accounts, keys and teams that say that an argument has a value that cannot be. */
const WRONG_VALUE = /^(?:keys|team)\.invalid-/;

async function report(error: unknown, command: Command, terminal: Terminal): Promise<ExitCode> {
  if (error instanceof EmendError) {
    const misused = error.code === 'cli.usage' || WRONG_VALUE.test(error.code);
    await complain(terminal, error.message, misused ? `emend ${command.name} --help` : undefined);
    return misused ? 2 : (command.failure?.(error) ?? 1);
  }
  const { stack, message } = error instanceof Error ? error : new Error(String(error));
  await complain(terminal, stack ?? message);
  return 3;
}

async function complain({ stderr }: Terminal, message: string, hint?: string): Promise<void> {
  const style = styler(stderr);
  await write(stderr, `${style('red', 'emend:')} ${message}\n${hint ? `See ${hint}\n` : ''}`);
}
