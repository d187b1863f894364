import { sql } from 'kysely';

/** True if a person can sign in to the account of the row, by a password or through a provider. For queries of `accounts`. */
export const CAN_SIGN_IN = sql<boolean>`(password_hash is not null
  or exists (select 1 from external_identities i where i.account_id = accounts.id))`;
