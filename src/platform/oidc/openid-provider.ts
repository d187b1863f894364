import type { Configuration } from 'openid-client';
import type { Log } from '../log.ts';
import type { OidcSettings } from './oidc-settings.ts';
import { providerFault } from './provider-faults.ts';
import type { ProvedIdentity, SignInProvider } from './sign-in-provider.ts';

/** Limit for each request to the provider, because a user waits in front of a page. */
const TIMEOUT_SECONDS = 10;
/** After this time its addresses and keys are requested again. If the provider is unavailable then, the known ones are used. */
const KNOWN_FOR_MS = 3_600_000;

export interface OpenIdOptions extends OidcSettings {
  readonly log: Log;
  readonly now?: () => number;
  readonly timeoutSeconds?: number;
}

/** Uses a provider by discovery (OpenID Connect Discovery 1.0). The first request is sent when somebody signs in. */
export function createOpenIdProvider(options: OpenIdOptions): SignInProvider {
  const { issuer, name, scopes, log, now = () => performance.now() } = options;
  let known: { readonly until: number; readonly configuration: Configuration } | undefined;
  let asking: Promise<Configuration> | undefined;

  async function configuration(): Promise<Configuration> {
    if (known && known.until > now()) return known.configuration;
    asking ??= discover(options).finally(() => {
      asking = undefined;
    });
    try {
      known = { until: now() + KNOWN_FOR_MS, configuration: await asking };
    } catch (error) {
      if (!known) throw error;
      log.warn({ issuer }, 'the sign-in provider does not answer; what is known of it is used');
    }
    return known.configuration;
  }

  async function asked<T>(what: string, work: (client: typeof import('openid-client')) => Promise<T>): Promise<T> {
    try {
      return await work(await import('openid-client'));
    } catch (error) {
      throw providerFault(error, { what, name, log });
    }
  }

  return {
    name,
    issuer,
    begin: ({ redirectUri, again }) =>
      asked('begin', async (client) => {
        const config = await configuration();
        const secrets = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          codeVerifier: client.randomPKCECodeVerifier(),
        };
        const url = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: scopes,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
          ...(again ? { prompt: 'login' } : {}),
        });
        return { url: url.href, secrets };
      }),
    finish: (answer, { state, nonce, codeVerifier }) =>
      asked('finish', async (client) => {
        const config = await configuration();
        const tokens = await client.authorizationCodeGrant(config, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        // Many providers put only the subject into the token. The rest is available with the access token.
        const wanting = claims['email'] === undefined || claims[options.groupsClaim] === undefined;
        const more =
          wanting && config.serverMetadata().userinfo_endpoint
            ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
            : {};
        return identityFrom({ ...more, ...claims }, options);
      }),
  };
}

async function discover(options: OpenIdOptions): Promise<Configuration> {
  const client = await import('openid-client');
  const { issuer, clientId, clientSecret, timeoutSeconds = TIMEOUT_SECONDS } = options;
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    // The settings allow such an issuer only on this machine.
    ...(issuer.startsWith('http:') ? { execute: [client.allowInsecureRequests] } : {}),
  });
}

type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

function identityFrom(claims: Claims, { groupsClaim, trustEmail }: OpenIdOptions): ProvedIdentity {
  const { iss: issuer, sub: subject, email, email_verified: verified } = claims;
  const groups = claims[groupsClaim];
  return {
    issuer,
    subject,
    email: typeof email === 'string' && email.trim() !== '' ? email : null,
    // Some send the word instead of the value. An explicit "no" is never overruled.
    emailVerified: verified === undefined ? trustEmail : verified === true || verified === 'true',
    groups: [groups].flat().filter((group) => typeof group === 'string'),
  };
}
