import { statSync } from 'node:fs';

export const GONE = 'gone';

/** Changes whenever a file changes, appears or disappears. */
export function markOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : GONE;
}
