import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { recordAudit } from './audit.ts';
import type { Manager } from './manage-accounts.ts';

/** Settings for the whole installation, by name. Each value is JSON. */
interface InstallationSettings {
  /** Administrators can close sign-up if EMEND_SIGN_UP leaves it open, and open it again. */
  readonly 'sign-up': { readonly open: boolean };
  /** The last backup that Emend made or was told about. */
  readonly 'last-backup': { readonly at: string; readonly bytes: number | null };
}

export async function readSetting<K extends keyof InstallationSettings>(
  db: Db,
  name: K,
): Promise<InstallationSettings[K] | null> {
  const row = await db.selectFrom('installation_settings').select('value').where('name', '=', name).executeTakeFirst();
  return (row?.value as InstallationSettings[K] | undefined) ?? null;
}

export async function writeSetting<K extends keyof InstallationSettings>(
  db: Db,
  name: K,
  value: InstallationSettings[K],
): Promise<void> {
  const row = { value: JSON.stringify(value), changed_at: sql<Date>`now()` };
  await db
    .insertInto('installation_settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/**
 * Returns whether people may sign up. If the operator closed it with EMEND_SIGN_UP, it stays closed; otherwise
 * administrators can close it.
 * @param allowed true if EMEND_SIGN_UP is `open`
 */
export async function isSignUpOpen(db: Db, allowed: boolean): Promise<boolean> {
  return allowed && ((await readSetting(db, 'sign-up'))?.open ?? true);
}

export async function switchSignUp(
  db: Db,
  manager: Manager & { readonly actorId: string },
  open: boolean,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await writeSetting(tx, 'sign-up', { open });
    const action = open ? 'installation.sign-up-opened' : 'installation.sign-up-closed';
    await recordAudit(tx, { accountId: manager.actorId, ...manager, action });
  });
}
