// What the tests of the running service take from the bundle they start it from.

export { administerKeys } from '../../src/accounts/key-administration.ts';
export { administerTeams } from '../../src/accounts/teams/administer-teams.ts';
export { findServer } from '../../src/cli/admin-client.ts';
export { run } from '../../src/cli/run.ts';
export { loadSettings } from '../../src/platform/config/load.ts';
export { openDatabase } from '../../src/platform/db/database.ts';
export { createLog } from '../../src/platform/log.ts';
export { administerBackups } from '../../src/services/backup.ts';
export { startServer } from '../../src/start/start-server.ts';
