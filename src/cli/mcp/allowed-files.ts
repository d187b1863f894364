import { realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, sep } from 'node:path';
import { problem } from '../../platform/errors.ts';

/**
 * Decides which paths tools may use: those in the folders, after links are resolved.
 *
 * @param folders absolute paths; called each time, because the host may change them
 */
export function createAllowed(folders: () => Promise<readonly string[]>) {
  return async (path: string, purpose: 'read' | 'write'): Promise<string> => {
    const refused = () => problem('mcp.not-allowed', { file: path });
    if (!isAbsolute(path)) throw problem('mcp.invalid', { field: 'path', problem: 'must be absolute' });
    const roots = await Promise.all((await folders()).map(resolved));
    // for a file to be written, only the folder must exist; a link in its place would lead elsewhere
    const found = (await resolved(path)) ?? (purpose === 'write' ? await besideIn(path) : undefined);
    const isInside = found !== undefined && roots.some((root) => root !== undefined && within(root, found));
    // gives the same error for a missing file and one that must not be seen
    if (!isInside) throw refused();
    return found;
  };
}

const within = (root: string, path: string): boolean =>
  path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);

const resolved = (path: string): Promise<string | undefined> => realpath(path).catch(() => undefined);

async function besideIn(path: string): Promise<string | undefined> {
  const folder = await resolved(dirname(path));
  return folder === undefined ? undefined : join(folder, basename(path));
}
