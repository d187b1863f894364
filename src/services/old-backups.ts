import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
/** As `administerBackups` names them: the time of the copy, its colons and points written as hyphens. */
const NAME = /^emend-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;

/**
 * Deletes copies that are older than so many days, so that what was deleted in the service is gone from its backups too. Only folders
 * that `emend backup` named are touched; their names say how old they are, since a copy that was moved has another time.
 * @param into absolute path of the folder for backups
 * @returns the folders that are gone, oldest first
 */
export async function deleteOldBackups(into: string, days: number, now = Date.now()): Promise<string[]> {
  const entries = await readdir(into, { withFileTypes: true });
  const old = entries
    .filter((entry) => entry.isDirectory() && now - madeAt(entry.name) > days * DAY_MS)
    .map(({ name }) => join(into, name))
    .toSorted();
  for (const folder of old) await rm(folder, { recursive: true });
  return old;
}

/** In milliseconds; NaN for what is no backup, which is never older than anything. */
function madeAt(name: string): number {
  const [, day, hours, minutes, seconds, milliseconds] = NAME.exec(name) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}
