import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * Absolute path of the first of `names` that can be started: every folder of the search path is tried for a name, then
 * `places` (absolute paths; the last part may hold one `*`, the highest match first). Undefined where there is none.
 */
export function findProgram(
  names: readonly string[],
  places: readonly string[] = [],
  searchPath: string = process.env['PATH'] ?? '',
): string | undefined {
  const folders = searchPath.split(delimiter).filter((folder) => isAbsolute(folder));
  for (const name of names)
    for (const folder of folders) {
      const path = join(folder, name);
      if (canStart(path)) return path;
    }
  return places.flatMap(expand).find(canStart);
}

/** `/opt/office*` + rest → the folders that exist, later versions first. */
function expand(place: string): string[] {
  const at = place.indexOf('*');
  if (at < 0) return [place];
  const slash = place.lastIndexOf('/', at);
  const end = place.indexOf('/', at);
  const [before, after] = [place.slice(slash + 1, at), place.slice(at + 1, end < 0 ? undefined : end)];
  try {
    return readdirSync(place.slice(0, slash + 1))
      .filter((name) => name.startsWith(before) && name.endsWith(after))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => place.slice(0, slash + 1) + name + (end < 0 ? '' : place.slice(end)));
  } catch {
    return [];
  }
}

function canStart(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
