import { sql } from 'kysely';

/** Whether the account of the row can be signed in to: by a password or through a provider. For queries of `accounts`. */
export const CAN_SIGN_IN = sql<boolean>`(password_hash is not null
  or exists (select 1 from external_identities i where i.account_id = accounts.id))`;
