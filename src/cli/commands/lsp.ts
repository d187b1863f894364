import { createConnection } from '../../lsp/rpc.ts';
import { createLanguageServer } from '../../lsp/server.ts';
import { loadSettings } from '../../platform/config/load.ts';
import { completeSettings } from '../../platform/config/settings.ts';
import { type Command, readArguments, usage } from '../command.ts';
import { framesOf } from '../frames.ts';
import { openEngine } from '../open-models.ts';

export const lsp: Command = {
  name: 'lsp',
  help: `Usage: emend lsp

A language server for editors: it speaks the Language Server Protocol 3.17 on standard input and output. Editors start it themselves;
docs/integrations/editors.md says what to write into their settings. Settings come from the nearest .emend.toml upwards from each
file, as for \`emend lint\`, and from the editor where a project says nothing. Needs no server and no key.

Options:
  --stdio               accepted, since some editors add it: there is no other way to talk
  --help                this text

Exit codes: 0 the editor asked for the end, 1 it went away without, 2 wrong use.
`,
  async run(args, terminal) {
    const { positionals } = readArguments(args, { stdio: { type: 'boolean' } });
    if (positionals.length > 0) throw usage('Give no file: the editor sends what it has open');
    const { settings } = loadSettings();
    const { stdin, stdout, stderr } = terminal;
    const onFault = (error: unknown): void => {
      stderr.write(`emend: ${framesOf(error)}\n`);
    };
    const connection = createConnection(stdin, stdout, onFault);
    const { baseUrl } = completeSettings(settings);
    const server = createLanguageServer({
      connection,
      openEngine: () => openEngine({ whileWriting: true }),
      baseUrl,
      onFault,
    });
    const orderly = await Promise.race([server.ended, connection.listen(server).then(() => false)]);
    server.close();
    stdin.pause();
    return orderly ? 0 : 1;
  },
};
