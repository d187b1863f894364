import type { InitializeParams } from 'vscode-languageserver-protocol';
import { addressedPath } from './addresses.ts';

/** What the client of this session can do and has open, as far as it changes what is sent to it. */
export interface Client {
  /** It asks for diagnostics; those that it does not ask for would be shown twice. */
  readonly pulls: boolean;
  /** It asks again when it is told that something changed. */
  readonly refreshes: boolean;
  /** It can be asked for settings. */
  readonly configures: boolean;
  /** What it set when it introduced itself; some clients that can be asked for settings answer null. */
  readonly settings: unknown;
  /** It takes edits of a certain version of a document. */
  readonly versionedEdits: boolean;
  /** Absolute paths of the folders that it has open. */
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
