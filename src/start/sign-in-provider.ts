import { createProviderCookie } from '../http/provider-cookie.ts';
import type { ProviderParts } from '../http/routes/portal/session.ts';
import { oidcAdmissionOf, oidcSettingsOf } from '../platform/oidc/oidc-settings.ts';
import { createOpenIdProvider } from '../platform/oidc/openid-provider.ts';
import type { StartContext } from './context.ts';

/**
 * The provider that people can sign in with; null if none is set up. No request is sent to it before somebody signs in,
 * so an unavailable provider does not stop the service.
 */
export function openSignInProvider({ raw, log }: StartContext, secure: boolean): ProviderParts | null {
  const settings = oidcSettingsOf(raw);
  if (!settings) return null;
  return {
    provider: createOpenIdProvider({ ...settings, log }),
    admission: oidcAdmissionOf(raw),
    cookie: createProviderCookie(secure),
  };
}
