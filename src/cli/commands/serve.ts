import { loadSettings } from '../../platform/config/load.ts';
import { createLog, type Log } from '../../platform/log.ts';
import { forbidCoreDumps } from '../../platform/programs/core-dumps.ts';
import { version } from '../../platform/version.ts';
import { ROLES } from '../../start/roles.ts';
import type { RunningServer } from '../../start/running-server.ts';
import { startServer } from '../../start/start-server.ts';
import { type Command, oneOf, readArguments } from '../command.ts';
import { styler, write } from '../terminal.ts';
import { pagesAt, welcomeText } from '../welcome.ts';

export const serve: Command = {
  name: 'serve',
  help: `Usage: emend serve [--role ROLE]

Starts the service with the settings that \`emend config\` prints. Log lines (JSON) go to standard error.
Stops on Ctrl-C or SIGTERM after finishing what is under way.

Options:
  --role ROLE  what this process does: all (default), api, worker, parser or web; all but the first need DATABASE_URL
  --help       this text
`,
  async run(args, terminal) {
    const { values } = readArguments(args, { role: { type: 'string', default: 'all' } });
    const role = oneOf('role', values.role, ROLES);
    const { settings, unknown } = loadSettings();
    const log = createLog(settings.logLevel);
    for (const variable of unknown) log.warn({ variable }, 'this variable is not a setting of Emend');
    failOnFault(log);
    const forbidden = forbidCoreDumps();
    const server = await startServer(settings, log, role);
    if (!(await forbidden)) log.info('whether this process may leave a core file is up to the system');
    const stopped = stopOnSignal(server, log);
    log.info({ address: server.address, role, version }, 'listening');
    const { address } = server;
    const { baseUrl } = server.settings;
    const text = welcomeText({ address, baseUrl, pages: await pagesAt(address) }, styler(terminal.stdout));
    await write(terminal.stdout, text);
    server.ready.then(
      () => log.info('ready'),
      async (err: unknown) => {
        log.fatal({ err }, 'the engine cannot be started');
        process.exitCode = 1;
        await server.close();
        process.exit();
      },
    );
    await stopped;
  },
};

/** An uncaught error leaves the process in an unknown state. Node's own report would quote the message, which may contain a text. */
function failOnFault(log: Log): void {
  const fail = (err: unknown) => {
    log.fatal({ err }, 'a fault that nobody caught ends the process');
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

/** How long requests in progress may take after the first signal. */
const GRACE_MS = 20_000;

function stopOnSignal(server: RunningServer, log: Log): Promise<void> {
  return new Promise((resolve) => {
    let stopping = false;
    const stop = (signal: NodeJS.Signals) => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, 'stopping');
      setTimeout(
        () => {
          log.error('some requests did not finish in time');
          process.exit(1);
        },
        GRACE_MS + server.settings.drainSeconds * 1000,
      ).unref();
      server.close().then(() => {
        log.info('stopped');
        resolve();
      });
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });
}
