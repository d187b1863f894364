import type {
  AccountTable,
  ApiKeyTable,
  AuditEventTable,
  ExternalIdentityTable,
  InstallationSettingTable,
  OidcRequestTable,
  OneTimeLinkTable,
  RateBucketTable,
  SessionTable,
  UsageTable,
} from './account-tables.ts';
import type { DownloadTable, RecordTable, UploadAddressTable } from './record-tables.ts';
import type { TeamDictionaryWordTable, TeamInvitationTable, TeamMemberTable, TeamTable } from './team-tables.ts';
import type { AccountKeyTable, DictionaryWordTable, TeamWordTable, TextTable } from './text-tables.ts';

/** The tables after all migrations. Times are `timestamptz`, passed and returned as Date. */
export interface DatabaseSchema {
  accounts: AccountTable;
  api_keys: ApiKeyTable;
  usage: UsageTable;
  upload_addresses: UploadAddressTable;
  records: RecordTable;
  downloads: DownloadTable;
  dictionary_words: DictionaryWordTable;
  team_words: TeamWordTable;
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
