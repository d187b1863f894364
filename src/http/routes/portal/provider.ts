import type { FastifyRequest } from 'fastify';
import { connectIdentity, disconnectIdentity, waysInto } from '../../../accounts/external-identities.ts';
import { keepRequest, type ProviderRequest, takeRequest } from '../../../accounts/provider-requests.ts';
import { requireGroup, signInByProvider } from '../../../accounts/sign-in-by-provider.ts';
import { ProviderPage, ProviderStart, WaysIn } from '../../../contract/account.ts';
import { Done, IdParams } from '../../../contract/shapes.ts';
import { EmendError, problem } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { ContractApp } from '../../contract-types.ts';
import { beginSession, type ProviderParts, type SessionRouteParts } from './session.ts';

export type ProviderRouteParts = SessionRouteParts & { readonly baseUrl: () => string };

/** The path to which the provider sends the browser back. It must be registered with the provider. */
const CALLBACK_PATH = '/oidc/callback';

/** Limit for one network address, which a whole office may share. */
const RATE = { perSecond: 1 / 2, burst: 40 };

/** Sign-in with an OpenID Connect provider, and connecting an account with it. */
export function providerRoutes(app: ContractApp, parts: ProviderRouteParts): void {
  const { db, limiter, sessions, cookie, baseUrl } = parts;
  const redirectUri = () => `${baseUrl()}${CALLBACK_PATH}`;

  app.get('/api/portal/account/ways-in', {
    config: { session: 'member' },
    schema: { hide: true, response: { 200: WaysIn } },
    handler: ({ session }) => waysInto(db, session!.accountId),
  });
  app.delete('/api/portal/account/ways-in/:id', {
    config: { session: 'member' },
    schema: { hide: true, params: IdParams, response: { 200: Done } },
    handler: async (request) => {
      const { accountId } = request.session!;
      const { id } = request.params;
      if (!isUuid(id)) throw problem('record.not-found');
      await disconnectIdentity(db, { accountId, id, passwords: parts.passwords, address: request.ip });
      return { status: true };
    },
  });

  app.post('/api/portal/provider', {
    config: { sameOrigin: true },
    schema: { hide: true, body: ProviderStart, response: { 200: ProviderPage } },
    handler: async (request, reply) => {
      const { provider, cookie: ofBrowser } = providerOf(parts);
      const { next = '/', connect = false, again = false } = request.body;
      await countStart(request);
      const session = connect ? await sessions.find(cookie.read(request) ?? '') : null;
      if (connect && !session) throw problem('auth.signed-out');
      const { url, secrets } = await provider.begin({ redirectUri: redirectUri(), again });
      const browserToken = ofBrowser.keep(request, reply);
      await keepRequest(db, { secrets, browserToken, accountId: session?.accountId ?? null, next });
      return { url };
    },
  });

  app.get(CALLBACK_PATH, {
    schema: { hide: true },
    handler: async (request, reply) => {
      let begun: ProviderRequest | undefined;
      let page: string;
      try {
        begun = await takeRequest(db, {
          state: stateOf(request),
          browserToken: providerOf(parts).cookie.read(request),
        });
        const { isNew, accountId } = await answered(request, begun);
        if (accountId !== null) await beginSession(parts, request, reply, accountId);
        page = `/signed-in?${new URLSearchParams({ next: begun.next, ...(isNew ? { new: '1' } : {}) })}`;
      } catch (error) {
        // A page shows the error in the reader's language. Our own faults are logged as such.
        if (!(error instanceof EmendError) || error.status === 500) throw error;
        const at = begun?.accountId ? begun.next : '/login';
        page = `${at}?${new URLSearchParams({ failed: error.code, ...(begun && at === '/login' ? { next: begun.next } : {}) })}`;
      }
      return reply.header('referrer-policy', 'no-referrer').redirect(page, 303);
    },
  });

  /** Does what a request was for; `accountId` is null if an account was only connected. */
  async function answered(request: FastifyRequest, begun: ProviderRequest) {
    const { provider, admission } = providerOf(parts);
    // Never the host that the request names: the address is ours, and only its query comes from the provider.
    const answer = new URL(redirectUri());
    answer.search = new URL(request.url, 'http://localhost').search;
    const identity = await provider.finish(answer, begun.secrets);
    const person = { identity, admission, name: provider.name, address: request.ip };
    if (begun.accountId !== null) {
      requireGroup(person);
      await connectIdentity(db, { ...person, accountId: begun.accountId });
      return { isNew: false, accountId: null };
    }
    return signInByProvider(db, { ...person, signUpAllowed: parts.signUpAllowed });
  }

  async function countStart(request: FastifyRequest): Promise<void> {
    const { allowed, retryAfter } = await limiter.take(`provider ${request.ip}`, RATE);
    if (!allowed) throw problem('auth.too-many-attempts', { seconds: Math.max(1, Math.ceil(retryAfter)) });
  }
}

function stateOf({ query }: FastifyRequest): string | undefined {
  const { state } = query as { readonly state?: unknown };
  return typeof state === 'string' ? state : undefined;
}

/** @throws EmendError `oidc.off` */
function providerOf({ signInWith }: ProviderRouteParts): ProviderParts {
  if (!signInWith) throw problem('oidc.off');
  return signInWith;
}
