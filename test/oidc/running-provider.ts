import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { freePort } from '../blobs/running-store.ts';

/** What the provider tells of a person; the key among `people` is the subject. */
export interface Person {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly groups?: readonly string[];
}

/** A provider of OpenID Connect on this machine, as somebody else wrote it. */
export interface RunningProvider {
  readonly issuer: string;
  /** Settings of a service that knows it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whom it knows; tests may change them. */
  readonly people: Map<string, Person>;
  /** Takes a code out of use, as time does. */
  expire(code: string): Promise<void>;
  stop(): Promise<void>;
}

const CLIENT_ID = 'emend-test';
const CLIENT_SECRET = 'a secret of sixty-four characters that nobody else has to know..';

/**
 * @param redirectUri where the service takes answers
 * @param at its port, if a service knows it already
 */
export async function startProvider(redirectUri: string, at?: number): Promise<RunningProvider> {
  const port = at ?? (await freePort());
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], groups: ['groups'] },
    scopes: ['openid', 'email', 'groups'],
    cookies: { keys: ['for tests alone'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/sign-in/${uid}` },
    findAccount: (_ctx: unknown, sub: string) =>
      people.has(sub) ? { accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) } : undefined,
  });
  const standard = provider.callback();
  const server = createServer((request, response) => {
    const own = /^\/sign-in\/[\w-]+$/.test(request.url ?? '');
    const answered = own ? signIn(provider, request, response) : standard(request, response);
    answered.catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    issuer,
    people,
    settings: {
      EMEND_OIDC_ISSUER: issuer,
      EMEND_OIDC_CLIENT_ID: CLIENT_ID,
      EMEND_OIDC_CLIENT_SECRET: CLIENT_SECRET,
      EMEND_OIDC_NAME: 'Quillfeather Press',
    },
    expire: async (code) => (await provider.AuthorizationCode.find(code))?.destroy(),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Its page: whoever types a subject is that person, and agrees to all that is asked for; without one, the person refuses. */
async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    const form = '<h1>Provider</h1><form method="post"><input name="login"><button>Continue</button></form>';
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Provider</title>${form}`);
    return;
  }
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const accountId = new URLSearchParams(body).get('login');
  if (!accountId)
    return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'no' });
  const grant = new provider.Grant({ accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  const consent = { grantId: await grant.save() };
  return provider.interactionFinished(request, response, { login: { accountId }, consent });
}
