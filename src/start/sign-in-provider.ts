import { createProviderCookie } from '../http/provider-cookie.ts';
import type { ProviderParts } from '../http/routes/portal/session.ts';
import { oidcAdmissionOf, oidcSettingsOf } from '../platform/oidc/oidc-settings.ts';
import { createOpenIdProvider } from '../platform/oidc/openid-provider.ts';
import type { StartContext } from './context.ts';

/**
 * The provider that people may sign in with; null where none is set up. Nothing is asked of it before somebody signs in: a provider that
 * is away keeps the service from nothing.
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
