import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ClientCapabilities,
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { packageRoot } from '../../src/platform/config/root.ts';
import { emendProgram } from '../fixtures/program.ts';

/** `emend lsp` as a process of its own. */
export async function startServer(environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [await emendProgram(), 'lsp'], {
    cwd: packageRoot,
    env: { ...process.env, XDG_CONFIG_HOME: '/nonexistent', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => {
    err += String(chunk);
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, ended, err: () => err };
}

export interface Editor {
  readonly connection: ProtocolConnection;
  readonly initialized: InitializeResult;
  readonly ended: Promise<number | null>;
  readonly err: () => string;
  readonly pid: number;
  open(path: string, text: string, languageId?: string): string;
  change(uri: string, version: number, changes: readonly object[]): void;
  /** The next diagnostics of a document for which the condition holds, or the last ones where it does already. */
  diagnosed(uri: string, holds: (sent: PublishDiagnosticsParams) => boolean): Promise<readonly Diagnostic[]>;
  close(): Promise<number | null>;
}

/** An editor that talks to a server of its own through Microsoft's client. */
export async function startEditor(
  folder: string,
  { capabilities = {}, settings = undefined as unknown, environment = {}, options = undefined as unknown } = {},
): Promise<Editor> {
  const { child, ended, err } = await startServer(environment);
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
    console,
  );
  const last = new Map<string, PublishDiagnosticsParams>();
  const waiting = new Set<(sent: PublishDiagnosticsParams) => void>();
  connection.onNotification('textDocument/publishDiagnostics', (sent: PublishDiagnosticsParams) => {
    last.set(sent.uri, sent);
    for (const look of waiting) look(sent);
  });
  connection.onRequest('workspace/configuration', () => [settings ?? null]);
  connection.listen();
  const initialized = (await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'test' }],
    capabilities: capabilities as ClientCapabilities,
    ...(options === undefined ? {} : { initializationOptions: options }),
  })) as InitializeResult;
  void connection.sendNotification('initialized', {});
  return {
    connection,
    initialized,
    ended,
    err,
    pid: child.pid!,
    open(path, text, languageId = 'markdown') {
      const uri = pathToFileURL(join(folder, path)).href;
      void connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId, version: 1, text },
      });
      return uri;
    },
    change(uri, version, contentChanges) {
      void connection.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
    },
    async diagnosed(uri, holds) {
      const known = last.get(uri);
      if (known && holds(known)) return known.diagnostics;
      const sent = await new Promise<PublishDiagnosticsParams>((resolve) => {
        const look = (each: PublishDiagnosticsParams): void => {
          if (each.uri !== uri || !holds(each)) return;
          waiting.delete(look);
          resolve(each);
        };
        waiting.add(look);
      });
      return sent.diagnostics;
    },
    async close() {
      await connection.sendRequest('shutdown');
      void connection.sendNotification('exit');
      return ended;
    },
  };
}
