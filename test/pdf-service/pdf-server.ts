import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Environment, loadSettings } from '../../src/platform/config/load.ts';
import { createLog } from '../../src/platform/log.ts';
import type { Role } from '../../src/start/roles.ts';
import type { RunningServer } from '../../src/start/running-server.ts';
import { startServer } from '../../src/start/start-server.ts';

/** The PDF service on a free port, as `emend serve --role parser` starts it. */
export interface PdfServer {
  readonly server: RunningServer;
  readonly dataDir: string;
  readonly log: readonly string[];
  /** Posts a file in the part `file`. */
  post(path: string, file: Uint8Array, options?: PostOptions): Promise<Response>;
  /** Posts a body as it is. */
  send(path: string, body: RequestInit['body'], headers?: Record<string, string>): Promise<Response>;
  get(path: string): Promise<Response>;
  /** What lies in the folder of uploads. */
  uploads(): string[];
  stop(): Promise<void>;
}

export interface PostOptions {
  readonly filename?: string;
  readonly part?: string;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

export async function startPdfServer(environment: Environment = {}, role: Role = 'parser'): Promise<PdfServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'emend-pdf-'));
  const log: string[] = [];
  const given = { EMEND_DATA_DIR: dataDir, EMEND_PORT: '0', EMEND_WORKERS: '1', ...environment };
  const { settings } = loadSettings(given, dataDir);
  const server = await startServer(
    settings,
    createLog('debug', { write: (line: string) => void log.push(line) }),
    role,
  );
  await server.ready;
  const send: PdfServer['send'] = (path, body, headers = {}) =>
    fetch(server.address + path, { method: 'POST', headers, ...(body ? { body } : {}) });
  return {
    server,
    dataDir,
    log,
    send,
    post(path, file, { filename = 'paper.pdf', part = 'file', headers = {}, signal } = {}) {
      const form = new FormData();
      form.append(part, new Blob([new Uint8Array(file)], { type: 'application/pdf' }), filename);
      return fetch(server.address + path, { method: 'POST', body: form, headers, ...(signal ? { signal } : {}) });
    },
    get: (path) => fetch(server.address + path),
    uploads: () => readdirSync(join(dataDir, 'pdf-uploads')),
    async stop() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A body of FastAPI's with one entry. */
export function refusal(type: string, loc: readonly string[] = ['body', 'file']) {
  return { detail: [{ type, loc, msg: expect.any(String) }] };
}
