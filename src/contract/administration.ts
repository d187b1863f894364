import { type Static, Type } from '@sinclair/typebox';
import { LinkKind } from './account.ts';
import type { ReadOnly } from './read-only.ts';
import { Count, nullable, oneOf, Time } from './shapes.ts';
import { ACCOUNT_ROLES } from './terms.ts';

const Role = oneOf(ACCOUNT_ROLES);
const Email = Type.String({ maxLength: 320 });

/** An account as administrators see it, never with a user's text or file names. */
export const ListedAccount = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: Role,
  canSignIn: Type.Boolean({
    description:
      'False for one that was created with a key on the command line: it has no password and is connected to no provider',
  }),
  disabled: Type.Boolean(),
  createdAt: Time,
  lastSeenAt: nullable(Time),
  activeKeys: Count,
  words: Type.Integer({ description: 'Of the last 30 days' }),
  requests: Type.Integer({ description: 'Of the last 30 days' }),
  wordLimit: Count,
  monthlyCredits: nullable(Count),
});
export type ListedAccount = ReadOnly<Static<typeof ListedAccount>>;

export const AccountList = Type.Object({ accounts: Type.Array(ListedAccount) });
export type AccountList = ReadOnly<Static<typeof AccountList>>;

export const AccountChange = Type.Object({
  role: Type.Optional(Role),
  wordLimit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  monthlyCredits: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 1e12 }))),
  disabled: Type.Optional(
    Type.Boolean({ description: 'Neither its people nor its keys are let in from then on, within half a second' }),
  ),
});
export type AccountChange = ReadOnly<Static<typeof AccountChange>>;

/** The next sign-in through the provider with the account’s verified address connects the two. */
export const ConnectionLeave = Type.Object({ email: Type.String(), until: Time });
export type ConnectionLeave = ReadOnly<Static<typeof ConnectionLeave>>;

export const Invitation = Type.Object({ email: Email, role: Role });
export type Invitation = ReadOnly<Static<typeof Invitation>>;

export const ResetRequest = Type.Object({
  email: Type.String({
    maxLength: 320,
    description: 'The address of the account once more, so that nobody’s password is reset by accident',
  }),
  lock: Type.Boolean({
    description:
      'Where somebody else may know the password: it is refused from now on, and all browsers are signed out',
  }),
});
export type ResetRequest = ReadOnly<Static<typeof ResetRequest>>;

/** A new link, also that of a team invitation. */
export const NewLink = Type.Object({
  id: Type.String(),
  token: Type.String({ description: 'The only time that it can be seen' }),
  email: Type.String(),
  expiresAt: Time,
});
export type NewLink = ReadOnly<Static<typeof NewLink>>;

/** A link that nobody has used yet. */
export const ListedLink = Type.Object({
  id: Type.String(),
  kind: LinkKind,
  email: Type.String(),
  role: Role,
  createdAt: Time,
  expiresAt: Time,
});
export type ListedLink = ReadOnly<Static<typeof ListedLink>>;

export const LinkList = Type.Object({ links: Type.Array(ListedLink) });
export type LinkList = ReadOnly<Static<typeof LinkList>>;
