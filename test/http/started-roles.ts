import type { KeyAdministration } from '../../src/accounts/key-administration.ts';
import type { Environment } from '../../src/platform/config/load.ts';
import type { Database } from '../../src/platform/db/database.ts';
import type { Role } from '../../src/start/roles.ts';
import type { RunningServer } from '../../src/start/running-server.ts';
import { serverDatabase, type TestDatabase } from '../fixtures/databases.ts';
import { bundledService, startService, type TestServer } from './test-server.ts';

/** Services of several roles on one PostgreSQL. */
export interface StartedRoles {
  readonly test: TestDatabase;
  /** Goes to PostgreSQL itself, beside the services. */
  readonly database: Database;
  /** In the order of the roles; whoever closes one takes it out. */
  readonly servers: RunningServer[];
  readonly keys: KeyAdministration;
  /** Every log line of all services so far, debug level included. */
  readonly log: readonly string[];
  /** The first of the services, for clients. */
  readonly first: TestServer;
  stop(): Promise<void>;
}

/**
 * Starts them all at once, on a database without a table. From a bundle: from the sources each of them spent five seconds of a
 * processor on loading its threads.
 * @param environmentOf what each of them is told beside its database and the folder that they share
 */
export async function startRoles(
  roles: readonly Role[],
  environmentOf: (role: Role, test: TestDatabase) => Environment = () => ({}),
): Promise<StartedRoles> {
  const { administerBackups, administerKeys, administerTeams, openDatabase } = await bundledService();
  const test = await serverDatabase();
  const { dataDir, databaseUrl } = test.settings;
  const log: string[] = [];
  const services = await Promise.all(
    roles.map((role) => {
      const given = { EMEND_DATA_DIR: dataDir, DATABASE_URL: databaseUrl!, EMEND_DOCUMENT_WORKERS: '1' };
      return startService({ ...given, ...environmentOf(role, test) }, role, log);
    }),
  );
  const database = await openDatabase(test.settings, 'command');
  const { db } = database;
  const keys = { ...administerKeys(db), ...administerTeams(db), ...administerBackups(database, dataDir) };
  const servers = services.map(({ server }) => server);
  const [server] = servers as [RunningServer];
  const stop = async () => {
    await Promise.all(servers.map((one) => one.close()));
    await database.close();
    await test.drop();
  };
  const account = 'writer@example.org';
  const first: TestServer = {
    ...{ server, dataDir, log, keys, stop },
    key: async (request = {}) => (await keys.create({ account, kind: 'production', ...request })).key,
    get: (path, headers = {}) => fetch(`${server.address}${path}`, { headers }),
    check: () => Promise.reject(new Error('no paragraph is checked here')),
  };
  return { test, database, servers, keys, log, first, stop };
}
