import { describeSettings } from '../../platform/config/describe.ts';
import { loadSettings } from '../../platform/config/load.ts';
import { type Command, readArguments, usage } from '../command.ts';
import { styler, write } from '../terminal.ts';

export const config: Command = {
  name: 'config',
  help: `Usage: emend config [--json]

Prints every setting with its value and where it comes from: the environment, the settings file (EMEND_CONFIG, or
emend.config.json in this folder or the package's), or the default. Passwords are not shown.

Options:
  --json     one JSON object: name in the file, value
  --help     this text
`,
  async run(args, { stdout }) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
    if (positionals.length > 0) throw usage('Give no arguments');
    const loaded = loadSettings();
    const settings = describeSettings(loaded);
    if (values.json) {
      const byName = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
      return write(stdout, `${JSON.stringify(byName, null, 2)}\n`);
    }
    const style = styler(stdout);
    const width = Math.max(...settings.map(({ env }) => env.length));
    await write(stdout, style('dim', `settings file: ${loaded.file ?? 'none'}\n`));
    for (const { env, name, value, origin, about } of settings) {
      const from = origin === 'default' ? 'default' : origin === 'file' ? `file, as "${name}"` : 'environment';
      await write(stdout, `${style('bold', env.padEnd(width))}  ${value ?? '-'}\n`);
      await write(stdout, style('dim', `${' '.repeat(width)}  ${about} (${from})\n`));
    }
    for (const variable of loaded.unknown) await write(stdout, style('yellow', `${variable} is not a setting\n`));
  },
};
