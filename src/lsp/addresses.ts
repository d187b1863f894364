import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the path that an address names; undefined if it is not a file of this machine. */
export function addressedPath(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** Returns the path of a document. An unsaved document belongs to the first open folder. */
export const pathOf = (uri: string, folders: readonly string[]): string =>
  addressedPath(uri) ?? join(folders[0] ?? homedir(), uri.replace(/^.*[/:]/, '') || 'untitled');
