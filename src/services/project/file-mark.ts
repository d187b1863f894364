import { statSync } from 'node:fs';

export const GONE = 'gone';

/** Changes whenever a file does, and when it comes or goes. */
export function markOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : GONE;
}
