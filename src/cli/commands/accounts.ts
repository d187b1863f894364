import { loadSettings } from '../../platform/config/load.ts';
import { type Command, readArguments, usage } from '../command.ts';
import { styler, write } from '../terminal.ts';
import { withAdministration } from '../with-administration.ts';

export const accounts: Command = {
  name: 'accounts',
  help: `Usage: emend accounts create EMAIL [--administrator] [--quiet]
       emend accounts password EMAIL [--administrator] [--quiet]
       emend accounts connect EMAIL

"create" creates an account for the web pages; "password" resets the password of one that exists and signs out all its
browsers. Both print a random password once. "connect" lets the next sign-in through the provider with this verified address
connect it with the account, for a week. All work while the server runs and while it does not.

Options:
  --administrator  also give the account the role of an administrator
  --quiet          print the password alone
  --help           this text
`,
  async run(args, { stdout }) {
    const { values, positionals } = readArguments(args, {
      administrator: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
    });
    const [action, account, ...rest] = positionals;
    if (action !== 'create' && action !== 'password' && action !== 'connect')
      throw usage(
        action === undefined ? 'Say what to do: create, password or connect' : `There is no "accounts ${action}"`,
      );
    if (account === undefined) throw usage('The e-mail address of the account is missing');
    if (rest.length > 0) throw usage('There are too many arguments');
    const { administrator, quiet } = values;
    if (action === 'connect') {
      const { settings } = loadSettings();
      const { email, until } = await withAdministration(settings, ({ allowConnection }) => allowConnection(account));
      return write(
        stdout,
        `The next sign-in through the provider as ${email} until ${until} connects it with the account.\n`,
      );
    }
    const issued = await withAdministration(loadSettings().settings, (administration) => {
      const request = { account, administrator };
      return action === 'create' ? administration.createAccount(request) : administration.renewPassword(request);
    });
    if (quiet) return write(stdout, `${issued.password}\n`);
    const style = styler(stdout);
    await write(
      stdout,
      `${style('bold', issued.password)}\n\nThe new password of ${issued.account}. It cannot be shown again; change it after signing in.\n`,
    );
  },
};
