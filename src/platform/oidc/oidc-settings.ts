import { DEFINITIONS, type RawSettings } from '../config/settings.ts';
import { problem } from '../errors.ts';

/** A provider as the settings describe it. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  readonly scopes: string;
  readonly groupsClaim: string;
  /** The provider verifies every address but does not state it in `email_verified`. */
  readonly trustEmail: boolean;
}

/** Who may sign in through the provider without an existing account. */
export interface OidcAdmission {
  /** Domains whose verified addresses may get an account; null if none is set. */
  readonly domains: readonly string[] | null;
  /** A person must be in one of these groups at every sign-in; null if none is set. */
  readonly groups: readonly string[] | null;
}

const NEEDED = ['oidcIssuer', 'oidcClientId', 'oidcClientSecret'] as const;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns the provider that the settings name, or null if there is none.
 * @throws EmendError `config.invalid` for incomplete provider settings, for an issuer without https that is not on this
 * machine, and for passwords that are off without a provider
 */
export function oidcSettingsOf(settings: RawSettings): OidcSettings | null {
  const missing = NEEDED.filter((name) => settings[name] === null);
  if (missing.length === NEEDED.length) {
    if (settings.passwords === 'off')
      throw invalid('passwords', 'is off, so people need another way to sign in: set EMEND_OIDC_ISSUER too');
    return null;
  }
  if (missing[0]) throw invalid(missing[0], `is not set. A provider needs ${NEEDED.map(variableOf).join(', ')}`);
  const issuer = new URL(settings.oidcIssuer!);
  if (issuer.protocol === 'http:' && !LOOPBACK.has(issuer.hostname))
    throw invalid('oidcIssuer', 'must start with https://: keys and names would cross the network in the clear');
  return {
    issuer: settings.oidcIssuer!,
    clientId: settings.oidcClientId!,
    clientSecret: settings.oidcClientSecret!,
    name: settings.oidcName,
    scopes: settings.oidcScopes,
    groupsClaim: settings.oidcGroupsClaim,
    trustEmail: settings.oidcTrustEmail,
  };
}

export function oidcAdmissionOf({ oidcAllowedDomains, oidcAllowedGroups }: RawSettings): OidcAdmission {
  return {
    domains: listOf(oidcAllowedDomains)?.map((domain) => domain.toLowerCase().replace(/^@/, '')) ?? null,
    groups: listOf(oidcAllowedGroups),
  };
}

function listOf(setting: string | null): string[] | null {
  return setting?.split(',').flatMap((item) => item.trim() || []) ?? null;
}

const variableOf = (name: keyof typeof DEFINITIONS): string => DEFINITIONS[name].env;

function invalid(name: keyof typeof DEFINITIONS, what: string) {
  return problem('config.invalid', { setting: variableOf(name), problem: what });
}
