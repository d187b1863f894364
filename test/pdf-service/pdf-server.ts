import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Environment } from '../../src/platform/config/load.ts';
import type { Role } from '../../src/start/roles.ts';
import type { RunningServer } from '../../src/start/running-server.ts';
import { startService } from '../http/test-server.ts';

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
  const service = await startService(environment, role);
  const { server, dataDir } = service;
  const log: string[] = [];
  service.readers.add(log);
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
    stop: () => service.close(),
  };
}

/** A body of FastAPI's with one entry. */
export function refusal(type: string, loc: readonly string[] = ['body', 'file']) {
  return { detail: [{ type, loc, msg: expect.any(String) }] };
}
