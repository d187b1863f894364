// What the tests of the running service take from the bundle they start it from.
export { findServer } from '../../src/cli/admin-client.ts';
export { loadSettings } from '../../src/platform/config/load.ts';
export { createLog } from '../../src/platform/log.ts';
export { startServer } from '../../src/start/start-server.ts';
