import type { InitializeParams } from 'vscode-languageserver-protocol';
import { addressedPath } from './addresses.ts';

/** What this session's client supports and has open, as far as it affects what it receives. */
export interface Client {
  /** It requests diagnostics. Sending them unasked as well would show them twice. */
  readonly pulls: boolean;
  /** It requests them again when it is told that something has changed. */
  readonly refreshes: boolean;
  /** The server can request settings from it. */
  readonly configures: boolean;
  /** The settings from its initialization. Some clients whose settings can be requested answer null. */
  readonly settings: unknown;
  /** It supports edits of a certain version of a document. */
  readonly versionedEdits: boolean;
  /** Absolute paths of its open folders. */
  folders: readonly string[];
}

export function readClient(params: unknown): Client {
  const { capabilities, workspaceFolders, rootUri, initializationOptions } = (params ??
    {}) as Partial<InitializeParams>;
  const { textDocument, workspace } = capabilities ?? {};
  const addresses = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  return {
    pulls: Boolean(textDocument?.diagnostic),
    refreshes: Boolean(workspace?.diagnostics?.refreshSupport),
    configures: Boolean(workspace?.configuration),
    settings: (initializationOptions as { emend?: unknown } | null | undefined)?.emend ?? initializationOptions,
    versionedEdits: Boolean(workspace?.workspaceEdit?.documentChanges),
    folders: addresses.flatMap((uri) => addressedPath(uri) ?? []),
  };
}
