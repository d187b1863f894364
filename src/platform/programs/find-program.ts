import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * Returns the absolute path of the first of `names` that can be started. It looks in every folder of the search path,
 * then in `places` (absolute paths; the last part may contain one `*`, the highest match first). Undefined if there is
 * none.
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

/** Returns the folders that match `/opt/office*` + rest, later versions first. */
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
