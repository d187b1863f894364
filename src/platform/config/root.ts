import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the package: the nearest folder above this file that has package.json. Works from `src` and from `dist`. */
export const packageRoot: string = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const up = dirname(from);
  return up === from ? process.cwd() : findRoot(up);
}
