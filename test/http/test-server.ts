import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from '../../scripts/bundle-program.js';
import type { NewKeyRequest } from '../../src/accounts/create-key.ts';
import type { Administration } from '../../src/http/admin-channel.ts';
import type { Environment } from '../../src/platform/config/load.ts';
import { packageRoot } from '../../src/platform/config/root.ts';
import * as tasks from '../../src/services/task-modules.ts';
import type { Role } from '../../src/start/roles.ts';
import type { RunningServer } from '../../src/start/running-server.ts';
import { builtOnce } from '../fixtures/built-once.ts';
import { giveDatabase } from '../fixtures/made-database.ts';
import { dataFolder } from '../fixtures/temporary-folder.ts';

/** The whole service in this process, on a free port and in a data folder of its own, as `emend serve` starts it. */
export interface TestServer {
  readonly server: RunningServer;
  readonly dataDir: string;
  /** Every log line so far, debug level included; of a shared service those since this file of tests joined it. */
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
export function bundledService(): Promise<typeof import('./service-entry.ts')> {
  bundled ??= loadService();
  return bundled;
}

const ENTRY = 'test/http/service-entry.ts';
let bundled: Promise<typeof import('./service-entry.ts')> | undefined;

async function loadService(): Promise<typeof import('./service-entry.ts')> {
  const build = (out: string) => bundleProgram(join(packageRoot, 'src'), out, { ...tasks }, join(packageRoot, ENTRY));
  const folder = await builtOnce('service', ['src', ENTRY], build);
  return import(pathToFileURL(join(folder, 'main.js')).href);
}

/** A service that runs, and who reads its log. */
export interface Service {
  readonly server: RunningServer;
  readonly dataDir: string;
  readonly readers: Set<string[]>;
  close(): Promise<void>;
}

/**
 * Starts the bundled service in one of its roles, in a folder of its own unless EMEND_DATA_DIR names one, which is its owner's to remove.
 * @param log gets every line, from the first
 */
export async function startService(
  environment: Environment = {},
  role: Role = 'all',
  log: string[] = [],
): Promise<Service> {
  const { createLog, loadSettings, startServer } = await bundledService();
  const { EMEND_DATA_DIR: shared } = environment;
  const dataDir = shared ?? dataFolder('http');
  const readers = new Set([log]);
  const write = (line: string) => {
    for (const reader of readers) reader.push(line);
  };
  const given = { EMEND_DATA_DIR: dataDir, EMEND_PORT: '0', EMEND_WORKERS: '1', ...environment };
  const { settings } = loadSettings(given, dataDir);
  if (settings.databaseUrl === null && role === 'all') await giveDatabase(dataDir);
  const server = await startServer(settings, createLog('debug', { write }), role);
  await server.ready;
  return {
    server,
    dataDir,
    readers,
    async close() {
      await server.close();
      if (shared === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A service of its own for the tests that call this: they look at its files, its limits or at all that it holds. It has one thread for
 * documents, since each begins with an engine, half a second of a processor or more; services that are shared have as many as anywhere.
 */
export async function startTestServer(environment: Environment = {}): Promise<TestServer> {
  const service = await startService({ EMEND_DOCUMENT_WORKERS: '1', ...environment });
  return clientOf(service, 'writer@example.org', () => service.close());
}

/** Services by their settings. The run removes their folders (`run-folder.ts`); they end with the worker. */
const services = new Map<string, Promise<Service>>();
let joined = 0;

/**
 * The service that all files of tests in this worker share which ask for the same settings: a start takes longer than most of them.
 * What they see of each other is kept apart by accounts: each has its own, and signs up under addresses of its own.
 */
export async function joinTestServer(environment: Environment = {}): Promise<TestServer> {
  const settings = JSON.stringify(Object.entries(environment).sort());
  let starting = services.get(settings);
  if (!starting) {
    starting = startService(environment);
    services.set(settings, starting);
  }
  return clientOf(await starting, `writer${++joined}@example.org`, async () => undefined);
}

async function clientOf(service: Service, account: string, stop: () => Promise<void>): Promise<TestServer> {
  const { server, dataDir, readers } = service;
  const { findServer } = await bundledService();
  const keys = (await findServer(dataDir))!;
  const log: string[] = [];
  readers.add(log);
  return {
    server,
    dataDir,
    log,
    keys,
    key: async (request = {}) => (await keys.create({ account, kind: 'production', ...request })).key,
    get: (path, headers = {}) => fetch(`${server.address}${path}`, { headers }),
    check: (key, body, headers = {}) =>
      fetch(`${server.address}${PARAGRAPH_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key === null ? {} : { 'x-api-key': key }), ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async stop() {
      readers.delete(log);
      await stop();
    },
  };
}
