import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from '../../scripts/bundle-program.js';
import type { NewKeyRequest } from '../../src/accounts/create-key.ts';
import type { Administration } from '../../src/http/admin-channel.ts';
import type { Environment } from '../../src/platform/config/load.ts';
import { packageRoot } from '../../src/platform/config/root.ts';
import * as tasks from '../../src/services/task-modules.ts';
import type { RunningServer } from '../../src/start/running-server.ts';
import { builtOnce } from '../fixtures/built-once.ts';

/** The whole service in this process, on a free port and in a data folder of its own, as `emend serve` starts it. */
export interface TestServer {
  readonly server: RunningServer;
  readonly dataDir: string;
  /** Every log line so far, debug level included. */
  readonly log: readonly string[];
  /** What `emend keys`, `accounts` and `backup` use while the server runs. */
  readonly keys: Administration;
  key(request?: Partial<NewKeyRequest>): Promise<string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Posts to the paragraph check; a body that is no string is sent as JSON. */
  check(key: string | null, body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

export const PARAGRAPH_PATH = '/api/v2/plugin/check/paragraph';

/** The service as a user runs it, bundled: a file of tests spends a second on loading it instead of six, and each thread a third of one. */
async function bundledService(): Promise<typeof import('./service-entry.ts')> {
  const entry = join(packageRoot, 'test', 'http', 'service-entry.ts');
  const build = (out: string) => bundleProgram(join(packageRoot, 'src'), out, { ...tasks }, entry);
  const folder = await builtOnce('service', ['src'], build);
  return import(pathToFileURL(join(folder, 'main.js')).href);
}

export async function startTestServer(environment: Environment = {}): Promise<TestServer> {
  const { createLog, findServer, loadSettings, startServer } = await bundledService();
  const dataDir = mkdtempSync(join(tmpdir(), 'emend-http-'));
  const log: string[] = [];
  const given = { EMEND_DATA_DIR: dataDir, EMEND_PORT: '0', EMEND_WORKERS: '1', ...environment };
  const { settings } = loadSettings(given, dataDir);
  const server = await startServer(settings, createLog('debug', { write: (line: string) => void log.push(line) }));
  await server.ready;
  const keys = (await findServer(dataDir))!;
  return {
    server,
    dataDir,
    log,
    keys,
    key: async (request = {}) =>
      (await keys.create({ account: 'writer@example.org', kind: 'production', ...request })).key,
    get: (path, headers = {}) => fetch(`${server.address}${path}`, { headers }),
    check: (key, body, headers = {}) =>
      fetch(`${server.address}${PARAGRAPH_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key === null ? {} : { 'x-api-key': key }), ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async stop() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
