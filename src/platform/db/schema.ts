import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

/** The tables, as the migrations leave them. Times are `timestamptz`, given and returned as Date. */
export interface DatabaseSchema {
  accounts: AccountTable;
  api_keys: ApiKeyTable;
  usage: UsageTable;
  upload_addresses: UploadAddressTable;
  documents: DocumentTable;
  ai_reports: AiReportTable;
  downloads: DownloadTable;
  dictionary_words: DictionaryWordTable;
  team_words: TeamWordTable;
  pdf_readings: PdfReadingTable;
  sessions: SessionTable;
  audit_events: AuditEventTable;
  account_keys: AccountKeyTable;
  texts: TextTable;
  installation_settings: InstallationSettingTable;
  one_time_links: OneTimeLinkTable;
  rate_buckets: RateBucketTable;
  external_identities: ExternalIdentityTable;
  oidc_requests: OidcRequestTable;
  teams: TeamTable;
  team_members: TeamMemberTable;
  team_dictionary_words: TeamDictionaryWordTable;
  team_invitations: TeamInvitationTable;
}

/** JSON in the database: an object when read, its text when written. */
type Json = ColumnType<unknown, string, string>;

export type DocumentStatus = 'WAITING_IN_QUEUE' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';

/** An uploaded document and what became of it. Options and reports hold settings and counts, never text. */
export interface DocumentTable {
  id: string;
  account_id: string;
  key_id: string;
  filename: string;
  extension: string;
  status: Generated<DocumentStatus>;
  message: string | null;
  /** -1 for none; see the contract's list. */
  error_id: Generated<number>;
  words: Generated<number>;
  options: Json;
  report: ColumnType<unknown, string | null, string | null>;
  /** What its reader decided about its changes, by their numbers. */
  decisions: ColumnType<unknown, string | null | undefined, string | null>;
  /** Share of the work that is done, 0 to 1. */
  progress: Generated<number>;
  deleted: Generated<boolean>;
  created_on: Generated<Date>;
  modified_on: Generated<Date>;
  process_start_time: Date | null;
  process_end_time: Date | null;
}

export type AiReportStatus = 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';

/** A file that was sent for an AI-content report; `id` is the contract's file_id. */
export interface AiReportTable {
  id: string;
  report_id: Generated<string>;
  account_id: string;
  key_id: string;
  filename: string;
  status: Generated<AiReportStatus>;
  message: string | null;
  words: Generated<number>;
  /** Scores, bands and counts, never text. */
  result: ColumnType<unknown, string | null, string | null>;
  /** Share of the work that is done, 0 to 1. */
  progress: Generated<number>;
  deleted: Generated<boolean>;
  created_on: Generated<Date>;
  modified_on: Generated<Date>;
  process_start_time: Date | null;
  process_end_time: Date | null;
}

/** A download address: whoever has it may fetch the blob until it expires. */
export interface DownloadTable {
  id: Generated<string>;
  account_id: string;
  blob_key: string;
  filename: string;
  content_type: string;
  expires_at: Date;
}

export interface AccountTable {
  id: Generated<string>;
  /** Lower case; one account for an address. */
  email: string;
  created_at: Generated<Date>;
  /** argon2id in PHC form; null where the account cannot sign in. */
  password_hash: string | null;
  role: Generated<Role>;
  /** Most words of one document; 0 for the service's own limit. */
  word_limit: Generated<number>;
  /** Words that may be processed in a calendar month (UTC); null for no limit. */
  monthly_credits: number | null;
  /** From then on neither its people nor its keys are let in. */
  disabled_at: Date | null;
  /** Until then a sign-in through a provider with the account's verified address connects the two. */
  connect_until: Date | null;
}

export type Role = 'member' | 'administrator';

/** A browser that is signed in. */
export interface SessionTable {
  id: Generated<string>;
  account_id: string;
  /** sha256 of the cookie's token in hex. */
  token_hash: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
}

/** What was done with an account, by whom. Never a key, a password or a text. */
export interface AuditEventTable {
  id: Generated<number>;
  at: Generated<Date>;
  account_id: string;
  /** Null for what was done on the command line. */
  actor_id: string | null;
  action: string;
  /** Public id of a key, an address, a record's id. */
  target: string | null;
  /** Network address that the request came from. */
  address: string | null;
}

export interface ApiKeyTable {
  id: Generated<string>;
  account_id: string;
  /** First characters of the key: enough to recognise it, useless to guess it. */
  public_id: string;
  /** sha256 of the whole key in hex; the key itself is never stored. */
  hash: string;
  kind: 'test' | 'production';
  scopes: string[];
  /** What its owner calls it; empty for none. */
  name: Generated<string>;
  /** From then on it is refused. */
  expires_at: Date | null;
  /** Public id of the key that it took the place of. */
  replaces: string | null;
  created_at: Generated<Date>;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/** One row for a request that a key made, or for refusals of one second. Never any text. */
export interface UsageTable {
  id: Generated<number>;
  account_id: string;
  key_id: string;
  at: Date;
  service: string;
  operation: string;
  status: number;
  words: number;
  latency_ms: number;
  request_id: string | null;
  /** How many requests the row stands for. */
  requests: Generated<number>;
  /** True where the key or its rate was refused. */
  refused: Generated<boolean>;
}

/** An address that takes one upload within its time; see `uploads/upload-addresses.ts`. */
export interface UploadAddressTable {
  id: Generated<string>;
  account_id: string;
  key_id: string;
  service: string;
  state: Generated<'created' | 'used'>;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

/** A word that a writer vouches for. */
export interface DictionaryWordTable {
  account_id: string;
  word: string;
  added_at: Generated<Date>;
}

/** A word that everybody here vouches for. */
export interface TeamWordTable {
  word: string;
  added_at: Generated<Date>;
}

/** A PDF opened in the review tool; its text is a file, never here. */
export interface PdfReadingTable {
  id: string;
  account_id: string;
  filename: string;
  status: Generated<'SUCCESS' | 'FAILED'>;
  pages: number;
  words: number;
  deleted: Generated<boolean>;
  created_on: Generated<Date>;
  modified_on: Generated<Date>;
}

/** The key that seals an account's texts, itself sealed with the installation's. */
export interface AccountKeyTable {
  account_id: string;
  sealed: string;
}

/** A text of the review tool that its writer keeps on the server. */
export interface TextTable {
  id: string;
  account_id: string;
  /** Grows by one with each writing. */
  revision: number;
  /** Name and first words, sealed. */
  head: string;
  /** The text with its options, sealed. */
  body: string;
  words: number;
  created_on: Generated<Date>;
  modified_on: Generated<Date>;
}

/** What administrators switch in the pages. */
export interface InstallationSettingTable {
  name: string;
  value: Json;
  changed_at: Generated<Date>;
}

/** A link with which somebody chooses a password, once; see `accounts/one-time-links.ts`. */
export interface OneTimeLinkTable {
  id: Generated<string>;
  kind: 'invitation' | 'password-reset';
  email: string;
  account_id: string | null;
  role: Generated<Role>;
  /** sha256 of the token in hex. */
  token_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

/** A rate limit that all processes count in; see `shared-rate-limit.ts`. */
export interface RateBucketTable {
  id: Buffer;
  tokens: number;
  at: Date;
  full_at: Date;
  allowed: boolean;
}

/** Who signs in through a provider of OpenID Connect; see `accounts/external-identities.ts`. */
export interface ExternalIdentityTable {
  id: Generated<string>;
  account_id: string;
  issuer: string;
  subject: string;
  email: string | null;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
}

/** A sign-in that is under way at a provider; see `accounts/provider-requests.ts`. */
export interface OidcRequestTable {
  /** sha256 in hex. */
  state_hash: string;
  browser_hash: string;
  nonce: string;
  code_verifier: string;
  account_id: string | null;
  next: string;
  expires_at: Date;
}

/** People who work together: a shared dictionary, the same defaults, usage added up. */
export interface TeamTable {
  id: Generated<string>;
  name: string;
  /** What members begin with on the pages. */
  defaults: ColumnType<unknown, string | undefined, string>;
  /** Words that all members together may have processed in a calendar month (UTC); null for no limit. */
  monthly_credits: number | null;
  created_at: Generated<Date>;
}

export type TeamRole = 'owner' | 'editor' | 'member';

/** An account is in one team at most. */
export interface TeamMemberTable {
  account_id: string;
  team_id: string;
  role: TeamRole;
  joined_at: Generated<Date>;
}

/** A word that a team vouches for. */
export interface TeamDictionaryWordTable {
  team_id: string;
  word: string;
  added_at: Generated<Date>;
}

/** A link with which the account of an address joins a team, once; see `accounts/teams/team-invitations.ts`. */
export interface TeamInvitationTable {
  id: Generated<string>;
  team_id: string;
  email: string;
  role: 'editor' | 'member';
  /** sha256 of the token in hex. */
  token_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export type AccountRow = Selectable<AccountTable>;
export type DocumentRow = Selectable<DocumentTable>;
export type AiReportRow = Selectable<AiReportTable>;
export type PdfReadingRow = Selectable<PdfReadingTable>;
export type NewUsage = Insertable<UsageTable>;
