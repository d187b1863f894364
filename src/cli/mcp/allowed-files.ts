import { realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, sep } from 'node:path';
import { problem } from '../../platform/errors.ts';

/**
 * Says which paths tools may touch: those in the folders, wherever links lead.
 *
 * @param folders absolute paths; asked each time, for the host may change them
 */
export function createAllowed(folders: () => Promise<readonly string[]>) {
  return async (path: string, purpose: 'read' | 'write'): Promise<string> => {
    const refused = () => problem('mcp.not-allowed', { file: path });
    if (!isAbsolute(path)) throw problem('mcp.invalid', { field: 'path', problem: 'must be absolute' });
    const roots = await Promise.all((await folders()).map(resolved));
    // of a file to be written only the folder needs to be there; a link in its place would lead elsewhere
    const found = (await resolved(path)) ?? (purpose === 'write' ? await besideIn(path) : undefined);
    const isInside = found !== undefined && roots.some((root) => root !== undefined && within(root, found));
    // what is not there is not told apart from what may not be seen
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
