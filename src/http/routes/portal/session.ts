import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../../accounts/audit.ts';
import { isSignUpOpen } from '../../../accounts/installation-settings.ts';
import { countAttempt, signIn } from '../../../accounts/sign-in.ts';
import { isFirstAccount, signUp } from '../../../accounts/sign-up.ts';
import { teamOf } from '../../../accounts/teams/team-settings.ts';
import { type Account, Credentials, SessionState, SignedIn } from '../../../contract/account.ts';
import { Done } from '../../../contract/shapes.ts';
import type { Db } from '../../../platform/db/database.ts';
import { problem } from '../../../platform/errors.ts';
import type { OidcAdmission } from '../../../platform/oidc/oidc-settings.ts';
import type { SignInProvider } from '../../../platform/oidc/sign-in-provider.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import type { ContractApp } from '../../contract-types.ts';
import type { BrowserSessions } from '../../guard.ts';
import type { Guests } from '../../guests.ts';
import type { ProviderCookie } from '../../provider-cookie.ts';

/** A provider that people may sign in with, and its settings. */
export interface ProviderParts {
  readonly provider: SignInProvider;
  readonly admission: OidcAdmission;
  readonly cookie: ProviderCookie;
}

export interface SessionRouteParts extends BrowserSessions {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly guests: Guests;
  /** The value of EMEND_SIGN_UP. Administrators can also close sign-up. */
  readonly signUpAllowed: boolean;
  /** True if people may sign in with passwords. */
  readonly passwords: boolean;
  /** Null if no provider is set up. */
  readonly signInWith: ProviderParts | null;
  /** The drop zones show this limit and refuse larger files before sending them. */
  readonly maxUploadBytes: number;
  readonly version: string;
}

/** Signing in, out and up, and what the pages request at their start. For the pages only, so not in the description. */
export function sessionRoutes(app: ContractApp, parts: SessionRouteParts): void {
  const { db, limiter, sessions, cookie } = parts;
  const open = {
    config: { sameOrigin: true as const },
    schema: { hide: true, body: Credentials, response: { 200: SignedIn } },
    preHandler: async () => requirePasswords(parts),
  };

  app.get('/api/portal/session', {
    schema: { hide: true, response: { 200: SessionState } },
    handler: async (request) => {
      const token = cookie.read(request);
      const session = token ? await sessions.find(token) : null;
      const first = session === null && (await isFirstAccount(db));
      return {
        account: session && (await accountFor(db, session.accountId)),
        firstAccount: first,
        signUpOpen: first || (await isSignUpOpen(db, parts.signUpAllowed)),
        passwords: parts.passwords,
        provider: parts.signInWith && {
          name: parts.signInWith.provider.name,
          issuer: parts.signInWith.provider.issuer,
        },
        guests: parts.guests.access(request),
        maxUploadBytes: parts.maxUploadBytes,
        version: parts.version,
      };
    },
  });
  app.post('/api/portal/session', {
    ...open,
    handler: async (request, reply) => {
      const accountId = await signIn(db, limiter, { ...request.body, address: request.ip });
      return beginSession(parts, request, reply, accountId);
    },
  });
  app.post('/api/portal/accounts', {
    ...open,
    handler: async (request, reply) => {
      await countAttempt(limiter, request.body.email, request.ip);
      const open = await isSignUpOpen(db, parts.signUpAllowed);
      const { accountId } = await signUp(db, { ...request.body, open, address: request.ip });
      return beginSession(parts, request, reply, accountId);
    },
  });
  app.delete('/api/portal/session', {
    config: { session: 'member' },
    schema: { hide: true, response: { 200: Done } },
    handler: async (request, reply) => {
      const { accountId } = request.session!;
      await sessions.end(cookie.read(request)!);
      await recordAudit(db, { accountId, actorId: accountId, action: 'account.signed-out', address: request.ip });
      cookie.clear(reply);
      return { status: true };
    },
  });
}

/** @throws EmendError `auth.passwords-off` */
export function requirePasswords({ passwords }: Pick<SessionRouteParts, 'passwords'>): void {
  if (!passwords) throw problem('auth.passwords-off');
}

/** A new session, whatever the browser had before, so that a token planted by somebody else becomes worthless. */
export async function beginSession(
  { db, sessions, cookie }: SessionRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<SignedIn> {
  const former = cookie.read(request);
  if (former) await sessions.end(former);
  cookie.write(reply, await sessions.start(accountId));
  const account = await accountFor(db, accountId);
  // The account was deleted while somebody signed in to it.
  if (!account) throw problem('auth.signed-out');
  return { account };
}

/** What the pages know about the signed-in user. */
async function accountFor(db: Db, accountId: string): Promise<Account | null> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'role'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const team = await teamOf(db, accountId);
  // The account was deleted within the half second that sessions are cached.
  return account ? { ...account, teamDefaults: team?.defaults ?? {} } : null;
}
