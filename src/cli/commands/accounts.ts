import { loadSettings } from '../../platform/config/load.ts';
import { type Command, readArguments, usage } from '../command.ts';
import { styler, write } from '../terminal.ts';
import { withKeys } from '../with-keys.ts';

export const accounts: Command = {
  name: 'accounts',
  help: `Usage: emend accounts password EMAIL [--administrator] [--quiet]

Gives an account a new password for the web pages and prints it once; the account is made when there is none. All its browsers
are signed out. Works while the server runs and while it does not.

Options:
  --administrator  also make it an administrator
  --quiet          print the password alone
  --help           this text
`,
  async run(args, { stdout }) {
    const { values, positionals } = readArguments(args, {
      administrator: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
    });
    const [action, account, ...rest] = positionals;
    if (action !== 'password')
      throw usage(action === undefined ? 'Say what to do: password' : `There is no "accounts ${action}"`);
    if (account === undefined) throw usage('The e-mail address of the account is missing');
    if (rest.length > 0) throw usage('There are too many arguments');
    const { administrator, quiet } = values;
    const made = await withKeys(loadSettings().settings, (administration) =>
      administration.renewPassword({ account, administrator }),
    );
    if (quiet) return write(stdout, `${made.password}\n`);
    const style = styler(stdout);
    await write(
      stdout,
      `${style('bold', made.password)}\n\nThe new password of ${made.account}. It cannot be shown again; change it after signing in.\n`,
    );
  },
};
