import { loadSettings } from '../../platform/config/load.ts';
import { type Command, readArguments, usage } from '../command.ts';
import { type Terminal, write } from '../terminal.ts';
import { withAdministration } from '../with-administration.ts';

const ACTIONS = ['list', 'create', 'add', 'remove', 'hand-over', 'credits', 'delete'] as const;

export const teams: Command = {
  name: 'teams',
  help: `Usage: emend teams list [--json]
       emend teams create NAME OWNER-EMAIL
       emend teams add TEAM EMAIL [--role editor|member]
       emend teams remove TEAM EMAIL
       emend teams hand-over TEAM EMAIL
       emend teams credits TEAM WORDS|none
       emend teams delete TEAM

TEAM is the id that "list" shows. An account is in one team at most. "remove" and "delete" leave accounts, keys and documents
as they are. "credits" limits the words of documents and AI reports that all members together may have processed in a month.
Works while the server runs and while it does not.

Options:
  --role ROLE  member (standard), or editor, who may change the team's dictionary and settings
  --json       print JSON
  --help       this text
`,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      role: { type: 'string', default: 'member' },
      json: { type: 'boolean', default: false },
    });
    const [named, first = '', second = '', ...rest] = positionals;
    const action = ACTIONS.find((known) => known === named);
    if (!action)
      throw usage(named === undefined ? `Say what to do: ${ACTIONS.join(', ')}` : `There is no "teams ${named}"`);
    const wanted = action === 'list' ? 0 : action === 'delete' ? 1 : 2;
    if (rest.length > 0 || positionals.length - 1 > wanted) throw usage('There are too many arguments');
    if (positionals.length - 1 < wanted)
      throw usage(`"teams ${action}" needs ${wanted === 1 ? 'a team' : 'two arguments'}`);
    if (action === 'list') return list(values.json, terminal);
    const done = await withAdministration(loadSettings().settings, async (administration) => {
      const team = { id: first, account: second };
      switch (action) {
        case 'create':
          return `Team ${(await administration.createTeam({ name: first, owner: second })).id} was created.`;
        case 'add':
          await administration.addToTeam({ ...team, role: values.role });
          return `${second} was added.`;
        case 'remove':
          await administration.removeFromTeam(team);
          return `${second} was removed.`;
        case 'hand-over':
          await administration.handTeamTo(team);
          return `${second} is the owner now.`;
        case 'credits':
          await administration.limitTeam({ id: first, monthlyCredits: creditsOf(second) });
          return second === 'none' ? 'The team has no limit now.' : `The team has ${second} credits a month now.`;
        case 'delete':
          await administration.removeTeam({ id: first });
          return 'The team was deleted.';
      }
    });
    await write(terminal.stdout, `${done}\n`);
  },
};

async function list(json: boolean, { stdout }: Terminal): Promise<void> {
  const found = await withAdministration(loadSettings().settings, ({ listTeams }) => listTeams());
  if (json) return write(stdout, `${JSON.stringify(found, null, 2)}\n`);
  if (found.length === 0) return write(stdout, 'There is no team yet.\n');
  for (const { id, name, owner, members, monthlyCredits } of found)
    await write(stdout, `${id}  ${members} members  ${monthlyCredits ?? 'no limit'}  ${owner}  ${name}\n`);
}

function creditsOf(given: string): number | null {
  if (given === 'none') return null;
  if (!/^\d{1,12}$/.test(given)) throw usage(`"${given}" is not a number of words; give one, or none`);
  return Number(given);
}
