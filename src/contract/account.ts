import { type Static, Type } from '@sinclair/typebox';
import type { ReadOnly } from './read-only.ts';
import { nullable, oneOf, Time } from './shapes.ts';
import { TeamDefaults } from './team.ts';
import { ACCOUNT_ROLES } from './terms.ts';

const Password = Type.String({ maxLength: 1024 });

export const Credentials = Type.Object({ email: Type.String({ maxLength: 320 }), password: Password });
export type Credentials = ReadOnly<Static<typeof Credentials>>;

/** What the pages know about the signed-in user. */
export const Account = Type.Object({
  id: Type.String(),
  email: Type.String(),
  role: oneOf(ACCOUNT_ROLES),
  teamDefaults: TeamDefaults,
});
export type Account = ReadOnly<Static<typeof Account>>;

export const SignedIn = Type.Object({ account: Account });
export type SignedIn = ReadOnly<Static<typeof SignedIn>>;

/** A provider that people may sign in with. */
export const Provider = Type.Object({ name: Type.String(), issuer: Type.String() });
export type Provider = ReadOnly<Static<typeof Provider>>;

export const SessionState = Type.Object({
  account: nullable(Account, 'Null while nobody is signed in'),
  firstAccount: Type.Boolean({ description: 'Whoever signs up now becomes administrator' }),
  signUpOpen: Type.Boolean(),
  passwords: Type.Boolean({ description: 'Whether people sign in with passwords here' }),
  provider: nullable(Provider, 'Where else they may sign in; null for nowhere'),
  guests: oneOf(['local', 'on', 'off'], {
    description:
      'Who may use the review without an account: browsers on the machine of the service, anybody, or nobody',
  }),
  maxUploadBytes: Type.Integer(),
  version: Type.String(),
});
export type SessionState = ReadOnly<Static<typeof SessionState>>;

export const PasswordChange = Type.Object({ current: Password, next: Password });

/** For irreversible actions. */
export const OwnerProof = Type.Object({
  password: Type.String({ maxLength: 1024, description: 'Of an account that has none, its address' }),
});

/** Only a path of this service, so that no link can lead elsewhere. */
const Path = Type.String({ pattern: '^/(?![/\\\\])[\\w./-]*$', maxLength: 500 });

export const ProviderStart = Type.Object({
  next: Type.Optional(Path),
  connect: Type.Optional(Type.Boolean({ description: 'Connects the account that is signed in' })),
  again: Type.Optional(Type.Boolean({ description: 'The provider asks for the credentials once more' })),
});
export type ProviderStart = ReadOnly<Static<typeof ProviderStart>>;

export const ProviderPage = Type.Object({ url: Type.String({ description: 'Where the browser goes to sign in' }) });
export type ProviderPage = ReadOnly<Static<typeof ProviderPage>>;

/** A connection between an account and a provider, as its owner sees it. */
const Identity = Type.Object({
  id: Type.String(),
  issuer: Type.String(),
  email: nullable(Type.String(), 'At the last sign-in; null where the provider tells none'),
  connectedAt: Time,
  lastUsedAt: Time,
});

/** How an account can be signed in to. */
export const WaysIn = Type.Object({ hasPassword: Type.Boolean(), identities: Type.Array(Identity) });
export type WaysIn = ReadOnly<Static<typeof WaysIn>>;

/**
 * An administrator passes on a link, and its holder chooses a password that nobody else ever knows. The token is in the
 * part of the address that browsers do not send (`#`), and here in request bodies, because proxies log addresses.
 */
const Token = Type.String({ minLength: 43, maxLength: 43 });
export const LinkKind = oneOf(['invitation', 'password-reset']);
export type LinkKind = Static<typeof LinkKind>;

export const TokenBody = Type.Object({ token: Token });

export const LinkPurpose = Type.Object({ kind: LinkKind, email: Type.String() });
export type LinkPurpose = ReadOnly<Static<typeof LinkPurpose>>;

export const ChosenPassword = Type.Object({ token: Token, password: Password });
