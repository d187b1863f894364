import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path that an address names; undefined for what is no file of this machine. */
export function addressedPath(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** The path of a document; one that is not saved yet belongs to the first folder that is open. */
export const pathOf = (uri: string, folders: readonly string[]): string =>
  addressedPath(uri) ?? join(folders[0] ?? homedir(), uri.replace(/^.*[/:]/, '') || 'untitled');
