import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
/** The name that `administerBackups` gives: the time of the copy, with hyphens in place of colons and full stops. */
const NAME = /^emend-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;

/**
 * Deletes copies that are older than this many days, so that data deleted in the service also disappears from its
 * backups. Only touches folders that `emend backup` named. Their names give their age, because a copy that was moved
 * has a different file time.
 * @param into absolute path of the folder for backups
 * @returns the deleted folders, oldest first
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

/** In milliseconds; NaN for a folder that is not a backup, which is never older than anything. */
function madeAt(name: string): number {
  const [, day, hours, minutes, seconds, milliseconds] = NAME.exec(name) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}
