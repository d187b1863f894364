import type { Migration } from '../migrate.ts';

/** Only adds tables and columns, so that processes of the previous release can run beside this one. */
export const identities: Migration = {
  id: 11,
  name: 'identities',
  sql: `
    alter table accounts
      -- From then on neither its people nor its keys are let in.
      add column disabled_at timestamptz,
      -- Until then a sign-in through a provider with the account's verified address connects the two: an administrator allowed it.
      add column connect_until timestamptz;
    -- Who signs in through a provider of OpenID Connect. Issuer and subject name a person for good, an address does not.
    create table external_identities (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts (id) on delete cascade,
      issuer text not null,
      subject text not null,
      -- At the last sign-in, to be shown; nothing is decided by it.
      email text,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      unique (issuer, subject),
      unique (account_id, issuer)
    );
    -- Sign-ins that are under way at a provider; each is answered once, within minutes, in the browser where it began.
    create table oidc_requests (
      -- sha256 in hex of the state, and of the token in the browser's cookie.
      state_hash text primary key,
      browser_hash text not null,
      nonce text not null,
      code_verifier text not null,
      -- Whose account is to be connected; null where somebody signs in.
      account_id uuid references accounts (id) on delete cascade,
      -- Path of the page to go to.
      next text not null,
      expires_at timestamptz not null
    );
    create index oidc_requests_expiry on oidc_requests (expires_at);
  `,
};
