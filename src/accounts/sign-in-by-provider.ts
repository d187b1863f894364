import { sql } from 'kysely';
import type { Role } from '../platform/db/account-tables.ts';
import type { Db } from '../platform/db/database.ts';
import { problem } from '../platform/errors.ts';
import type { OidcAdmission } from '../platform/oidc/oidc-settings.ts';
import type { ProvedIdentity } from '../platform/oidc/sign-in-provider.ts';
import { normaliseEmail } from './accounts.ts';
import { recordAudit } from './audit.ts';
import { isSignUpOpen } from './installation-settings.ts';
import { isFirstAccount, lockSignUp } from './sign-up.ts';

export interface ProviderSignIn {
  readonly identity: ProvedIdentity;
  /** Name of the provider, for messages. */
  readonly name: string;
  readonly admission: OidcAdmission;
  /** The value of EMEND_SIGN_UP, which counts if neither domains nor groups are set. */
  readonly signUpAllowed: boolean;
  /** Network address of the request. */
  readonly address: string;
}

export interface SignedIn {
  readonly accountId: string;
  /** True if the account is new. */
  readonly isNew: boolean;
}

/**
 * Returns the account of a person whose identity a provider has confirmed. Only issuer and subject identify a person,
 * because an address may pass to another person. Therefore a known address gives access to its account only with the
 * permission of an administrator. A new person gets an account if the settings, an invitation to the verified address,
 * or the first start of the installation allow it.
 * @throws EmendError `oidc.not-admitted`, `oidc.no-address`, `oidc.address-taken`, `auth.account-disabled`, `account.sign-up-closed`
 */
export async function signInByProvider(db: Db, request: ProviderSignIn): Promise<SignedIn> {
  requireGroup(request);
  const known = await enterKnown(db, request);
  if (known) return known;
  const email = verifiedAddress(request);
  return db.transaction().execute(async (tx) => {
    await lockSignUp(tx);
    // The same person signs in for the first time twice at once, for example in two windows.
    return (await enterKnown(tx, request)) ?? (await enterExisting(tx, request, email)) ?? enterNew(tx, request, email);
  });
}

/** @throws EmendError `oidc.not-admitted` */
export function requireGroup({
  identity,
  admission,
  name,
}: Pick<ProviderSignIn, 'identity' | 'admission' | 'name'>): void {
  const { groups } = admission;
  if (groups && !groups.some((group) => identity.groups.includes(group))) throw problem('oidc.not-admitted', { name });
}

/** Null for a person who has never signed in here. */
async function enterKnown(db: Db, { identity, name, address }: ProviderSignIn): Promise<SignedIn | null> {
  const { issuer, subject, email } = identity;
  const row = await db
    .selectFrom('external_identities')
    .innerJoin('accounts', 'accounts.id', 'external_identities.account_id')
    .select(['external_identities.id', 'account_id', 'disabled_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!row) return null;
  const event = { accountId: row.account_id, target: name, address };
  if (row.disabled_at !== null) {
    await recordAudit(db, { ...event, actorId: null, action: 'account.sign-in-refused', target: 'disabled' });
    throw problem('auth.account-disabled');
  }
  await db
    .updateTable('external_identities')
    .set({ email, last_used_at: sql`now()` })
    .where('id', '=', row.id)
    .execute();
  await recordAudit(db, { ...event, actorId: row.account_id, action: 'account.signed-in' });
  return { accountId: row.account_id, isNew: false };
}

function verifiedAddress({ identity: { email, emailVerified }, name }: ProviderSignIn): string {
  if (email === null || !emailVerified) throw problem('oidc.no-address', { name });
  return normaliseEmail(email);
}

/** Connects an account that has the address, if an administrator allowed it; null if no account has it. */
async function enterExisting(tx: Db, request: ProviderSignIn, email: string): Promise<SignedIn | null> {
  const { identity, name, address } = request;
  const account = await tx
    .selectFrom('accounts')
    .select(['id', 'disabled_at', sql<boolean>`coalesce(connect_until > now(), false)`.as('allowed')])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!account) return null;
  if (account.disabled_at !== null) throw problem('auth.account-disabled');
  const { issuer, subject } = identity;
  const other = await tx
    .selectFrom('external_identities')
    .select('id')
    .where('account_id', '=', account.id)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  if (!account.allowed || other) throw problem('oidc.address-taken', { name });
  await tx.updateTable('accounts').set({ connect_until: null }).where('id', '=', account.id).execute();
  await tx.insertInto('external_identities').values({ account_id: account.id, issuer, subject, email }).execute();
  const event = { accountId: account.id, actorId: account.id, address };
  await recordAudit(tx, { ...event, action: 'account.connected', target: issuer });
  await recordAudit(tx, { ...event, action: 'account.signed-in', target: name });
  return { accountId: account.id, isNew: false };
}

async function enterNew(tx: Db, request: ProviderSignIn, email: string): Promise<SignedIn> {
  const { identity, address } = request;
  const role = await roleOfNew(tx, request, email);
  const { id } = await tx
    .insertInto('accounts')
    .values({ email, password_hash: null, role })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { issuer, subject } = identity;
  await tx.insertInto('external_identities').values({ account_id: id, issuer, subject, email }).execute();
  const event = { accountId: id, actorId: id, address };
  await recordAudit(tx, { ...event, action: 'account.created', target: role });
  await recordAudit(tx, { ...event, action: 'account.connected', target: issuer });
  return { accountId: id, isNew: true };
}

/** An administrator's invitation to the address has priority over everything else, and is used up. */
async function roleOfNew(tx: Db, request: ProviderSignIn, email: string): Promise<Role> {
  const { admission, signUpAllowed, name } = request;
  const invitation = await tx
    .updateTable('one_time_links')
    .set({ used_at: sql`now()` })
    .where('kind', '=', 'invitation')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('role')
    .executeTakeFirst();
  if (invitation) return invitation.role;
  const { domains, groups } = admission;
  if (domains && !domains.includes(email.slice(email.lastIndexOf('@') + 1)))
    throw problem('oidc.not-admitted', { name });
  if (await isFirstAccount(tx)) return 'administrator';
  // Only people whom the operator named may sign in.
  if (!(await isSignUpOpen(tx, signUpAllowed || domains !== null || groups !== null)))
    throw problem('account.sign-up-closed');
  return 'member';
}
