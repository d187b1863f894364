import type { InitializeResult } from 'vscode-languageserver-protocol';
import { version } from '../platform/version.ts';
import type { Client } from './client.ts';
import { FIX_ALL } from './code-actions.ts';
import { COMMANDS } from './commands.ts';
import { SOURCE } from './diagnostics.ts';

/** How the server introduces itself, and what it offers this client. */
export function introduction({ pulls }: Client): InitializeResult {
  const diagnosticProvider = { identifier: 'emend', interFileDependencies: false, workspaceDiagnostics: false };
  return {
    serverInfo: { name: SOURCE, version },
    capabilities: {
      positionEncoding: 'utf-16',
      textDocumentSync: { openClose: true, change: 2 },
      codeActionProvider: { codeActionKinds: ['quickfix', FIX_ALL] },
      executeCommandProvider: { commands: Object.values(COMMANDS) },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      ...(pulls ? { diagnosticProvider } : {}),
    },
  };
}
