import type { ColumnType, Generated } from 'kysely';

/** A group of people with a shared dictionary, the same defaults and combined usage. */
export interface TeamTable {
  id: Generated<string>;
  name: string;
  /** The members' initial settings on the pages. */
  defaults: ColumnType<unknown, string | undefined, string>;
  /** Words that all members together may have processed in a calendar month (UTC); null for no limit. */
  monthly_credits: number | null;
  created_at: Generated<Date>;
}

export type TeamRole = 'owner' | 'editor' | 'member';

/** An account is in at most one team. */
export interface TeamMemberTable {
  account_id: string;
  team_id: string;
  role: TeamRole;
  joined_at: Generated<Date>;
}

/** A word that a team has in its dictionary. */
export interface TeamDictionaryWordTable {
  team_id: string;
  word: string;
  added_at: Generated<Date>;
}

/** A link with which the account of an address can join a team once; see `accounts/teams/team-invitations.ts`. */
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
