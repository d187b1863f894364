import { type Static, Type } from '@sinclair/typebox';
import type { ReadOnly } from './read-only.ts';
import { Count, nullable, oneOf, Time } from './shapes.ts';
import { INVITED_ROLES, TEAM_ROLES } from './terms.ts';

const Name = Type.String({ maxLength: 400 });
const Choice = Type.Optional(Type.String({ maxLength: 20 }));

/** The members' initial settings on the pages, under the pages' names. Missing ones have the general defaults. */
export const TeamDefaults = Type.Object(
  { language: Choice, styleGuide: Choice, certainty: Choice },
  { additionalProperties: false },
);
export type TeamDefaults = ReadOnly<Static<typeof TeamDefaults>>;

export const NewTeam = Type.Object({ name: Name });
export const MadeTeam = Type.Object({ id: Type.String() });
export const TeamChange = Type.Object({ name: Type.Optional(Name), defaults: Type.Optional(TeamDefaults) });
export type TeamChange = ReadOnly<Static<typeof TeamChange>>;

export const Team = Type.Object({
  teamId: Type.String(),
  name: Type.String(),
  role: oneOf(TEAM_ROLES, { description: 'Role of the person who is signed in' }),
  defaults: TeamDefaults,
  monthlyCredits: nullable(Type.Integer()),
});
export type Team = ReadOnly<Static<typeof Team>>;

export const OwnTeam = Type.Object({ team: nullable(Team, 'Null where the account is in none') });
export type OwnTeam = ReadOnly<Static<typeof OwnTeam>>;

export const TeamMember = Type.Object({
  id: Type.String({ description: 'The account' }),
  email: Type.String(),
  role: oneOf(TEAM_ROLES),
  joinedAt: Time,
});
export type TeamMember = ReadOnly<Static<typeof TeamMember>>;

export const MemberList = Type.Object({ members: Type.Array(TeamMember) });
export type MemberList = ReadOnly<Static<typeof MemberList>>;

const InvitedRole = oneOf(INVITED_ROLES);
export const RoleChange = Type.Object({ role: InvitedRole });
export const Heir = Type.Object({ id: Type.String({ maxLength: 60 }) });

/** An invitation of a person by address. */
export const TeamInvitation = Type.Object({ email: Type.String({ maxLength: 320 }), role: InvitedRole });
export type TeamInvitation = ReadOnly<Static<typeof TeamInvitation>>;

export const ListedInvitation = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: InvitedRole,
  expiresAt: Time,
});
export type ListedInvitation = ReadOnly<Static<typeof ListedInvitation>>;

export const InvitationList = Type.Object({ invitations: Type.Array(ListedInvitation) });
export type InvitationList = ReadOnly<Static<typeof InvitationList>>;

/** The team and the role that an invitation offers. */
export const InvitedTeam = Type.Object({ team: Type.String({ description: 'Its name' }), role: InvitedRole });
export type InvitedTeam = ReadOnly<Static<typeof InvitedTeam>>;

/** What a member used in a number of days, with keys and on the pages. */
const MemberUsage = Type.Object({ id: Type.String(), email: Type.String(), requests: Count, words: Count });

/** The combined usage of the team. Only numbers: not even the owner sees texts or file names. */
export const TeamUsage = Type.Object({
  days: Count,
  members: Type.Array(MemberUsage),
  creditsUsed: Type.Integer({
    description: 'Words of documents and reports of all members this month, which the team’s limit counts',
  }),
});
export type TeamUsage = ReadOnly<Static<typeof TeamUsage>>;

export const WordList = Type.Object({ words: Type.Array(Type.String()) });
export type WordList = ReadOnly<Static<typeof WordList>>;
export const WordAdded = Type.Object({ added: Type.Boolean({ description: 'Whether it is new' }) });
export const WordRemoved = Type.Object({ removed: Type.Boolean({ description: 'Whether it was there' }) });
